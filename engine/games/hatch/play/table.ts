import { type HatchCard, hatchDefaults, type hatchTriggers } from "../../../../schemas/cards/hatch";
import type { Program } from "../../../core/machine";
import type { Value } from "../../../core/vocabulary";
import type { HatchOptions } from "../options";
import { gifts, type HatchState, kinds } from "./state";

export type Trigger = (typeof hatchTriggers)[number];

/** Power that hatched dragons of its owner have while this one is hatched. */
export interface PowerAura {
  /** This dragon alone, or which dragons of its owner. */
  of: "this" | ((card: number, self: number) => boolean);
  n: Value<HatchState>;
  most: number;
}

export interface Disguise {
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

/** What the programs of a match share: its options and cards. */
export interface HatchTable {
  options: HatchOptions;
  designs: Design[];
  /** Designs by id and by name. */
  indexOf: ReadonlyMap<string, number>;
  /** Which design an instance is; cards are numbered from `firstCard` on. */
  cards: Design[];
  programs: Program<HatchState>[];
  /** Whether any card has such an ability: what nobody has costs nothing. */
  has: { auras: boolean; protection: boolean; disguise: boolean; attackWon: boolean };
}

/** Programs of the game itself, by their place in the table; the cards' programs follow. */
export const procedures = { turn: 0, hatch: 1, attack: 2, reward: 3, ritual: 4, barter: 5 } as const;
export const firstEffect = Object.keys(procedures).length;

export const emptyTable = (options: HatchOptions): HatchTable => ({
  options,
  designs: [],
  indexOf: new Map(),
  cards: new Array<Design>(firstCard),
  programs: [],
  has: { auras: false, protection: false, disguise: false, attackWon: false },
});

/** Values of a card without its abilities. */
export function designOfCard(index: number, id: string, card: HatchCard): Design {
  const needs = kinds.map((kind) => card.needs?.[kind] ?? 0);
  return {
    index,
    id,
    name: card.name || id,
    family: card.family ?? "",
    needs,
    slots: needs.reduce((sum, n) => sum + n, 0),
    skulls: card.skulls ?? hatchDefaults.skulls,
    gives: gifts.indexOf(card.gives),
    sacrifice: card.sacrifice ?? hatchDefaults.sacrifice,
    power: card.power,
    on: {},
    auras: [],
    protects: { eggs: { reward: false, fire: false }, resources: { reward: false, fire: false } },
    disguises: [],
  };
}

/** So that a card among the values of an effect under way is never taken for a seat or a count. */
export const firstCard = 1000;

/** All cards of the match. */
export const cardsIn = ({ cards }: HatchTable): number[] =>
  Array.from({ length: cards.length - firstCard }, (_, n) => firstCard + n);

export const nameOf = ({ cards }: HatchTable, card: number): string => cards[card]?.name ?? "a card";
