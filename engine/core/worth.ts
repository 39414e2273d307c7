import type { Options } from "./options";
import type { Json } from "./vocabulary";

/** What a game says of what its cards cost, and what they are worth unless a project says otherwise. */
export interface CardWorth<Card = unknown> {
  /** In one number, under these house rules or the usual ones; nothing for cards that nobody pays for. */
  cost(card: Card, rules?: Options): number | undefined;
  /** What the game calls it, where that isn't its cost: its cards may print costs of another kind. */
  called?: string;
  /** What is counted in it, in a designer's word: “gold”. */
  unit: string;
  /**
   * Named parts, each a formula over the card's numbers; their sum is what the card is worth. The numbers in them come from
   * the starter set: after a change `node scripts/fit-worth.mjs <game> --write` finds them again.
   */
  prices: Readonly<Record<string, string>>;
  /** How much starter cards differ from their cost: on average, and what is unusual. A test holds it. */
  error: { mean: number; usual: number };
  /** What a card does that isn't written in its fields. */
  effects?(card: Card): readonly Json[];
}
