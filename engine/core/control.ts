import { Type } from "typebox";
import { jumpUnless, nothing } from "./compiler";
import { arithmetic } from "./grammar/amount-kinds";
import { type Amount, amountText, comparedTo, isFigure } from "./grammar/amounts";
import { joinedConditions, opposite, type Sign } from "./grammar/conditions";
import { listed } from "./grammar/lists";
import { joined, phrase } from "./grammar/phrase";
import { clause, within } from "./grammar/statements";
import { called, each, eachAfter } from "./grammar/things";
import type { CoreState } from "./machine";
import * as slot from "./slots";
import { combine, type Json, type Plainly, type Selection, type Value, type Vocabulary, word } from "./vocabulary";

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

const what = slot.titled("What happens", slot.effect);
type Comparison = Exclude<Sign, "!=">;
const comparisonLabels: Readonly<Record<Comparison, string>> = {
  "<": "less than",
  "<=": "at most",
  "=": "exactly",
  ">=": "at least",
  ">": "more than",
};
const comparisons: Readonly<Record<Comparison, (a: number, b: number) => boolean>> = {
  "<": (a, b) => a < b,
  "<=": (a, b) => a <= b,
  "=": (a, b) => a === b,
  ">=": (a, b) => a >= b,
  ">": (a, b) => a > b,
};

const fold = (
  name: string,
  means: string,
  join: (a: number, b: number) => number,
  told: (parts: readonly Amount[]) => Amount,
  plainly?: Plainly<readonly Json[]>,
) =>
  word<CoreState, Value<CoreState>, readonly Json[]>({
    about: { name, group: "Arithmetic", means, example: ({ things }) => [{ count: things }, 2] },
    schema: Type.Array(slot.titled("A number", slot.number), { minItems: 1 }),
    compile: (parts, compiler) => {
      const [first, ...rest] = parts.map((part) => compiler.value(part));
      return (state, frame) => rest.reduce((sum, value) => join(sum, value(state, frame)), first!(state, frame));
    },
    says: (parts, say) => told(parts.map((_, n) => say.value(n))),
    ...(plainly && { plainly }),
  });

/** In whichever order it stands, it is the same; and one alone is itself. */
const inAnyOrder =
  (key: string): Plainly<readonly Json[]> =>
  (parts) =>
    parts.length === 1
      ? parts[0]!
      : { [key]: [...parts].sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)) };

/** "2 + its {attack}": each in brackets of its own where it is a sum itself. */
const infix =
  (sign: string) =>
  (parts: readonly Amount[]): Amount =>
    parts.length === 1 ? parts[0]! : { words: joined(parts.map(amountText), ` ${sign} `) };

const { sum, product, difference } = arithmetic(infix);

/** "your gold, at most 3": a figure among others is where it ends. */
const bounded =
  (limit: string, extreme: string) =>
  (parts: readonly Amount[]): Amount => {
    if (parts.length === 1) return parts[0]!;
    const figures = parts.filter(isFigure);
    const [rest] = parts.filter((part) => !isFigure(part));
    if (parts.length === 2 && rest && figures.length === 1 && "counts" in rest && rest.limit === undefined)
      return { ...rest, limit: phrase`${limit} ${figures[0]!.words}` };
    if (parts.length === 2 && rest && figures.length === 1)
      return { words: phrase`${amountText(rest)}, ${limit} ${figures[0]!.words}` };
    return { words: phrase`the ${extreme} of ${listed(parts.map(amountText))}` };
  };

/** Whether an effect goes through things one by one somewhere within it. */
export const hasLoop = (tree: Json): boolean =>
  typeof tree === "object" &&
  tree !== null &&
  (Object.hasOwn(tree, "each") || Object.values(tree).some((part) => hasLoop(part as Json)));

