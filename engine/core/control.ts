import { Type } from "typebox";
import { jumpUnless, nothing } from "./compiler";
import type { CoreState } from "./machine";
import * as slot from "./slots";
import { combine, type Json, type Selection, type Value, type Vocabulary, word } from "./vocabulary";

/** The words that every game has: order, repetition, conditions, arithmetic. */

interface Repeat {
  n: Json;
  do: Json;
}
interface If {
  if: Json;
  then: Json;
  else?: Json;
}
interface Each {
  of: Json;
  as: string;
  do: Json;
}

const comparisons: Record<string, (a: number, b: number) => boolean> = {
  "<": (a, b) => a < b,
  "<=": (a, b) => a <= b,
  "=": (a, b) => a === b,
  ">=": (a, b) => a >= b,
  ">": (a, b) => a > b,
};

const fold = (title: string, join: (a: number, b: number) => number) =>
  word<CoreState, Value<CoreState>, readonly Json[]>({
    schema: Type.Array(slot.number, { minItems: 1 }),
    compile: (parts, compiler) => {
      const [first, ...rest] = parts.map((part) => compiler.value(part));
      return (state, frame) => rest.reduce((sum, value) => join(sum, value(state, frame)), first!(state, frame));
    },
    text: (parts, wording) => parts.map((part) => wording.value(part)).join(title),
  });

const words = combine<CoreState>({
  verbs: {
    sequence: word<CoreState, void, readonly Json[]>({
      schema: Type.Array(slot.effect),
      compile: (parts, compiler) => compiler.effect(parts),
      text: (parts, wording) => wording.effect(parts),
    }),
    repeat: word<CoreState, void, Repeat>({
      schema: Type.Object({ n: slot.number, do: slot.effect }, { additionalProperties: false }),
      compile: ({ n, do: body }, compiler) => {
        const left = compiler.slot();
        const count = compiler.value(n);
        compiler.emit((state, frame) => {
          frame.slots[left] = count(state, frame);
        });
        const start = compiler.here();
        const end = jumpUnless(compiler, (_, frame) => {
          const remaining = frame.slots[left] as number;
          frame.slots[left] = remaining - 1;
          return remaining > 0;
        });
        compiler.branch(body);
        compiler.emit((_, frame) => {
          frame.step = start;
        });
        end(compiler.here());
      },
      text: ({ n, do: body }, wording) =>
        wording.say({
          en: `${wording.effect(body)} Do this ${wording.value(n)} times.`,
          de: `${wording.effect(body)} Mache das ${wording.value(n)}-mal.`,
        }),
    }),
    if: word<CoreState, void, If>({
      schema: Type.Object(
        // biome-ignore lint/suspicious/noThenProperty: the word of the file format; nobody awaits an effect.
        { if: slot.condition, then: slot.effect, else: Type.Optional(slot.effect) },
        { additionalProperties: false },
      ),
      compile: (args, compiler) => {
        const otherwise = jumpUnless(compiler, compiler.test(args.if));
        compiler.branch(args.then);
        if (args.else === undefined) return otherwise(compiler.here());
        let end = -1;
        compiler.emit((_, frame) => {
          frame.step = end;
        });
        otherwise(compiler.here());
        compiler.branch(args.else);
        end = compiler.here();
      },
      text: (args, wording) => {
        const [test, effect] = [wording.test(args.if), wording.effect(args.then)];
        const other = args.else === undefined ? "" : wording.effect(args.else);
        return wording.say({
          en: `If ${test}, ${effect}${other && ` Otherwise, ${other}`}`,
          de: `Wenn ${test}: ${effect}${other && ` Sonst: ${other}`}`,
        });
      },
    }),
    each: word<CoreState, void, Each>({
      schema: Type.Object({ of: slot.things(), as: slot.name, do: slot.effect }, { additionalProperties: false }),
      compile: ({ of, as, do: body }, compiler) => {
        const [list, item] = [compiler.slot(), compiler.slot()];
        const [select, kind] = [compiler.selection(of), compiler.kindOf(of)];
        compiler.emit((state, frame) => {
          frame.slots[list] = [...select(state, frame)];
        });
        const start = compiler.here();
        const end = jumpUnless(compiler, (_, frame) => {
          const next = (frame.slots[list] as number[]).shift();
          frame.slots[item] = next ?? nothing;
          return next !== undefined;
        });
        compiler.scope(() => {
          compiler.bind(as, kind, false, item);
          compiler.effect(body);
        });
        compiler.emit((_, frame) => {
          frame.step = start;
        });
        end(compiler.here());
      },
      text: ({ of, do: body }, wording) =>
        wording.say({
          en: `For each of ${wording.selection(of)}: ${wording.effect(body)}`,
          de: `Für jeden von ${wording.selection(of)}: ${wording.effect(body)}`,
        }),
    }),
  },
  values: {
    sum: fold(" + ", (a, b) => a + b),
    difference: fold(" − ", (a, b) => a - b),
    product: fold(" × ", (a, b) => a * b),
    least: fold(", ", Math.min),
    most: fold(", ", Math.max),
    count: word<CoreState, Value<CoreState>, Json>({
      schema: slot.things(),
      compile: (of, compiler) => {
        const select: Selection<CoreState> = compiler.selection(of);
        return (state, frame) => select(state, frame).length;
      },
      text: (of, wording) =>
        wording.say({ en: `the number of ${wording.selection(of)}`, de: `die Zahl von ${wording.selection(of)}` }),
    }),
  },
  tests: {
    compare: word({
      schema: Type.Tuple([slot.number, Type.Enum(Object.keys(comparisons)), slot.number]),
      compile: ([a, sign, b]: [Json, string, Json], compiler) => {
        const [left, right] = [compiler.value(a), compiler.value(b)];
        const holds = comparisons[sign]!;
        return (state: CoreState, frame) => holds(left(state, frame), right(state, frame));
      },
      text: ([a, sign, b]: [Json, string, Json], wording) => `${wording.value(a)} ${sign} ${wording.value(b)}`,
    }),
    not: word({
      schema: slot.condition,
      compile: (inner: Json, compiler) => {
        const test = compiler.test(inner);
        return (state: CoreState, frame) => !test(state, frame);
      },
      text: (inner: Json, wording) =>
        wording.say({ en: `not ${wording.test(inner)}`, de: `nicht ${wording.test(inner)}` }),
    }),
    all: word({
      schema: Type.Array(slot.condition),
      compile: (parts: readonly Json[], compiler) => {
        const tests = parts.map((part) => compiler.test(part));
        return (state: CoreState, frame) => tests.every((test) => test(state, frame));
      },
      text: (parts: readonly Json[], wording) =>
        parts.map((part) => wording.test(part)).join(wording.say({ en: " and ", de: " und " })),
    }),
    any: word({
      schema: Type.Array(slot.condition),
      compile: (parts: readonly Json[], compiler) => {
        const tests = parts.map((part) => compiler.test(part));
        return (state: CoreState, frame) => tests.some((test) => test(state, frame));
      },
      text: (parts: readonly Json[], wording) =>
        parts.map((part) => wording.test(part)).join(wording.say({ en: " or ", de: " oder " })),
    }),
  },
  selectors: {},
});

/** The core's words for a game's state: they look at nothing that a game adds. */
export const coreWords = <S extends CoreState>(): Vocabulary<S> => words as unknown as Vocabulary<S>;
