import { expect, test } from "vitest";
import {
  propertiesOf,
  propertyControls,
  sections,
  styleProperties,
} from "../../renderer/template/inspector/properties";
import { conditionOf, rowsOf } from "../../renderer/template/model/condition-rows";
import { formatGuides, parseGuides } from "../../renderer/template/model/guides";
import { holesOf } from "../../renderer/template/model/holes";
import { renameColour, usesOfColour, withNewColour, withoutColour } from "../../renderer/template/model/palette";
import { extremesOf, lettersIn } from "../../renderer/template/model/sample-order";
import { isSymbolName, usesOfSymbol, withNewSymbol } from "../../renderer/template/model/symbols";
import { layerDefinitions, layerKinds } from "../../schemas/template-layers";
import { type Condition, textStyle } from "../../schemas/template-style";
import { plainTemplate } from "../press/faces";

const everything: Readonly<Record<string, unknown>> = new Proxy({}, { get: () => true });

test.each(layerKinds)("every field of %s has its place in the inspector, once", (kind) => {
  const { properties = {} } = layerDefinitions[kind] as { properties?: Record<string, unknown> };
  const wanted = Object.keys(properties).filter((key) => key !== "kind" && key !== "layers");
  const shown = propertiesOf(kind, "/layers/0", false, everything);
  expect(shown.map(({ key }) => key).sort()).toEqual(wanted.sort());
  for (const { section, control, title } of shown) {
    expect(sections).toContain(section);
    expect(propertyControls).toContain(control);
    expect(title).not.toBe("");
  }
});

test("the type inside a layer has every field of the type", () => {
  expect(
    styleProperties("/layers/0/title")
      .map(({ key }) => key)
      .sort(),
  ).toEqual(Object.keys(textStyle).sort());
});

test("in a column there is a height and no box, elsewhere the other way round, unless it is set", () => {
  const keys = (inColumn: boolean, set = {}) => propertiesOf("rect", "/layers/0", inColumn, set).map(({ key }) => key);
  expect(keys(true)).toEqual(expect.arrayContaining(["height", "space", "grow"]));
  expect(keys(true)).not.toContain("box");
  expect(keys(false)).toContain("box");
  expect(keys(false)).not.toContain("height");
  expect(keys(false, { height: 3 })).toContain("height");
});

test.each([
  undefined,
  "card.name",
  { none: ["slots.isReaction"] },
  { value: "facts.type", is: "Spell" },
  { value: "card.cost", atLeast: 3 },
  { value: "card.cost", is: 3 },
  { value: "card.legendary", is: true },
  { value: "card.tags", has: "blue" },
  { value: "card.cost", in: [1, 2] },
  { all: ["card.name", { value: "facts.type", not: "Spell" }] },
  { any: ["card.name", { none: ["card.art"] }] },
] satisfies (Condition | undefined)[])("the condition %j is shown as rows and comes back as it was", (condition) => {
  const rows = rowsOf(condition);
  expect(rows).toBeDefined();
  expect(rows && conditionOf(rows)).toEqual(condition);
});

test.each([
  { none: ["a", "b"] },
  { all: [{ any: ["a", "b"] }] },
  { value: "card.cost", atLeast: 1, atMost: 3 },
] satisfies Condition[])("the condition %j is more than rows can say", (condition) => {
  expect(rowsOf(condition)).toBeUndefined();
});

test("holes are found on all cards, with what they are on the one shown", () => {
  const shown = {
    card: { name: "Owl", $schema: "x" },
    facts: { type: "Bird", slots: { wings: 2 } },
    slots: { wings: 2 },
    numbers: { margin: 0.5 },
    set: { name: "Birds" },
  };
  const other = { card: { name: "Cat", art: { author: "Ann" } }, slots: { list: [1] } };
  const holes = holesOf(shown, [other]);
  expect(holes.map(({ path, example }) => `${path}=${example}`)).toEqual([
    "card.art.author=",
    "card.name=Owl",
    "facts.type=Bird",
    "slots.list=",
    "slots.wings=2",
    "numbers.margin=0.5",
    "set.name=Birds",
  ]);
  expect(holes.find(({ path }) => path === "slots.list")?.isList).toBe(true);
});

