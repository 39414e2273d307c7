import { expect, test } from "vitest";
import { nearestBox } from "../../renderer/decks/board/nearest-line";
import { typedName } from "../../renderer/decks/typed-name";

/** Keys in the deck room: where an arrow leads, and which card is meant by its first letters. */

const box = (left: number, top: number) => ({ left, top, width: 100, height: 140 });
// Two piles, of which the second has one card.
const boxes = [box(0, 0), box(0, 30), box(0, 60), box(120, 0)];

test("arrows go to the card that lies next, and stay at the edge", () => {
  expect(nearestBox(boxes, 0, "down")).toBe(1);
  expect(nearestBox(boxes, 2, "up")).toBe(1);
  expect(nearestBox(boxes, 2, "right")).toBe(3);
  expect(nearestBox(boxes, 3, "left")).toBe(0);
  expect(nearestBox(boxes, 3, "right")).toBe(-1);
});

test("letters in quick succession are the beginning of a name; the same one again goes on", () => {
  const names = ["Barracks", "Brute", "Élan", "Builder", "Thief"];
  let now = 10_000;
  const type = (letters: string, from: number) =>
    [...letters]
      .map((each) => {
        now += 50;
        return typedName(each, names, from, now);
      })
      .at(-1);
  expect(type("bui", 0)).toBe(3);
  now += 2000;
  expect(type("b", 0)).toBe(1);
  expect(type("b", 1)).toBe(3);
  now += 2000;
  expect(type("e", 3)).toBe(2);
  now += 2000;
  expect(type("x", 0)).toBe(-1);
});
