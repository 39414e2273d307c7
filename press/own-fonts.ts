import type { Problem } from "../schemas/problem";
import { isOwnFont } from "./font-table";
import { FontFace, parseFont } from "./fonts";
import { type Coming, coming, type Lettering } from "./lettering";
import { pressProblems } from "./problems";
import { unpackedLength } from "./type/sfnt";

/**
 * Fonts that a project brings itself, as files in its folder `fonts/`. A template names one by its path, where it would name
 * a typeface of the house; whatever letters the house lacks altogether, all of them lend.
 */

export interface OwnFonts {
  /** Their paths. */
  ids: readonly string[];
  /** Only sound ones have bytes. */
  font(id: string): Uint8Array | Coming | undefined;
}

export const withOwnFonts = (house: Lettering, own: OwnFonts): Lettering => ({
  ...house,
  own: own.ids,
  font: (id) => (isOwnFont(id) ? own.font(id) : house.font(id)),
});

/** Letters without which a typeface for names and rules has gaps. */
const expected = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.,:;!?'()-+/";
/** OS/2 table: the maker forbids embedding. */
const restricted = 0x0002;
/** Shown of the signs that it lacks. */
const mostSigns = 20;

export interface CheckedFont {
  /** Undefined when it can't be used. */
  bytes: Uint8Array | undefined;
  /** What it calls itself. */
  name: string | undefined;
  problems: Problem[];
}

/** Reads a font file far enough to know that it can be set, shown and printed. */
export function checkFont(file: string, bytes: Uint8Array): CheckedFont {
  const refuse = (
    code: "press/font-unreadable" | "press/font-variable" | "press/font-collection",
    details?: string,
  ) => ({
    bytes: undefined,
    name: undefined,
    problems: [pressProblems.report(code, { file }, { file }, details)],
  });
  if (startsWith(bytes, "ttcf")) return refuse("press/font-collection");
  if (unpackedLength(bytes) > longestFont) return refuse("press/font-unreadable", "It unpacks to more than 100 MB.");
  try {
    const font = parseFont(bytes);
    const { tables } = (font as unknown as { directory: { tables: Record<string, unknown> } }).directory;
    if ("fvar" in tables) return refuse("press/font-variable");
    if (!("glyf" in tables || "CFF " in tables)) return refuse("press/font-unreadable", "There are no outlines in it.");
    const face = new FontFace(isOwnFont(file) ? file : `fonts/${file}.ttf`, bytes);
    tryOut(face);
    return { bytes, name: nameOf(face), problems: notices(file, face) };
  } catch (reason) {
    // The parser throws whatever comes to hand on a file that is no font or broken off.
    return refuse("press/font-unreadable", String(reason));
  }
}

/** Bytes; the largest typefaces of China and Japan have some thirty million. */
const longestFont = 100_000_000;
/** Most units that a letter may be divided into, and fewest. */
const units = { least: 16, most: 16_384 };

/** Sets every letter of the common scripts once. What is damaged beyond them shows when it is set. */
function tryOut(face: FontFace): void {
  const { unitsPerEm, ascent, descent, capHeight } = face;
  if (!(unitsPerEm >= units.least && unitsPerEm <= units.most)) throw new Error(`${unitsPerEm} units per em.`);
  if (![ascent, descent, capHeight].every(Number.isFinite)) throw new Error("It has no height.");
  const glyphs = new Set<number>([0]);
  for (const [first, last] of usualSigns) {
    for (let sign = first; sign <= last; sign++) glyphs.add(face.glyphOf(sign));
  }
  face.readThrough([...glyphs]);
  face.shape("Affinity, Ta.");
  void face.credit;
}
/** Latin with its accents, Greek, Cyrillic, marks and coins. */
const usualSigns = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
  [0x386, 0x3ce],
  [0x400, 0x45f],
  [0x2010, 0x203a],
  [0x20a0, 0x20bf],
] as const;

const startsWith = (bytes: Uint8Array, tag: string): boolean =>
  [...tag].every((letter, at) => bytes[at] === letter.charCodeAt(0));

const nameOf = ({ font, credit }: FontFace): string => font.fullName || credit.name;

function notices(file: string, face: FontFace): Problem[] {
  const problems: Problem[] = [];
  const { fsType } = (face.font as { "OS/2"?: { fsType?: { noEmbedding?: boolean } | number } })["OS/2"] ?? {};
  const isForbidden = typeof fsType === "number" ? (fsType & restricted) !== 0 : fsType?.noEmbedding === true;
  if (isForbidden) problems.push(pressProblems.report("press/font-not-to-embed", { file }, { file }));
  const lacking = [...expected].filter((sign) => !face.has(sign));
  if (lacking.length > 0) {
    const signs = `${lacking.slice(0, mostSigns).join("")}${lacking.length > mostSigns ? "…" : ""}`;
    problems.push(pressProblems.report("press/font-lacks-letters", { file }, { file, signs }));
  }
  return problems;
}

/** The own font of the nearest cut that can draw all of these signs; asked only when nothing of the house can. */
export function ownStandIn(
  signs: readonly string[],
  { weight, isItalic }: FontFace,
  book: { lettering: Lettering; ask(id: string): FontFace | Coming | undefined },
): FontFace | Coming | undefined {
  const { own = [] } = book.lettering;
  if (own.length === 0) return undefined;
  const faces = own.map((id) => book.ask(id));
  const far = (face: FontFace): number => Math.abs(face.weight - weight) + (face.isItalic === isItalic ? 0 : 1000);
  const fit = faces.filter(
    (face): face is FontFace => face !== undefined && face !== coming && signs.every((sign) => face.has(sign)),
  );
  // One that is still on its way may be nearer; better one that is here than none.
  return fit.sort((a, b) => far(a) - far(b))[0] ?? (faces.includes(coming) ? coming : undefined);
}
