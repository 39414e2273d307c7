// biome-ignore-all lint/suspicious/noThenProperty: `then` is the word of the file format, and nobody awaits it.
import { describe, expect, test } from "vitest";
import { Match } from "../../engine/core/match";
import { nextInt, seedRng } from "../../engine/core/rng";
import { preparePosition } from "../../engine/core/setup";
import type { Json } from "../../engine/core/vocabulary";
import type { State as FlaskState } from "../../engine/games/flask/play/state";
import { mustBe } from "../engine/must-be";
import { starterRules } from "../engine/starter";
import { act, at, bThreatens, check, end, game, pile, play, supply, type Then, type When } from "./flask-situations";

describe("by the rulings", () => {
  test.each<[string, object, When, Then]>([
    [
      "5: the increase may pass the cap, which holds for the end of turns",
      { step: "increase", turn: 2, players: [{ counters: "G6" }, {}] },
      [act(0, "increase", { resource: "G" })],
      [at("/players/0/counters/G", 7)],
    ],
    [
      "6: everybody's counters are cut",
      { players: [{ counters: "R1" }, { counters: "G9" }] },
      [end(0)],
      [at("/players/1/counters/G", 6)],
    ],
    [
      "8: an empty deck gives nothing, and the loss comes at the own next turn",
      { players: [{ deck: [] }, {}] },
      [end(0), act(1, "skipIncrease"), end(1)],
      [{ winners: [1] }, at("/result/cause", "deck")],
    ],
    [
      "10: a card cannot draw itself",
      { players: [{ counters: "B1", hand: ["B2"], deck: [] }, {}] },
      [play(0, "B2")],
      [at("/players/0/hand", []), at("/players/0/played", ["B2"])],
    ],
    [
      "11: face-down cards are safe from sabotage",
      {
        players: [
          { counters: "R1", hand: ["sabotage"] },
          { deck: ["R1"], piles: pile("G2") },
        ],
      },
      [play(0, "sabotage"), act(1, "pass")],
      [at("/players/1/piles/0/cards", ["G2"]), at("/players/1/deck", [])],
    ],
    [
      "14: a Reaction in a pile does its other effects",
      { players: [{ counters: "G4", piles: pile("G2", "G2 - G1") }, {}] },
      [act(0, "activate"), act(0, "chooseKind", { resource: "Y" })],
      [at("/players/0/counters/Y", 2), at("/players/0/piles", [])],
    ],
    [
      "15: a pile resolves in the order of placing",
      { players: [{ counters: "", piles: pile("G2", "G1", "R1"), hand: [] }, { counters: "G3" }] },
      [act(0, "activate"), act(0, "chooseKind", { resource: "Y" })],
      [at("/players/0/played", ["G2", "G1", "R1"]), at("/players/1/counters/G", 1)],
    ],
    [
      "16: nobody without a pile is asked",
      { players: [{ counters: "B1 R1", hand: ["profit"] }, {}] },
      [play(0, "profit"), end(0)],
      [at("/turn", 2)],
    ],
    [
      "20: there is no reaction to a reaction",
      { ...bThreatens, players: [{ piles: pile("G2") }, { hand: ["profit"] }, { piles: pile("G2") }] },
      [play(1, "profit"), act(2, "pass"), act(0, "activate")],
      [{ request: { actor: 1, kind: "main" } }],
    ],
    [
      "the end window starts again after an activation, and then the active player may too",
      { ...bThreatens, players: [{ piles: pile("G2") }, { piles: pile("G2") }, { piles: pile("G2") }] },
      [end(1), act(2, "pass"), act(0, "activate"), act(2, "pass"), act(1, "activate"), act(2, "pass")],
      [at("/turn", 3)],
    ],
    [
      "21: an enemy sees only that a Reaction is announced",
      { players: [{ hand: ["G2 - R1"] }, { piles: pile("G2") }] },
      [play(0, "G2 - R1")],
      [
        { view: 1, at: "/announced/card", is: "?" },
        { view: 1, at: "/announced/cost", is: { G: 2, Y: 0, B: 0, R: 1, "?": 0, cards: 0 } },
        { view: 0, at: "/announced/card", is: "G2 - R1" },
      ],
    ],
    [
      "22: face-down cards stay where they are",
      { players: [{ counters: "Y2", hand: ["Y2"], piles: [{ opened: 0, cards: ["G2"] }] }, {}] },
      [play(0, "Y2")],
      [at("/players/0/piles/0/cards", ["G2"]), at("/players/0/hand", ["Y2"])],
    ],
    [
      "23: Reboot in a pile takes what has resolved so far",
      { players: [{ counters: "", piles: pile("G2", "Y2", "G1") }, {}] },
      [act(0, "activate"), act(0, "chooseKind", { resource: "G" })],
      [at("/players/0/hand", ["G2", "Y2"]), at("/players/0/played", ["G1"])],
    ],
    [
      "25: only the starting player skips an increase",
      { step: "begin", turn: 3, active: 2, players: [{}, {}, {}] },
      [],
      [{ request: { actor: 2, kind: "increase" } }],
    ],
    [
      "§9.3: whoever falls later ranks better",
      { players: [{ counters: "" }, { deck: [] }, {}] },
      [end(0)],
      [{ winners: [2] }, at("/result/ranking", [[2], [1], [0]])],
    ],
  ])("%s", (_, given, when, then) => expect(check({}, given, when, then)).toBeUndefined());
});

