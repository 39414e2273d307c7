import type { Language } from "../engine/core/language";
import type { PrinterProfile } from "../schemas/printer-profile";
import { iconCredit } from "./icon-source";
import { pageWords } from "./page-words";
import { describeProfile } from "./printer-correction";
import { describeRegistration, type RegistrationName } from "./registration";

/** The words of a print besides its cards: how it is called, and what stands at the edge of each sheet. */

/** “Set”, or “Set: Deck”. */
export const printTitle = (set: string, deck: string | undefined): string =>
  deck === undefined || deck === set ? set : `${set}: ${deck}`;

/** Whose work is printed. */
export const creditLine = (credit: string, language?: Language): string =>
  `${credit}. ${pageWords(language).icons}: ${iconCredit}`;

interface PrintWords {
  settings: { label?: string | undefined; registration?: string | undefined };
  /** The set's name and version. */
  set: { name?: string; version?: string } | undefined;
  /** In place of a set without a name. */
  title: string;
  profile: PrinterProfile | undefined;
  /** Whose work the game is. */
  credit: string;
  language?: Language | undefined;
}

/** The most important words first: what has no room is left out from behind. */
export function sheetLabel({
  settings: { label, registration },
  set = {},
  title,
  profile,
  credit,
  language,
}: PrintWords): string[] {
  return [
    label ?? "",
    [set.name ?? title, set.version].filter(Boolean).join(" · "),
    pageWords(language).page,
    registration === undefined ? "" : describeRegistration(registration as RegistrationName, language),
    profile ? describeProfile(profile, language) : "",
    creditLine(credit, language),
  ].filter(Boolean);
}

/** Sheets of pieces are counted over all sizes: the sheets do that. */
export const pieceLabel = (words: PrintWords): string[] => sheetLabel(words).filter((part) => !part.includes("{page}"));
