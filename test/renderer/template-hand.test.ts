import { expect, test } from "vitest";
import { rotationAround } from "../../press/geometry";
import { boxWithin, movedBox, resizedBox } from "../../renderer/template/model/box";
import { moveByHand, resizeByHand, type Snapping } from "../../renderer/template/model/hand";
import { inside, layersUnder, type PlacedLayer, pickLayer } from "../../renderer/template/model/placed-layers";
import { boxLines, cardLines, snapMove, snapResize } from "../../renderer/template/model/snapping";
import type { Layer } from "../../schemas/template-layers";
import { plainTemplate } from "../press/faces";

const card = { width: 60, height: 90, bleed: 3, safe: 4 };
const box = { x: 10, y: 20, width: 20, height: 10 };
const holder = { x: 0, y: 0, width: 60, height: 90 };
const loose: Snapping = { lines: [], reach: 0 };

const rect = (x: number, y: number, width: number, height: number): Layer => ({
  kind: "rect",
  box: [x, y, width, height],
});
const place = (pointer: string, layer: Layer, more: Partial<PlacedLayer> = {}): PlacedLayer => {
  const [x = 0, y = 0, width = 60, height = 90] = Array.isArray(layer.box) ? layer.box : [];
  return { pointer, layer, box: { x, y, width, height }, holder, ...more };
};
const boxAt = (template: { layers: readonly Layer[] }, index: number) => template.layers[index]?.box;

test.each([
  ["se", 5, 3, { x: 10, y: 20, width: 25, height: 13 }],
  ["nw", 5, 3, { x: 15, y: 23, width: 15, height: 7 }],
  ["e", 5, 3, { x: 10, y: 20, width: 25, height: 10 }],
  ["n", 5, 3, { x: 10, y: 23, width: 20, height: 7 }],
] as const)("the handle %s drawn by (%d, %d)", (handle, dx, dy, expected) => {
  expect(resizedBox(box, handle, dx, dy)).toEqual(expected);
});

test("a box never turns inside out: the side that is not drawn stays", () => {
  expect(resizedBox(box, "w", 50, 0)).toEqual({ x: 29.9, y: 20, width: 0.1, height: 10 });
});

test("with the shape kept both sides grow alike, from the middle to both sides", () => {
  expect(resizedBox(box, "se", 10, 0, { keepShape: true })).toEqual({ x: 10, y: 20, width: 30, height: 15 });
  expect(resizedBox(box, "e", 5, 0, { fromMiddle: true })).toEqual({ x: 5, y: 20, width: 30, height: 10 });
});

test("boxes are written to the hundredth, without the dust of sums", () => {
  expect(movedBox([0.1, 0.2, 3, 4], 0.2, 0.1)).toEqual([0.3, 0.3, 3, 4]);
  expect(boxWithin({ x: 10.3, y: 5, width: 2, height: 2 }, { ...holder, x: 10.1 })).toEqual([0.2, 5, 2, 2]);
});

test("an edge near the safe zone comes to rest on it, and says on what", () => {
  const snapped = snapMove({ x: 4.4, y: 40.3, width: 20, height: 9 }, cardLines(card), 0.5);
  expect(snapped.dx).toBeCloseTo(-0.4);
  expect(snapped.lines).toContainEqual({ axis: "x", at: 4, kind: "safe" });
  expect(snapped.dy).toBeCloseTo(0.2);
  expect(snapped.lines).toContainEqual({ axis: "y", at: 45, kind: "centre" });
});

test("nothing near enough holds nothing, and the nearer of two lines wins", () => {
  expect(snapMove({ x: 7, y: 50, width: 11, height: 9 }, cardLines(card), 0.5)).toEqual({ dx: 0, dy: 0, lines: [] });
  const lines = boxLines([{ x: 10, y: 0, width: 1, height: 1 }]);
  expect(snapMove({ x: 10.7, y: 30, width: 9, height: 9 }, lines, 1).dx).toBeCloseTo(-0.2);
});

test("only the edges that a handle moves come to rest", () => {
  const lines = cardLines(card);
  const near = { x: 3.8, y: 20, width: 52, height: 10 };
  expect(snapResize(near, "e", lines, 0.5).dx).toBeCloseTo(0.2);
  expect(snapResize(near, "w", lines, 0.5).dx).toBeCloseTo(0.2);
  expect(snapResize(near, "n", lines, 0.5)).toEqual({ dx: 0, dy: 0, lines: [] });
});

test("a layer moved by hand comes to rest on tenths; what was not moved keeps its hundredths", () => {
  const template = plainTemplate([rect(4.25, 9.33, 20, 10)]);
  const layers = [place("/layers/0", template.layers[0]!)];
  const moved = moveByHand(template, layers, { x: 2.04, y: 0 }, loose);
  expect(boxAt(moved.template, 0)).toEqual([6.3, 9.33, 20, 10]);
});

