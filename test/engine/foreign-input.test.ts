import { describe, expect, test } from "vitest";
import { ProtocolSession } from "../../engine/core/protocol";
import { testHost } from "./starter";

/** What other programs hand in is told off in one sentence, and never mistaken for a fault of Cardwright. */

const session = new ProtocolSession(testHost);
const codeOf = (request: object): string | undefined =>
  (session.answer({ id: 1, ...request })["error"] as { code: string } | undefined)?.code;

const load = (game: string, position: object) => codeOf({ cmd: "load", game, position });
const card = (game: string, written: unknown): string | undefined =>
  load(game, { players: [{ hand: ["x"] }, {}], cards: { x: written } });

describe("a card that comes with a position", () => {
  test.each<[string, string, unknown]>([
    ["no object", "flask", 5],
    ["nothing in it", "flask", {}],
    ["a count in quotes", "flask", { name: "X", composition: { R1: "2" } }],
    ["no type", "castle-lanes", { name: "X" }],
    ["a text for a number", "castle-lanes", { name: "X", type: "unit", hp: "big" }],
    ["abilities that are no list", "castle-lanes", { name: "X", type: "unit", abilities: "run" }],
  ])("is refused if it has %s", (_, game, written) => expect(card(game, written)).toBe("match/bad-card"));

  test.each<[string, unknown, string]>([
    ["flask", { name: "X", composition: {}, effects: [{ nope: 1 }] }, "flask/bad-effect"],
    ["flask", { name: "X", composition: { R9: 2 } }, "flask/unknown-base"],
    [
      "castle-lanes",
      { name: "X", type: "unit", abilities: [{ on: "play", do: { nope: 1 } }] },
      "castle-lanes/bad-ability",
    ],
  ])("of %s is refused if nobody can play it", (game, written, code) => expect(card(game, written)).toBe(code));
});

describe("a position", () => {
  test.each<[string, string, object]>([
    ["flask", "the turn of nobody", { players: [{}, {}], active: 2 }],
    ["flask", "the turn of somebody who is out", { players: [{ alive: false }, {}, {}], active: 0 }],
    ["flask", "only one player left", { players: [{ out: { turn: 1, cause: "deck" } }, {}], active: 1 }],
    ["flask", "two piles of one number", { players: [{ piles: [2, 2].map((id) => ({ id, cards: ["G2"] })) }, {}] }],
    ["castle-lanes", "a unit beyond its lane", { players: [{}, {}], units: [{ card: "thief", at: "P5" }] }],
    ["castle-lanes", "a building among the units", { players: [{}, {}], units: [{ card: "traps", at: "P1" }] }],
    ["castle-lanes", "a unit among the buildings", { players: [{}, {}], buildings: [{ card: "thief", at: "P1" }] }],
    ["castle-lanes", "a class that is none", { players: [{ class: "thief" }, {}] }],
    ["castle-lanes", "a fallen castle, but no result", { players: [{ castle: 0 }, {}] }],
    ["battle-farm", "the turn of nobody", { players: [{}, {}], active: 4 }],
    ["battle-farm", "nobody in the turn order", { players: [{}, {}], order: [0, 5] }],
    ["battle-farm", "somebody twice in the turn order", { players: [{}, {}], order: [0, 0] }],
    ["battle-farm", "last turns begun by nobody", { players: [{}, {}], endgame: { by: 7, reason: "deck", left: 1 } }],
    ["hatch", "the turn of nobody", { players: [{}, {}], active: 2 }],
    ["hatch", "nobody to begin", { players: [{}, {}], starting: 4, step: "startDiscard" }],
    [
      "castle-lanes",
      "two buildings on a tile",
      { players: [{}, {}], buildings: [0, 1].map((owner) => ({ card: "traps", at: "P1", owner })) },
    ],
    [
      "castle-lanes",
      "two pieces of one number",
      { players: [{}, {}], units: ["P1", "P2"].map((at) => ({ card: "thief", uid: 1001, at })) },
    ],
  ])("of %s with %s is refused", (game, _, position) => expect(load(game, position)).toBe("match/bad-position"));

  test.each([{ players: [{ harvested: { nonsense: 2 } }, {}] }, { players: [{}, {}], collected: ["nonsense"] }])(
    "of battle-farm can't have crops collected that nobody knows: %j",
    (position) => expect(load("battle-farm", position)).toBe("match/unknown-card"),
  );

  test.each(["flask", "castle-lanes"])("of %s may name no card by a word of the language", (game) =>
    expect(load(game, { players: [{ hand: ["constructor"] }, {}] })).toBe("match/unknown-card"),
  );
});

describe("a saved match", () => {
  const saved = (game: string, more: object) =>
    codeOf({
      cmd: "load",
      saved: { game, format: 1, players: [{}, {}], options: {}, cards: {}, actions: [], fingerprints: [], ...more },
    });
  test.each<[string, string, object, string]>([
    ["flask", "a card that is none", { cards: { x: 5 } }, "match/bad-card"],
    ["castle-lanes", "a card that is none", { cards: { x: 5 } }, "match/bad-card"],
    ["castle-lanes", "one player", { seed: 1, players: [{}] }, "match/players"],
    ["flask", "no real position", { position: {} }, "match/bad-position"],
    [
      "flask",
      "a position for more players",
      { position: { players: [{}, {}, {}] }, cards: attack },
      "match/bad-position",
    ],
  ])("of %s with %s is refused", (game, _, more, code) => expect(saved(game, more)).toBe(code));
});

const attack = { attack: { name: "Attack", composition: { R1: 1 } } };
