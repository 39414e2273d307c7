import fc from "fast-check";
import { expect, test } from "vitest";
import { flipAxis } from "../../press/flip";
import type { Box } from "../../press/geometry";
import { keptClear, type RegistrationName, registrationMarks } from "../../press/registration";
import {
  type Backs,
  backsNames,
  cutMarks,
  impose,
  type MarkLine,
  type PaperName,
  papers,
  planSheet,
  type Sheet,
  type SheetSettings,
  type Slot,
} from "../../press/sheet";
import { readPaper } from "../../press/sizes";
import { mustBe } from "../engine/must-be";
import { fullMarks } from "./orders";

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
  const { slots } = planned();
  expect(slots.map(({ column, row, turn }) => `${column}${row} ${turn}`)).toEqual(
    ["00", "10", "20", "01", "11", "21", "02", "12", "22"].map((place) => `${place} 0`),
  );
  expect(slots[0]).toMatchObject({ x: 10.5, y: 16.5 });
  expect(slots[4]).toMatchObject({ x: 73.5, y: 104.5 });
  expect(slots[8]).toMatchObject({ x: 136.5, y: 192.5 });
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
  expect([sheet.slots.length, sheet.slots[0]?.turn === 270]).toEqual([count, turned]);
});

test("a card that fits nowhere is a problem", () => {
  const sheet = planSheet({ ...nineUp, card: { width: 300, height: 300 } });
  expect(sheet).toMatchObject({ ok: false, problem: { code: "press/card-too-large" } });
});

test("cut lines cross the whole sheet, one for two cards that touch", () => {
  const marks = fullMarks(planned());
  expect(marks).toHaveLength(8);
  expect(marks.filter(({ x1, x2 }) => x1 === x2).map(({ x1, y1, y2 }) => [x1, y1, y2])).toEqual(
    [10.5, 73.5, 136.5, 199.5].map((x) => [x, 0, 297]),
  );
});

test("with a gutter each card has cut lines of its own", () => {
  expect(fullMarks(planned({ gutter: 4 }))).toHaveLength(12);
});

const upright = (lines: readonly MarkLine[]) => lines.filter(({ x1, x2 }) => x1 === x2);

test("one card on a sheet has its own four cut lines and no other", () => {
  const lines = cutMarks(planned(), [4], "front");
  expect(upright(lines).map(({ x1, y1, y2 }) => [x1, y1, y2])).toEqual([
    [73.5, 102.5, 194.5],
    [136.5, 102.5, 194.5],
  ]);
  expect(lines).toHaveLength(4);
});

test("cut lines reach the paper's edge beside cards, and end before empty places", () => {
  const lines = cutMarks(planned(), [0, 1, 2, 3], "front");
  expect(upright(lines).map(({ x1, y1, y2 }) => [x1, y1, y2])).toEqual([
    [10.5, 0, 194.5],
    [73.5, 0, 194.5],
    [136.5, 0, 106.5],
    [199.5, 0, 106.5],
  ]);
});

test.each(["lines", "crop", "edges"] as const)("%s: nothing is drawn inside a place where no card lies", (marks) => {
  fc.assert(
    fc.property(settings, fc.array(fc.nat(80), { minLength: 1, maxLength: 20 }), (chosen, some) => {
      const plan = planSheet({ ...chosen, marks });
      if (!plan.ok) return;
      const { slots } = plan.value;
      const filled = [...new Set(some.map((slot) => slot % slots.length))];
      const reach = chosen.bleed + 2 + 1e-6;
      for (const { x1, y1, x2, y2 } of cutMarks(plan.value, filled, "front")) {
        for (const [slot, { x, y, width, height }] of slots.entries()) {
          if (filled.includes(slot) || width <= 2 * reach || height <= 2 * reach || marks === "crop") continue;
          const isInside = x2 > x + reach && x1 < x + width - reach && y2 > y + reach && y1 < y + height - reach;
          mustBe(isInside, false);
        }
      }
    }),
  );
});

test("no marks are no marks", () => {
  expect(fullMarks(planned({ marks: "none" }))).toEqual([]);
});

const settings = fc.record({
  paper: fc.constantFrom<PaperName>("a4", "a3", "letter", "legal"),
  orientation: fc.constantFrom("portrait" as const, "landscape" as const),
  card: fc.record({ width: fc.integer({ min: 20, max: 150 }), height: fc.integer({ min: 20, max: 150 }) }),
  margin: fc.double({ min: 0, max: 30, noNaN: true }),
  gutter: fc.double({ min: 0, max: 20, noNaN: true }),
  bleed: fc.double({ min: 0, max: 10, noNaN: true }),
  marks: fc.constantFrom("lines" as const, "crop" as const, "edges" as const, "none" as const),
  backs: fc.constantFrom<Backs>(...backsNames),
  isMixed: fc.boolean(),
});
const withRegistration = settings.chain((chosen) =>
  fc.constantFrom<RegistrationName>("three-1", "four-1").map((registration) => ({ ...chosen, registration })),
);

