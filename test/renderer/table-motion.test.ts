import { expect, test } from "vitest";
import type { TableCard, TableView, TableZone } from "../../engine/core/table-view";
import { changesBetween } from "../../renderer/table/motion/changes";
import { tempoOf } from "../../renderer/table/motion/pace";

/** What moves at the table follows from two looks at it, by what may be seen alone. */

interface Lying {
  hand?: TableCard[];
  theirs?: number;
  deck?: number;
  discard?: TableCard[];
  lane?: TableCard[];
  gold?: number;
}

const zone = (id: string, spread: TableZone["spread"], cards: TableCard[]): TableZone => ({
  id,
  label: id,
  spread,
  cards,
});
const hidden = (cards: number): TableCard[] => Array.from({ length: cards }, () => ({}));

const table = ({ hand = [], theirs = 0, deck = 0, discard = [], lane = [], gold = 3 }: Lying): TableView => ({
  turn: 1,
  phase: "",
  active: 0,
  seats: [
    {
      seat: 0,
      name: "One",
      values: [{ label: "Gold", value: gold }],
      zones: [zone("0/hand", "hand", hand), zone("0/deck", "pile", hidden(deck)), zone("0/discard", "pile", discard)],
    },
    { seat: 1, name: "Two", values: [], zones: [zone("1/hand", "hand", hidden(theirs))] },
  ],
  shared: [],
  boards: [{ id: "lane", label: "Lane", places: [{ id: "L1", label: "1", cards: lane }] }],
  cardFields: [],
});
const change = (before: Lying, now: Lying) => changesBetween(table(before), table(now));

const scout = { instance: 7, card: "scout" };

test("a card goes from the hand to the lane, and from the lane to the pile", () => {
  expect(change({ hand: [scout] }, { lane: [scout] })).toEqual([
    { kind: "travel", thing: "card 7", from: "card 7", to: "card 7" },
  ]);
  expect(change({ lane: [scout] }, { discard: [scout] })).toEqual([
    { kind: "travel", thing: "card 7", from: "card 7", to: "zone 0/discard" },
  ]);
});

test("a card that is drawn comes from the deck, and one that is played from a hidden hand", () => {
  expect(change({ deck: 5 }, { deck: 4, hand: [scout] })).toEqual([
    { kind: "enter", thing: "card 7", from: "zone 0/deck", to: "card 7", isOnTop: true },
  ]);
  expect(change({ theirs: 4 }, { theirs: 3, lane: [scout] })).toEqual([
    { kind: "enter", thing: "card 7", from: "zone 1/hand", to: "card 7", isOnTop: false },
  ]);
});

test("what goes where nobody sees leaves for there, and what is gone just leaves", () => {
  expect(change({ hand: [scout], deck: 2 }, { deck: 3 })).toEqual([
    { kind: "leave", thing: "card 7", to: "zone 0/deck" },
  ]);
  expect(change({ lane: [scout] }, {})).toEqual([{ kind: "leave", thing: "card 7", to: null }]);
});

test("a card that goes from what is hidden into a pile is seen to go, and whether it lies on top", () => {
  const guard = { instance: 8, card: "guard" };
  expect(change({ deck: 5 }, { deck: 3, discard: [scout, guard] })).toEqual([
    { kind: "enter", thing: "card 7", from: "zone 0/deck", to: "zone 0/discard", isOnTop: false },
    { kind: "enter", thing: "card 8", from: "zone 0/deck", to: "zone 0/discard", isOnTop: true },
  ]);
});

test("what dies while somebody draws doesn't go to a hand", () => {
  expect(change({ lane: [scout], deck: 5, theirs: 2 }, { deck: 4, theirs: 3 })).toEqual([
    { kind: "leave", thing: "card 7", to: null },
    { kind: "deal", from: "zone 0/deck", to: "zone 1/hand", cards: 1 },
  ]);
});

test("a card that has got another number is known by its name, in its own zone first", () => {
  const [here, renumbered] = [
    { instance: 9, card: "scout" },
    { instance: 12, card: "scout" },
  ];
  expect(change({ hand: [scout], lane: [here] }, { hand: [renumbered], lane: [here] })).toContainEqual({
    kind: "travel",
    thing: "card 12",
    from: "card 7",
    to: "card 12",
  });
});

test("cards that nobody sees move by their number", () => {
  expect(change({ deck: 6, theirs: 2 }, { deck: 4, theirs: 4 })).toEqual([
    { kind: "deal", from: "zone 0/deck", to: "zone 1/hand", cards: 2 },
  ]);
});

test("a card is turned over, numbers go up and down, also those before a stroke", () => {
  const down = { ...scout, isFaceDown: true as const };
  expect(change({ lane: [down] }, { lane: [scout] })).toContainEqual({ kind: "turn", thing: "card 7" });
  const hurt = (value: string) => ({ ...scout, values: [{ label: "Health", value }] });
  expect(change({ lane: [hurt("5/5")] }, { lane: [hurt("3/5")], gold: 5 })).toEqual([
    { kind: "travel", thing: "card 7", from: "card 7", to: "card 7" },
    { kind: "count", of: "card 7", label: "Health", was: 5, is: 3, rest: "/5" },
    { kind: "count", of: "seat 0: Gold", label: "Gold", was: 3, is: 5, rest: "" },
  ]);
});

test("nothing changes between a look and the same look", () => {
  const same = { hand: [scout], deck: 3, theirs: 2, gold: 4 };
  expect(change(same, same).filter(({ kind }) => kind !== "travel")).toEqual([]);
});

test("a slower pace moves slower; at once, and for who wants stillness, nothing does", () => {
  const travel = (["fast", "normal", "slow"] as const).map((pace) => tempoOf(pace, false)!.travel);
  expect(travel).toEqual([...travel].sort((a, b) => a - b));
  expect([tempoOf("instant", false), tempoOf("slow", true)]).toEqual([null, null]);
});
