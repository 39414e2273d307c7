import { expect, test } from "vitest";
import { gameLayouts } from "../../press/layouts";
import { checkFile } from "../../project/check";
import { formatDocument } from "../../project/format";
import { gameIds } from "../../schemas/game-id";
import type { Problem } from "../../schemas/problem";
import type { Template } from "../../schemas/template";

const built = gameLayouts("flask").card;

/** What is said of Flask's template with one layer put on top. */
function said(layer: object, more: Partial<Template> = {}): Problem[] {
  const template = { ...built, ...more, layers: [layer] };
  return checkFile("templates/card.json", JSON.stringify(template), "flask", new Map());
}
const placesOf = (problems: readonly Problem[]) => problems.map(({ code, where }) => `${code} ${where.field ?? ""}`);

test.each(gameIds)(
  "%s: both templates are without problems, and come back from the written form as they were",
  (game) => {
    for (const name of ["card", "back"] as const) {
      const text = formatDocument(gameLayouts(game)[name], "template", game);
      expect(checkFile(`templates/${name}.json`, text, game, new Map())).toEqual([]);
      expect(JSON.parse(text)).toEqual(gameLayouts(game)[name]);
    }
  },
);

test("a written template keeps a short layer on one line, so that a diff shows what moved", () => {
  const layer = { kind: "rect" as const, box: [1, 2.5, 3, 4] as [number, number, number, number], fill: "paper" };
  const text = formatDocument({ ...built, layers: [layer] }, "template", "flask");
  expect(text).toContain('\n  "layers": [{ "kind": "rect", "box": [1, 2.5, 3, 4], "fill": "paper" }],\n');
  const long = text.split("\n").filter((line) => line.length > 120);
  // Only what can't be parted is longer than a line: here, outlines.
  for (const line of long) expect(line).toMatch(/^ *"d": "[^"]+",?$/);
});

test("a fault is said once, at its place", () => {
  expect(placesOf(said({ kind: "rect", box: [1, 2, 3] }))).toEqual(["document/out-of-range /layers/0/box"]);
  expect(placesOf(said({ kind: "column", layers: [{ kind: "rect", grow: { prefer: 3 } }] }))).toEqual([
    "document/missing-field /layers/0/layers/0/grow/min",
  ]);
  expect(placesOf(said({ kind: "rectangle" }))).toEqual(["document/bad-value /layers/0/kind"]);
});

test("of a condition that fits none of its forms, the form that was meant is judged", () => {
  expect(placesOf(said({ kind: "rect", when: { value: 3 } }))).toEqual(["document/wrong-type /layers/0/when/value"]);
  expect(placesOf(said({ kind: "rect", when: { all: ["card.name", { value: "x", it: 1 }] } }))).toEqual([
    "document/unknown-field /layers/0/when/all/1/it",
  ]);
});

test("a misspelt field of a layer is understood by the layer's kind", () => {
  const [problem] = said({ kind: "rect", fil: "paper" });
  expect(problem?.message).toContain("did you mean “Colour”?");
});

test("template/unknown-colour: a colour must be in the palette or written in hex, unless the card decides", () => {
  expect(placesOf(said({ kind: "rect", fill: "papper" }))).toEqual(["template/unknown-colour /layers/0/fill"]);
  expect(said({ kind: "rect", fill: "papper" })[0]?.message).toContain("did you mean “paper”?");
  for (const fill of ["paper", "#ff0000", "gold|paper", "{{slots.group}}"])
    expect(said({ kind: "rect", fill })).toEqual([]);
});

test("template/unknown-font and template/unknown-symbol name what there is", () => {
  const [font] = said({ kind: "text", text: "Hello", size: 8, font: "titel" });
  expect(font).toMatchObject({ code: "template/unknown-font", where: { field: "/layers/0/font" } });
  expect(font?.hint).toContain("body, title, display");
  const [symbol] = said({ kind: "symbol", symbol: "H" });
  expect(symbol).toMatchObject({ code: "template/unknown-symbol", where: { field: "/layers/0/symbol" } });
  expect(symbol?.hint).toContain("G, Y, B, R, ?");
});

test("layers of variants are checked, and may use the variant's colours", () => {
  const variants = [
    {
      name: "Night",
      when: "slots.isReaction",
      palette: { night: "#101020" },
      layers: [{ kind: "rect" as const, fill: "night" }],
    },
    { name: "Odd", when: "card.name", layers: [{ kind: "rect" as const, fill: "nigth" }] },
  ];
  expect(placesOf(said({ kind: "rect", fill: "paper" }, { variants }))).toEqual([
    "template/unknown-colour /variants/1/layers/0/fill",
  ]);
});

test("template/not-used: a template of another name draws nothing, and says so", () => {
  const text = formatDocument(built, "template", "flask");
  const [problem] = checkFile("templates/cards.json", text, "flask", new Map());
  expect(problem).toMatchObject({ code: "template/not-used", where: { file: "templates/cards.json" } });
});
