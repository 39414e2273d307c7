import { describe, expect, test } from "vitest";
import type { Cue } from "../../engine/core/cues";
import type { TableCard, TableView, TableZone } from "../../engine/core/table-view";
import { type Beat, endOf } from "../../renderer/table/motion/beats";
import { tempoOf } from "../../renderer/table/motion/pace";
import { poseAt } from "../../renderer/table/motion/pose";
import { scoreOf } from "../../renderer/table/motion/score";
import { numberAt } from "../../renderer/table/motion/ticker";
import { wayOf } from "../../renderer/table/motion/way";

/** What is seen of what happened: in the order of what is told, by two looks at the table. */

interface Lying {
  hand?: TableCard[];
  theirs?: number;
  deck?: number;
  discard?: TableCard[];
  lanes?: [TableCard[], TableCard[], TableCard[]];
  gold?: number;
  castle?: number;
}

const zone = (id: string, spread: TableZone["spread"], cards: TableCard[]): TableZone => ({
  id,
  label: id,
  spread,
  cards,
});
const hidden = (cards: number): TableCard[] => Array.from({ length: cards }, () => ({}));

const table = ({ hand = [], theirs = 0, deck = 0, discard = [], lanes = [[], [], []], ...more }: Lying): TableView => ({
  turn: 1,
  phase: "",
  active: 0,
  seats: [
    {
      seat: 0,
      name: "One",
      values: [{ label: "Gold", symbol: "gold", value: more.gold ?? 3 }],
      zones: [zone("0/hand", "hand", hand), zone("0/deck", "pile", hidden(deck)), zone("0/discard", "pile", discard)],
    },
    { seat: 1, name: "Two", values: [], zones: [zone("1/hand", "hand", hidden(theirs))] },
  ],
  shared: [],
  boards: [
    { id: "lane", label: "Lane", places: lanes.map((cards, n) => ({ id: `L${n + 1}`, label: `${n + 1}`, cards })) },
  ],
  ends: [
    { label: "Castle", seat: 0, values: [] },
    { label: "Castle", seat: 1, values: [{ label: "Health", value: more.castle ?? 20 }] },
  ],
  cardFields: [],
});
const normal = tempoOf("normal", false)!;
const cue = (as: Cue["as"], rest: Partial<Cue> = {}): Cue => ({ as, at: 1, what: [], by: [], ...rest });
const score = (before: Lying, now: Lying, ...cues: Cue[]): Beat[] => scoreOf(table(before), table(now), cues, normal);
const of = <Do extends Beat["do"]>(beats: Beat[], kind: Do) =>
  beats.filter((beat): beat is Beat & { do: Do } => beat.do === kind);

const scout: TableCard = { instance: 7, card: "scout", owner: 0 };
const [hurt, whole] = (["3/5", "5/5"] as const).map((value) => ({
  instance: 8,
  card: "guard",
  owner: 1,
  values: [{ label: "Health", value }],
})) as [TableCard, TableCard];

describe("a fight", () => {
  const beats = score(
    { lanes: [[scout], [whole], []] },
    { lanes: [[], [hurt], []], discard: [scout] },
    cue("strikes", { by: [7], what: [8] }),
    cue("hits", { what: [8], n: 2 }),
    cue("hits", { what: [7], n: 4 }),
    cue("dies", { what: [7] }),
  );

  test("is a lunge, then blows on both, then one goes to the pile", () => {
    const [[lunge], shakes, [track]] = [of(beats, "lunge"), of(beats, "shake"), of(beats, "track")];
    expect(lunge).toMatchObject({ thing: "card 7", to: "card 8", at: 0 });
    expect(shakes.map(({ thing }) => thing)).toEqual(["card 8", "card 7"]);
    expect(shakes[0]!.at).toBeGreaterThan(0);
    expect(shakes[0]!.at).toBeLessThan(lunge!.lasts);
    expect(track).toMatchObject({ thing: "card 7", picture: "before", legs: [{ to: "zone 0/discard" }] });
    expect(track!.legs[0]!.at).toBeGreaterThan(shakes[1]!.at);
  });

  test("says each number once, and counts when it is hit", () => {
    expect(of(beats, "float").map(({ of: thing, n }) => [thing, n])).toEqual([
      ["card 8", -2],
      ["card 7", -4],
    ]);
    expect(of(beats, "count")).toEqual([
      {
        do: "count",
        of: "card 8",
        label: "Health",
        was: 5,
        rest: "/5",
        steps: [{ at: of(beats, "shake")[0]!.at, is: 3 }],
      },
    ]);
  });
});

