import { expect, test } from "vitest";
import { checkFile } from "../../project/check";
import { layersOf } from "../../project/template-layers";
import { adopted } from "../../renderer/template/model/adopt-layer";
import { followLayers } from "../../renderer/template/model/follow-layers";
import { canGroup, groupLayers, ungroupLayer, whyNotUngroup } from "../../renderer/template/model/layer-groups";
import {
  duplicateLayers,
  insertLayers,
  layerAt,
  moveLayers,
  removeLayers,
  stepLayer,
} from "../../renderer/template/model/layer-lists";
import { kindNames, layerName } from "../../renderer/template/model/layer-names";
import { newLayer } from "../../renderer/template/model/new-layer";
import { dropTarget, treeRows } from "../../renderer/template/model/tree-rows";
import { listOfVariant, withoutVariant, withVariantFor } from "../../renderer/template/model/variants";
import type { Template } from "../../schemas/template";
import { type Layer, layerKinds } from "../../schemas/template-layers";
import { codesOf, plainFace, plainTemplate } from "../press/faces";

/** Layers named by letters, groups by their letter and brackets: "a b(c d) e". */
const named = (note: string, layers?: Layer[]): Layer =>
  layers ? { kind: "group", note, layers } : { kind: "rect", note };
const template = (...layers: Layer[]): Template => plainTemplate(layers);
const abc = () => template(named("a"), named("b", [named("c"), named("d")]), named("e"));
const read = ({ layers }: { layers: readonly Layer[] }): string =>
  layers.map((layer) => `${layer.note}${"layers" in layer ? `(${read(layer)})` : ""}`).join(" ");
const readAt = (of: Template, pointers: readonly string[]): string =>
  pointers.map((pointer) => layerAt(of, pointer)?.note).join(" ");

test("layers go in at their place, and are found there", () => {
  const { template: changed, layers } = insertLayers(abc(), "/layers/1/layers", 1, [named("x"), named("y")]);
  expect(read(changed)).toBe("a b(c x y d) e");
  expect(readAt(changed, layers)).toBe("x y");
});

test.each([
  [["/layers/0"], "b(c d) e"],
  [["/layers/1/layers/0", "/layers/2"], "a b(d)"],
  [["/layers/1", "/layers/1/layers/1"], "a e"],
])("removing %j leaves %s", (pointers, left) => {
  expect(read(removeLayers(abc(), pointers))).toBe(left);
});

test("copies lie right above their originals, and are chosen", () => {
  const { template: changed, layers } = duplicateLayers(abc(), ["/layers/0", "/layers/2"]);
  expect(read(changed)).toBe("a a b(c d) e e");
  expect(layers).toEqual(["/layers/1", "/layers/4"]);
});

test.each([
  [["/layers/0"], "/layers", 3, "b(c d) e a"],
  [["/layers/2"], "/layers", 0, "e a b(c d)"],
  [["/layers/0"], "/layers/1/layers", 1, "b(c a d) e"],
  [["/layers/1/layers/0"], "/layers", 1, "a c b(d) e"],
  [["/layers/0", "/layers/2"], "/layers/1/layers", 2, "b(c d a e)"],
  [["/layers/1"], "/layers/1/layers", 0, "a b(c d) e"],
])("moving %j to %s at %d gives %s", (pointers, list, index, expected) => {
  const { template: changed, layers } = moveLayers(abc(), pointers, list, index);
  expect(read(changed)).toBe(expected);
  expect(readAt(changed, layers)).toBe(pointers.map((pointer) => layerAt(abc(), pointer)?.note).join(" "));
});

test("a step up changes places with the neighbour, at the ends nothing happens", () => {
  expect(read(stepLayer(abc(), "/layers/0", 1).template)).toBe("b(c d) a e");
  expect(read(stepLayer(abc(), "/layers/2", -1).template)).toBe("a e b(c d)");
  const top = abc();
  expect(stepLayer(top, "/layers/2", 1).template).toBe(top);
});

