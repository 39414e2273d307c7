import { expect, test } from "vitest";
import { cardRatio } from "../../renderer/table/layout/rect";
import { fitPlace } from "../../renderer/table/play/place-fit";

/** How cards lie in a place of a board. */

test("one card fills its place", () => {
  expect(fitPlace(1, { width: 90, height: 300 }).face).toBe(90);
  expect(fitPlace(1, { width: 200, height: 88 }).face).toBe(63);
});

test.each([1, 2, 3, 5, 6, 8, 30])("%i cards stay in their place, and something of each is seen", (cards) => {
  for (const room of [
    { width: 200, height: 84 },
    { width: 120, height: 64 },
    { width: 90, height: 110 },
  ]) {
    const { columns, face, gap } = fitPlace(cards, room);
    const rows = Math.ceil(cards / columns);
    expect(columns * face + (columns - 1) * gap).toBeLessThanOrEqual(room.width + 0.5);
    expect(rows * face * cardRatio + (rows - 1) * 3).toBeLessThanOrEqual(room.height + cardRatio);
    expect(face + gap).toBeGreaterThanOrEqual(face * 0.4 - 0.5);
  }
});
