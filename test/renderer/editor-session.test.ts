import { describe, expect, test } from "vitest";
import { cardGame } from "../../engine/games/registry";
import { readCard } from "../../renderer/document/card-reading";
import { lastValid, rememberValid } from "../../renderer/document/last-valid";
import { shareStructure } from "../../renderer/document/share-structure";
import { createRuns } from "../../renderer/document/undo-runs";

const path = "cards/attack.json";
const flask = cardGame("flask");
const alone = { parts: { components: {}, names: {}, words: {} } };
const text = (card: unknown) => JSON.stringify(card);

describe("reading a card's text", () => {
  test("a sound text gives the card and what the game says of it", () => {
    const reading = readCard(path, text({ name: "Nothing", composition: {} }), flask, alone);
    expect(reading.valid).toEqual({ name: "Nothing", composition: {} });
    expect(reading.problems).toMatchObject([
      { code: "flask/no-base-cards", where: { file: path, field: "/composition" } },
    ]);
  });

  test("a value over its limit still fills the form, but is no card", () => {
    const reading = readCard(path, text({ name: "Attack", composition: { R1: 9 } }), flask, alone);
    expect(reading.valid).toBeUndefined();
    expect(reading.value).toMatchObject({ composition: { R1: 9 } });
    expect(reading.problems).toMatchObject([{ severity: "error", where: { field: "/composition/R1" } }]);
  });

  test("a broken text gives neither, and one problem with its line", () => {
    const reading = readCard(path, '{\n  "name": "Att', flask, alone);
    expect(reading.value).toBeUndefined();
    expect(reading.problems).toMatchObject([{ code: "document/not-json", where: { row: 2 } }]);
  });

  test("parts that did not change are the same objects as before", () => {
    const first = readCard(path, text({ name: "Attack", composition: { R1: 1 }, tags: ["a"] }), flask, alone);
    const second = readCard(path, text({ name: "Attacker", composition: { R1: 1 }, tags: ["a"] }), flask, alone, first);
    const before = first.value as { composition: unknown; tags: unknown };
    const after = second.value as { composition: unknown; tags: unknown };
    expect(after.composition).toBe(before.composition);
    expect(after.tags).toBe(before.tags);
    expect(second.problems).toBe(first.problems);
  });
});

test("structure is shared only where it is equal, key order included", () => {
  const before = { a: { x: 1 }, b: [1, 2] };
  const after = shareStructure(before, { a: { x: 1 }, b: [1, 2, 3] });
  expect(after.a).toBe(before.a);
  expect(after.b).toEqual([1, 2, 3]);
  expect(shareStructure(before, { a: { x: 1 }, b: [1, 2] })).toBe(before);
  expect(Object.keys(shareStructure({ x: 1, y: 2 }, { y: 2, x: 1 }))).toEqual(["y", "x"]);
});

describe("which keystrokes are one undo step", () => {
  const setUp = () => {
    const clock = { now: 0 };
    const runs = createRuns(path, () => clock.now);
    const type = (place: string, before: string, after: string, gesture?: symbol) => {
      const key = runs.keyFor(place, before, gesture);
      runs.wrote(after);
      return key;
    };
    const wait = (): undefined => {
      clock.now += 5000;
    };
    return { wait, runs, type };
  };

  test("a word typed in one go is one", () => {
    const { type } = setUp();
    const key = type("/name", "", "A");
    expect(type("/name", "A", "At")).toBe(key);
    expect(key).toMatch(/^cards\/attack\.json:\/name/);
  });

  test.each<[string, (setup: ReturnType<typeof setUp>) => string]>([
    ["a long pause", ({ wait, type }) => wait() ?? type("/name", "A", "At")],
    ["another field", ({ type }) => type("/notes", "A", "At")],
    ["undo or another program", ({ type }) => type("/name", "something else", "At")],
    ["a step of its own", ({ runs, type }) => runs.end() ?? type("/name", "A", "At")],
  ])("%s begins a new one", (_, next) => {
    const setup = setUp();
    const key = setup.type("/name", "", "A");
    expect(next(setup)).not.toBe(key);
  });

  test("a hand that rests goes on with its step, and taking hold anew begins one", () => {
    const { type, wait } = setUp();
    const [first, second] = [Symbol("first"), Symbol("second")];
    const key = type("/turn", "", "A", first);
    wait();
    expect(type("/turn", "A", "At", first)).toBe(key);
    expect(type("/turn", "At", "Ats", second)).not.toBe(key);
    expect(type("/turn", "Ats", "At", undefined)).not.toBe(key);
  });

  test("knows whether a text is what was just typed", () => {
    const { runs, type } = setUp();
    type("json", "", "A");
    expect(runs.isLast("json", "A")).toBe(true);
    expect(runs.isLast("json", "undone")).toBe(false);
    expect(runs.isLast("/name", "A")).toBe(false);
  });
});

test("the last valid text is remembered until another project is opened", () => {
  rememberValid("one", path, "{}");
  expect(lastValid("one", path)).toBe("{}");
  expect(lastValid("two", path)).toBeUndefined();
  rememberValid("two", "cards/b.json", "{}");
  expect(lastValid("one", path)).toBeUndefined();
});
