import { describe, expect, test } from "vitest";
import { fold, wordsOf } from "../../renderer/palette/find";
import { type Candidate, rank } from "../../renderer/palette/rank";
import { startOwnTime } from "../own-time";

const called = (label: string, words = ""): Candidate => ({ key: label, name: fold(label), also: fold(words) });
const names = (candidates: readonly Candidate[], typed: string, recent: string[] = []) =>
  rank(candidates, wordsOf(typed), recent).map(({ candidate }) => candidate.key);

const commands = [
  called("Export PDF", "Print sheets paper save"),
  called("Print", "Go to pdf export sheets paper"),
  called("Preset: Fold and glue", "Print"),
  called("Theme: Felt (dark)", "View colours night"),
  called("Keyboard shortcuts", "View keys help"),
];

describe("the palette ranks", () => {
  test.each([
    ["exprt pdf", "Export PDF"],
    ["pdf", "Export PDF"],
    ["fold gleu", "Preset: Fold and glue"],
    ["drak", "Theme: Felt (dark)"],
    ["keybord", "Keyboard shortcuts"],
    ["print", "Print"],
  ])("by “%s” first of all “%s”", (typed, first) => {
    expect(names(commands, typed)[0]).toBe(first);
  });

  test("what is called just so before what begins so, and that before what has it inside", () => {
    const cards = ["Counterattack", "Attack Dog", "Attack"].map((name) => called(name));
    expect(names(cards, "attack")).toEqual(["Attack", "Attack Dog", "Counterattack"]);
  });

  test("a name before other words for a thing", () => {
    expect(names([called("Rules", "oak"), called("Oak", "")], "oak")).toEqual(["Oak", "Rules"]);
  });

  test("what was chosen lately before what fits as well, but not before what fits better", () => {
    const cards = ["Oak Guard", "Oak Ranger", "Oak"].map((name) => called(name));
    expect(names(cards, "oak", ["Oak Ranger"])).toEqual(["Oak", "Oak Ranger", "Oak Guard"]);
  });

  test("names with accents by plain letters, and nothing by nonsense", () => {
    expect(names([called("Épée d’été")], "epee")).toHaveLength(1);
    expect(names(commands, "qqqqzz")).toEqual([]);
  });
});

test("among 10,000 cards no letter is waited for", () => {
  const cards = Array.from({ length: 10_000 }, (_, at) =>
    called(`Amber Sovereign of the ${at} Hills`, `card-${at} card`),
  );
  const spent = (typed: string) => {
    const worked = startOwnTime();
    rank(cards, wordsOf(typed));
    return worked();
  };
  spent("warm");
  const worst = Math.max(
    ...["a", "amber", "hils amber", "warm", "sovereign 77", "soverign", "exprt pdf"].map((typed) => spent(typed)),
  );
  expect(worst).toBeLessThan(120);
});
