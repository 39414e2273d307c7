import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { examineScenario } from "../../engine/core/scenario-examination";
import { playableGame } from "../../engine/games/play-registry";
import type { GameId } from "../../schemas/game-id";
import type { Scenario } from "../../schemas/scenario";
import { starterSupply } from "./starter";

/** Checks as a designer says them. */

function wordsOf(game: GameId, given: object, then: readonly object[]): string[] {
  const scenario = { game, name: "Words", given, then } as unknown as Scenario;
  return examineScenario(playableGame(game), starterSupply(game), scenario).checks.map(({ words }) => words);
}

test("what players have is said as people say it", () => {
  const given = {
    players: [
      { gold: 1, hand: ["cannon-shot", "thief"], deck: ["brute"] },
      { castle: 20, hand: [] },
    ],
    units: [{ card: "brute", at: "F4", as: "guard", tired: true }],
  };
  const saying: Record<string, object> = {
    "Player 1's hand holds Cannon Shot and Thief": { at: "/players/0/hand", is: ["cannon-shot", "thief"] },
    "Player 2's hand is empty": { at: "/players/1/hand", is: [] },
    "Player 1 has 1 card in the deck": { at: "/players/0/deckSize", is: 1 },
    "Player 1's gold is at least 1": { at: "/players/0/gold", atLeast: 1 },
    "Player 1's hand includes Thief": { at: "/players/0/hand", contains: "thief" },
    "There are no buildings": { at: "/buildings", is: [] },
    "There is 1 unit": { at: "/units", length: 1 },
    "Brute is tired": { at: "/units/guard/tired", is: true },
    "Brute stands at F4 and has health 4": { at: "/units/guard", contains: { card: "brute", at: "F4", hp: 4 } },
    "It is Player 1's turn": { at: "/active", is: 0 },
    "“End the turn” is possible": { legal: { type: "endTurn" } },
    "Player 1 is asked: “What do you do?”": { request: { actor: 0, kind: "main" } },
  };
  const words = wordsOf("castle-lanes", given, Object.values(saying));
  expect(words.with(-1, words.at(-1)!.replace(/“.*”/, "“What do you do?”"))).toEqual(Object.keys(saying));
});

test("that a card is where it is, whose it is and how a match ends are said without the words of files", () => {
  const nest = { players: [{ eggs: ["ashborn"] }, {}], pool: 1 };
  expect(
    wordsOf("hatch", nest, [
      { at: "/players/0/eggs/0/card", is: "ashborn" },
      { at: "/pool", is: 1 },
    ]),
  ).toEqual(["Ashborn is among Player 1's eggs", "There is 1 egg in the game"]);
  const over = {
    players: [{ castle: 0 }, {}],
    step: "over",
    result: { winners: [1], ranking: [[1], [0]], cause: "castle" },
  };
  expect(
    wordsOf("castle-lanes", { ...over, units: [{ card: "brute", at: "F4", owner: 1 }] }, [
      { at: "/units/0/owner", is: 1 },
      { at: "/result/ranking", is: [[1], [0]] },
      { at: "/result/cause", is: "castle" },
    ]),
  ).toEqual(["Brute belongs to Player 2", "The ranking is Player 2, then Player 1", "The match ends by castle"]);
});

test("counters, beds and points are said in their measures", () => {
  const flask = { players: [{ counters: "G1 B2", hand: [] }, { counters: "" }] };
  expect(
    wordsOf("flask", flask, [
      { at: "/players/0/counters", is: { G: 1, Y: 0, B: 2, R: 0 } },
      { at: "/players/0/counters/B", is: 2 },
      { at: "/players/1/counters", is: { G: 0, Y: 0, B: 0, R: 0 } },
      { at: "/players/0/played", is: [] },
      { at: "/players/1/counters", is: { G: 0, Y: 1, B: 0, R: 0 } },
      { at: "/plays", is: 0 },
    ]),
  ).toEqual([
    "Player 1 has 1 green and 2 blue counters",
    "Player 1 has 2 blue counters",
    "Player 2 has no counters",
    "Player 1 has played nothing",
    "Player 2 has 1 yellow counter",
    "There are no cards played this turn",
  ]);
  const farm = { players: [{ coins: 3, beds: [{ bed: "common", crop: "corn" }] }, {}] };
  expect(
    wordsOf("battle-farm", farm, [
      { at: "/players/0/coins", is: 3 },
      { at: "/players/0/beds/0/value", is: 4 },
    ]),
  ).toEqual(["Player 1 has 3 coins", "The value of Player 1's bed 1 is 4"]);
  const garden = { players: [{ queen: "copper-matriarch" }, { queen: "amber-sovereign" }], objects: [] };
  expect(
    wordsOf(
      "garden-incursion",
      { ...garden, objects: [{ card: "redjaw-soldier", owner: 0, at: [2000, 2500], as: "soldier" }] },
      [{ at: "/objects/soldier/at", is: [2000, 2500] }],
    ),
  ).toEqual(["Redjaw Soldier stands at 2/2.5"]);
});

test.each(["flask", "castle-lanes", "hatch", "battle-farm", "garden-incursion"] as const)(
  "no check of a starter test of %s speaks of pointers or numbers of cards",
  (game) => {
    const folder = `templates/${game}/starter/scenarios`;
    const words = readdirSync(folder).flatMap((file) => {
      const scenario = JSON.parse(readFileSync(`${folder}/${file}`, "utf8")) as Scenario;
      return examineScenario(playableGame(game), starterSupply(game), scenario).checks.map((check) => check.words);
    });
    expect(words.filter((each) => /·|\/[a-z]|\(id |\buid\b|undefined|\bhp\b/.test(each))).toEqual([]);
  },
  60_000,
);
