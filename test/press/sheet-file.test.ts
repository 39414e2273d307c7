import { expect, test } from "vitest";
import { cutMarks, planSheet, type SheetSettings } from "../../press/sheet";
import { planPrint } from "../../press/sheet-plan";
import type { SheetFile } from "../../schemas/sheet";
import { fullMarks, plainSheet } from "./orders";

/** Sheets that somebody else has cut, and sheets on which not all cards lie the same way. */

const stickers: SheetFile = {
  name: "Stickers",
  paper: { width: 210, height: 297 },
  card: { width: 60, height: 80 },
  grid: { x: 10, y: 12, columns: 3, rows: 2, gapX: 5, gapY: 4 },
  places: [{ x: 10, y: 200, turn: 90 }],
};
const settings: SheetSettings = {
  paper: "a4",
  orientation: "portrait",
  card: { width: 63, height: 88 },
  margin: 5,
  gutter: 0,
  bleed: 0,
  marks: "crop",
};
const planned = (file: SheetFile, changes: Partial<SheetSettings> = {}) => {
  const plan = planSheet({ ...settings, ...changes, file });
  if (!plan.ok) throw new Error(plan.problem.message);
  return plan.value;
};

test("cards lie where the file says, its grid row by row and then its places", () => {
  const { slots, paper, card } = planned(stickers);
  expect([paper, card]).toEqual([stickers.paper, stickers.card]);
  expect(slots.map(({ x, y, width, height, turn }) => [x, y, width, height, turn])).toEqual([
    [10, 12, 60, 80, 0],
    [75, 12, 60, 80, 0],
    [140, 12, 60, 80, 0],
    [10, 96, 60, 80, 0],
    [75, 96, 60, 80, 0],
    [140, 96, 60, 80, 0],
    [10, 200, 80, 60, 90],
  ]);
});

test("its bleed never reaches into a neighbour", () => {
  const [first, second] = planned({ ...stickers, bleed: 3 }).slots;
  expect([first?.bleed, second?.bleed]).toEqual([
    [3, 3, 2.5, 2],
    [2.5, 3, 2.5, 2],
  ]);
});

test("backs lie behind its places, and its own cut lines behind themselves", () => {
  const cuts = [{ x1: 20, y1: 0, x2: 20, y2: 297 }];
  const sheet = planned({ ...stickers, cuts }, { backs: "long" });
  const { backs } = sheet;
  expect(cutMarks(sheet, [0], "front")).toEqual(cuts);
  expect(backs?.slots[0]).toMatchObject({ x: 140, y: 12 });
  expect(backs?.slots[6]).toMatchObject({ x: 120, y: 200, turn: 270 });
  expect(cutMarks(sheet, [0], "back")).toEqual([{ x1: 190, y1: 297, x2: 190, y2: 0 }]);
});

test.each<[string, Partial<SheetFile>, Partial<SheetSettings>, string]>([
  ["without any place", { grid: undefined, places: [] } as never, {}, "press/sheet-without-places"],
  ["with a place off its paper", { places: [{ x: 160, y: 10 }] }, {}, "press/place-off-paper"],
  ["with places on each other", { places: [{ x: 60, y: 80 }] }, {}, "press/places-overlap"],
  ["that should be folded", {}, { backs: "fold" }, "press/sheet-not-folded"],
])("a sheet %s is refused", (_, changes, more, code) => {
  expect(planSheet({ ...settings, ...more, file: { ...stickers, ...changes } })).toMatchObject({
    ok: false,
    problem: { code },
  });
});

test("used-up places of it can be left out", () => {
  const plan = planPrint({ ...plainSheet, skip: [1, 7] }, settings.card, 6, stickers);
  expect(plan).toMatchObject({ ok: true, value: { card: stickers.card } });
  if (plan.ok) expect(plan.value.pages.map((page) => page.map(({ slot }) => slot))).toEqual([[1, 2, 3, 4, 5], [0]]);
});

const counted = (changes: Partial<SheetSettings>): number => {
  const plan = planSheet({ ...settings, ...changes });
  return plan.ok ? plan.value.slots.length : 0;
};

test.each<[string, Partial<SheetSettings>, number, number]>([
  ["tarot cards on A4", { card: { width: 70, height: 120 } }, 4, 6],
  ["poker cards on A3", { paper: "a3" }, 18, 19],
  ["poker cards on Legal", { paper: "legal" }, 10, 11],
  ["poker cards on A4, which fit as they are", {}, 9, 9],
])("%s: turning some columns holds more, or nothing is turned", (_, changes, same, mixed) => {
  expect([counted(changes), counted({ ...changes, isMixed: true })]).toEqual([same, mixed]);
  const plan = planSheet({ ...settings, ...changes, isMixed: true });
  if (plan.ok) expect(new Set(plan.value.slots.map(({ turn }) => turn)).size).toBe(mixed > same ? 2 : 1);
});

test("a cut line of the turned columns does not go through the upright ones", () => {
  const plan = planSheet({
    ...settings,
    paper: "legal",
    card: { width: 70, height: 120 },
    isMixed: true,
    marks: "lines",
  });
  if (!plan.ok) throw new Error(plan.problem.message);
  const { slots } = plan.value;
  const marks = fullMarks(plan.value);
  for (const { x1, y1, x2, y2 } of marks) {
    for (const { x, y, width, height } of slots) {
      const isInside = x2 > x + 1e-6 && x1 < x + width - 1e-6 && y2 > y + 1e-6 && y1 < y + height - 1e-6;
      expect(isInside).toBe(false);
    }
  }
});

test("margins at the sides and above can differ", () => {
  const sideways = planPrint({ ...plainSheet, margin: 10, marginTop: 40 }, settings.card, 9);
  if (!sideways.ok) throw new Error(sideways.problem.message);
  const { slots } = sideways.value.sheet;
  expect(Math.min(...slots.map(({ y }) => y))).toBeGreaterThanOrEqual(40);
  expect(Math.min(...slots.map(({ x }) => x))).toBeGreaterThanOrEqual(10);
  expect(slots.length).toBeLessThan(9);
});
