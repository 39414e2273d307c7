import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parseBot } from "../../engine/bots/parse";
import { playableGame } from "../../engine/games/play-registry";
import { answerTo } from "../../engine/lab/answer";
import { textsOf } from "../../engine/lab/dead-text";
import { reachText } from "../../engine/lab/reach-text";
import { prepareSeries } from "../../engine/lab/series";
import { verdictsOf } from "../../engine/lab/verdicts";
import { checkBalance } from "../../project/lab/check-balance";
import { deadSaid, deadText } from "../../project/lab/dead-text";
import { labMarkOf } from "../../project/lab/lab-marks";
import { planExperiment } from "../../project/lab/plan-experiment";
import { printOf } from "../../project/lab/stale";
import { cardPath, deckPath, experimentPath } from "../../project/paths";
import { supplyOf } from "../../project/supply";
import type { Experiment } from "../../schemas/experiment";
import type { CardText, LabResult } from "../../schemas/lab-answer";

/** What cards say that never comes about, on a card that is made for it: one branch can't happen, one always does. */

const game = playableGame("castle-lanes");
const root = join("templates", "castle-lanes", "starter");
const starter = new Map(
  readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".json"))
    .map((file) => [file.replaceAll("\\", "/"), readFileSync(join(root, file), "utf8")] as const),
);
const either = (compared: number) =>
  // biome-ignore lint/suspicious/noThenProperty: the word of the file format.
  ({ if: { compare: [compared, ">", 2] }, then: { gold: { n: 3 } }, else: { draw: { n: 1 } } });
const wage = (compared: number) => ({
  ...{ name: "Paymaster", type: "unit", cost: 0, hp: 1, attack: 1, move: 1 },
  abilities: [{ on: "play", do: { if: either(compared) } }],
});
const deck = JSON.parse(starter.get(deckPath("stampede"))!);
const files = new Map(starter)
  .set(cardPath("paymaster"), JSON.stringify({ ...wage(1), rarity: 1 }))
  .set(
    deckPath("stampede"),
    JSON.stringify({ ...deck, cards: [...deck.cards.slice(2), { card: "paymaster", count: 3 }, deck.cards[0]] }),
  );
const question: Experiment = {
  name: "What never comes about?",
  ask: "texts",
  decks: ["stampede"],
  bots: ["random"],
  seed: 3,
  stop: { games: 6 },
};

describe("what never comes about", () => {
  const planned = planExperiment(files, game, question);
  if (!planned.ok) throw new Error(planned.problem.message);
  const { job, asked } = planned.value;
  const series = (watchTexts: boolean) => {
    const { contestants, options } = job.matchups[0]!;
    const made = prepareSeries(game, job.supply, { contestants, options, seed: 3, watchTexts }, (name) =>
      parseBot(name),
    );
    if (!made.ok) throw new Error(made.problems[0]!.message);
    return made.value;
  };
  const watched = series(true);
  const words = new Map([...watched.words!].filter(([card]) => card === "paymaster"));
  const games = [0, 1, 2, 3].map((index) => ({ matchup: 0, ...watched.play(index) }));
  const [found] = textsOf(words, games) as [CardText];

  test("is the branch that no match took, and the condition that never held", () => {
    expect(found).toMatchObject({ card: "paymaster", words: 4 });
    expect(found.matches).toBeGreaterThan(0);
    expect(found.dead.map(({ at }) => at)).toEqual(["/abilities/0/do/if/if", "/abilities/0/do/if/then"]);
  });

  test("is looked for without changing how a match goes", () => {
    const { texts: _, ...rest } = watched.play(1);
    expect(series(false).play(1)).toEqual(rest);
  });

  test("is told in the words of the card", () => {
    const said = deadSaid(files, "castle-lanes", found);
    expect(deadText(said)).toMatch(/^.*\[.*1 is more than 2.*gain 3.*\].*draw a card\.$/);
    expect(said.sentences[0]!.filter(({ isDead }) => isDead)).not.toHaveLength(0);
    const byKeyword: CardText = { ...found, dead: [{ word: 0, sort: "verbs", key: "gold" }] };
    expect(deadText(deadSaid(files, "castle-lanes", byKeyword))).toMatch(/^“.+” never happened\.$/);
  });

  test("has an answer in words, a mark beside the card and a warning of a check", () => {
    const answer = answerTo({ ...asked, words }, games);
    const [verdict] = verdictsOf(asked, answer, (card) => card);
    expect(verdict!.text).toMatch(/^1 of 1 cards says something that never came about in 4 matches: paymaster; /);
    const { cards } = supplyOf(files, "castle-lanes");
    const prints = { paymaster: printOf(cards["paymaster"]) };
    const options = series(false).options;
    const result: LabResult = {
      ...{ format: 1, experiment: question, game: "castle-lanes", version: "1", options, partial: false },
      ...{ cards: prints, verdicts: [], answer },
    };
    expect(labMarkOf("paymaster", cards["paymaster"], [["q", result]])).toMatchObject({
      kind: "dead-text",
      question: "q",
    });
    const balance = { files: new Map(files).set(experimentPath("q"), JSON.stringify(question)), version: "1" };
    const problems = checkBalance({ ...balance, game: "castle-lanes", answers: new Map([["q", result]]) });
    expect(problems.map(({ code }) => code)).toEqual(["lab/never-seen"]);
    const all = verdictsOf(asked, { ...answer, texts: [{ ...found, dead: [] }] }, (card) => card);
    expect(all[0]!.text).toBe("All that these 1 cards say came about in 4 matches.");
  });

  test("comes about in a match that is found for it, or in none", () => {
    const few = { tries: 30, actions: 30 };
    const [test, branch] = found.dead;
    const none = reachText(game, job.supply, "paymaster", branch!.word, few);
    expect(none).toMatchObject(few);
    expect(none.match).toBeUndefined();
    const rich = { ...job.supply, cards: { ...job.supply.cards, paymaster: wage(3) } };
    const { match, tries } = reachText(game, rich, "paymaster", test!.word, few);
    expect(tries).toBeLessThanOrEqual(few.tries);
    expect(match!.actions.length).toBeGreaterThan(0);
    expect("position" in match!.beginning).toBe(true);
  });
});