test("a renamed colour is renamed wherever it is drawn with, and nowhere else", () => {
  const template = plainTemplate([
    { kind: "rect", fill: "red", stroke: "{{slots.colour}}|red" },
    { kind: "text", text: "red", size: 8, color: "ink" },
  ]);
  const renamed = renameColour(template, "red", "crimson");
  expect(Object.keys(renamed.palette)).toEqual(["ink", "crimson", "paper"]);
  expect(renamed.layers).toEqual([
    { kind: "rect", fill: "crimson", stroke: "{{slots.colour}}|crimson" },
    { kind: "text", text: "red", size: 8, color: "ink" },
  ]);
  expect(renamed.symbols?.["G"]?.shapes[0]?.fill).toBe("crimson");
  expect(renameColour(template, "red", "ink")).toBe(template);
});

test("colours are counted, added and removed", () => {
  const template = plainTemplate([{ kind: "rect", fill: "red" }]);
  expect(usesOfColour(template, "red")).toBe(2);
  expect(usesOfColour(template, "paper")).toBe(0);
  expect(withNewColour(withNewColour(template)).palette).toMatchObject({
    "colour-1": "#808080",
    "colour-2": "#808080",
  });
  expect(withoutColour(template, "paper").palette).toEqual({ ink: "#000000", red: "#ff0000" });
});

test("guides are remembered as they were drawn", () => {
  const guides = [
    { axis: "x" as const, at: 12.5 },
    { axis: "y" as const, at: -3 },
  ];
  expect(formatGuides(guides)).toBe("x12.5 y-3");
  expect(parseGuides(formatGuides(guides))).toEqual(guides);
  expect(parseGuides("nonsense")).toEqual([]);
});

test("the cards on which a template breaks first are found", () => {
  const samples = [
    { id: "a", name: "A", type: "", length: lettersIn(["one", { two: "three" }]) },
    { id: "b", name: "A long name", type: "", length: lettersIn([]) },
    { id: "c", name: "C", type: "", length: lettersIn([["much more to print than that"]]) },
  ];
  expect(extremesOf(samples)).toEqual({ longest: "c", shortest: "b", longestName: "b" });
  expect(extremesOf([])).toEqual({ longest: undefined, shortest: undefined, longestName: undefined });
});

test("a renamed colour keeps what it is with little ink and in the looks of some cards", () => {
  const template = plainTemplate([{ kind: "rect", fill: "red" }], {
    lowInk: { palette: { red: "#ffdddd", ink: "#222222" } },
    variants: [{ name: "Spell", when: "card.spell", palette: { red: "#0000ff" } }],
  });
  const { lowInk, variants } = renameColour(template, "red", "crimson");
  expect(lowInk?.palette).toEqual({ crimson: "#ffdddd", ink: "#222222" });
  expect(variants?.[0]?.palette).toEqual({ crimson: "#0000ff" });
});

test("a symbol is added under a name that a text can say, and counted where it is drawn", () => {
  expect(["G", "coin", "2x", "", "two words", "a:b", "{G}"].map(isSymbolName)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
  const template = withNewSymbol(
    plainTemplate([
      { kind: "text", text: "{coin} and {coin}", size: 8 },
      { kind: "symbol", symbol: "coin" },
      { kind: "text", text: "{G}", size: 8 },
    ]),
    "coin",
  );
  expect(template.symbols?.["coin"]).toMatchObject({ word: "coin", shapes: [{ fill: "ink" }] });
  expect([usesOfSymbol(template, "coin"), usesOfSymbol(template, "G"), usesOfSymbol(template, "gem")]).toEqual([
    3, 1, 0,
  ]);
});
