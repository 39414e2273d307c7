import type { DeckList } from "../../engine/core/setup";
import { type Pointer, withoutValueAt, withValueAt } from "../../schemas/json-pointer";

/** What a “what if” makes of cards and decks. */

/** With other things at some places; null takes away what stands there, the last of a list first, so that the others stay where they are. */
export function withChanges(card: unknown, fields: readonly (readonly [Pointer, unknown])[]): unknown {
  const set = fields.filter(([, value]) => value !== null);
  const gone = fields
    .filter(([, value]) => value === null)
    .toSorted(([a], [b]) => b.localeCompare(a, "en", { numeric: true }));
  const made = set.reduce((card, [at, value]) => withValueAt(card, at, value), card);
  return gone.reduce((card, [at]) => withoutValueAt(card, at), made);
}

/** With so many copies of some cards. */
export function withCopies(list: DeckList, counts: Readonly<Record<string, number>>): DeckList {
  const kept = list.map(({ card, count }) => ({ card, count: counts[card] ?? count }));
  const added = Object.entries(counts).flatMap(([card, count]) =>
    list.some((each) => each.card === card) ? [] : [{ card, count }],
  );
  return [...kept, ...added].filter(({ count }) => count > 0);
}