/** What is printed of each card: left, top, right, bottom. */
const inked = (slots: readonly Slot[]): [number, number, number, number][] =>
  slots.map(({ x, y, width, height, bleed: [left, top, right, bottom] }) => [
    x - left,
    y - top,
    x + width + right,
    y + height + bottom,
  ]);
/** All that is printed on the front page: for a fold, backs too. */
const printed = (sheet: Sheet): [number, number, number, number][] =>
  inked([...sheet.slots, ...(sheet.backs?.on === "same-page" ? sheet.backs.slots : [])]);

test("no card leaves the printable area, no two print on each other", () => {
  fc.assert(
    fc.property(settings, (chosen) => {
      const plan = planSheet(chosen);
      if (!plan.ok) return;
      const { paper } = plan.value;
      const boxes = printed(plan.value);
      boxes.forEach(([left, top, right, bottom], index) => {
        const clear = Math.min(left, top, paper.width - right, paper.height - bottom);
        mustBe(clear >= chosen.margin - 1e-5, true, `${clear} mm are left`);
        for (const [l, t, r, b] of boxes.slice(index + 1)) {
          const overlaps = l < right - 1e-6 && r > left + 1e-6 && t < bottom - 1e-6 && b > top + 1e-6;
          mustBe(overlaps, false);
        }
      });
    }),
  );
});

test("as many cards as the paper can hold, in the better of two directions", () => {
  fc.assert(
    fc.property(settings, (any) => {
      const chosen = { ...any, backs: "none" as const, isMixed: false };
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
      for (const { x1, y1, x2, y2 } of fullMarks(plan.value)) {
        for (const [left, top, right, bottom] of printed(plan.value)) {
          const touches = x2 > left + 1e-6 && x1 < right - 1e-6 && y2 > top + 1e-6 && y1 < bottom - 1e-6;
          mustBe(touches, false);
        }
      }
    }),
  );
});