const words = combine<CoreState>({
  verbs: {
    sequence: word<CoreState, void, readonly Json[]>({
      about: {
        name: "In order",
        group: "Order and choice",
        means: "Several effects, one after the other.",
        example: ({ effect }) => [effect, effect],
      },
      schema: Type.Array(what),
      compile: (parts, compiler) => compiler.effect(parts),
      says: (_, say) => say.effect(),
    }),
    repeat: word<CoreState, void, Repeat>({
      about: {
        name: "Repeat",
        group: "Order and choice",
        means: "The same effect several times.",
        example: ({ effect }) => ({ n: 2, do: effect }),
      },
      schema: Type.Object(
        { n: slot.titled("How often", slot.number, { default: 2 }), do: what },
        { additionalProperties: false },
      ),
      compile: ({ n, do: body }, compiler) => {
        const left = compiler.slot();
        const count = compiler.value(n);
        compiler.step((state, frame) => {
          frame.slots[left] = count(state, frame);
        });
        const start = compiler.here();
        const end = jumpUnless(compiler, (_, frame) => {
          const remaining = frame.slots[left] as number;
          frame.slots[left] = remaining - 1;
          return remaining > 0;
        });
        compiler.branch(body);
        compiler.step((_, frame) => {
          frame.step = start;
        });
        end(compiler.here());
      },
      says: (_, say) => ({ kind: "repeat", times: say.value("n"), do: say.effect("do") }),
    }),
    if: word<CoreState, void, If>({
      about: {
        name: "If",
        group: "Order and choice",
        means: "An effect that happens only if a condition is true, and another if it is not.",
        // biome-ignore lint/suspicious/noThenProperty: the word of the file format; nobody awaits an effect.
        example: ({ effect, things }) => ({ if: { compare: [{ count: things }, ">=", 1] }, then: effect }),
      },
      schema: Type.Object(
        {
          if: slot.titled("Only if", slot.condition),
          // biome-ignore lint/suspicious/noThenProperty: the word of the file format; nobody awaits an effect.
          then: what,
          else: Type.Optional(slot.titled("Otherwise", slot.effect)),
        },
        { additionalProperties: false },
      ),
      compile: (args, compiler) => {
        const otherwise = jumpUnless(compiler, compiler.test(args.if));
        compiler.branch(args.then);
        if (args.else === undefined) return otherwise(compiler.here());
        let end = -1;
        compiler.step((_, frame) => {
          frame.step = end;
        });
        otherwise(compiler.here());
        compiler.branch(args.else);
        end = compiler.here();
      },
      says: (args, say) => ({
        kind: "if",
        test: say.test("if"),
        so: say.effect("then"),
        otherwise: args.else === undefined ? [] : say.effect("else"),
      }),
    }),
    each: word<CoreState, void, Each>({
      about: {
        name: "For each",
        group: "Order and choice",
        means: "Goes through things one by one, and does something for each.",
        example: ({ effect, things }) => ({ of: things, as: "one", do: effect }),
      },
      schema: Type.Object(
        { of: slot.titled("For each of", slot.things()), as: slot.titled("Called", slot.name), do: what },
        { additionalProperties: false },
      ),
      compile: ({ of, as, do: body }, compiler) => {
        const [list, item] = [compiler.slot(), compiler.slot()];
        const [select, kind] = [compiler.selection(of), compiler.kindOf(of)];
        compiler.step((state, frame) => {
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
        compiler.step((_, frame) => {
          frame.step = start;
        });
        end(compiler.here());
      },
      says: ({ of, as, do: body }, say) => {
        const { discourse, style } = say.speech;
        const things = say.things("of");
        if (things.called && !things.called.many) {
          // One that is described is “it” once it has been spoken of.
          const isDescribed = Object.values(Object(of)).some((arg) => typeof arg === "object");
          discourse.introduce(as, isDescribed && !discourse.isTaken("it") ? "it" : things, things);
          return say.effect("do");
        }
        const later = say.speech.again(things);
        const places = Array.isArray(body) ? body.map((_, n) => ["do", n]) : [["do"]];
        // Spoken of where it is first needed: “each opponent draws a card”, if all that is done speaks of it, or of what it did.
        // What goes through others again is told in one way only: told in two at each level, deep ones would take for ever.
        const inLine = hasLoop(body)
          ? undefined
          : discourse.attempt(
              () => {
                const older = discourse.known();
                discourse.introduce(as, later, { ...called(each(things)), oneByOne: things });
                const parts = places.map((place) => discourse.listen(() => say.effect(...place)));
                const isAbout = parts.every(
                  ({ names }) => names.has(as) || [...names].some((name) => !older.has(name)),
                );
                return { told: parts.flatMap(({ told }) => told), isAbout };
              },
              ({ told, isAbout }) => isAbout && told.length > 0 && told.every(({ kind }) => kind === "clause"),
            );
        if (inLine?.told.length === 1) return inLine.told;
        if (inLine) return clause(within(inLine.told, style), { opens: true, closes: true });
        discourse.introduce(as, later);
        return { kind: "each", of: eachAfter(things), do: say.effect("do") };
      },
    }),
  },
  values: {
    sum: fold("Sum", "Several numbers added up.", (a, b) => a + b, sum, inAnyOrder("sum")),
    difference: fold("Difference", "A number less others.", (a, b) => a - b, difference),
    product: fold("Product", "Several numbers multiplied.", (a, b) => a * b, product, inAnyOrder("product")),
    least: fold(
      "The least",
      "The smallest of several numbers: “at most 3”.",
      Math.min,
      bounded("at most", "least"),
      inAnyOrder("least"),
    ),
    most: fold(
      "The most",
      "The largest of several numbers: “at least 1”.",
      Math.max,
      bounded("at least", "most"),
      inAnyOrder("most"),
    ),
    count: word<CoreState, Value<CoreState>, Json>({
      about: {
        name: "How many",
        group: "Counting",
        means: "How many things there are of a kind.",
        example: ({ things }) => things,
      },
      schema: slot.titled("Of what", slot.things()),
      compile: (of, compiler) => {
        const select: Selection<CoreState> = compiler.selection(of);
        return (state, frame) => select(state, frame).length;
      },
      says: (_, say) => ({ counts: say.things() }),
    }),
  },
  tests: {
    compare: word({
      about: {
        name: "Compare",
        group: "Conditions",
        means: "Two numbers compared: at least, more than, exactly …",
        example: [3, ">=", 2],
      },
      schema: Type.Tuple([
        slot.titled("What is compared", slot.number),
        slot.oneOf("How", comparisonLabels, { default: ">=" }),
        slot.titled("With what", slot.number, { default: 1 }),
      ]),
      compile: ([a, sign, b]: [Json, Comparison, Json], compiler) => {
        const [left, right] = [compiler.value(a), compiler.value(b)];
        const holds = comparisons[sign];
        return (state: CoreState, frame) => holds(left(state, frame), right(state, frame));
      },
      says: ([, sign]: [Json, Sign, Json], say) => comparedTo(say.value(0), sign, say.value(2)),
    }),
    not: word({
      about: {
        name: "Not",
        group: "Conditions",
        means: "True if a condition is not.",
        example: { compare: [3, "<", 2] },
      },
      schema: slot.titled("What is not so", slot.condition),
      compile: (inner: Json, compiler) => {
        const test = compiler.test(inner);
        return (state: CoreState, frame) => !test(state, frame);
      },
      says: (_, say) => opposite(say.test()),
    }),
    all: word({
      about: {
        name: "All of these",
        group: "Conditions",
        means: "True if every one of several conditions is.",
        example: [{ compare: [3, ">=", 2] }, { compare: [1, "<", 2] }],
      },
      schema: Type.Array(slot.titled("A condition", slot.condition)),
      compile: (parts: readonly Json[], compiler) => {
        const tests = parts.map((part) => compiler.test(part));
        return (state: CoreState, frame) => tests.every((test) => test(state, frame));
      },
      says: (parts: readonly Json[], say) =>
        joinedConditions(
          parts.map((_, n) => say.test(n)),
          "and",
          say.speech.language,
        ),
      plainly: inAnyOrder("all"),
    }),
    any: word({
      about: {
        name: "Any of these",
        group: "Conditions",
        means: "True if at least one of several conditions is.",
        example: [{ compare: [3, "<", 2] }, { compare: [1, "<", 2] }],
      },
      schema: Type.Array(slot.titled("A condition", slot.condition)),
      compile: (parts: readonly Json[], compiler) => {
        const tests = parts.map((part) => compiler.test(part));
        return (state: CoreState, frame) => tests.some((test) => test(state, frame));
      },
      says: (parts: readonly Json[], say) =>
        joinedConditions(
          parts.map((_, n) => say.test(n)),
          "or",
          say.speech.language,
        ),
      plainly: inAnyOrder("any"),
    }),
  },
  selectors: {},
});

/** The core's words for a game's state: they look at nothing that a game adds. */
export const coreWords = <S extends CoreState>(): Vocabulary<S> => words as unknown as Vocabulary<S>;
