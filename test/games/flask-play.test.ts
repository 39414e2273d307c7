// biome-ignore-all lint/suspicious/noThenProperty: `then` is the word of the file format, and nobody awaits it.
import { describe, expect, test } from "vitest";
import { Match } from "../../engine/core/match";
import { nextInt, seedRng } from "../../engine/core/rng";
import { runScenario } from "../../engine/core/scenario";
import { preparePosition } from "../../engine/core/setup";
import type { Json } from "../../engine/core/vocabulary";
import type { State as FlaskState } from "../../engine/games/flask/play/state";
import { playableGame } from "../../engine/games/play-registry";
import type { Scenario } from "../../schemas/scenario";
import { mustBe } from "../engine/must-be";
import { starterRules, starterSupply } from "../engine/starter";

const supply = starterSupply("flask");
const game = playableGame("flask");

type When = readonly { player: number; action: { type: string; [field: string]: unknown }; refused?: string | true }[];
type Then = readonly object[];
const act = (player: number, type: string, fields: object = {}): When[number] => ({
  player,
  action: { type, ...fields },
});
const at = (pointer: string, is: unknown) => ({ at: pointer, is });
/** Plays a situation out and says what is not as it should be. */
const check = (options: object, given: object, when: When, then: Then): string | undefined =>
  runScenario(game, supply, {
    game: "flask",
    name: "",
    given: { options, ...given },
    when,
    then,
  } as unknown as Scenario).message;

const play = (player: number, card: string, fields: object = {}) => act(player, "play", { card, ...fields });
const end = (player: number) => act(player, "endTurn");
const bThreatens = { turn: 2, active: 1 };
const pile = (...cards: string[]) => [{ opened: 1, cards }];

