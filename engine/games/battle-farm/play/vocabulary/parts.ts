import { Type } from "typebox";
import { ownValue } from "../../../../../schemas/own-value";
import type { Compiler } from "../../../../core/compiler";
import { EffectError } from "../../../../core/effect-error";
import type { Frame, Step } from "../../../../core/machine";
import { didYouMean } from "../../../../core/nearest";
import type { Options, OptionValue } from "../../../../core/options";
import * as slot from "../../../../core/slots";
import type { Value } from "../../../../core/vocabulary";
import { bedNames } from "../../printed-names";
import { type CompiledSet, over } from "../compiled-set";
import type { State } from "../state";

/** What several words of Battle Farm share: how they name players, follow house rules, and how an effect is counted. */

export type Words = Compiler<State>;

export const closed = { additionalProperties: false } as const;
/** `{ "rule": "name" }` stands for what that house rule says. */
export const ruleName = Type.String({
  title: "Which house rule",
  "x-slot": "rule",
  description: "A house rule's name.",
});
export const Rule = Type.Object({ rule: ruleName }, { ...closed, title: "As a house rule says" });
export type Ruled<T> = T | { readonly rule: string };
/** One of several values, or what a house rule says. */
export const ruledChoice = (title: string, labels: Readonly<Record<string, string>>, more: object = {}) =>
  Type.Union([slot.oneOf(title, labels), Rule], { title, ...more });

const playerName = slot.titled(
  "Who",
  slot.reference(
    ["player"],
    ["self", "owner", "active"],
    "“self”, “active”, or a name that a choice before this one gave.",
  ),
  { "x-labels": { self: "You", owner: "The owner of this card", active: "The active player" } },
);
export const somebody = Type.Union([playerName, Rule], { title: "Who" });
/** The player of the card, unless told. */
export const who = slot.titled("Who", somebody, { default: "self" });
export type Who = Ruled<string>;
export const amount = slot.titled("How much", slot.number, { default: 1 });
/** Under which name later effects know it. */
export const As = slot.titled("Called", slot.name);
/** Beds and what grows in them, cards, or either of them. */
export const someBeds = slot.titled("Which crops", slot.things("bed"));
export const someCards = slot.titled("Which cards", slot.things("card"));
export const bedsOrCards = slot.titled("Which crops or cards", slot.things("bed", "card"));
export const bedKind = slot.oneOf("Which kind", bedNames);
export const cardKind = slot.oneOf("Which kind", { crop: "Crop", action: "Action" });

const isRule = (arg: unknown): arg is { rule: string } =>
  typeof arg === "object" && arg !== null && Object.keys(arg).length === 1 && "rule" in arg;

export function ruleOf({ options }: { options: Options }, name: string): OptionValue {
  const rule = ownValue(options, name);
  if (rule === undefined)
    throw new EffectError(`There is no house rule called “${name}”${didYouMean(name, Object.keys(options))}.`, {
      part: name,
    });
  return rule;
}

/** An argument that a house rule may decide. */
export const ruled = <T>(set: CompiledSet, arg: Ruled<T>): T =>
  isRule(arg) ? (ruleOf(set, arg.rule) as T) : (arg as T);

/** The number of a house rule; of "d6" or "1d6" it is the sides. */
export function numberOf(rule: OptionValue): number {
  const n = Number(String(rule).replace(/^1?d/, ""));
  if (Number.isNaN(n)) throw new EffectError(`A number is needed, and the house rule says “${rule}”.`);
  return n;
}

/** A seat, or -1 if nobody was chosen. */
export function seatOf(set: CompiledSet, compiler: Words, reference: Who): Value<State> {
  const name = String(ruled(set, reference));
  if (compiler.isBound(name)) return compiler.named(name, "player");
  if (name === "self" || name === "owner") return (_, frame) => frame.self;
  if (name === "active") return (state) => state.active;
  throw new EffectError(`Nothing before this is called “${name}”.`, { part: name });
}

/** A slot for how many there were, under a name if later words ask for it. */
export const counted = (compiler: Words, as: string | undefined): number =>
  as === undefined ? compiler.slot() : compiler.bind(as, "number");

/** Steps of effects in one action; what comes after them is dropped (rules §8.5). */
const effectCap = 2000;

/** A step that counts as an effect: too many of them in one action are a runaway. */
export function act(compiler: Words, step: Step<State>): void {
  compiler.step((state, frame, emit) => {
    if (state.effects < effectCap) {
      state.effects++;
      step(state, frame, emit);
      return;
    }
    if (state.effects++ === effectCap) emit?.({ type: "runaway", seat: state.active });
    frame.step = over;
  });
}

/** The rest of this effect doesn't happen. */
export const stop = (frame: Frame): void => {
  frame.step = over;
};