test.each<[string, object, string]>([
  ["more cards in the first hand than in the deck", { startHand: 7, deckSize: 10 }, ""],
  ["a first player who isn't there", { firstPlayer: 3 }, "options/out-of-range"],
])("%s", (_, options, code) => {
  const made = game.rules({ seats: [{}, {}], options: options as never, cards: {} });
  expect(made.ok ? "" : made.problems[0]!.code).toBe(code);
});

test("a card with too many of one base is refused under the house rules of the match", () => {
  const cards = { strong: { name: "Strong", composition: { R1: 3 } } };
  const setup = {
    seats: [{ deck: [{ card: "strong", count: 15 }] }, {}],
    options: { maxPerBase: 2, maxSimilar: 15 },
    cards,
  };
  expect(game.checkSetup!(setup).map(({ code }) => code)).toContain("flask/too-many-of-a-base");
});

test("no card is lost: the zones of a living player hold the whole deck at every moment", () => {
  for (const players of [2, 3, 4]) {
    const { rules } = starterRules("flask", players);
    const rng = seedRng(players);
    for (let seed = 0; seed < 10; seed++) {
      const state = rules.deal(seed) as FlaskState;
      while (state.result === null) {
        const offered = rules.actions(state);
        rules.apply(state, offered[nextInt(rng, offered.length)]!, null);
        const { announced, queue, owner } = state;
        state.players.forEach(({ deck, hand, discard, played, piles, alive, counters }, seat) => {
          const loose = [...queue, ...(announced ? [announced.card] : [])].filter((card) => owner[card] === seat);
          const all = [...deck, ...hand, ...discard, ...played, ...piles.flatMap(({ cards }) => cards), ...loose];
          mustBe(new Set(all).size, all.length);
          mustBe(all.length, alive ? 15 : 0);
          mustBe(Math.min(...counters, 0), 0);
        });
      }
      expect(state.turn).toBeLessThanOrEqual([0, 0, 25, 38, 51][players]!);
    }
  }
});

test("a plan that everybody may answer is said on the table and in the log", () => {
  const given = {
    options: { reactionWindow: "beforeCommit" },
    players: [{ counters: "G1 B1 R1", hand: ["B1 - G1", "profit", "attack"] }, { piles: [{ cards: ["G2"] }] }],
  } as unknown as Json;
  const ready = preparePosition(game, supply, given);
  if (!ready.ok) throw new Error(ready.problems[0]!.message);
  const match = new Match("flask", ready.rules, { position: given });
  for (const wanted of ["B1 - G1", "💥", "Profit"]) {
    const { answers } = match.rules.request(match.state)!;
    match.do(answers.find(({ text }) => text.endsWith(wanted))!.action);
  }
  const { shared } = match.rules.table(match.rules.view(match.state, 1));
  expect(shared.map(({ cards }) => cards[0]?.note)).toEqual(["paid with 💥 and Profit"]);
  expect(match.log(1)).toContain("Player 1 is about to pay 💚💥 and Profit.");
});

test("beside an announced card stands who may still turn a pile over, in the order in which they are asked", () => {
  const given = {
    ...bThreatens,
    players: [{ piles: pile("G2") }, { counters: "B2", hand: ["research", "attack"] }, { piles: pile("B1") }, {}],
  } as never;
  const ready = preparePosition(game, supply, given);
  if (!ready.ok) throw new Error(ready.problems[0]!.message);
  const match = new Match("flask", ready.rules, { position: given });
  const answering = () => match.rules.table(match.rules.view(match.state, 3)).shared[0]?.answering;
  const play = match.rules.request(match.state)!.answers.find(({ action }) => action.type === "play")!;
  match.do(play.action);
  expect(answering()).toEqual([2, 0]);
  match.do({ type: "pass" });
  expect(answering()).toEqual([0]);
});
