import { Type } from "typebox";
import type { Compiler } from "../../../../core/compiler";
import { EffectError } from "../../../../core/effect-error";
import type { Frame } from "../../../../core/machine";
import { didYouMean } from "../../../../core/nearest";
import * as slot from "../../../../core/slots";
import type { Json, Selection, Value } from "../../../../core/vocabulary";
import { giftNames } from "../../symbols";
import { type Gift, gifts, type Kind, kinds, type State } from "../state";

/** What several words of Hatch share: how they name players, cards and amounts. */

export type Words = Compiler<State>;

export const closed = { additionalProperties: false } as const;
const players = ["you", "active", "attacker", "defender"];
export const who = slot.titled(
  "Who",
  slot.reference(
    ["player"],
    players,
    "“you”, “active”, “attacker”, “defender”, or a name that an effect before this one gave.",
  ),
  {
    "x-labels": { you: "You", active: "Whose turn it is", attacker: "The attacker", defender: "The defender" },
  },
);
export const whoOrYou = slot.titled("Who", who, { default: "you" });
/** A player; true stands for you. */
export const whoOrTrue = Type.Union([who, Type.Literal(true, { title: "You" })], { title: "Who", default: "you" });
export const amount = slot.titled("How many", slot.number, { default: 1 });
export const cards = slot.titled("Which cards", slot.things("card"));
export const kindName = slot.titled(
  "Which kind of slot",
  slot.reference(["kind"], kinds, "food, fire, love or any, or the name of a choice."),
  { "x-labels": { food: "Food", fire: "Fire", love: "Love", any: "Any resource" } },
);
export const gift = slot.oneOf("Which symbol", giftNames);

/** A seat, or -1 where the one referred to is not there. */
export function seatOf(compiler: Words, reference = "you"): Value<State> {
  if (compiler.isBound(reference)) return compiler.named(reference, "player");
  if (reference === "you") return (_, frame) => frame.self;
  if (reference === "active") return (state) => state.active;
  if (reference === "attacker" || reference === "defender") return (state) => state.fight?.[reference] ?? -1;
  throw new EffectError(`“${reference}” is no player${didYouMean(reference, players)}.`, { part: reference });
}

/** Cards: by selector, or by the name that a choice or loop gave. */
export const cardsOf = (compiler: Words, tree: Json): Selection<State> => compiler.selection(tree, "card");

export function kindOf(compiler: Words, reference: string): Value<State> {
  if (compiler.isBound(reference)) return compiler.named(reference, "kind");
  const fixed = kinds.indexOf(reference as Kind);
  if (fixed < 0)
    throw new EffectError(`“${reference}” is no kind of slot${didYouMean(reference, kinds)}.`, { part: reference });
  return () => fixed;
}

export const giftIndex = (name: Gift): number => gifts.indexOf(name);

/** The seats that a selector of players means. */
export const otherSeats = (state: State, seat: number): number[] =>
  [...state.players.keys()].filter((other) => other !== seat);

/** Whose board a card lies on, or -1. */
export function ownerOf(state: State, card: number): number {
  return state.players.findIndex(
    ({ eggs, dragons, mercenary }) =>
      dragons.includes(card) ||
      mercenary?.card === card ||
      eggs.some((egg) => egg.card === card || egg.resources.includes(card)),
  );
}

/** The card that an ability belongs to. */
export const self = (frame: Frame): number => frame.card;
