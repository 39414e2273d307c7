import { type CompiledSet as Compiled, numbered, setOf } from "../../../core/compiled-set";
import type { Value } from "../../../core/vocabulary";
import type { HatchTrigger } from "../card-schema";
import type { Options } from "../options";
import type { State } from "./state";

export type Trigger = HatchTrigger;

/** Power that hatched dragons of its owner have while this one is hatched. */
interface PowerAura {
  /** This dragon alone, or which dragons of its owner. */
  of: "this" | ((card: number, self: number) => boolean);
  n: Value<State>;
  most: number;
}

interface Disguise {
  of: "this" | ((card: number, self: number) => boolean);
  gifts: readonly number[];
}

/** One card of the match (rules §2.1), compiled. */
export interface Design {
  index: number;
  id: string;
  name: string;
  family: string;
  /** Slots by kind, and their sum. */
  needs: readonly number[];
  slots: number;
  skulls: number;
  gives: number;
  sacrifice: number;
  power: number;
  /** Programs of its abilities, by what they wait for. */
  on: Partial<Record<Trigger, number>>;
  auras: readonly PowerAura[];
  /** What opponents can't choose of its owner's eggs and what lies on them, while hatched. */
  protects: Record<"eggs" | "resources", { reward: boolean; fire: boolean }>;
  /** What it, or which of its owner's dragons, may count as in the pair of a ritual, while hatched. */
  disguises: readonly Disguise[];
}

export interface CompiledSet extends Compiled<State, Options, Design> {
  /** Which design an instance is; cards are numbered from `firstCard` on. */
  cards: Design[];
  /** Whether any card has such an ability: what nobody has costs nothing. */
  has: { auras: boolean; protection: boolean; disguise: boolean; attackWon: boolean };
}

/** So that a card among the values of an effect under way is never taken for a seat or a count. */
export const firstCard = 1000;

export const emptySet = ({ options }: { options: Options }): CompiledSet => ({
  ...setOf(options),
  cards: new Array<Design>(firstCard),
  has: { auras: false, protection: false, disguise: false, attackWon: false },
});

/** Numbers the cards of the deck that all share. */
export function numberCards({ cards, decks, designs }: CompiledSet): void {
  for (const index of decks[0] ?? []) cards.push(designs[index]!);
}

/** Programs of the game itself; the cards' programs follow. */
export const procedures = numbered("turn", "hatch", "attack", "reward", "ritual", "barter");

/** All cards of the match. */
export const cardsIn = ({ cards }: CompiledSet): number[] =>
  Array.from({ length: cards.length - firstCard }, (_, n) => firstCard + n);

export const nameOf = ({ cards }: CompiledSet, card: number): string => cards[card]?.name ?? "a card";
