import { cardIdOf, deckIdOf } from "../paths";

/** What a table and the set have both changed since the table last came in: only a person knows which is meant. */
export interface Clash {
  /** By which a choice is told: `cards/brute/cost`, a whole card `cards/brute`, copies in a deck `decks/red/brute`. */
  key: string;
  /** The card, or the deck. */
  of: string;
  title: string;
  /** What the table said when it last came in, what is here, and what the table says now. */
  was: string;
  here: string;
  there: string;
  /** Nothing where the table has no row of it any more. */
  row?: number;
}

export const clashKey = (path: string, at = ""): string => {
  const [card, deck] = [cardIdOf(path), deckIdOf(path)];
  const file = card !== undefined ? `cards/${card}` : deck !== undefined ? `decks/${deck}` : path;
  return `${file}${at}`;
};

/** A card or deck that was changed here, and that the table has no more. */
export const goneThere = (path: string, of: string): Clash => ({
  key: clashKey(path),
  of,
  title: deckIdOf(path) === undefined ? "Card" : "Deck",
  was: "",
  here: "changed",
  there: "deleted",
});

/** Clashes as they are found, each decided at once: what is here stays, unless the table's is wanted. */
export class Clashes {
  readonly found: Clash[] = [];

  constructor(private readonly fromTable: ReadonlySet<string> | "all" = new Set()) {}

  /** Whether the table decides this one. */
  takesTable(clash: Clash): boolean {
    this.found.push(clash);
    return this.fromTable === "all" || this.fromTable.has(clash.key);
  }
}
