import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { boxFiles } from "../../main/ink/box";
import { setPicture } from "../../main/ink/set-picture";
import { commonTemplate } from "../../press/common-pieces";
import { boxRoom, tuckBox } from "../../press/tuck-box";
import { distinct, flaskOrder } from "./orders";
import { readPages } from "./pdf-pages";

/** Boxes are as large as their cards need, and what a machine cuts is what is printed. */

const poker = { width: 63, height: 88 };
const net = (cards = 60, stock = 0.3) => tuckBox({ card: poker, cards, stock });

test.each([
  [60, 0.3, 19],
  [108, 0.3, 33.4],
  [60, 0.6, 37],
  [1, 0.3, 6],
])("%i cards of %d mm need a box %d mm deep", (cards, stock, depth) => {
  const { room } = net(cards, stock);
  expect(room.depth).toBeCloseTo(depth, 5);
  expect([room.width, room.height]).toEqual([64, 89]);
});

test("dividers make a box deeper by their thickness, and taller by what stands out above the cards", () => {
  const content = { card: poker, cards: 60, stock: 0.3 };
  expect(boxRoom({ ...content, dividers: 5 })).toEqual({ width: 64, height: 99, depth: 20.5 });
  expect(boxRoom({ ...content, dividers: 5, dividerStock: 0.6 }).depth).toBeCloseTo(22, 5);
  expect(boxRoom({ ...content, dividers: 0, dividerStock: 0.6 })).toEqual(boxRoom(content));
  expect(commonTemplate("flask", "divider", poker)?.size.height).toBe(98);
});

describe("the net", () => {
  const { outline, folds, size, panels } = net();

  test("lies within its size, and touches each of its sides", () => {
    const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)];
    expect([Math.min(...xs), Math.min(...ys)]).toEqual([0, 0]);
    expect(Math.max(...xs)).toBeCloseTo(size.width, 5);
    expect(Math.max(...ys)).toBeCloseTo(size.height, 5);
  });

  test("is one line that never crosses itself", () => {
    const edges = outline.map((point, at) => [point, outline[(at + 1) % outline.length]!] as const);
    const crosses = ([[ax, ay], [bx, by]]: (typeof edges)[number], [[cx, cy], [dx, dy]]: (typeof edges)[number]) => {
      const side = (px: number, py: number, qx: number, qy: number, rx: number, ry: number) =>
        Math.sign((qx - px) * (ry - py) - (qy - py) * (rx - px));
      return (
        side(ax, ay, bx, by, cx, cy) * side(ax, ay, bx, by, dx, dy) < 0 &&
        side(cx, cy, dx, dy, ax, ay) * side(cx, cy, dx, dy, bx, by) < 0
      );
    };
    const found = edges.flatMap((edge, at) => edges.slice(at + 1).filter((other) => crosses(edge, other)));
    expect(found).toEqual([]);
  });

  test("has its folds between its panels", () => {
    const upright = folds.filter(([x1, , x2]) => x1 === x2).map(([x]) => x);
    expect(upright).toEqual([panels.side.x, panels.back.x, panels.otherSide.x, panels.otherSide.x + 19]);
    expect(folds.every(([x1, y1, x2, y2]) => x1 === x2 || y1 === y2)).toBe(true);
  });
});

const order = (paper = { width: 210, height: 297 }) => ({
  ...flaskOrder({}, { title: "Red" }),
  paper,
  content: { cards: 60, stock: 0.3 },
});

test("the sheet has the box in true size, and both files of a cutter have its outline", async () => {
  const made = await boxFiles(order());
  if (!made.ok) throw new Error(made.problem.message);
  const [pdf, svg, dxf] = made.value.files.map(({ content }) => content);
  const [page] = await readPages(pdf as Uint8Array);
  const [long, short] = [page?.width ?? 0, page?.height ?? 0].sort((a, b) => b - a);
  expect([long, short]).toEqual([297, 210]);
  const { outline, size } = net();
  const [, d = ""] = /<g id="cut"[^>]*>\s*<path d="([^"]+)"/.exec(String(svg)) ?? [];
  const points = [...d.matchAll(/[ML]([\d.-]+) ([\d.-]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);
  expect(points).toHaveLength(outline.length);
  for (const [at, [x, y]] of outline.entries()) {
    expect(points[at]?.[0]).toBeCloseTo(x, 3);
    expect(points[at]?.[1]).toBeCloseTo(y, 3);
  }
  const vertices = [...String(dxf).matchAll(/VERTEX\n8\nCUT\n10\n([\d.-]+)\n20\n([\d.-]+)/g)];
  expect(vertices.map(([, x]) => Number(x))).toEqual(points.map(([x]) => x));
  expect(Number(vertices[0]?.[2])).toBeCloseTo(size.height - (points[0]?.[1] ?? 0), 3);
});

test("paper that is too small is refused with what is needed", async () => {
  expect(await boxFiles(order({ width: 148, height: 210 }))).toMatchObject({
    ok: false,
    problem: { code: "press/box-too-large", message: expect.stringContaining("mm") },
  });
});

test.each(["fan", "row"] as const)("a picture of the set as a %s, the same each time", async (as) => {
  const wish = { ...flaskOrder({}, { cards: distinct(12) }), as, pictureSource: async () => "missing" as const };
  const [first, second] = [await setPicture(wish), await setPicture(wish)];
  const { width, height } = await sharp(first.bytes).metadata();
  expect(width).toBe(1600);
  expect(height).toBeGreaterThan(400);
  expect(Buffer.from(first.bytes).equals(Buffer.from(second.bytes))).toBe(true);
});
