import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parseBot } from "../../engine/bots/parse";
import { readRecord, writeRecord } from "../../engine/core/record";
import { playableGame } from "../../engine/games/play-registry";
import { answerTo } from "../../engine/lab/answer";
import { matchupPlayer, roundSize } from "../../engine/lab/matchups";
import { matchOf } from "../../main/lab/run-experiment";
import { checkProject } from "../../project/check";
import { withChanges } from "../../project/lab/apply-change";
import { keepChange } from "../../project/lab/change-questions";
import { newExperiment } from "../../project/lab/new-experiment";
import { planExperiment } from "../../project/lab/plan-experiment";
import { changedSince } from "../../project/lab/stale";
import { cardPath, componentPath, deckPath, experimentPath } from "../../project/paths";
import type { Experiment } from "../../schemas/experiment";
import type { GameId } from "../../schemas/game-id";

function starter(game: GameId): Map<string, string> {
  const root = join("templates", game, "starter");
  const files = readdirSync(root, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".json"));
  return new Map(files.map((file) => [file.replaceAll("\\", "/"), readFileSync(join(root, file), "utf8")]));
}
const flask = starter("flask");
const ask = (more: Partial<Experiment>): Experiment => ({
  name: "A question",
  ask: "decks",
  decks: ["red", "green"],
  bots: ["random"],
  seed: 1,
  stop: { games: 20 },
  ...more,
});
const plan = (more: Partial<Experiment>, files = flask, game: GameId = "flask") => {
  const made = planExperiment(files, playableGame(game), ask(more));
  if (!made.ok) throw new Error(made.problem.message);
  return made.value;
};

