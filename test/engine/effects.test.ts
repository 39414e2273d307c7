// biome-ignore-all lint/suspicious/noThenProperty: `then` is the word of the file format, and nobody awaits it.
import { describe, expect, test } from "vitest";
import { type Choice, refuseUnlisted } from "../../engine/core/choices";
import { compileEffect } from "../../engine/core/compiler";
import { choosing } from "../../engine/core/decision";
import { EffectError } from "../../engine/core/effect-error";
import { textOf } from "../../engine/core/grammar/phrase";
import { Speech } from "../../engine/core/grammar/speech";
import { clonePlain } from "../../engine/core/plain";
import type { Json } from "../../engine/core/vocabulary";
import { startOwnTime } from "../own-time";
import { runToy, type Toy, toyWords } from "./toy-game";

const points = (effect: Json): number => runToy(effect).state.points;

test.each<[string, Json, number]>([
  ["does parts in order", [{ score: 1 }, { score: { product: [{ points: true }, 10] } }], 11],
  ["a sequence within another", { sequence: [{ score: 1 }, { sequence: [{ score: 2 }] }] }, 3],
  ["repeats", { repeat: { n: 3, do: { score: 2 } } }, 6],
  ["repeats nothing zero times", { repeat: { n: 0, do: { score: 2 } } }, 0],
  ["repeats nothing fewer than zero times", { repeat: { n: { difference: [1, 3] }, do: { score: 2 } } }, 0],
  ["repeats within a repeat", { repeat: { n: 2, do: { repeat: { n: 3, do: { score: 1 } } } } }, 6],
  [
    "takes the number of repeats once, at the start",
    [{ score: 2 }, { repeat: { n: { points: true }, do: { score: 1 } } }],
    4,
  ],
  ["does the first branch", { if: { if: { compare: [1, "<", 2] }, then: { score: 5 }, else: { score: 7 } } }, 5],
  ["does the other branch", { if: { if: { compare: [1, ">", 2] }, then: { score: 5 }, else: { score: 7 } } }, 7],
  ["skips without another branch", [{ if: { if: { compare: [1, "=", 2] }, then: { score: 5 } } }, { score: 1 }], 1],
  ["goes through a selection", { each: { of: { numbers: [3, 4, 5] }, as: "n", do: { score: "n" } } }, 12],
  ["goes through nothing", { each: { of: { numbers: [] }, as: "n", do: { score: "n" } } }, 0],
  ["adds", { score: { sum: [1, 2, 3] } }, 6],
  ["subtracts", { score: { difference: [9, 2, 3] } }, 4],
  ["multiplies", { score: { product: [2, 3] } }, 6],
  ["takes the least", { score: { least: [4, 2, 3] } }, 2],
  ["takes the most", { score: { most: [4, 2, 9] } }, 9],
  ["counts", { score: { count: { numbers: [8, 8, 8] } } }, 3],
  ["not", { if: { if: { not: { compare: [1, "<=", 0] } }, then: { score: 1 } } }, 1],
  ["all of", { if: { if: { all: [{ compare: [1, ">=", 1] }, { compare: [1, "=", 2] }] }, then: { score: 1 } } }, 0],
  ["any of", { if: { if: { any: [{ compare: [1, ">=", 1] }, { compare: [1, "=", 2] }] }, then: { score: 1 } } }, 1],
])("%s", (_, effect, expected) => expect(points(effect)).toBe(expected));

describe("a choice", () => {
  const effect: Json = [{ repeat: { n: 2, do: [{ pick: { as: "x", of: [10, 20] } }, { score: "x" }] } }];
  const decision = choosing<Toy>("Which number?", "number");
  const answer = (state: Toy, number: number): void => {
    const prompt = state.prompt as Choice;
    state.prompt = null;
    decision.answer(state, prompt, { type: "pick", number }, null);
  };

  test("stops everything until it is answered, and the rest waits in the state", () => {
    const { state, goOn } = runToy(effect);
    expect(decision.actions(state, state.prompt as Choice)).toEqual([
      { type: "pick", number: 10 },
      { type: "pick", number: 20 },
    ]);
    expect(state.points).toBe(0);
    expect(JSON.parse(JSON.stringify(state))).toEqual(clonePlain(state));
    answer(state, 20);
    goOn();
    expect([state.points, state.prompt?.kind]).toEqual([20, "pick"]);
    answer(state, 10);
    goOn();
    expect([state.points, state.result?.cause]).toEqual([30, "done"]);
  });

  test("with one answer is made by itself", () =>
    expect(points([{ pick: { as: "x", of: [7] } }, { score: "x" }])).toBe(7));
  test("takes no answer that was not offered", () => expect(() => answer(runToy(effect).state, 30)).toThrow());

  test("refuses others with a reason", () => {
    const offered = [{ type: "pick", number: 10 }];
    expect(refuseUnlisted({ type: "pick", number: 10 }, offered)).toBeNull();
    expect(refuseUnlisted({ type: "pick", number: 11 }, offered)?.code).toBe("not-offered");
    expect(refuseUnlisted({ type: "jump" }, offered)).toEqual({
      code: "wrong-action",
      message: "“jump” isn't possible now; what is asked for is pick.",
    });
  });
});

