import { describe, expect, test } from "vitest";
import { nextInt, seedRng } from "../../engine/core/rng";
import type { Point } from "../../engine/core/straight";
import { isEnough, type Spot, targetAt } from "../../renderer/table/dragging";
import type { AskedNow, OfferedFree } from "../../renderer/table/engine/messages";
import { projectionOf } from "../../renderer/table/field/projection";
import { spreadOut } from "../../renderer/table/field/spread-out";
import { choicesOf, fillBy, filledIn, noPicks, pickedOf, type Row, withoutLast } from "../../renderer/table/picking";

const free = (number: number, text: string, rest: Partial<OfferedFree>): OfferedFree => ({
  number,
  text,
  verb: "Do it",
  points: [],
  fields: {},
  ...rest,
});
const to = { kind: "point" as const, width: 10, height: 10, unit: 1 };
const spot = (piece: number, at: string) => ({
  text: `Move ${piece} to ${at}`,
  points: [`card ${piece}`, `place ${at}`],
});

/** Two pieces that can move and attack, a hand that can be offered, and what is possible at any time. */
const asked: AskedNow = {
  actor: 0,
  text: "What do you do?",
  answers: [
    { ...spot(1, "2/2"), under: 0 },
    { ...spot(1, "3/3"), under: 0 },
    { text: "Attack 9 with 1", points: ["card 1", "card 9"] },
    { ...spot(2, "3/3"), under: 1 },
    { text: "Attack 9 with 2", points: ["card 2", "card 9"] },
    { text: "Offer 5", points: ["card 5"], under: 2 },
    { text: "End", points: [] },
  ],
  free: [
    free(0, "Move 1", { points: ["card 1"], fields: { to: { ...to, near: [{ x: 2, y: 2, r: 2 }] } } }),
    free(1, "Move 2", { points: ["card 2"], fields: { to } }),
    free(2, "Offer several", { fields: { cards: { kind: "cards", from: [5, 6, 7], min: 1, max: 3 } } }),
    free(3, "Concede", { seats: [0, 1] }),
  ],
};
const words = (rows: readonly Row[]): string[] =>
  rows.map((row) => (row.kind === "answer" ? row.answer.text : `${row.free.text}…`));

describe("what can be chosen", () => {
  test("are lines in which a free answer stands for its points, and things of any time aren't", () => {
    const { rows, filling } = choicesOf(asked, noPicks);
    expect(words(rows)).toEqual([
      "Move 1…",
      "Attack 9 with 1",
      "Move 2…",
      "Attack 9 with 2",
      "Offer 5",
      "Offer several…",
      "End",
    ]);
    expect(filling).toBeNull();
  });

  test("is narrowed by every pick, and the only point left to choose is asked for at once", () => {
    const one = choicesOf(asked, { ...noPicks, keys: ["card 1"] });
    expect(words(one.rows)).toEqual(["Attack 9 with 1"]);
    expect(one.filling?.text).toBe("Move 1");
    expect(one.examples.map(({ number }) => number)).toEqual([0, 1]);
    expect([...one.next]).toContain("card 9");
    expect([...one.next]).not.toContain("card 2");
    const both = choicesOf(asked, { ...noPicks, keys: ["card 1", "card 9"] });
    expect(words(both.rows)).toEqual(["Attack 9 with 1"]);
    expect(both.filling).toBeNull();
  });

  test("after a point: what can be put there, by its reach or, where that is unknown, as it is listed", () => {
    expect(words(choicesOf(asked, { ...noPicks, at: [3, 3] }).rows)).toEqual(["Move 1…", "Move 2…"]);
    expect(words(choicesOf(asked, { ...noPicks, at: [1, 1] }).rows)).toEqual(["Move 1…"]);
    expect(choicesOf(asked, { ...noPicks, at: [9, 9] }).rows).toEqual([]);
  });
});

describe("what is filled in", () => {
  const offer = asked.free[2]!;

  test("by clicks: cards in their order, and once more to take them back", () => {
    const values = filledIn(offer, {});
    expect(values).toEqual({ cards: [] });
    const two = fillBy(offer, fillBy(offer, values, "card 7")!, "card 5")!;
    expect(two).toEqual({ cards: [7, 5] });
    expect([...pickedOf(noPicks, offer, two)]).toEqual(["card 7", "card 5"]);
    expect(fillBy(offer, two, "card 7")).toEqual({ cards: [5] });
    expect(fillBy(offer, two, "card 1")).toBeNull();
  });

  test("begins where a point is counted from", () => {
    const field = { ...to, from: [4, 5] as const };
    expect(filledIn(free(0, "Move", { fields: { to: field } }), {})).toEqual({ to: [4, 5] });
    expect(filledIn(asked.free[1]!, {})).toEqual({ to: [5, 5] });
  });

  test("is taken back step by step", () => {
    const picks = { ...noPicks, keys: ["card 1", "card 9"], free: 0, filled: { to: [1, 1] } };
    const first = withoutLast(picks);
    expect(first).toEqual({ ...noPicks, keys: ["card 1", "card 9"] });
    expect(withoutLast(first).keys).toEqual(["card 1"]);
  });
});