test("a march goes from place to place, and on to where the piece stands", () => {
  const beats = score(
    { lanes: [[scout], [], []] },
    { lanes: [[], [], [scout]] },
    cue("moves", { what: [7], place: { of: "at", is: "L2" } }),
    cue("moves", { what: [7], place: { of: "at", is: "L3" } }),
  );
  const [track] = of(beats, "track");
  expect(track!.legs.map(({ to, along }) => [to, along])).toEqual([
    ["place L2", "straight"],
    ["card 7", "straight"],
  ]);
});

test("a thing that is told of again while it moves waits for its turn", () => {
  const places = ["L2", "L3", "L2"].map((is) => cue("moves", { what: [7], place: { of: "at", is } }));
  const [track] = of(score({ lanes: [[scout], [], []] }, { lanes: [[], [scout], []] }, ...places), "track");
  for (const [n, { at, lasts }] of track!.legs.entries())
    expect(track!.legs[n + 1]?.at ?? Number.POSITIVE_INFINITY).toBeGreaterThanOrEqual(Math.round(at + lasts) - 1);
  const box = { x: 0, y: 0, width: 40, height: 60 };
  const late = track!.legs.map((leg) => ({ ...leg, at: 0 }));
  const { frames } = wayOf({
    origin: box,
    from: box,
    legs: late,
    spotOf: () => box,
    isHiddenBefore: true,
    isGoneAfter: true,
  });
  const offsets = frames.map(({ offset }) => offset);
  expect(offsets).toEqual([...offsets].sort((a, b) => a - b));
});

test("what two hits take from a castle is counted blow by blow", () => {
  const beats = score(
    { castle: 20, lanes: [[], [], [scout]] },
    { castle: 15, lanes: [[], [], [scout]] },
    cue("strikes", { by: [7] }),
    cue("hits", { end: 1, n: 2 }),
    cue("hits", { end: 1, n: 3 }),
  );
  expect(of(beats, "lunge")[0]).toMatchObject({ thing: "card 7", to: "end 1" });
  expect(of(beats, "count")[0]!.steps.map(({ is }) => is)).toEqual([18, 15]);
});

test("what is played and gone was held in the middle; what comes to lie open goes there", () => {
  const gone = score({ hand: [scout] }, { discard: [scout] }, cue("plays", { seat: 0, what: [7], text: "One plays" }));
  expect(of(gone, "track")[0]!.legs.map(({ to }) => to)).toEqual(["middle", "zone 0/discard"]);
  expect(of(gone, "tell")).toMatchObject([{ text: "One plays" }]);
  const stands = score({ hand: [scout] }, { lanes: [[scout], [], []] }, cue("plays", { seat: 0, what: [7] }));
  expect(of(stands, "track")[0]!.legs.map(({ to }) => to)).toEqual(["card 7"]);
});

test("what is played where it lies, and what becomes another, is seen to by a light, and a place by its owner's numbers", () => {
  const stands = { lanes: [[scout], [], []] } satisfies Lying;
  expect(of(score(stands, stands, cue("plays", { seat: 0, what: [7] })), "bloom")).toMatchObject([{ thing: "card 7" }]);
  const changed = score(stands, stands, cue("changes", { what: [7] }));
  expect(of(changed, "bloom")).toMatchObject([{ thing: "card 7" }]);
  const beds = (seat: number) => ({
    id: `beds ${seat}`,
    label: "Beds",
    seat,
    // Whoever is asked counts the own ones.
    places: [{ id: `${seat}/bed`, label: "1", cards: [], ...(seat === 0 ? { means: { bed: 1 } } : {}) }],
  });
  const view: TableView = { ...table({}), boards: [beds(0), beds(1)] };
  const bed = cue("changes", { seat: 1, place: { of: "bed", is: 1 } });
  expect(of(scoreOf(view, view, [bed], normal), "bloom")).toMatchObject([{ thing: "place 1/bed" }]);
});