test.each<[string, Json, RegExp]>([
  ["an unknown verb", { fly: 1 }, /“fly” is no effect of this game/],
  ["a text", "fly", /“fly” is no effect/],
  [
    "two words at once",
    { score: 1, repeat: 2 } as unknown as Json,
    /“score” and “Repeat” stand together where an effect is needed/,
  ],
  ["nothing", null, /Something is still to be said there/],
  ["a misspelled verb", { scroe: 1 }, /“scroe” is no effect of this game \(did you mean “score”\?\)/],
  ["a number where a condition is needed", { if: { if: 3, then: [] } }, /3 stands where a condition is needed/],
  ["a list of numbers", { score: [1, 2] }, /A list stands where a number is needed/],
  ["an unknown number", { score: { luck: 1 } }, /“luck” is no number/],
  ["an unknown condition", { if: { if: { sunny: true }, then: [] } }, /“sunny” is no condition/],
  [
    "an unknown selector",
    { each: { of: { stars: true }, as: "s", do: [] } },
    /“stars” is no choice of things of this game/,
  ],
  ["a name that nobody chose", { score: "x" }, /Nothing before this is called “x”/],
  ["a name that is chosen later", [{ score: "x" }, { pick: { as: "x", of: [1] } }], /called “x”/],
])("%s can't be compiled, and the reason is told", (_, effect, message) => {
  expect(() => compileEffect(toyWords, effect)).toThrow(EffectError);
  expect(() => compileEffect(toyWords, effect)).toThrow(message);
});

test("effects tell what they do only to those who listen", () => {
  expect(runToy([{ score: 1 }, { score: 2 }]).events).toEqual([
    { type: "score", seat: 0, points: 1 },
    { type: "score", seat: 0, points: 3 },
  ]);
});

test("effects read as sentences", () => {
  const effect: Json = {
    if: {
      if: { compare: [{ points: true }, ">", 3] },
      then: { score: 1 },
      else: { repeat: { n: 2, do: { score: 5 } } },
    },
  };
  expect(textOf(new Speech(toyWords as never).text(effect))).toBe(
    "If you have more than 3 points, score 1. Otherwise, do this 2 times: score 5.",
  );
});

const nests: Readonly<Record<string, (inner: Json, depth: number) => Json>> = {
  each: (inner, depth) => ({ each: { of: { numbers: [1, 2] }, as: `n${depth}`, do: inner } }),
  if: (inner) => ({ if: { if: { compare: [1, "<", 2] }, then: inner, else: { score: 2 } } }),
  else: (inner) => ({ if: { if: { compare: [1, "<", 2] }, then: { score: 2 }, else: inner } }),
  repeat: (inner) => ({ repeat: { n: 2, do: inner } }),
  sequence: (inner) => ({ sequence: [inner, { score: 2 }] }),
};
test.each(Object.entries(nests))("“%s” within itself is told in no time, however deep", (_, nest) => {
  let effect: Json = { score: 1 };
  for (let depth = 0; depth < 120; depth++) effect = nest(effect, depth);
  const worked = startOwnTime();
  const said = textOf(new Speech(toyWords as never).text(effect));
  expect(said).toMatch(/score 1/i);
  expect(worked()).toBeLessThan(5_000);
});

test("an effect that never ends ends the match, and nobody wins it", () => {
  const { state } = runToy({ repeat: { n: 1e12, do: { score: 1 } } });
  expect(state.result).toEqual({ winners: [], ranking: [], cause: "endless" });
});