describe("a house rule of Flask", () => {
  test.each<[string, object, object, When, Then]>([
    [
      "increaseAmount: so much more",
      { increaseAmount: 3 },
      { step: "increase", turn: 2, players: [{}, {}] },
      [act(0, "increase", { resource: "G" })],
      [at("/players/0/counters/G", 6)],
    ],
    [
      "increaseAmount 0: no question",
      { increaseAmount: 0 },
      { step: "begin", turn: 2, players: [{}, {}] },
      [],
      [{ request: { actor: 0, kind: "main" } }],
    ],
    [
      "increaseOptional: no way out",
      { increaseOptional: false },
      { step: "increase", turn: 2, players: [{}, {}] },
      [],
      [{ illegal: { type: "skipIncrease" } }],
    ],
    [
      "starterSkipsIncrease: the starter is asked too",
      { starterSkipsIncrease: false },
      { step: "begin", turn: 1, players: [{}, {}] },
      [],
      [{ request: { actor: 0, kind: "increase" } }],
    ],
    [
      "counterCap: cut to another number",
      { counterCap: 4 },
      { players: [{ counters: "Y5 R1" }, { counters: "B6" }] },
      [end(0)],
      [at("/players/0/counters/Y", 4), at("/players/1/counters/B", 4)],
    ],
    ["endDraw: as many cards", { endDraw: 2 }, { players: [{}, {}] }, [end(0)], [at("/players/0/handSize", 2)]],
    ["endDraw: no card, no loss yet", {}, { players: [{ deck: [] }, {}] }, [end(0)], [{ over: false }]],
    [
      "endDrawFromDiscard: asked for each card",
      { endDrawFromDiscard: true },
      { players: [{ discard: ["attack"], deck: ["profit"] }, {}] },
      [end(0), act(0, "drawFrom", { from: "discard" })],
      [at("/players/0/hand", ["attack"])],
    ],
    [
      "discardDraw any: every card of the pile",
      { discardDraw: "any" },
      { players: [{ counters: "B1", hand: ["B2"], discard: ["attack", "profit"], deck: ["sabotage"] }, {}] },
      [play(0, "B2"), act(0, "drawFrom", { from: "attack" })],
      [at("/players/0/hand", ["attack"]), at("/players/0/discard", ["profit"])],
    ],
    [
      "handLimit: down to it after the draw",
      { handLimit: 2 },
      { players: [{ hand: ["attack", "profit", "sabotage"] }, {}] },
      [end(0), act(0, "handLimitDiscard", { card: "attack" }), act(0, "handLimitDiscard", { card: "profit" })],
      [at("/players/0/handSize", 2), at("/players/0/discard", ["attack", "profit"])],
    ],
    [
      "zeroCheck: at once, and the turn goes on to its end",
      { zeroCheck: "immediate" },
      { players: [{ counters: "R1", hand: ["attack"] }, { counters: "G4" }, {}] },
      [play(0, "attack"), act(0, "chooseEnemy", { enemy: 1 })],
      [at("/active", 1), at("/players/0/alive", false), at("/players/1/counters/G", 2)],
    ],
    [
      "zeroCheck: an enemy is out during the turn",
      { zeroCheck: "immediate" },
      { players: [{ counters: "R2", hand: ["attack"] }, { counters: "G2" }] },
      [play(0, "attack")],
      [{ winners: [0] }],
    ],
    [
      "zeroCheck: not between payment and effect",
      { zeroCheck: "immediate" },
      { players: [{ counters: "G2", hand: ["G1"] }, {}] },
      [play(0, "G1"), act(0, "chooseKind", { resource: "R" })],
      [at("/players/0/counters/R", 2), at("/players/0/alive", true)],
    ],
    [
      "zeroCheck: the rest of a fallen owner's pile is dropped",
      { zeroCheck: "immediate" },
      { ...bThreatens, players: [{ counters: "", piles: pile("G2", "G1") }, { counters: "R1", hand: ["attack"] }, {}] },
      [play(1, "attack"), act(0, "activate")],
      [at("/players/0/alive", false), { request: { actor: 1, kind: "main" } }, at("/players/1/hand", ["attack"])],
    ],
    [
      "simultaneousLoss: the active player wins",
      { simultaneousLoss: "activeWins" },
      { players: [{ counters: "" }, { counters: "" }] },
      [end(0)],
      [{ winners: [0] }],
    ],
    [
      "simultaneousLoss: the active player loses",
      { simultaneousLoss: "activeLoses" },
      { players: [{ counters: "" }, { counters: "" }] },
      [end(0)],
      [{ winners: [1] }],
    ],
    [
      "simultaneousLoss: several others draw",
      { simultaneousLoss: "activeLoses" },
      { players: [{ counters: "" }, { counters: "" }, { counters: "" }] },
      [end(0)],
      [{ winners: [] }, at("/result/ranking", [[1, 2], [0]])],
    ],
    [
      "lossChooser: the attacker picks",
      { lossChooser: "attacker" },
      { players: [{ counters: "R1", hand: ["attack"] }, { counters: "G2 Y2" }] },
      [play(0, "attack"), act(0, "loseResource", { resource: "G" }), act(0, "loseResource", { resource: "G" })],
      [at("/players/1/counters/Y", 2)],
    ],
    [
      "endWindow: nobody is asked",
      { endWindow: false },
      { ...bThreatens, players: [{ counters: "", piles: pile("G2", "G1") }, {}] },
      [end(1)],
      [{ winners: [1] }],
    ],
    [
      "reactionWindow beforeCommit: the plan is public, then void",
      { reactionWindow: "beforeCommit" },
      { ...bThreatens, players: [{ piles: pile("G2") }, { counters: "G1", hand: ["research", "attack", "profit"] }] },
      [play(1, "research"), act(1, "payCard", { card: "attack" }), act(0, "activate")],
      [at("/players/1/hand", ["attack", "profit", "research"]), at("/players/1/discard", []), at("/plays", 0)],
    ],
    [
      "reactionWindow beforeCommit: others see what is discarded",
      { reactionWindow: "beforeCommit" },
      { ...bThreatens, players: [{ piles: pile("G2") }, { hand: ["research", "attack", "profit"] }] },
      [play(1, "research"), act(1, "payCard", { card: "attack" })],
      [{ request: { actor: 0, kind: "announceWindow" } }, { view: 0, at: "/players/1/hand", is: ["attack", "?"] }],
    ],
    [
      "blockMode resume: announced again by itself",
      { blockMode: "resume" },
      { ...bThreatens, players: [{ piles: pile("G2") }, { counters: "B1 R1", hand: ["profit"] }] },
      [play(1, "profit"), act(0, "activate")],
      [at("/players/1/counters/Y", 3)],
    ],
    [
      "blockMode resume: not when it is no longer payable",
      { blockMode: "resume" },
      { ...bThreatens, players: [{ piles: pile("G2 - R1") }, { counters: "B1 R1", hand: ["profit"] }] },
      [play(1, "profit"), act(0, "activate")],
      [at("/players/1/hand", ["profit"]), { request: { actor: 1, kind: "main" } }],
    ],
    [
      "blockMode discard: gone unpaid",
      { blockMode: "discard" },
      { ...bThreatens, players: [{ piles: pile("G2") }, { counters: "B1 R1", hand: ["profit"] }] },
      [play(1, "profit"), act(0, "activate")],
      [at("/players/1/discard", ["profit"]), at("/players/1/total", 2)],
    ],
    [
      "reactionCapture optional: under the pile",
      { reactionCapture: "optional" },
      { players: [{ counters: "R1", hand: ["attack"], piles: pile("G2") }, {}] },
      [play(0, "attack", { under: 1 })],
      [at("/players/0/piles/0/cards", ["G2", "attack"])],
    ],
    [
      "reactionCapture optional: or not",
      { reactionCapture: "optional" },
      { players: [{ counters: "R2", hand: ["attack"], piles: pile("G2") }, { counters: "G4" }] },
      [play(0, "attack", { under: null })],
      [at("/players/1/total", 2)],
    ],
    [
      "captureScope: piles of earlier turns capture",
      { captureScope: "untilActivated" },
      { turn: 3, players: [{ counters: "R1", hand: ["attack"], piles: pile("G2") }, {}] },
      [play(0, "attack")],
      [at("/players/0/piles/0/cards", ["G2", "attack"])],
    ],
    [
      "captureScope thisTurn: they don't",
      {},
      { turn: 3, players: [{ counters: "R2", hand: ["attack"], piles: pile("G2") }, { counters: "G4" }] },
      [play(0, "attack")],
      [at("/players/1/total", 2)],
    ],
    [
      "reactionInReaction under: beneath the pile",
      {},
      { players: [{ counters: "G2", hand: ["G2"], piles: pile("G2") }, {}] },
      [play(0, "G2")],
      [at("/players/0/piles/0/cards", ["G2", "G2"])],
    ],
    [
      "reactionInReaction newPile: a pile that captures from then on",
      { reactionInReaction: "newPile" },
      { players: [{ counters: "G2 R1", hand: ["G2", "attack"], piles: pile("G2") }, {}] },
      [play(0, "G2"), play(0, "attack")],
      [at("/players/0/piles/0/cards", ["G2"]), at("/players/0/piles/1/cards", ["G2", "attack"])],
    ],
    [
      "reactionsHidden false: piles are open",
      { reactionsHidden: false },
      { players: [{ piles: pile("G2", "attack") }, {}] },
      [],
      [{ view: 1, at: "/players/0/piles/0/cards", is: ["G2", "attack"] }],
    ],
    [
      "maxPlaysPerTurn: no more plays, but everything else",
      { maxPlaysPerTurn: 15 },
      { plays: 15, players: [{ hand: ["attack"], piles: pile("G2") }, {}] },
      [{ ...play(0, "attack"), refused: "play-cap" }, act(0, "activate"), end(0)],
      [at("/turn", 2)],
    ],
    [
      "maxTurns: drawn",
      { maxTurns: 20 },
      { turn: 20, players: [{}, {}] },
      [end(0)],
      [{ winners: [] }, at("/result/cause", "turn limit")],
    ],
    [
      "capResult: the richest wins",
      { maxTurns: 20, capResult: "resources" },
      { turn: 20, players: [{}, { counters: "G6 Y6 B6 R6" }] },
      [end(0)],
      [{ winners: [1] }],
    ],
    [
      "capResult: then the larger deck",
      { maxTurns: 20, capResult: "resources" },
      { turn: 20, players: [{ deck: ["attack", "attack"] }, { deck: ["attack", "attack"] }] },
      [end(0)],
      [{ winners: [1] }],
    ],
  ])("%s", (_, options, given, when, then) => expect(check(options, given, when, then)).toBeUndefined());
});

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