test("crop marks of upright columns stay off the bleed of turned ones beside them", () => {
  const plan = planSheet({
    ...{ paper: "a3", orientation: "portrait", card: { width: 20, height: 83 }, margin: 0, gutter: 0, bleed: 8.6 },
    ...{ marks: "crop", backs: "none", isMixed: true },
  } as Parameters<typeof planSheet>[0]);
  if (!plan.ok) throw new Error(plan.problem.message);
  const border = fullMarks(plan.value).filter(({ x1, x2, y1 }) => x1 === 34 && x2 === 34 && y1 > 376 && y1 < 410);
  expect(border.map(({ y1, y2 }) => [y1, y2])).toEqual([[385.6, 390]]);
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
        mustBe(bottom <= cardTop + 1e-6 || top >= cardBottom - 1e-6, true);
      }
      const beside = fullMarks(plan.value).filter(({ x1, x2, y1, y2 }) => x1 === x2 && y1 < bottom && y2 > top);
      for (const { x1, x2 } of beside) {
        for (const { x, width } of label.places) mustBe(x2 <= x || x1 >= x + width, true);
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

test("places that are used up stay empty, on the first sheet only", () => {
  const pages = impose(planned(), 12, [0, 4, 8]);
  expect(pages.map((page) => page.map(({ slot }) => slot))).toEqual([
    [1, 2, 3, 5, 6, 7],
    [0, 1, 2, 3, 4, 5],
  ]);
  expect(pages.flat().map(({ index }) => index)).toEqual(Array.from({ length: 12 }, (_, index) => index));
});

test("bleed reaches over the outside of the block alone when cards touch", () => {
  const { slots } = planned({ bleed: 3, margin: 2 });
  expect([slots[0], slots[4], slots[8]].map((slot) => slot?.bleed)).toEqual([
    [3, 3, 0, 0],
    [0, 0, 0, 0],
    [0, 0, 3, 3],
  ]);
});

test.each<[string, Partial<SheetSettings>, [number, number], number]>([
  ["a sheet of one's own", { paper: { width: 330, height: 480 }, card: { width: 63, height: 88 } }, [330, 480], 25],
  ["paper that lies, so that the cards stand", { paper: "a3", orientation: "best" }, [420, 297], 18],
  ["paper that stands, when that holds as many", { orientation: "best" }, [210, 297], 9],
])("%s", (_, changes, paper, count) => {
  const sheet = planned(changes);
  expect([sheet.paper.width, sheet.paper.height]).toEqual(paper);
  expect(sheet.slots).toHaveLength(count);
});

test.each([
  ["210x297", { width: 210, height: 297 }],
  ["330 × 480 mm", { width: 330, height: 480 }],
  ["a3", { width: 297, height: 420 }],
  ["a9", undefined],
  ["0x10", undefined],
  ["12x99999", undefined],
])("reads the paper %s", (text, size) => expect(readPaper(text)).toEqual(size));

/** Where a spot of the front lies on the back page after the sheet was turned over, by doing it. */
function turnOver({ paper }: Sheet, backs: "long" | "short", [x, y]: [number, number]): [number, number] {
  const isWide = paper.width > paper.height;
  return (backs === "long") === isWide ? [x, paper.height - y] : [paper.width - x, y];
}
/** The middle of a card's upper edge, and of the card. */
function topAndMiddle({ x, y, width, height, turn }: Slot): [[number, number], [number, number]] {
  const middle: [number, number] = [x + width / 2, y + height / 2];
  const [dx, dy] = { 0: [0, -1], 90: [1, 0], 180: [0, 1], 270: [-1, 0] }[turn] as [number, number];
  return [[middle[0] + (dx * width) / 2, middle[1] + (dy * height) / 2], middle];
}
const near = ([a, b]: [number, number], [c, d]: [number, number]): void => {
  expect(a).toBeCloseTo(c, 6);
  expect(b).toBeCloseTo(d, 6);
};

test("a back lies behind its front, top behind top, however the sheet is turned over", () => {
  fc.assert(
    fc.property(settings, (chosen) => {
      const plan = planSheet(chosen);
      if (!plan.ok || (chosen.backs !== "long" && chosen.backs !== "short")) return;
      const sheet = plan.value;
      expect(sheet.backs?.on).toBe("next-page");
      sheet.slots.forEach((front, index) => {
        const back = sheet.backs?.slots[index] as Slot;
        const [frontTop, frontMiddle] = topAndMiddle(front);
        const [backTop, backMiddle] = topAndMiddle(back);
        near(turnOver(sheet, chosen.backs as "long" | "short", frontMiddle), backMiddle);
        near(turnOver(sheet, chosen.backs as "long" | "short", frontTop), backTop);
      });
    }),
  );
});

test("a folded sheet brings each back behind its front, and cards stay clear of the fold", () => {
  fc.assert(
    fc.property(settings, (any) => {
      const plan = planSheet({ ...any, backs: "fold" });
      if (!plan.ok) return;
      const sheet = plan.value;
      const fold = sheet.fold;
      if (!fold) throw new Error("no fold");
      const isUpright = fold.x1 === fold.x2;
      const folded = ([x, y]: [number, number]): [number, number] =>
        isUpright ? [2 * fold.x1 - x, y] : [x, 2 * fold.y1 - y];
      sheet.slots.forEach((front, index) => {
        const [frontTop, frontMiddle] = topAndMiddle(front);
        const [backTop, backMiddle] = topAndMiddle(sheet.backs?.slots[index] as Slot);
        near(folded(frontMiddle), backMiddle);
        near(folded(frontTop), backTop);
      });
      for (const [left, top, right, bottom] of printed(sheet)) {
        const [from, to, at] = isUpright ? [left, right, fold.x1] : [top, bottom, fold.y1];
        expect(to <= at + 1e-6 || from >= at - 1e-6).toBe(true);
      }
    }),
  );
});

test.each([
  [210, 297, "long", "upright"],
  [210, 297, "short", "level"],
  [297, 210, "long", "level"],
  [297, 210, "short", "upright"],
] as const)("a sheet of %i × %i turned over its %s edge turns around an %s line", (width, height, edge, axis) => {
  expect(flipAxis({ width, height }, edge)).toBe(axis);
});

const touches = ([left, top, right, bottom]: [number, number, number, number], box: Box): boolean =>
  left < box.x + box.width - 1e-6 && right > box.x + 1e-6 && top < box.y + box.height - 1e-6 && bottom > box.y + 1e-6;

test("nothing comes near a cutter's marks: no card, no cut mark, no label", () => {
  fc.assert(
    fc.property(withRegistration, (chosen) => {
      const plan = planSheet(chosen);
      if (!plan.ok) return;
      const { label, paper } = plan.value;
      const marks = fullMarks(plan.value);
      for (const clear of keptClear(chosen.registration, paper)) {
        for (const card of printed(plan.value)) expect(touches(card, clear)).toBe(false);
        for (const { x1, y1, x2, y2 } of marks) expect(touches([x1, y1, x2, y2], clear)).toBe(false);
        for (const { x, width } of label?.places ?? []) {
          const words: [number, number, number, number] = [
            x,
            (label?.baseline ?? 0) - 2.2,
            x + width,
            (label?.baseline ?? 0) + 0.5,
          ];
          expect(touches(words, clear)).toBe(false);
        }
      }
    }),
  );
});

/** Never to be changed: sheets that are printed already must still be cut. Another geometry gets another name. */
test.each<[RegistrationName, string[]]>([
  ["three-1", ["10 10 5 5", "195 10 5 1", "199 11 1 4", "10 286 5 1", "10 282 1 4"]],
  ["four-1", ["10 10 5 5", "195 10 5 1", "199 11 1 4", "10 286 5 1", "10 282 1 4", "195 286 5 1", "199 282 1 4"]],
])("the marks of %s on A4 are where they have always been", (name, boxes) => {
  const drawn = registrationMarks(name, papers.a4).map(({ x, y, width, height }) => `${x} ${y} ${width} ${height}`);
  expect(drawn).toEqual(boxes);
});

test("nine poker cards still fit on A4 between a cutter's marks", () => {
  expect(planned({ registration: "three-1" }).slots).toHaveLength(9);
});
