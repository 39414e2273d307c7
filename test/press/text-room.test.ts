import { expect, test } from "vitest";
import { itemBounds } from "../../press/item-bounds";
import { layOut } from "../../press/layout";
import type { GlyphItem, Scene } from "../../press/scene";
import type { LayerOf } from "../../schemas/template-layers";
import { flaskFonts, glyphsOf, plainTemplate } from "./faces";

const long =
  "When this hatches draw three cards then choose one of them and put it on top of your deck face down for later";
const box = { x: 5, y: 5, width: 50, height: 60 };

async function drawn(more: Partial<LayerOf<"text">>, text = long): Promise<{ scene: Scene; problems: string[] }> {
  const layer = { kind: "text", text, size: 8, box: [box.x, box.y, box.width, box.height], ...more } as LayerOf<"text">;
  const facts = { name: "A card", type: "", text: "", slots: {} };
  const laid = layOut(plainTemplate([layer]), { id: "a-card", card: {}, facts }, await flaskFonts());
  return { scene: laid.scene, problems: laid.problems.map(({ code }) => code) };
}

const fonts = await flaskFonts();
const sidesOf = (item: GlyphItem) => {
  const bounds = itemBounds(item, fonts)!;
  return { left: bounds.x - box.x, right: bounds.x + bounds.width - box.x, y: bounds.y - box.y + bounds.height / 2 };
};
const wordsOf = (scene: Scene): string =>
  glyphsOf(scene)
    .map(({ text }) => text)
    .join(" ");

test.each(["ellipse", "diamond"] as const)("lines run inside a %s", async (inside) => {
  const { scene, problems } = await drawn({ inside, size: 11, align: "center", valign: "middle" });
  expect(problems).toEqual([]);
  const lines = glyphsOf(scene).map(sidesOf);
  expect(lines.length).toBeGreaterThan(3);
  for (const { left, right, y } of lines) {
    const distance = Math.abs(y - box.height / 2) / (box.height / 2);
    const half = (box.width / 2) * (inside === "ellipse" ? Math.sqrt(1 - distance ** 2) : 1 - distance);
    expect(left).toBeGreaterThanOrEqual(box.width / 2 - half - 0.01);
    expect(right).toBeLessThanOrEqual(box.width / 2 + half + 0.01);
  }
  expect(wordsOf(scene)).toBe(long);
});

test("lines go around a box, on the side with more room", async () => {
  const { scene } = await drawn({ around: [0, 0, 20, 8] });
  for (const { left, y } of glyphsOf(scene).map(sidesOf)) expect(left).toBeGreaterThanOrEqual(y < 7 ? 19.9 : -0.1);
  expect(
    glyphsOf(scene)
      .map(sidesOf)
      .some(({ left }) => left < 1),
  ).toBe(true);
  const { scene: other } = await drawn({ around: [40, 0, 10, 8] });
  for (const { right, y } of glyphsOf(other).map(sidesOf)) if (y < 7) expect(right).toBeLessThanOrEqual(40.01);
});

test("lines follow an ellipse, whose place is counted from the right", async () => {
  const { scene } = await drawn({ around: [0, 0, 20, 20], aroundSide: "right", aroundShape: "ellipse" });
  const rights = glyphsOf(scene).map(sidesOf);
  for (const { right, y } of rights) {
    const distance = Math.abs(y - 10) / 10;
    const taken = distance < 1 ? 10 * Math.sqrt(1 - distance ** 2) : 0;
    if (taken > 0) expect(right).toBeLessThanOrEqual(40 - taken + 0.01);
  }
  // Beside the box around it no line could reach as far.
  expect(Math.max(...rights.filter(({ y }) => y < 20).map(({ right }) => right))).toBeGreaterThan(31);
});

test("a group that hugs its words is as wide as they are, with what lies around them", async () => {
  const ground = { kind: "rect", box: [0, 0, 50, 8], fill: "#ffffff", pin: { x: "both" } };
  const words = { kind: "text", text: "One card", size: 8, box: [4, 0, 42, 8], pin: { x: "both" } };
  const group = { kind: "group", box: [5, 5, 50, 8], hug: true, layers: [ground, words] } as LayerOf<"group">;
  const facts = { name: "A card", type: "", text: "", slots: {} };
  const { scene } = layOut(plainTemplate([group]), { id: "a-card", card: {}, facts }, fonts);
  const plate = scene.items.find((item) => item.kind === "rect" && item.fill === "#ffffff" && item.box.x === 5);
  const { left, right } = sidesOf(glyphsOf(scene)[0]!);
  expect(left).toBeCloseTo(4, 0);
  expect(plate).toMatchObject({ box: { y: 5, height: 8 } });
  expect(plate?.kind === "rect" && plate.box.width).toBeCloseTo(right + 4, 0);
});

test("an initial is as high as its lines, which stand beside it", async () => {
  const { scene } = await drawn({ initial: { lines: 3, color: "red" } });
  const [letter, ...lines] = glyphsOf(scene);
  expect(letter).toMatchObject({ text: "W", fill: "#ff0000" });
  const edge = sidesOf(letter!).right;
  const starts = lines.map((line) => sidesOf(line).left);
  expect(starts.slice(0, 3).every((left) => left > edge)).toBe(true);
  expect(starts[3]).toBeLessThan(1);
  const short = glyphsOf((await drawn({ initial: { lines: 3 } }, "Draw a card.")).scene);
  expect(short.map(({ text }) => text)).toEqual(["Draw a card."]);
  // Its foot stands on the line of the third one.
  expect(letter!.y).toBeCloseTo(lines[2]!.y, 1);
  expect(glyphsOf((await drawn({ initial: { lines: 3 } }, "a small beginning")).scene)[0]?.text).toBe(
    "a small beginning",
  );
});

test("what a shape can't hold is made smaller, and told in the end", async () => {
  const small = { inside: "diamond", box: [5, 5, 20, 20] } as const;
  const { problems } = await drawn({ ...small, box: [...small.box], min: 7 });
  expect(problems).toContain("press/text-overflows");
});
