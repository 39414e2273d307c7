import { expect, test } from "vitest";
import { cardRatio } from "../../renderer/table/layout/rect";
import { fitPlace, layPlace } from "../../renderer/table/play/place-fit";

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

test("numbers stand below a small card where there is room, and lie on one that is large or has none", () => {
  const narrow = { width: 34, height: 82 };
  expect(fitPlace(1, narrow, 2)).toMatchObject({ face: 34, below: 32 });
  expect(fitPlace(1, narrow)).toMatchObject({ face: 34, below: 0 });
  expect(fitPlace(1, { width: 34, height: 60 }, 2)).toMatchObject({ face: 34, below: 0 });
  expect(fitPlace(1, { width: 90, height: 300 }, 2)).toMatchObject({ face: 90, below: 0 });
});

test("a name stands upright only where its card is no smaller for it", () => {
  const at = { left: 0, top: 0 };
  const bed = (cards: number, height: number) => layPlace("1: Common Bed", cards, { ...at, width: 58, height }, 2);
  expect(bed(0, 134)).toMatchObject({ isUpright: true, foot: 78 });
  expect(bed(1, 134)).toMatchObject({ isUpright: false, face: 50 });
  expect(bed(1, 200)).toMatchObject({ isUpright: true, face: 50 });
  expect(layPlace("M1", 1, { ...at, width: 58, height: 134 })).toMatchObject({ foot: 0 });
});
