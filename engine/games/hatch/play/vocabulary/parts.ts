import { Type } from "typebox";
import { type Compiler, EffectError } from "../../../../core/compiler";
import type { Frame } from "../../../../core/machine";
import type { Json, Selection, Value } from "../../../../core/vocabulary";
import { type Gift, gifts, type HatchState, type Kind, kinds } from "../state";

/** What several words of Hatch share: how they name players, cards and amounts. */

export type State = HatchState;
export type Words = Compiler<HatchState>;

export const closed = { additionalProperties: false } as const;
export const who = Type.String({
  description: "“you”, “active”, “attacker”, “defender”, or a name that an effect before this one gave.",
});
export const amount = Type.Unknown({ description: "A number, or a tree that gives one." });
export const cards = Type.Unknown({ description: "“this”, a selector, or the name of a choice." });
export const kindName = Type.String({ description: "food, fire, love or any, or the name of a choice." });
export const gift = Type.Enum([...gifts]);

/** A seat, or -1 where the one referred to is not there. */
export function seatOf(compiler: Words, reference = "you"): Value<State> {
  if (reference === "you") return (_, frame) => frame.self;
  if (reference === "active") return (state) => state.active;
  if (reference === "attacker" || reference === "defender") return (state) => state.fight?.[reference] ?? -1;
  if (!compiler.isBound(reference)) throw new EffectError(`“${reference}” is no player.`);
  return compiler.value(reference);
}

/** Cards: by selector, or by the name that a choice or loop gave. */
export function cardsOf(compiler: Words, tree: Json): Selection<State> {
  if (typeof tree !== "string" || !compiler.isBound(tree)) return compiler.selection(tree);
  const slot = compiler.slot(tree);
  return (_, frame) => {
    const found = frame.slots[slot];
    if (Array.isArray(found)) return found;
    return found === undefined || found < 0 ? [] : [found];
  };
}

export function kindOf(compiler: Words, reference: string): Value<State> {
  const fixed = kinds.indexOf(reference as Kind);
  if (fixed >= 0) return () => fixed;
  if (compiler.isBound(reference)) return compiler.value(reference);
  throw new EffectError(`“${reference}” is no kind of slot.`);
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
