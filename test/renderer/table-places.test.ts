import { expect, test } from "vitest";
import { fitPlace, widthOfValues } from "../../renderer/table/play/place-fit";

/** How cards lie in a place of a board. */

const two = { values: widthOfValues([{ value: 2 }, { value: 1 }]), hasNotes: false };

test("one card is as large as its place lets it be", () => {
  expect(fitPlace(1, { width: 200, height: 120 }, two).face).toBe(64);
  expect(fitPlace(1, { width: 200, height: 80 }, two).face).toBeLessThan(64);
});

test.each([1, 2, 3, 5, 6, 8])("%i cards neither cover each other nor reach out of their place", (cards) => {
  for (const room of [
    { width: 200, height: 84 },
    { width: 120, height: 64 },
    { width: 90, height: 110 },
  ]) {
    const { columns, face, cell } = fitPlace(cards, room, two);
    expect(face).toBeLessThanOrEqual(cell);
    expect(columns * cell + (columns - 1) * 6).toBeLessThanOrEqual(room.width);
    if (face === 24) continue;
    const rows = Math.ceil(cards / columns);
    const lines = Math.ceil(two.values / cell);
    expect(rows * (face * (88 / 63) + lines * 16) + (rows - 1) * 4).toBeLessThanOrEqual(room.height);
  }
});

test("a crowd keeps a size that a pointer finds, and values beside each other", () => {
  const { columns, face, cell } = fitPlace(30, { width: 120, height: 64 }, two);
  expect([columns, face]).toEqual([2, 24]);
  expect(cell).toBeGreaterThanOrEqual(two.values);
});

test("values that are long take a line of their own rather than the next card's room", () => {
  const long = { values: widthOfValues([{ value: 12 }, { value: "10/12" }]), hasNotes: true };
  const narrow = fitPlace(2, { width: 110, height: 110 }, long);
  expect(narrow.face).toBeLessThan(fitPlace(2, { width: 110, height: 110 }, two).face);
});
