import fc from "fast-check";
import { expect, test } from "vitest";
import {
  bleedAround,
  impose,
  type PaperName,
  papers,
  planSheet,
  type Sheet,
  type SheetSettings,
} from "../../press/sheet";

const nineUp: SheetSettings = {
  paper: "a4",
  orientation: "portrait",
  card: { width: 63, height: 88 },
  margin: 5,
  gutter: 0,
  bleed: 0,
  marks: "lines",
};
function planned(changes: Partial<SheetSettings> = {}): Sheet {
  const sheet = planSheet({ ...nineUp, ...changes });
  if (!sheet.ok) throw new Error(sheet.problem.message);
  return sheet.value;
}

test("nine poker cards on A4, in the middle of the paper", () => {
  const { columns, rows, slots, turned } = planned();
  expect({ columns, rows, turned }).toEqual({ columns: 3, rows: 3, turned: false });
  expect(slots[0]).toEqual({ x: 10.5, y: 16.5 });
  expect(slots[4]).toEqual({ x: 73.5, y: 104.5 });
  expect(slots[8]).toEqual({ x: 136.5, y: 192.5 });
});

test.each<[string, Partial<SheetSettings>, number, boolean]>([
  ["A4 landscape lays poker cards on their side", { orientation: "landscape" }, 9, true],
  ["Letter", { paper: "letter" }, 9, false],
  ["Legal", { paper: "legal" }, 10, true],
  ["A3", { paper: "a3" }, 18, true],
  ["a gutter of 4 mm", { gutter: 4 }, 9, false],
  ["bleed with gutter", { gutter: 4, bleed: 2 }, 8, true],
  ["square cards", { card: { width: 70, height: 70 }, margin: 0 }, 12, false],
  ["a card as large as the paper", { card: { width: 210, height: 297 }, margin: 0 }, 1, false],
])("%s", (_, changes, count, turned) => {
  const sheet = planned(changes);
  expect([sheet.slots.length, sheet.turned]).toEqual([count, turned]);
});

test("a card that fits nowhere is a problem", () => {
  const sheet = planSheet({ ...nineUp, card: { width: 300, height: 300 } });
  expect(sheet).toMatchObject({ ok: false, problem: { code: "press/card-too-large" } });
});

test("cut lines cross the whole sheet, one for two cards that touch", () => {
  const { marks } = planned();
  expect(marks).toHaveLength(8);
  expect(marks.filter(({ x1, x2 }) => x1 === x2).map(({ x1, y1, y2 }) => [x1, y1, y2])).toEqual(
    [10.5, 73.5, 136.5, 199.5].map((x) => [x, 0, 297]),
  );
});

test("with a gutter each card has cut lines of its own", () => {
  expect(planned({ gutter: 4 }).marks).toHaveLength(12);
});

test("no marks are no marks", () => {
  expect(planned({ marks: "none" }).marks).toEqual([]);
});

const settings = fc.record({
  paper: fc.constantFrom<PaperName>("a4", "a3", "letter", "legal"),
  orientation: fc.constantFrom("portrait" as const, "landscape" as const),
  card: fc.record({ width: fc.integer({ min: 20, max: 150 }), height: fc.integer({ min: 20, max: 150 }) }),
  margin: fc.double({ min: 0, max: 30, noNaN: true }),
  gutter: fc.double({ min: 0, max: 20, noNaN: true }),
  bleed: fc.double({ min: 0, max: 10, noNaN: true }),
  marks: fc.constantFrom("lines" as const, "crop" as const, "edges" as const, "none" as const),
});

/** What is printed of each card: left, top, right, bottom. */
const printed = (sheet: Sheet): [number, number, number, number][] =>
  sheet.slots.map(({ x, y }, index) => {
    const [left, top, right, bottom] = bleedAround(sheet, index % sheet.columns, Math.floor(index / sheet.columns));
    return [x - left, y - top, x + sheet.cell.width + right, y + sheet.cell.height + bottom];
  });

test("no card leaves the printable area, no two print on each other", () => {
  fc.assert(
    fc.property(settings, (chosen) => {
      const plan = planSheet(chosen);
      if (!plan.ok) return;
      const { paper } = plan.value;
      const boxes = printed(plan.value);
      boxes.forEach(([left, top, right, bottom], index) => {
        expect(Math.min(left, top, paper.width - right, paper.height - bottom)).toBeGreaterThanOrEqual(
          chosen.margin - 1e-5,
        );
        for (const [l, t, r, b] of boxes.slice(index + 1)) {
          const overlaps = l < right - 1e-6 && r > left + 1e-6 && t < bottom - 1e-6 && b > top + 1e-6;
          expect(overlaps).toBe(false);
        }
      });
    }),
  );
});

test("as many cards as the paper can hold, in the better of two directions", () => {
  fc.assert(
    fc.property(settings, (chosen) => {
      const plan = planSheet(chosen);
      const upright = papers[chosen.paper];
      const [w, h] =
        chosen.orientation === "portrait" ? [upright.width, upright.height] : [upright.height, upright.width];
      const along = (length: number, size: number): number => {
        let count = 0;
        while ((count + 1) * size + count * chosen.gutter + 2 * (chosen.margin + chosen.bleed) <= length + 1e-6)
          count++;
        return count;
      };
      const { width, height } = chosen.card;
      const best = Math.max(along(w, width) * along(h, height), along(w, height) * along(h, width));
      expect(plan.ok ? plan.value.slots.length : 0).toBe(best);
    }),
  );
});

test("crop marks and edge marks never touch what is printed of a card", () => {
  fc.assert(
    fc.property(settings, (chosen) => {
      const plan = planSheet(chosen);
      if (!plan.ok || chosen.marks === "lines") return;
      for (const { x1, y1, x2, y2 } of plan.value.marks) {
        for (const [left, top, right, bottom] of printed(plan.value)) {
          const touches = x2 > left + 1e-6 && x1 < right - 1e-6 && y2 > top + 1e-6 && y1 < bottom - 1e-6;
          expect(touches).toBe(false);
        }
      }
    }),
  );
});

test("the label stays on the paper, clear of the cards and between the cut lines", () => {
  fc.assert(
    fc.property(settings, (chosen) => {
      const plan = planSheet(chosen);
      if (!plan.ok || !plan.value.label) return;
      const { label, paper } = plan.value;
      const [top, bottom] = [label.baseline - 2.2, label.baseline + 0.5];
      expect(top).toBeGreaterThanOrEqual(-1e-6);
      expect(bottom).toBeLessThanOrEqual(paper.height);
      for (const [, cardTop, , cardBottom] of printed(plan.value)) {
        expect(bottom <= cardTop + 1e-6 || top >= cardBottom - 1e-6).toBe(true);
      }
      for (const { x1, x2 } of plan.value.marks.filter(({ x1, x2 }) => x1 === x2)) {
        for (const { x, width } of label.places) expect(x2 <= x || x1 >= x + width).toBe(true);
      }
    }),
  );
});

test("sheets are filled row by row, each copy once", () => {
  const pages = impose(planned(), 20);
  expect(pages.map((page) => page.length)).toEqual([9, 9, 2]);
  expect(pages.flat().map(({ index }) => index)).toEqual(Array.from({ length: 20 }, (_, index) => index));
  expect(pages[1]?.[4]).toMatchObject({ x: 73.5, y: 104.5, column: 1, row: 1 });
});
