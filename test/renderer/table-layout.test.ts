import { describe, expect, test } from "vitest";
import { Match } from "../../engine/core/match";
import { tableSeenBy } from "../../engine/core/secrecy";
import type { TableView } from "../../engine/core/table-view";
import { playableGame } from "../../engine/games/play-registry";
import { packZones } from "../../renderer/table/layout/pack";
import { peekPlace } from "../../renderer/table/layout/peek-place";
import type { Rect } from "../../renderer/table/layout/rect";
import type { SeatFit } from "../../renderer/table/layout/seat-fit";
import { heightOf, layStrip, placeStrip, type ZoneShape } from "../../renderer/table/layout/strip";
import { layTable, type TableFit } from "../../renderer/table/layout/table-layout";
import { tableShape } from "../../renderer/table/layout/table-shape";
import { type GameId, gameIds } from "../../schemas/game-id";
import { starterRules } from "../engine/starter";

/** Where things lie on the table: within it, apart from each other, and large enough. */

/**
 * What the room leaves for the table in windows of 1024 × 700, of 1440 × 900, and of the latter at twice the size, where it
 * scrolls; and how wide cards are there at least.
 */
const sizes = [
  { width: 676, height: 576, hand: 46, theirs: 24, shared: 36 },
  { width: 1020, height: 776, hand: 72, theirs: 32, shared: 44 },
  { width: 432, height: 305, hand: 36, theirs: 24, shared: 24, scrolls: true },
];

const isInside = (inner: Rect, outer: Rect): boolean =>
  inner.left >= outer.left - 0.5 &&
  inner.top >= outer.top - 0.5 &&
  inner.left + inner.width <= outer.left + outer.width + 0.5 &&
  inner.top + inner.height <= outer.top + outer.height + 0.5;
const isApart = (a: Rect, b: Rect): boolean =>
  a.left + a.width <= b.left + 0.5 ||
  b.left + b.width <= a.left + 0.5 ||
  a.top + a.height <= b.top + 0.5 ||
  b.top + b.height <= a.top + 0.5;

/** What overlaps or reaches out, by name. */
function faultsOf(fit: TableFit, hasField: boolean): string[] {
  const faults: string[] = [];
  const all: Rect = { left: 0, top: 0, width: fit.width, height: fit.height };
  const seatParts = ({ box, head, strip, front, rack, boards }: SeatFit, who: string): [string, Rect, Rect][] => [
    [`${who}: seat`, box, all],
    [`${who}: head`, head, box],
    ...strip.map((zone, n): [string, Rect, Rect] => [`${who}: strip ${n}`, zone.box, box]),
    ...(rack.width > 0 ? [[`${who}: rack`, rack, box] as [string, Rect, Rect]] : []),
    ...front.map((zone, n): [string, Rect, Rect] => [`${who}: front ${n}`, zone.box, box]),
    ...boards.flatMap(({ places }, n) =>
      places.map((place, k): [string, Rect, Rect] => [`${who}: board ${n} ${k}`, place, box]),
    ),
  ];
  const { shared } = fit;
  const parts = [
    ...fit.around.flatMap((seat, n) => seatParts(seat, `seat ${n}`)),
    ...seatParts(fit.own, "own"),
    ...shared.zones.map((zone, n): [string, Rect, Rect] => [`shared ${n}`, zone.box, shared.box]),
    ...shared.boards.flatMap(({ places }, n) =>
      places.map((place, k): [string, Rect, Rect] => [`lane ${n} ${k}`, place, shared.ground]),
    ),
    ...(shared.ends ?? []).map((end, n): [string, Rect, Rect] => [`end ${n}`, end, shared.box]),
    ...(hasField ? [["field", shared.ground, shared.box] as [string, Rect, Rect]] : []),
  ];
  for (const [name, inner, outer] of parts) if (!isInside(inner, outer)) faults.push(`${name} reaches out`);
  const things = parts.filter(([name]) => !name.endsWith(": seat"));
  for (const [n, [a, first]] of things.entries())
    for (const [b, second] of things.slice(n + 1)) if (!isApart(first, second)) faults.push(`${a} lies on ${b}`);
  for (const { strip, front } of [...fit.around, fit.own])
    for (const { face, step, width, naming, box, isCropped } of [...strip, ...front]) {
      if (heightOf(face, naming, isCropped) > box.height + 0.5) faults.push("a card is too high");
      if (face > width + 0.5 || step < 0) faults.push("a card is too wide");
    }
  return faults;
}

/** A game some way into a match, as its first seat sees it. */
function tableAfter(id: GameId, players: number, actions: number): TableView {
  const game = playableGame(id);
  const { rules } = starterRules(id, Math.min(players, game.players.max));
  const match = new Match(id, rules, { seed: 3 });
  for (let n = 0; n < actions && !match.state.result; n++) {
    const { answers } = match.rules.request(match.state)!;
    match.do(answers[(n * 7) % answers.length]!.action);
  }
  return tableSeenBy(rules, match.state, 0);
}

const around = (view: TableView): number[] => view.seats.slice(1).map(({ seat }) => seat);

