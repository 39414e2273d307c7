import { describe, expect, test } from "vitest";
import { completeOptions, type OptionSpec } from "../../engine/core/options";
import { playableGame, playableGames } from "../../engine/games/play-registry";

const about = { title: "T", explains: "E." };
const specs: OptionSpec[] = [
  { ...about, kind: "number", name: "size", default: 3, min: 1, max: 5 },
  { ...about, kind: "choice", name: "who", default: "all", choices: ["all", "0", "1"] },
  { ...about, kind: "switch", name: "open", default: false },
];

describe("house rules", () => {
  test("are their defaults unless something else is asked for", () => {
    expect(completeOptions(specs, {})).toEqual({ ok: true, value: { size: 3, who: "all", open: false } });
    expect(completeOptions(specs, { size: 5, open: true })).toMatchObject({
      value: { size: 5, who: "all", open: true },
    });
  });

  test("a choice among numbers may come as a number", () =>
    expect(completeOptions(specs, { who: 1 })).toMatchObject({ value: { who: "1" } }));

  test.each<[Record<string, string | number | boolean>, string]>([
    [{ luck: 1 }, "options/unknown"],
    [{ size: 0 }, "options/out-of-range"],
    [{ size: 6 }, "options/out-of-range"],
    [{ size: 2.5 }, "options/out-of-range"],
    [{ size: "3" }, "options/out-of-range"],
    [{ who: "2" }, "options/out-of-range"],
    [{ open: "yes" }, "options/out-of-range"],
  ])("%o is refused", (given, code) => {
    const completed = completeOptions(specs, given);
    expect(completed.ok ? null : completed.problem.code).toBe(code);
  });
});

test.each(playableGames)("the house rules of %s have defaults within their range, and say what they are", (id) => {
  const { options } = playableGame(id);
  expect(completeOptions(options, Object.fromEntries(options.map((spec) => [spec.name, spec.default]))).ok).toBe(true);
  expect(new Set(options.map(({ name }) => name)).size).toBe(options.length);
  for (const { title, explains } of options) expect([title.length > 2, /\.$/.test(explains)]).toEqual([true, true]);
});
