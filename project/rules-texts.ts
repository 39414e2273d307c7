import { plural } from "../engine/core/rich-text";
import type { Json } from "../engine/core/vocabulary";
import { cardGame } from "../engine/games/registry";
import type { SlotSchema } from "../engine/words/place";
import type { Reading } from "../engine/words/reading/read-ability";
import { effectPlaceOf } from "../engine/words/reading/stage";
import type { GameId } from "../schemas/game-id";
import { type Pointer, parentOf, valueAt, withoutValueAt, withValueAt } from "../schemas/json-pointer";
import type { PlannedEdit } from "./commands";
import { readDocument } from "./document";
import { formatDocument, schemaFor } from "./format";
import { cardIdOf, cardPath } from "./paths";
import type { Files } from "./project-text";
import { isSure, readOnCard } from "./read-in-words";

/** A column of rules texts: what each says is read, and becomes what its card does. What isn't sure, a person decides. */

export interface RulesText {
  /** Its id or its name. */
  card: string;
  /** A line for each ability. */
  text: string;
}

export interface ReadRow extends RulesText {
  state: "understood" | "doubtful" | "unread" | "no-card";
  /** The card's document. */
  path?: string;
  lines: readonly ReadLine[];
  /** How many abilities the card has now, which make way. */
  replaces: number;
}

export interface ReadLine {
  text: string;
  /** Best first. */
  readings: readonly Reading[];
}

/** Rows as they are pasted: the card, a tab, its text. A row without a tab goes on with the card before it. */
export function pastedRows(text: string): RulesText[] {
  const rows: RulesText[] = [];
  for (const line of text.split(/\r?\n/)) {
    if (line.trim() === "") continue;
    const [card = "", ...rest] = line.split("\t");
    const last = rows.at(-1);
    if (rest.length > 0)
      rows.push({
        card: card.trim(),
        text: rest
          .join(" ")
          .trim()
          .replace(/^"(.*)"$/, "$1"),
      });
    else if (last) last.text += `\n${card.trim()}`;
    else rows.push({ card: card.trim(), text: "" });
  }
  return rows;
}

export function readRow(files: Files, game: GameId, row: RulesText, cards: readonly Json[]): ReadRow {
  const path = pathOf(files, game, row.card);
  const card = path === undefined ? undefined : cardAtPath(files, game, path);
  const place = abilitiesPlace(game);
  if (path === undefined || card === undefined || place === undefined)
    return { ...row, state: "no-card", lines: [], replaces: 0 };
  const bare = withoutValueAt(card, place) as Json;
  const texts = row.text.split("\n").filter((line) => line.trim() !== "");
  const lines = texts.map((text) => ({ text, readings: readOnCard(game, text, bare, cards) }));
  const now = valueAt(card, place);
  return { ...row, path, lines, state: stateOf(lines), replaces: Array.isArray(now) ? now.length : 0 };
}

/** Understood is what has one reading that says all of it, just so. */
function stateOf(lines: readonly ReadLine[]): ReadRow["state"] {
  if (lines.length === 0 || lines.some(({ readings }) => readings.length === 0)) return "unread";
  return lines.every(({ readings }) => readings.filter(isSure).length === 1) ? "understood" : "doubtful";
}

/** The abilities of cards written down as one step, in place of what they did before. */
export function writeAbilities(
  files: Files,
  game: GameId,
  chosen: readonly { path: string; abilities: readonly Json[] }[],
): PlannedEdit {
  const place = abilitiesPlace(game)!;
  const changes = chosen.flatMap(({ path, abilities }) => {
    const card = cardAtPath(files, game, path);
    if (card === undefined) return [];
    const text = formatDocument(withValueAt(card, place, abilities), "card", game);
    return files.get(path) === text ? [] : [{ path, text }];
  });
  return { label: `Rules of ${plural(changes.length, "card")} from their texts`, changes };
}

/** What a row says, as it is written: of each line the best reading. */
export const bestOf = ({ lines }: ReadRow): Json[] =>
  lines.flatMap(({ readings: [best] }) => (best ? [best.value] : []));

/** Whether abilities can be written at all: in some games components say what cards do. */
export const hasAbilities = (game: GameId): boolean => abilitiesPlace(game) !== undefined;

function abilitiesPlace(game: GameId): Pointer | undefined {
  const schema = schemaFor("card", game) as SlotSchema;
  const at = cardGame(game).lexicon ? effectPlaceOf(schema) : undefined;
  if (at === undefined) return undefined;
  const list = parentOf(at);
  // Effects by themselves are no sentences of a card: it is composed of components.
  const { properties } = (schema.properties?.[list.slice(1)]?.items ?? {}) as SlotSchema;
  return properties === undefined ? undefined : list;
}

const cardAtPath = (files: Files, game: GameId, path: string): Json | undefined =>
  readDocument<Json>(path, files.get(path) ?? "", game).value;

function pathOf(files: Files, game: GameId, card: string): string | undefined {
  if (files.has(cardPath(card))) return cardPath(card);
  const wanted = card.trim().toLowerCase();
  const named = [...files.keys()].filter((path) => {
    if (cardIdOf(path) === undefined) return false;
    const value = cardAtPath(files, game, path) as { name?: string } | undefined;
    return value?.name?.toLowerCase() === wanted;
  });
  // Of several of that name nobody knows which is meant.
  return named.length === 1 ? named[0] : undefined;
}
