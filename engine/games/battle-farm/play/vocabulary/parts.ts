import { Type } from "typebox";
import { type Compiler, EffectError } from "../../../../core/compiler";
import type { Frame, Step } from "../../../../core/machine";
import type { Json, Selection, Value } from "../../../../core/vocabulary";
import type { BattleFarmState } from "../state";
import { type BattleFarmTable, over } from "../table";

/** What several words of Battle Farm share: how they name players, follow house rules, and how an effect is counted. */

export type State = BattleFarmState;
export type Words = Compiler<State>;

export const closed = { additionalProperties: false } as const;
/** `{ "rule": "name" }` stands for what that house rule says. */
export const Rule = Type.Object({ rule: Type.String() }, closed);
export type Ruled<T> = T | { readonly rule: string };
export const oneOf = (values: readonly string[]) => Type.Union([Type.Enum([...values]), Rule]);

export const who = Type.Union([Type.String(), Rule], {
  description: "“self”, “active”, or a name that a choice before this one gave.",
});
export type Who = Ruled<string>;
export const amount = Type.Unknown({ description: "A number, a name, or a tree that gives a number." });
export const target = Type.Unknown({ description: "A selector, or the name of a choice." });
export const As = Type.String({ description: "The name under which later words know it." });

const isRule = (arg: unknown): arg is { rule: string } =>
  typeof arg === "object" && arg !== null && Object.keys(arg).length === 1 && "rule" in arg;

export function ruleOf({ options }: BattleFarmTable, name: string): string | number | boolean {
  if (!Object.hasOwn(options, name)) throw new EffectError(`There is no house rule called “${name}”.`);
  return options[name]!;
}

/** An argument that a house rule may decide. */
export const ruled = <T>(table: BattleFarmTable, arg: Ruled<T>): T =>
  isRule(arg) ? (ruleOf(table, arg.rule) as T) : (arg as T);

/** The number of a house rule; of "d6" or "1d6" it is the sides. */
export const numberOf = (rule: string | number | boolean): number => Number(String(rule).replace(/^1?d/, ""));

/** A seat, or -1 if nobody was chosen. */
export function seatOf(table: BattleFarmTable, compiler: Words, reference: Who): Value<State> {
  const name = ruled(table, reference);
  if (name === "self" || name === "owner") return (_, frame) => frame.self;
  return name === "active" ? (state) => state.active : compiler.value(name);
}

/** Players, beds or cards: by selector, or by the name that a choice gave. */
export function targetsOf(compiler: Words, tree: Json): Selection<State> {
  if (typeof tree !== "string" || !compiler.isBound(tree)) return compiler.selection(tree);
  const slot = compiler.slot(tree);
  return (_, frame) => {
    const chosen = frame.slots[slot];
    if (Array.isArray(chosen)) return chosen;
    return chosen === undefined || chosen < 0 ? [] : [chosen];
  };
}

/** Steps of effects in one action; what comes after them is dropped (rules §8.5). */
export const effectCap = 2000;

/** A step that counts as an effect: too many of them in one action are a runaway. */
export function act(compiler: Words, step: Step<State>): void {
  compiler.emit((state, frame, emit) => {
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
