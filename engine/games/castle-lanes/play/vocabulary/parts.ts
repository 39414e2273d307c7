import { Type } from "typebox";
import type { Compiler } from "../../../../core/compiler";
import { EffectError } from "../../../../core/effect-error";
import type { Emit, Frame, Step } from "../../../../core/machine";
import { didYouMean } from "../../../../core/nearest";
import * as slot from "../../../../core/slots";
import type { Value } from "../../../../core/vocabulary";
import { bound, type CompiledSet, type Design, firstEffect, procedures } from "../compiled-set";
import { findPiece, lanes, type Piece, type State } from "../state";
import { abandonEffects, isRunaway } from "../triggers";

/** What several words of Castle Lanes share: how they name players, places and amounts, and how an effect is counted. */

export type Words = Compiler<State>;

export const who = slot.oneOf(
  "Who",
  { you: "You", enemy: "The enemy", active: "Whose turn it is", owner: "Its owner" },
  { description: "You, your enemy, the player whose turn it is, or the owner of “it”.", default: "you" },
);
export type Who = "you" | "enemy" | "active" | "owner";
export const amount = slot.titled("How much", slot.number, { default: 1 });
export const count = slot.titled("How many", amount);
/** Units, buildings and castles; or cards, in a hand, deck or discard pile. */
export const pieces = slot.titled("Which ones", slot.things("piece"));
export const cards = slot.titled("Which cards", slot.things("card"));
export const target = slot.titled("Which ones", slot.things());
export const laneRef = {
  ...slot.reference(
    ["lane"],
    ["this", "chosen", "its", ...lanes],
    "“this”, “chosen”, “its”, a lane, or the name of a choice.",
  ),
  title: "In which lane",
  "x-labels": {
    ...{ this: "This lane", chosen: "The chosen lane", its: "Its lane" },
    ...{ plains: "The plains", forest: "The forest", mountains: "The mountains" },
  },
};
export const tileRef = Type.Union(
  [
    Type.Integer({ title: "Counted from your castle", minimum: 1, maximum: 12 }),
    slot.oneOf("Where one stands", { this: "This tile", its: "Its tile" }),
  ],
  { title: "On which tile" },
);
export const side = slot.oneOf(
  "Whose",
  { you: "Yours", enemy: "The enemy's", both: "Both players'" },
  { default: "both" },
);
export const cardType = slot.oneOf("Kind of card", { unit: "Unit", building: "Building", skill: "Skill" });
export const trait = slot.titled("Trait", slot.tag);
export const card = slot.titled("Which card", slot.card);
export const closed = { additionalProperties: false } as const;

export function seatOf(reference: Who): Value<State> {
  if (reference === "you") return (_, frame) => frame.self;
  if (reference === "enemy") return (_, frame) => 1 - frame.self;
  if (reference === "active") return (state) => state.active;
  return (state, frame) => findPiece(state, frame.slots[bound.it] as number)?.owner ?? frame.self;
}

const itOf = (state: State, frame: Frame): Piece | undefined => findPiece(state, frame.slots[bound.it] as number);

/** A lane's index, or -1 if what it refers to is nowhere. */
export function laneOf(reference: string, compiler?: Words): Value<State> {
  if (compiler?.isBound(reference)) return compiler.named(reference, "lane");
  const fixed = lanes.indexOf(reference as (typeof lanes)[number]);
  if (fixed >= 0) return () => fixed;
  if (reference === "this") return (_, frame) => frame.slots[bound.lane] as number;
  if (reference === "chosen") return (_, frame) => frame.slots[bound.chosenLane] as number;
  if (reference === "its") return (state, frame) => itOf(state, frame)?.lane ?? -1;
  throw new EffectError(`“${reference}” is no lane${didYouMean(reference, lanes)}.`, { part: reference });
}

/** An own tile of the speaker: a number, the speaker's own, or that of “it”. */
export function tileOf(set: CompiledSet, reference: number | string): Value<State> {
  if (typeof reference === "number") return () => reference;
  const own = (frame: Frame, lane: number, tile: number): number =>
    lane < 0 ? -1 : frame.self === 0 ? tile : set.lengths[lane]! + 1 - tile;
  if (reference === "this")
    return (_, frame) => own(frame, frame.slots[bound.lane] as number, frame.slots[bound.tile] as number);
  return (state, frame) => {
    const it = itOf(state, frame);
    return it ? own(frame, it.lane, it.tile) : -1;
  };
}

/** A step that counts as an effect: too many of them in one action are a runaway. */
export function act(set: CompiledSet, compiler: Words, step: Step<State>): void {
  compiler.step((state, frame, emit) => {
    if (isRunaway(set, state)) return;
    state.effects++;
    if (isRunaway(set, state)) runAway(state, emit);
    else step(state, frame, emit);
  });
}

function runAway(state: State, emit: Emit | null): void {
  emit?.({ type: "runaway", seat: state.active });
  abandonEffects(state, firstEffect, procedures.march);
}

/** What the running effect comes from: a piece, perhaps gone by now, or a skill or class, which is none. */
export function speakerOf(state: State, frame: Frame): Piece | null {
  if (frame.card <= 0) return null;
  const piece = findPiece(state, frame.card);
  if (piece) return piece;
  const { slots, self } = frame;
  const [design, lane, tile] = [slots[bound.by] as number, slots[bound.lane] as number, slots[bound.tile] as number];
  return { uid: frame.card, design, owner: self, card: -1, lane, tile, hp: 0, maxHp: 0 };
}

export const isUnitSpeaking = (set: CompiledSet, frame: Frame): boolean =>
  frame.card > 0 && set.designs[frame.slots[bound.by] as number]?.type === "unit";

/** A card by its id or name. */
export function cardNamed(set: CompiledSet, name: string): Design {
  const index = set.indexOf.get(name);
  const design = index === undefined ? undefined : set.designs[index];
  if (!design)
    throw new EffectError(`There is no card “${name}” in the set${didYouMean(name, [...set.indexOf.keys()])}.`, {
      part: name,
    });
  return design;
}