const rect = (...box: [number, number, number, number]): Layer => ({ kind: "rect", box, fill: "red" });

test("grouped layers stay where they were, also when they are taken out again", async () => {
  const before = template(rect(5, 6, 10, 10), rect(1, 1, 2, 2), rect(20, 30, 5, 5));
  const { template: grouped, layers } = groupLayers(before, ["/layers/0", "/layers/2"]);
  expect(layers).toEqual(["/layers/1"]);
  expect(grouped.layers[1]).toEqual({
    kind: "group",
    box: [5, 6, 20, 29],
    layers: [rect(0, 0, 10, 10), rect(15, 24, 5, 5)],
  });
  const drawn = async ({ layers: all }: Template) => (await plainFace(all)).scene.items;
  expect(await drawn(grouped)).toEqual(await drawn(template(rect(1, 1, 2, 2), rect(5, 6, 10, 10), rect(20, 30, 5, 5))));
  const freed = ungroupLayer(grouped, "/layers/1");
  expect(freed.template.layers).toEqual([rect(1, 1, 2, 2), rect(5, 6, 10, 10), rect(20, 30, 5, 5)]);
  expect(freed.layers).toEqual(["/layers/1", "/layers/2"]);
});

test("a ground that reaches to the bleed can be grouped too: the group then has no box of its own", () => {
  const before = template({ kind: "rect", box: "bleed" }, rect(5, 6, 10, 10));
  const { template: grouped } = groupLayers(before, ["/layers/0", "/layers/1"]);
  expect(grouped.layers).toEqual([{ kind: "group", layers: before.layers }]);
});

test("what a group says of all its layers, each says for itself afterwards", () => {
  const group: Layer = {
    kind: "group",
    when: "card.name",
    opacity: 0.5,
    layers: [{ ...rect(0, 0, 1, 1), when: "slots.x", opacity: 0.5 }],
  };
  expect(ungroupLayer(template(group), "/layers/0").template.layers).toEqual([
    { ...rect(0, 0, 1, 1), when: { all: ["card.name", "slots.x"] }, opacity: 0.25 },
  ]);
});

test("what can't be grouped or dissolved without changing the print says why", () => {
  expect(whyNotUngroup({ kind: "group", rotate: 90, layers: [] })).toContain("turned");
  expect(whyNotUngroup({ kind: "group", clip: true, layers: [] })).toContain("cuts off");
  expect(whyNotUngroup({ kind: "group", layers: [] })).toBeUndefined();
  expect(canGroup(abc(), ["/layers/0", "/layers/1/layers/0"])).toBe(false);
  expect(canGroup(template({ kind: "column", layers: [named("a")] }), ["/layers/0/layers/0"])).toBe(false);
});

test("a layer dropped into a column sheds its box, and gets one back when it leaves", () => {
  const box = { x: 12, y: 20, width: 30, height: 8 };
  const holder = { x: 10, y: 10, width: 40, height: 60 };
  const into = adopted(rect(2, 3, 30, 8), { box, holder, fromColumn: false, toColumn: true });
  expect(into).toEqual({ kind: "rect", fill: "red", height: 8 });
  const out = adopted({ ...into, space: 2, inset: [1, 1] }, { box, holder, fromColumn: true, toColumn: false });
  expect(out).toEqual({ kind: "rect", fill: "red", box: [2, 10, 30, 8] });
  expect(adopted(rect(9, 9, 30, 8), { box, holder, fromColumn: false, toColumn: false })).toEqual(rect(2, 10, 30, 8));
});

test("the list shows the topmost layer first, and the layers of a column from top to bottom", () => {
  const column: Layer = { kind: "column", note: "col", layers: [named("first"), named("last")] };
  const rows = treeRows(template(named("ground"), column, named("top")), "/layers", new Set());
  expect(rows.map(({ layer, level }) => `${level} ${layer.note}`)).toEqual([
    "1 top",
    "1 col",
    "2 first",
    "2 last",
    "1 ground",
  ]);
  const folded = treeRows(template(named("ground"), column), "/layers", new Set(["/layers/1"]));
  expect(folded.map(({ layer }) => layer.note)).toEqual(["col", "ground"]);
});

