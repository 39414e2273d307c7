import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { playableGame } from "../../engine/games/play-registry";
import { answerTo } from "../../engine/lab/answer";
import { keepChange } from "../../project/lab/change-questions";
import { checkBalance } from "../../project/lab/check-balance";
import { deckMarkOf } from "../../project/lab/deck-marks";
import { labMarkOf } from "../../project/lab/lab-marks";
import { planExperiment } from "../../project/lab/plan-experiment";
import { reportOf } from "../../project/lab/report";
import { changedSince, printOf } from "../../project/lab/stale";
import { cardPath, deckPath, experimentPath, manifestPath } from "../../project/paths";
import { supplyOf } from "../../project/supply";
import { cardAt } from "../../project/whole-card";
import type { Experiment } from "../../schemas/experiment";
import type { CardMark, LabResult } from "../../schemas/lab-answer";

/** What becomes of answers: marks beside cards, problems of a check, changes that are kept, reports. */

const root = join("templates", "flask", "starter");
const flask = new Map(
  readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".json"))
    .map((file) => [file.replaceAll("\\", "/"), readFileSync(join(root, file), "utf8")] as const),
);
const attack = cardAt<object>(flask, cardPath("attack"), "flask");

/** Red has won all, or none, of so many matches. */
function found(more: Partial<Experiment>, redWins: boolean, games = 40): LabResult {
  const experiment: Experiment = {
    name: "Is Red fair?",
    ask: "decks",
    decks: ["red", "green"],
    bots: ["random"],
    seed: 1,
    stop: { games },
    ...more,
  };
  const planned = planExperiment(flask, playableGame("flask"), experiment);
  if (!planned.ok) throw new Error(planned.problem.message);
  const outcomes = Array.from({ length: games }, (_, index) => ({
    matchup: 0,
    index,
    winners: [redWins ? 0 : index % 2],
    first: index % 2,
    turns: 5 + (index % 3),
    actions: 20,
    cause: "defeat",
  }));
  const answer = answerTo(planned.value.asked, outcomes);
  const cards = { attack: printOf(attack) };
  return {
    format: 1,
    experiment,
    game: "flask",
    version: "1",
    options: {},
    cards,
    partial: false,
    verdicts: [],
    answer,
  };
}
const mark = (more: Partial<CardMark>): CardMark => ({
  ...{
    card: "attack",
    drawn: 50,
    played: 40,
    rateDrawn: 0.7,
    ratePlayed: 0.8,
    rateDeck: 0.5,
    by: 2,
    early: 25,
    late: 25,
  },
  ...{ difference: 0.3, interval: [0.2, 0.4], p: 0.0001, evidence: [] },
  ...more,
});
const withCards = (...cards: CardMark[]): LabResult => {
  const result = found({ ask: "cards", decks: ["red"] }, false);
  return { ...result, answer: { ...result.answer, cards: [{ bot: "random", cards }] } };
};

describe("a card", () => {
  const said = (result: LabResult, card: unknown = attack, id = "attack") => labMarkOf(id, card, [["q", result]]);
  test("is strong, never played or untested, by what the lab found of it as it is now", () => {
    expect(said(withCards(mark({ verdict: "strong" })))).toMatchObject({
      words: "Strong in the lab, +30.0",
      isOld: false,
    });
    expect(said(withCards(mark({ played: 0 })))).toMatchObject({ kind: "never-played", question: "q" });
    expect(said(withCards(mark({})))).toBeUndefined();
    expect(said(withCards(mark({})), attack, "zap")).toMatchObject({ kind: "untested" });
    expect(said(found({}, true))).toBeUndefined();
  });
  test("that was changed since keeps an old mark", () => {
    expect(said(withCards(mark({ verdict: "weak" })), { ...attack })).toMatchObject({ isOld: false });
    expect(said(withCards(mark({ verdict: "weak" })), { ...attack, name: "B" })).toMatchObject({ isOld: true });
  });
});

describe("a deck", () => {
  const decks = Object.fromEntries(
    Object.entries(supplyOf(flask, "flask").decks).map(([id, list]) => [id, printOf(list)] as const),
  );
  const said = (result: LabResult, files = flask) =>
    ["red", "green", "blue"].map((id) => deckMarkOf(files, "flask", id, [["q", { ...result, decks }]]));
  test("is strong or weak beside others, by what the lab found of it as it is now", () => {
    const [red, green, blue] = said(found({}, true));
    expect(red).toMatchObject({ kind: "strong", words: "Strong in the lab: wins 100.0% of its matches", isOld: false });
    expect([green?.kind, blue]).toEqual(["weak", undefined]);
    expect(said(found({}, false))[0]?.kind).toBe("fair");
  });
  test("that was changed since keeps an old mark, and its answer is out of date", () => {
    const deck = JSON.parse(flask.get(deckPath("red"))!);
    const files = new Map(flask).set(deckPath("red"), JSON.stringify({ ...deck, cards: deck.cards.slice(1) }));
    expect(said(found({}, true), files).map((mark) => mark?.isOld)).toEqual([true, false, undefined]);
    const changed = changedSince(files, "flask", "1", undefined, { ...found({}, true), decks });
    expect(changed).toContain("the deck “Red” has changed");
  });
});

describe("a check of the balance", () => {
  const codes = (result: LabResult | undefined, more: { points?: number; version?: string } = {}) => {
    const experiment = result?.experiment ?? found({}, true).experiment;
    const files = new Map(flask).set(experimentPath("q"), JSON.stringify(experiment));
    const answers = new Map(result ? [["q", { ...result, options: optionsNow }]] : []);
    return checkBalance({ files, game: "flask", version: "1", answers, ...more }).map(({ code }) => code);
  };
  const optionsNow = Object.fromEntries(playableGame("flask").options.map((spec) => [spec.name, spec.default]));

  test("finds what is surely unfair or stands out, by the threshold that is given", () => {
    expect(codes(found({}, true))).toEqual(["lab/unfair"]);
    expect(codes(found({}, true), { points: 50 })).toEqual([]);
    expect(codes(found({}, false))).toEqual([]);
    expect(codes(withCards(mark({ verdict: "strong" })))).toEqual(["lab/stands-out"]);
    expect(codes(withCards(mark({ verdict: "strong" })), { points: 15 })).toEqual([]);
  });
  test("says which answers are missing or out of date", () => {
    expect(codes(undefined)).toEqual(["lab/not-answered"]);
    expect(codes(found({}, true), { version: "2" })).toEqual(["lab/out-of-date"]);
  });
});

test("what was tried is kept as one edit, of cards and of house rules", () => {
  const change = { cards: { attack: { "/composition/R1": 2 } }, options: { startCounters: 4 } };
  const { changes } = keepChange(flask, "flask", change, "Keep");
  const texts = Object.fromEntries(changes.map(({ path, text }) => [path, JSON.parse(text!)]));
  expect(texts[cardPath("attack")]).toMatchObject({ name: "Attack", composition: { R1: 2 } });
  expect(texts[manifestPath]).toMatchObject({ game: "flask", options: { startCounters: 4 } });
});

test("a report says the numbers with their intervals, and all that they depend on", () => {
  const text = reportOf(found({}, true), (card) => card);
  expect(text).toMatch(/^# Is Red fair\?/);
  expect(text).toMatch(/Red against Green: 100\.0% \(\d+\.\d% to 100\.0%\), 40 matches/);
  expect(text).toContain("seed 1");
});