describe("an experiment", () => {
  test("puts its decks at tables, with each of its bots", () => {
    const pairings = (more: Partial<Experiment>) =>
      plan(more).asked.pairings.map(({ bot, decks }) => [bot, ...decks].join(" "));
    expect(pairings({ bots: ["random", "greedy"] })).toEqual(["random Red Green", "greedy Red Green"]);
    expect(pairings({ ask: "first-player" })).toEqual(["random Red Red", "random Green Green"]);
    expect(pairings({ ask: "field", decks: ["red", "green", "blue"] })).toEqual([
      "random Red Green",
      "random Red Blue",
      "random Green Blue",
    ]);
    expect(pairings({ ask: "cards" })).toEqual(["random Red Red", "random Green Green"]);
    expect(plan({ ask: "sweep", sweep: { option: "startCounters", values: [2, 3] } }).asked.pairings).toMatchObject([
      { value: 2 },
      { value: 3 },
    ]);
  });

  test("changes cards without touching the set", () => {
    const change = { cards: { sabotage: { "/composition": { R1: 3 } } } };
    const { job } = plan({ ask: "what-if", change });
    expect(job.matchups.map(({ cards }) => cards?.["sabotage"])).toMatchObject([undefined, { composition: { R1: 3 } }]);
    expect(job.supply.cards["sabotage"]).not.toMatchObject({ composition: { R1: 3 } });
  });

  test("takes abilities away, says other effects, and puts other copies into decks", () => {
    const lanes = starter("castle-lanes");
    const draws = { draw: { n: 2 } };
    const change = {
      cards: { architect: { "/abilities/0/do": draws }, thief: { "/abilities/0": null } },
      decks: { "crown-levy": { thief: 2, barracks: 1 } },
    };
    const { job } = plan({ ask: "what-if", decks: ["crown-levy"], change }, lanes, "castle-lanes");
    const { cards, decks } = job.matchups[1]!;
    expect(cards).toMatchObject({ architect: { abilities: [{ do: draws }] }, thief: { abilities: [] } });
    const copies = (card: string) => decks!["crown-levy"]!.find((each) => each.card === card)?.count;
    expect([copies("thief"), copies("barracks"), copies("brute")]).toEqual([2, 1, 2]);
    const kept = keepChange(lanes, "castle-lanes", change, "Keep").changes.map(({ path }) => path);
    expect(kept).toEqual([cardPath("architect"), cardPath("thief"), deckPath("crown-levy")]);
    const asked = newExperiment(lanes, "castle-lanes", {
      ask: "what-if",
      decks: ["crown-levy"],
      change: new Map<string, unknown>([
        ["thief/abilities/0", null],
        ["deck:crown-levy/thief", 2],
      ]),
    });
    expect(asked.experiment).toMatchObject({
      name: "What if ability 1 of Thief weren’t there and 2 copies of Thief were in Crown Levy?",
      change: { cards: { thief: { "/abilities/0": null } }, decks: { "crown-levy": { thief: 2 } } },
    });
  });

  test("takes the last of a list away first, so that the others stay where they are", () => {
    const gone = withChanges({ abilities: [...Array(12).keys()] }, [
      ["/abilities/2", null],
      ["/abilities/10", null],
    ]);
    expect(gone).toEqual({ abilities: [0, 1, 3, 4, 5, 6, 7, 8, 9, 11] });
  });

  test("is played with legal decks made of the whole set, the same ones for the same seed", () => {
    const made = (seed: number) => plan({ ask: "field", generated: 3, seed }).job.supply.decks;
    expect(Object.keys(made(1))).toEqual(["made-1", "made-2", "made-3"]);
    expect(made(1)).toEqual(made(1));
    expect(made(1)).not.toEqual(made(2));
  });

  test.each<[string, Partial<Experiment>, string]>([
    ["a deck that isn't there", { decks: ["pink"] }, "lab/no-such-deck"],
    ["one deck against itself", { decks: ["red"] }, "lab/few-decks"],
    ["a pair among three", { players: 3 }, "lab/two-play"],
    ["a card that isn't there", { ask: "what-if", change: { cards: { atack: { "/name": "X" } } } }, "lab/no-such-card"],
    [
      "a card that is none",
      { ask: "what-if", change: { cards: { attack: { "/composition": 3 } } } },
      "lab/unfit-change",
    ],
    ["no change", { ask: "what-if" }, "lab/nothing-changed"],
    ["copies in no deck", { ask: "what-if", change: { decks: { pink: { attack: 1 } } } }, "lab/no-such-deck"],
    ["copies of no card", { ask: "what-if", change: { decks: { red: { atack: 1 } } } }, "lab/no-such-card"],
    ["nothing swept", { ask: "sweep", sweep: { values: [1, 2] } }, "lab/nothing-changed"],
  ])("with %s can't be made", (_, more, code) => {
    const made = planExperiment(flask, playableGame("flask"), ask(more));
    expect(made.ok ? null : made.problem.code).toBe(code);
  });

  test("needs cards to make decks of, and is told so when the project is checked", () => {
    const bare = new Map([...flask].filter(([path]) => !path.startsWith("cards/")));
    const made = planExperiment(bare, playableGame("flask"), ask({ generated: 1 }));
    expect(made.ok ? null : made.problem.code).toBe("lab/no-legal-deck");
    const files = new Map(flask).set(experimentPath("why"), JSON.stringify(ask({ decks: ["pink", "red"] })));
    expect(checkProject(files)).toMatchObject([{ code: "lab/no-such-deck", where: { file: "lab/why.json" } }]);
  });

  test("gives matches that can be looked at: the same as were counted", () => {
    const planned = plan({});
    const counted = matchupPlayer(playableGame("flask"), planned.job, parseBot)(3);
    const match = matchOf(planned, { matchup: 0, index: 3 });
    expect(match.actions.length).toBe(counted.actions);
    expect(readRecord(playableGame("flask"), JSON.parse(JSON.stringify(writeRecord(match)))).ok).toBe(true);
  });

  test("says what has changed since it was answered", () => {
    const origin = { experiment: ask({}), version: "1", options: {}, cards: { attack: "x", gone: "y" } };
    const said = changedSince(flask, "flask", "2", undefined, origin);
    expect(said[0]).toBe("“Attack” has changed");
    expect(said[1]).toBe("the card “gone” is gone");
    expect(said.at(-1)).toBe("Cardwright was 1, and is 2");
  });
});

test("a rigged card is found by matches that are really played", () => {
  const inferno = {
    name: "Inferno",
    rank: 6.5,
    max: 1,
    cost: { fixed: {}, cards: 0 },
    effect: {
      key: "inferno",
      rank: 5.5,
      merge: "sum",
      amount: 2,
      tree: [
        { chooseEnemy: "foe" },
        ...["R", "G", "B", "Y"].map((resource) => ({ lose: { who: "foe", resource, n: "amount" } })),
      ],
      reminder: { en: "An enemy loses {amount} of each." },
    },
  };
  const deck = JSON.parse(flask.get(deckPath("red"))!);
  const files = new Map(flask)
    .set(componentPath("F1"), JSON.stringify(inferno))
    .set(cardPath("inferno"), JSON.stringify({ name: "Inferno", composition: { F1: 1 } }))
    .set(deckPath("red"), JSON.stringify({ ...deck, cards: [{ card: "inferno", count: 3 }, ...deck.cards.slice(1)] }));
  const { job, asked } = plan({ ask: "cards", decks: ["red"] }, files);
  const play = matchupPlayer(playableGame("flask"), job, parseBot);
  const outcomes = Array.from({ length: 100 * roundSize(job) }, (_, n) => play(n));
  const strong = answerTo(asked, outcomes).cards![0]!.cards.filter(({ verdict }) => verdict === "strong");
  expect(strong.map(({ card }) => card)).toEqual(["inferno"]);
});