test("dropping above a row means drawn later, in a column earlier", () => {
  const of = template(named("a"), { kind: "column", layers: [named("b"), named("c")] });
  expect(dropTarget(of, "/layers/0", "above")).toEqual({ list: "/layers", index: 1 });
  expect(dropTarget(of, "/layers/0", "below")).toEqual({ list: "/layers", index: 0 });
  expect(dropTarget(of, "/layers/1/layers/0", "above")).toEqual({ list: "/layers/1/layers", index: 0 });
  expect(dropTarget(of, "/layers/1", "inside")).toEqual({ list: "/layers/1/layers", index: 0 });
});

test("what is chosen is followed through undo: to where the same layer is, or where it was edited", () => {
  const before = template(named("a"), named("b"), named("c"));
  expect(followLayers(before, template(named("b"), named("c"), named("a")), ["/layers/0"])).toEqual(["/layers/2"]);
  expect(followLayers(before, template(named("x"), named("b"), named("c")), ["/layers/0"])).toEqual(["/layers/0"]);
  expect(followLayers(before, template(named("a"), named("b")), ["/layers/2", "/layers/1"])).toEqual(["/layers/1"]);
});

test.each([
  [{ kind: "text", text: "{{card.name}}", size: 8 }, "Name"],
  [{ kind: "text", text: "{{card.name}} ({{facts.code}})", size: 8 }, "Name (code)"],
  [{ kind: "text", text: "Hatch v{{set.version|1}} **now**", size: 8 }, "Hatch version now"],
  [{ kind: "text", text: "*Version* {{set.version}}", size: 8 }, "Version"],
  [{ kind: "text", text: "for {{card.cost}}{{card.art}} · {{card.name}}", size: 8 }, "For cost art · name"],
  [{ kind: "symbol", icon: "round-bottom-flask" }, "Round bottom flask"],
  [{ kind: "blocks", value: "slots.costSymbols", title: { size: 8 } }, "Cost symbols"],
  [{ kind: "rect", box: "bleed", fill: "red" }, "Ground"],
  [{ kind: "rect", stroke: "red" }, "Frame"],
  [{ kind: "ellipse", note: "Seal." }, "Seal"],
  [{ kind: "art", placeholder: [] }, "Picture"],
] as [Layer, string][])("%j is called %s", (layer, name) => {
  expect(layerName(layer)).toBe(name);
});

test.each(layerKinds)("a new layer of kind %s is valid, lies on the card and is called something", async (kind) => {
  const layer = newLayer(kind, plainTemplate([]));
  const text = JSON.stringify(plainTemplate([layer]));
  expect(checkFile("templates/card.json", text, "flask", new Map())).toEqual([]);
  expect(layerName(layer)).not.toBe("");
  expect(kindNames[kind]).not.toBe("");
  const icons = () => ({ d: "M0 0H1V1Z", width: 1, height: 1 });
  expect(codesOf(await plainFace([layer], { name: "Owl" }, { effects: [{ title: "Fly" }] }, { icons }))).toEqual([]);
});

test("a variant for a type begins as a copy that can be changed by itself", () => {
  const base = template(named("a"));
  const { template: changed, index } = withVariantFor(base, "Spell");
  expect(changed.variants?.[index]).toMatchObject({ name: "Spell", when: { value: "facts.type", is: "Spell" } });
  expect(listOfVariant(changed, index)).toBe("/variants/0/layers");
  expect(listOfVariant(changed, undefined)).toBe("/layers");
  expect(layersOf(changed.variants?.[0]?.layers ?? [])[0]?.layer).not.toBe(base.layers[0]);
  expect(withoutVariant(changed, index)).toEqual(base);
});