/** How wide the smallest cards are that lie at the table, held by oneself, or with others. */
function leastFaces({ own, around, shared }: TableFit): { hand: number; theirs: number; shared: number } {
  const least = (faces: number[]): number => Math.floor(Math.min(...faces, 200));
  const facesOf = ({ strip, front }: SeatFit): number[] => [...strip, ...front].map(({ face }) => face);
  return {
    hand: Math.floor(own.strip[0]!.face),
    theirs: least(around.flatMap(facesOf)),
    shared: least(facesOf({ ...own, strip: [], front: shared.zones })),
  };
}

describe.each(gameIds)("%s", (id) => {
  const { min, max } = playableGame(id).players;
  const counts = Array.from({ length: max - min + 1 }, (_, n) => min + n);
  test.each(counts)(
    "fits with %i players at all sizes, with cards that can be read, and a crowd of cards, too",
    (players) => {
      for (const actions of [0, 40, 160]) {
        const view = tableAfter(id, players, actions);
        const crowded: TableView = {
          ...view,
          seats: view.seats.map((seat) => ({
            ...seat,
            zones: seat.zones.map((zone) =>
              zone.spread === "hand" ? { ...zone, cards: Array.from({ length: 40 }, () => ({})) } : zone,
            ),
          })),
        };
        for (const each of [view, crowded])
          for (const size of sizes) {
            const { width, height, scrolls } = size;
            const fit = layTable(tableShape(each, 0, around(each)), { width, height });
            expect(fit.width).toBe(width);
            if (!scrolls) expect(fit.height).toBe(height);
            expect(faultsOf(fit, each.field !== undefined)).toEqual([]);
            const least = leastFaces(fit);
            expect(least.hand, `${size.width}: the own hand`).toBeGreaterThanOrEqual(size.hand);
            expect(least.theirs, `${size.width}: what others have`).toBeGreaterThanOrEqual(size.theirs);
            expect(least.shared, `${size.width}: what all share`).toBeGreaterThanOrEqual(size.shared);
          }
      }
    },
  );
});

const hand = (cards: number): ZoneShape => ({ id: "hand", spread: "hand", cards, label: 40 });
const pile: ZoneShape = { id: "deck", spread: "pile", cards: 30, label: 50 };

test("a hand folds before its cards become smaller, and 40 cards stay in their strip", () => {
  const [few] = layStrip([hand(5), pile], { width: 500, height: 130 });
  const [many] = layStrip([hand(40), pile], { width: 500, height: 130 });
  expect(many!.face).toBe(few!.face);
  expect(few!.step).toBeGreaterThan(few!.face);
  expect(many!.step * 39 + many!.face).toBeLessThanOrEqual(many!.width + 0.5);
  expect(many!.step).toBeGreaterThan(2);
});

test("a hand lies in the middle of what piles leave, which keep their place while it grows", () => {
  const line = { left: 100, top: 0, width: 700, height: 130 };
  const laid = [1, 4, 6].map((cards) => placeStrip([hand(cards), pile], line, true));
  for (const [held, deck] of laid) {
    expect(deck!.box.left + deck!.box.width).toBeCloseTo(line.left + line.width);
    const left = held!.box.left - line.left;
    const right = deck!.box.left - held!.box.left - held!.box.width;
    expect(Math.abs(left - right)).toBeLessThan(20);
  }
});

test("a long row goes on below before its cards cover each other, and is its picture alone where words have no room", () => {
  const row = (cards: number): ZoneShape => ({ id: "row", spread: "row", cards, label: 40 });
  const [eight] = packZones([row(8)], { left: 0, top: 0, width: 240, height: 190 });
  expect(eight).toMatchObject({ across: 4, naming: "words" });
  expect(eight!.step).toBeGreaterThan(eight!.face);
  const [many] = packZones([row(16)], { left: 0, top: 0, width: 160, height: 150 });
  expect(many!.isCropped).toBe(true);
  expect(Math.min(many!.face, many!.step)).toBeGreaterThan(30);
});

test("cards on open ground are as large as it lets them be", () => {
  const ground = { left: 0, top: 0, width: 400, height: 150 };
  const [one] = packZones([{ id: "row", spread: "row", cards: 2, label: 40 }], ground);
  expect(one!.face).toBeGreaterThan(85);
  const crowd = Array.from({ length: 9 }, (_, n): ZoneShape => ({ id: `${n}`, spread: "row", cards: 4, label: 30 }));
  for (const { box } of packZones(crowd, ground)) expect(isInside(box, ground)).toBe(true);
});

test("a card shown large leaves what may be chosen in sight", () => {
  const [size, window] = [
    { width: 244, height: 341 },
    { width: 1024, height: 700 },
  ];
  const card = { left: 300, top: 560, width: 80, height: 112 };
  const lanes = [0, 1, 2].map((n) => ({ left: 90, top: 180 + n * 120, width: 660, height: 110 }));
  const place = peekPlace(size, card, window, lanes);
  for (const lane of lanes) expect(isApart(place, lane)).toBe(true);
  expect(isApart(place, card)).toBe(true);
  expect(isApart(peekPlace(size, card, window, []), card)).toBe(true);
});
