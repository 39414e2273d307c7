import type { DeckLine } from "../core/card-game";
import { groupBy } from "../core/group-by";
import type { Entry } from "./deck-rule";

/** The lines of a deck, as its rules read them. */

/** One line for each card, in the order in which the deck first names them. */
export const together = <Card>(lines: readonly DeckLine<Card>[]): DeckLine<Card>[] =>
  [...groupBy(lines, ({ id }) => id).values()].map((same) => ({ ...same[0]!, count: countCards(same) }));

/** A number of copies that is none counts as the nearest below; what is wrong with it is told where it is read. */
export const countCards = (entries: readonly { count: number }[]): number =>
  entries.reduce((sum, { count }) => sum + Math.max(0, Math.trunc(count) || 0), 0);

export const isRead = <Card>(line: DeckLine<Card>): line is Entry<Card> => line.card !== undefined && line.count > 0;
