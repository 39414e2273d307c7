import { expect, test } from "vitest";
import { layOut } from "../../press/layout";
import { thriftyTemplate } from "../../press/low-ink";
import { iconsNamedIn } from "../../press/template-icons";
import type { Template } from "../../schemas/template";
import { flaskFonts } from "./faces";

const template: Template = {
  name: "Test",
  size: { width: 63, height: 88 },
  bleed: 3,
  safe: 3,
  corner: 3,
  palette: { ground: "#ffffff", ink: "#111111" },
  fonts: { body: { regular: "alegreya-sans-regular" } },
  layers: [{ kind: "rect", box: "card", fill: "ground" }],
  variants: [
    { name: "Night", when: { value: "facts.type", is: "Spell" }, palette: { ground: "#000033" } },
    { name: "Named", when: "card.name", layers: [{ kind: "ellipse", box: "card", fill: "ink" }] },
  ],
};
const fonts = await flaskFonts();

const drawn = (type: string, name = "", of = template) => {
  const face = { id: "x", card: { name }, facts: { name, type, text: "", slots: {} } };
  return layOut(of, face, fonts).scene.items.map((item) => `${item.kind} ${"fill" in item ? item.fill : ""}`);
};

test("a card without a variant is drawn by the template", () => {
  expect(drawn("Potion")).toEqual(["rect #ffffff"]);
});

test("a variant changes what it names and inherits the rest", () => {
  expect(drawn("Spell")).toEqual(["rect #000033"]);
  expect(drawn("Potion", "Owl")).toEqual(["path #111111"]);
});

test("the first variant whose condition holds draws the card", () => {
  expect(drawn("Spell", "Owl")).toEqual(["rect #000033"]);
});

test("what saves ink goes before what a variant changes", () => {
  const byColour = thriftyTemplate({ ...template, lowInk: { palette: { ground: "#fefefe", ink: "#222222" } } })!;
  expect(drawn("Spell", "", byColour)).toEqual(["rect #fefefe"]);
  expect(drawn("Potion", "Owl", byColour)).toEqual(["path #222222"]);
  const byLayers = thriftyTemplate({
    ...template,
    lowInk: { layers: [{ kind: "rect", box: "safe", stroke: "ink" }] },
  })!;
  expect(drawn("Potion", "Owl", byLayers)).toEqual(["rect "]);
});

test("whoever watches is told of every layer and its place, and can leave one out", () => {
  const seen: string[] = [];
  const face = { id: "x", card: {}, facts: { name: "", type: "", text: "", slots: {} } };
  const layers: Template["layers"] = [
    { kind: "group", box: [10, 10, 20, 20], layers: [{ kind: "rect", box: [1, 2, 3, 4], fill: "ink" }] },
    { kind: "rect", when: "card.name", fill: "ink" },
    { kind: "rect", box: "card", fill: "ground" },
  ];
  const { scene } = layOut({ ...template, layers }, face, fonts, {
    visit(layer, { box }) {
      seen.push(`${layer.kind} ${box.x} ${box.y} ${box.width} ${box.height}`);
      return layer !== layers[2];
    },
  });
  expect(seen).toEqual(["group 10 10 20 20", "rect 11 12 3 4", "rect 0 0 63 88"]);
  expect(scene.items).toHaveLength(1);
});

test("the icons that a template names outright are known before it is drawn", () => {
  const layers: Template["layers"] = [
    { kind: "symbol", icon: "castle" },
    { kind: "symbol", icon: "{{card.icon}}" },
    {
      kind: "group",
      layers: [
        {
          kind: "art",
          placeholder: [{ icons: ["owl", "cat"], background: "ink", pattern: "ink", glow: "ink", ink: "ink" }],
        },
      ],
    },
  ];
  const variants = [{ name: "x", when: "card.name", layers: [{ kind: "symbol" as const, icon: "moon" }] }];
  const symbols = { G: { word: "green", shapes: [{ icon: "leaf" }] } };
  expect(iconsNamedIn([{ ...template, layers, variants, symbols }]).sort()).toEqual([
    "castle",
    "cat",
    "leaf",
    "moon",
    "owl",
  ]);
});