test("what a played card brings comes out of it, and nothing waits for a card that isn't held", () => {
  const piece: TableCard = { instance: 20, card: "piece" };
  const beats = score(
    { hand: [scout] },
    { discard: [scout], lanes: [[piece], [], []] },
    cue("plays", { seat: 0, what: [7] }),
    cue("moves", { seat: 0, what: [20], place: { of: "at", is: "L1" } }),
  );
  const [card, brought] = of(beats, "track");
  expect(brought).toMatchObject({ thing: "card 20", from: "middle" });
  expect(brought!.legs[0]!.at).toBeGreaterThan(card!.legs[0]!.at + card!.legs[0]!.lasts);
  const open = score(
    { hand: [scout] },
    { lanes: [[scout], [], []] },
    cue("plays", { seat: 0, what: [7] }),
    cue("moves", { seat: 0, what: [7], place: { of: "at", is: "L1" } }),
  );
  expect(of(open, "track")[0]!.legs[0]!.at).toBeLessThan(normal.hold / 2);
});

test("what is stopped was stopped by what is turned over, whatever is told first", () => {
  const reaction: TableCard = { instance: 9, card: "reaction", isFaceDown: true };
  const { isFaceDown: _, ...open } = reaction;
  const beats = score(
    { lanes: [[scout], [reaction], []] },
    { lanes: [[], [open], []], discard: [scout] },
    cue("stops", { seat: 0, what: [7] }),
    cue("turns", { seat: 1, what: [9] }),
  );
  const [[turn], [aim], [shake], track] = [
    of(beats, "turn"),
    of(beats, "aim"),
    of(beats, "shake"),
    of(beats, "track").find(({ thing }) => thing === "card 7"),
  ];
  expect(aim).toMatchObject({ from: "card 9", to: "card 7" });
  const order = [turn!.at, aim!.at, shake!.at, track!.legs[0]!.at];
  expect(order).toEqual([...order].sort((a, b) => a - b));
  expect(new Set(order).size).toBe(4);
});

test("two that march side by side needn't wait for each other, but a fight waits for who comes to it", () => {
  const [one, two]: TableCard[] = [
    { instance: 1, card: "one" },
    { instance: 2, card: "two" },
  ];
  const beats = score(
    { lanes: [[one!, two!], [whole], []] },
    { lanes: [[], [whole, one!, two!], []] },
    cue("moves", { what: [1], place: { of: "at", is: "L2" } }),
    cue("moves", { what: [2], place: { of: "at", is: "L2" } }),
    cue("strikes", { by: [2], what: [8], n: 1 }),
  );
  const [first, second] = of(beats, "track").filter(({ thing }) => thing !== "card 8");
  expect(second!.legs[0]!.at).toBeLessThan(first!.legs[0]!.at + first!.legs[0]!.lasts);
  expect(of(beats, "lunge")[0]!.at).toBeGreaterThanOrEqual(second!.legs[0]!.at + second!.legs[0]!.lasts - 1);
});

test("what happens to no thing of its own is seen at a zone, a number or a seat", () => {
  const lying = { deck: 4 };
  const kinds = (beats: Beat[]) =>
    beats
      .flatMap((beat) => ("thing" in beat ? [`${beat.do} ${beat.thing}`] : []))
      .filter((each) => !each.startsWith("track"));
  expect(kinds(score(lying, lying, cue("acts", { seat: 0, zone: "deck" })))).toEqual(["bloom zone 0/deck"]);
  expect(kinds(score(lying, lying, cue("peeks", { seat: 0, zone: "deck" })))).toEqual(["lift zone 0/deck"]);
  expect(kinds(score(lying, lying, cue("fails", { seat: 1 })))).toEqual(["shake seat 1"]);
  expect(kinds(score(lying, lying, cue("turns", { seat: 1, value: "Gold" })))).toEqual(["pulse seat 0: Gold"]);
  expect(of(score(lying, lying, cue("rolls", { seat: 1, n: 4 })), "roll")).toMatchObject([{ of: "seat 1", n: 4 }]);
});

test("a card of one's own that is played without its number is held in the middle, and what it kills isn't", () => {
  const beats = score(
    { hand: [scout], lanes: [[whole], [], []] },
    { discard: [whole, scout] },
    cue("plays", { seat: 0 }),
    cue("dies", { what: [8] }),
  );
  const ways = of(beats, "track").map(({ thing, legs }) => [thing, ...legs.map(({ to }) => to)]);
  expect(ways).toContainEqual(["card 7", "middle", "zone 0/discard"]);
  expect(ways).toContainEqual(["card 8", "zone 0/discard"]);
});