test("several layers keep their distance to each other", () => {
  const template = plainTemplate([rect(4, 4, 5, 5), rect(20, 20, 5, 5)]);
  const layers = template.layers.map((layer, index) => place(`/layers/${index}`, layer));
  const moved = moveByHand(template, layers, { x: 1, y: 2 }, loose);
  expect([boxAt(moved.template, 0), boxAt(moved.template, 1)]).toEqual([
    [5, 6, 5, 5],
    [21, 22, 5, 5],
  ]);
});

test("a layer laid out on the whole card gets numbers when it is moved", () => {
  const template = plainTemplate([{ kind: "rect", box: "card" }]);
  const moved = moveByHand(template, [place("/layers/0", template.layers[0]!)], { x: 0, y: 2 }, loose);
  expect(boxAt(moved.template, 0)).toEqual([0, 2, 60, 90]);
});

test("inside a group the numbers are counted from the group", () => {
  const inner = rect(1, 1, 5, 5);
  const template = plainTemplate([{ kind: "group", box: [10, 10, 30, 30], layers: [inner] }]);
  const placed = place("/layers/0/layers/0", inner, {
    box: { x: 11, y: 11, width: 5, height: 5 },
    holder: { ...box, x: 10, y: 10 },
  });
  const moved = moveByHand(template, [placed], { x: 2, y: 3 }, loose);
  expect(moved.template.layers[0]).toMatchObject({ layers: [{ box: [3, 4, 5, 5] }] });
});

test("inside a turned group a layer follows the hand, not the group's own axes", () => {
  const inner = rect(0, 0, 10, 10);
  const template = plainTemplate([{ kind: "group", box: [20, 20, 10, 10], rotate: 180, layers: [inner] }]);
  const matrix = rotationAround({ x: 20, y: 20, width: 10, height: 10 }, 180);
  const placed = place("/layers/0/layers/0", inner, {
    box: { x: 20, y: 20, width: 10, height: 10 },
    holder: { x: 20, y: 20, width: 10, height: 10 },
    matrix,
  });
  const moved = moveByHand(template, [placed], { x: 2, y: 1 }, loose);
  expect(moved.template.layers[0]).toMatchObject({ layers: [{ box: [-2, -1, 10, 10] }] });
});

test("a child of a column stays; its lower handle gives it a height", () => {
  const child: Layer = { kind: "rect", fill: "red" };
  const template = plainTemplate([{ kind: "column", box: [5, 5, 40, 40], layers: [child] }]);
  const placed = place("/layers/0/layers/0", child, { box: { x: 5, y: 5, width: 40, height: 8 } });
  expect(moveByHand(template, [placed], { x: 3, y: 3 }, loose).template).toBe(template);
  const higher = resizeByHand(template, placed, "s", { x: 0, y: 4.04 }, loose);
  expect(higher.template.layers[0]).toMatchObject({ layers: [{ kind: "rect", fill: "red", height: 12 }] });
});

test("a side drawn to a line lies exactly on it, and the other side does not move", () => {
  const template = plainTemplate([rect(4.25, 9, 50, 10)]);
  const snapping = { lines: cardLines(card), reach: 0.5 };
  const resized = resizeByHand(template, place("/layers/0", template.layers[0]!), "e", { x: 1.6, y: 0 }, snapping);
  expect(boxAt(resized.template, 0)).toEqual([4.25, 9, 51.75, 10]);
  expect(resized.lines).toContainEqual({ axis: "x", at: 56, kind: "safe" });
});

test("a click chooses the smallest layer under it, clicked again the next one below, and so around", () => {
  const placed = [
    place("/layers/0", rect(0, 0, 60, 90)),
    place("/layers/1", rect(10, 10, 20, 20)),
    place("/layers/2", rect(12, 12, 4, 4)),
  ];
  const point = { x: 13, y: 13 };
  expect(layersUnder(point, placed).map(({ pointer }) => pointer)).toEqual(["/layers/2", "/layers/1", "/layers/0"]);
  expect(pickLayer(point, placed, undefined)?.pointer).toBe("/layers/2");
  expect(pickLayer(point, placed, "/layers/2")?.pointer).toBe("/layers/1");
  expect(pickLayer(point, placed, "/layers/0")?.pointer).toBe("/layers/2");
  expect(pickLayer({ x: 70, y: 5 }, placed, undefined)).toBeUndefined();
});

test("what a group holds is chosen before the group", () => {
  const inner = rect(0, 0, 20, 20);
  const group: Layer = { kind: "group", box: [10, 10, 20, 20], layers: [inner] };
  const placed = [
    place("/layers/0", group),
    place("/layers/0/layers/0", inner, { box: { x: 10, y: 10, width: 20, height: 20 } }),
  ];
  expect(pickLayer({ x: 15, y: 15 }, placed, undefined)?.pointer).toBe("/layers/0/layers/0");
});

test("a point on a turned layer is found where it was turned to", () => {
  const matrix = rotationAround({ x: 0, y: 0, width: 20, height: 0 }, 90);
  const point = inside({ x: 10, y: 8 }, matrix);
  expect([Math.round(point.x), Math.round(point.y)]).toEqual([18, 0]);
});
