import { Compile } from "typebox/compile";
import { describe, expect, test } from "vitest";
import { choice, defineOptions, number, text, toggle } from "../../engine/core/define-options";
import { completeOptions, layered, type OptionSpec, optionsSchema } from "../../engine/core/options";
import { prepareMatch } from "../../engine/core/setup";
import { playableGame, playableGames } from "../../engine/games/play-registry";
import { starterSupply } from "./starter";

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

describe("house rules declared once", () => {
  const options = defineOptions(
    {
      size: number("Size", 3, [1, 5], "How large it is."),
      who: choice("Who", ["all", "0", "1"], "Who it is for."),
      open: toggle("Open", false, "Whether it is open."),
      note: text("Note", "", 9, "What is said of it."),
    },
    [{ id: "large", title: "Large", explains: "All is large.", options: { size: 5, open: true } }],
  );

  test("have their names and defaults in every form", () => {
    expect(options.specs.map(({ name, kind }) => `${name}: ${kind}`)).toEqual([
      "size: number",
      "who: choice",
      "open: switch",
      "note: text",
    ]);
    expect(options.defaults).toEqual({ size: 3, who: "all", open: false, note: "" });
    // Their type is as narrow as they are.
    const { who, open }: { who: "all" | "0" | "1"; open: boolean } = options.defaults;
    expect([who, open]).toEqual(["all", false]);
  });

  test.each<[object, boolean]>([
    [{}, true],
    [{ preset: "large", size: 5, who: "1", open: true, note: "yes" }, true],
    [{ size: 6 }, false],
    [{ size: 2.5 }, false],
    [{ who: "2" }, false],
    [{ note: "much too long" }, false],
    [{ preset: "small" }, false],
    [{ luck: 1 }, false],
  ])("have a schema: %o", (given, fits) =>
    expect(Compile(optionsSchema(options.specs, options.presets)).Check(given)).toBe(fits),
  );

  test("begin with a preset, and have what is said besides", () => {
    const complete = (given: Record<string, string | number>) => completeOptions(options.specs, given, options.presets);
    expect(complete({ preset: "large" })).toMatchObject({ value: { size: 5, open: true, who: "all" } });
    expect(complete({ size: 4, preset: "large" })).toMatchObject({ value: { size: 4, open: true } });
    const unknown = complete({ preset: "tiny" });
    expect(unknown.ok ? null : [unknown.problem.code, unknown.problem.hint]).toEqual([
      "options/out-of-range",
      "It takes large.",
    ]);
  });

  test("lie in layers, of which a preset begins anew", () => {
    const { presets } = options;
    expect(layered(presets, { size: 1, note: "own" }, { size: 2 })).toEqual({ size: 2, note: "own" });
    expect(layered(presets, { size: 1, note: "own" }, { preset: "large", size: 2 })).toEqual({ size: 2, open: true });
    expect(layered(presets, { preset: "large" }, { open: false })).toEqual({ size: 5, open: false });
  });
});

test("a match can be played by a preset, whatever the project's own rules are", () => {
  const game = playableGame("castle-lanes");
  const supply = { ...starterSupply("castle-lanes"), options: { castleHp: 9 } };
  const ready = prepareMatch(game, supply, 2, { preset: "revised-2025", killGold: 1 });
  const options = ready.ok ? ready.rules.setup.options : {};
  expect(options).toMatchObject({ marchTiming: "startOfTurn", startHand: 5, killGold: 1 });
  expect([options["castleHp"], options["preset"]]).toEqual([undefined, undefined]);
  const unknown = prepareMatch(game, supply, 2, { preset: "revised" });
  expect(unknown.ok ? [] : unknown.problems.map(({ code }) => code)).toEqual(["options/out-of-range"]);
});

test.each(playableGames)("the house rules of %s have defaults within their range, and say what they are", (id) => {
  const { options } = playableGame(id);
  expect(completeOptions(options, Object.fromEntries(options.map((spec) => [spec.name, spec.default]))).ok).toBe(true);
  expect(new Set(options.map(({ name }) => name)).size).toBe(options.length);
  for (const { title, explains } of options) expect([title.length > 2, /\.$/.test(explains)]).toEqual([true, true]);
});