test("what lies in a pile already keeps nothing waiting that goes there", () => {
  const pile = [1, 2, 3, 4, 5].map((instance): TableCard => ({ instance, card: `card-${instance}` }));
  const [track] = of(score({ discard: pile, lanes: [[scout], [], []] }, { discard: [...pile, scout] }), "track");
  expect(track).toMatchObject({ thing: "card 7", legs: [{ at: 0 }] });
});

test("cards that nobody here sees come from the deck one after another", () => {
  const draws = [cue("draws", { seat: 1 }), cue("draws", { seat: 1 })];
  const tracks = of(score({ deck: 5, theirs: 1 }, { deck: 3, theirs: 3 }, ...draws), "track");
  expect(tracks.map(({ picture, from, thing }) => [picture, from, thing])).toEqual([
    ["pile", "zone 0/deck", "zone 1/hand"],
    ["pile", "zone 0/deck", "zone 1/hand"],
  ]);
  expect(tracks[1]!.legs[0]!.at).toBeGreaterThan(tracks[0]!.legs[0]!.at);
});

test("a number that nothing names changes with what its owner does", () => {
  const beats = score(
    { hand: [scout], gold: 5 },
    { lanes: [[scout], [], []], gold: 2 },
    cue("plays", { seat: 0, what: [7] }),
  );
  expect(of(beats, "count")).toMatchObject([{ of: "seat 0: Gold", steps: [{ at: 0, is: 2 }] }]);
  expect(of(beats, "float")).toMatchObject([{ of: "seat 0: Gold", n: -3 }]);
});

test("without a word of what happened, things go from where they lay", () => {
  const [track] = of(score({ lanes: [[scout], [], []] }, { lanes: [[], [scout], []] }), "track");
  expect(track!.legs).toMatchObject([{ to: "card 7", at: 0 }]);
});

test("a long step goes faster, so that it can be waited for", () => {
  const many = Array.from({ length: 9 }, () => cue("hits", { what: [8], n: 1 }));
  const all = [cue("strikes", { by: [7], what: [8] }), ...many, cue("dies", { what: [7] })];
  const beats = score({ lanes: [[scout], [whole], []] }, { lanes: [[], [whole], []] }, ...all);
  expect(Math.max(...beats.map(endOf))).toBeLessThanOrEqual(normal.most + 1);
});

test("what comes out of a pile isn't seen while it waits there", () => {
  const box = { x: 0, y: 0, width: 40, height: 60 };
  const legs = [{ at: 300, lasts: 100, to: "card 7", along: "arc" as const }];
  const way = wayOf({
    origin: box,
    from: { ...box, x: 200 },
    legs,
    spotOf: () => box,
    isHiddenBefore: true,
    isGoneAfter: false,
  });
  // At the very beginning the last of the frames there counts.
  expect(way.frames.filter(({ offset }) => offset === 0).map(({ opacity }) => opacity)).toEqual([0]);
});

test("what is told while something else is said comes a moment later", () => {
  const two = score({}, {}, cue("says", { text: "One" }), cue("says", { text: "Two" }), cue("says", { text: "Three" }));
  expect(of(two, "tell").map(({ text }) => text)).toEqual(["One", "Two"]);
  expect(of(two, "tell")[1]!.at).toBeGreaterThan(of(two, "tell")[0]!.at);
});

test("numbers count through what lies between", () => {
  const steps = [{ at: 100, is: 8 }];
  const shown = [0, 100, 150, 199, 200].map((time) => numberAt({ was: 10, steps }, time, 100));
  expect(shown).toEqual([10, 10, 9, 8, undefined]);
});

test("a way is one movement through all of its spots, seen from where it ends", () => {
  const box = (x: number, y: number) => ({ x, y, width: 40, height: 60 });
  const legs = [
    { at: 100, lasts: 100, to: "there", along: "straight" as const },
    { at: 200, lasts: 100, to: "card 7", along: "straight" as const },
  ];
  const spotOf = (key: string) => (key === "there" ? box(100, 0) : box(200, 0));
  const way = wayOf({
    origin: box(200, 0),
    from: box(0, 0),
    legs,
    spotOf,
    isHiddenBefore: false,
    isGoneAfter: false,
  });
  expect([way.at, way.lasts]).toEqual([100, 200]);
  const stops = [0, 100, 199.9, 200, 300, 900].map((time) => Math.round(poseAt(way, time).x));
  expect(stops).toEqual([-200, -200, -100, -100, 0, 0]);
});
