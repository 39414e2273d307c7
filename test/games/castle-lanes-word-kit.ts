import type { CastleLanesAbility, Card as CastleLanesCard } from "../../engine/games/castle-lanes/card-schema";
import { game as castleLanes } from "../../engine/games/castle-lanes/game";
import { type Given, given, type Situation } from "./castle-lanes-kit";

/** Cards made up here, played and put into words. */

export type Abilities = readonly CastleLanesAbility[];
export const unit = (abilities: Abilities, more: Partial<CastleLanesCard> = {}): CastleLanesCard => ({
  name: "Test",
  type: "unit",
  hp: 3,
  attack: 1,
  move: 1,
  abilities: [...abilities],
  ...more,
});
export const skill = (abilities: Abilities): CastleLanesCard => ({
  name: "Test",
  type: "skill",
  abilities: [...abilities],
});
export const building = (abilities: Abilities): CastleLanesCard => ({
  name: "Test",
  type: "building",
  hp: 3,
  blueprint: { forest: [1, 2] },
  abilities: [...abilities],
});
export const text = (card: CastleLanesCard): string => castleLanes.describe(card).text;
export const does = (tree: unknown, more: Partial<CastleLanesAbility> = {}): Abilities => [
  { on: "play", do: tree, ...more },
];

/** A condition in an effect. */
export const when = (test: unknown, effect: unknown, otherwise?: unknown): object => ({
  // biome-ignore lint/suspicious/noThenProperty: the word of the file format.
  if: { if: test, then: effect, ...(otherwise === undefined ? {} : { else: otherwise }) },
});

/** A game in which A holds the card and plays it. */
export const cast = (card: CastleLanesCard, written: Given = {}, fields: object = {}): Situation =>
  given({ ...written, a: { gold: 9, hand: ["test"], ...written.a }, cards: { test: card as never } }).do({
    type: card.type === "unit" ? "playUnit" : "playSkill",
    card: "test",
    ...(card.type === "unit" ? { lane: "forest" } : {}),
    ...fields,
  });
export const hps = (game: Situation): unknown[] => game.position.units.map(({ hp }) => hp);
