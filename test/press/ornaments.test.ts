import { expect, test } from "vitest";
import { pathBounds } from "../../press/item-bounds";
import { rulePath } from "../../press/ornaments";
import { ornaments } from "../../schemas/template-layers";
import { plainFace } from "./faces";

const box = { x: 4, y: 10, width: 40, height: 2.4 };

test.each(ornaments)("a rule that is %s goes from side to side and stays in its box", (ornament) => {
  const { x, y, width, height } = pathBounds(rulePath(ornament, box, 0.25))!;
  expect([x, x + width]).toEqual([expect.closeTo(4, 3), expect.closeTo(44, 3)]);
  // Handles of curves reach a little farther than the curves.
  expect(y).toBeGreaterThan(box.y - 1.3);
  expect(y + height).toBeLessThan(box.y + box.height + 1.3);
});

test("where an ornament leaves no room for lines it stands alone, in the middle", () => {
  const { x, width } = pathBounds(rulePath("diamond", { ...box, width: 5 }, 0.25))!;
  expect(x + width / 2).toBeCloseTo(6.5, 3);
  expect(width).toBeLessThan(3);
});

test("a rule is one shape of its colour, and takes the height that a column gives it", async () => {
  const rule = { kind: "rule" as const, height: 2, ornament: "dots" as const, color: "#aa0000" };
  const { scene, problems } = await plainFace([{ kind: "column", box: [4, 4, 40, 60], layers: [rule] }]);
  expect(problems).toEqual([]);
  expect(scene.items).toMatchObject([{ kind: "path", fill: "#aa0000" }]);
});