describe("the drawing of a field", () => {
  test.each([
    [{ width: 6000, height: 4000, unit: 1000 }, [1234, 3999]],
    [{ width: 18, height: 12, unit: 1, cells: "square" as const }, [18, 0]],
    [{ width: 18, height: 12, unit: 1, cells: "hex" as const }, [17, 11]],
    [{ width: 18, height: 12, unit: 1, cells: "hex" as const }, [0, 12]],
  ])("finds what was drawn: %j", (ground, at) => {
    const { draw, find, width, height } = projectionOf(ground);
    const [u, v] = draw(at as [number, number]);
    expect(find(u, v).map(Math.round)).toEqual(at);
    expect(u > 0 && u < width && v > 0 && v < height).toBe(true);
  });

  test("pieces that would cover each other are drawn side by side, the others where they stand", () => {
    const room = { width: 2, up: 1, down: 1 };
    const [first, second, third] = spreadOut(
      [
        [5, 5],
        [5, 5],
        [20, 5],
      ],
      [room, room, room],
      { width: 30, height: 30 },
    );
    expect(third).toEqual([20, 5]);
    expect(Math.abs(first![0] - second![0])).toBeGreaterThan(1.98);
    expect(first![1]).toBe(5);
  });

  test.each([5, 12, 24])(
    "%i pieces in a crowd cover neither each other nor their numbers, nor leave the field",
    (count) => {
      const ground = { width: 470, height: 470 };
      const rng = seedRng(count);
      const points = Array.from({ length: count }, (): Point => [280 + nextInt(rng, 190), nextInt(rng, 140)]);
      const rooms = points.map((_, n) => ({ width: 50 + (n % 3) * 4, up: 17, down: 30 + (n % 2) * 15 }));
      const placed = spreadOut(points, rooms, ground);
      const boxes = placed.map(([x, y], n) => {
        const { width, up, down } = rooms[n]!;
        return { left: x - width / 2, right: x + width / 2, top: y - up, bottom: y + down };
      });
      for (const [n, a] of boxes.entries()) {
        expect(Math.min(a.left, a.top, ground.width - a.right, ground.height - a.bottom)).toBeGreaterThan(-0.5);
        for (const b of boxes.slice(n + 1)) {
          const [across, down] = [
            Math.min(a.right, b.right) - Math.max(a.left, b.left),
            Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
          ];
          expect(Math.min(across, down)).toBeLessThan(1);
        }
      }
    },
  );
});

describe("what is carried", () => {
  const spot = (key: string, left: number, top: number, width: number, height: number): Spot => ({
    key,
    rect: { left, top, width, height },
  });
  const spots = [
    spot("board", 0, 0, 300, 100),
    spot("place", 100, 0, 100, 100),
    spot("card", 120, 20, 40, 60),
    spot("seat", 0, 120, 300, 100),
  ];
  const all = new Set(spots.map(({ key }) => key));

  test.each([
    ["the smallest thing under it", all, 130, 40, "card"],
    ["what that lies on, where it is not meant itself", new Set(["board", "seat"]), 130, 40, "board"],
    ["the nearest close by, between things", all, 20, 112, "seat"],
    ["nothing that isn't meant", new Set(["seat"]), 130, 40, null],
    ["nothing far away", all, 20, 320, null],
  ])("is put on %s", (_, targets, x, y, found) => {
    expect(targetAt(spots, targets, x, y)).toBe(found);
  });

  test("can be let go anywhere where an answer names nothing else; but not where a thing or a point is missing", () => {
    const lifted = (...keys: string[]) => isEnough(choicesOf(asked, { ...noPicks, keys }), new Set(keys));
    expect(lifted("card 5")).toBe(true);
    expect(lifted("card 1")).toBe(false);
    expect(lifted("card 1", "card 9")).toBe(true);
    expect(lifted("card 3")).toBe(false);
    const copies = { text: "Play it", points: ["card 7", "card 8"], ways: [["card 7"], ["card 8"]] };
    const one = choicesOf({ ...asked, answers: [copies], free: [] }, { ...noPicks, keys: ["card 7"] });
    expect(isEnough(one, new Set(["card 7"]))).toBe(true);
    expect([...one.next]).toEqual(["card 7"]);
  });
});
