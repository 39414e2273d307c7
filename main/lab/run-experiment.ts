import { parseBot } from "../../engine/bots/parse";
import { completeOptions, layered, type Options } from "../../engine/core/options";
import { hashPlain } from "../../engine/core/plain";
import { playableGame } from "../../engine/games/play-registry";
import { type Answer, answerTo, isSureEnough } from "../../engine/lab/answer";
import { type LabJob, type MatchupOutcome, prepareMatchups, replayed, roundSize } from "../../engine/lab/matchups";
import { type Verdict, verdictsOf } from "../../engine/lab/verdicts";
import { calledIn } from "../../project/deck-lines";
import { type LabPlan, planExperiment } from "../../project/lab/plan-experiment";
import type { Files } from "../../project/project-text";
import type { Experiment } from "../../schemas/experiment";
import type { GameId } from "../../schemas/game-id";
import { fail, type Result, succeed } from "../../schemas/problem";
import { LabThreads } from "./lab-threads";

/** What an experiment has come to. There is nothing of time in it: whoever runs it again gets the same. */
export interface LabResult {
  format: 1;
  experiment: Experiment;
  game: GameId;
  version: string;
  /** All house rules in force, where nothing is changed. */
  options: Options;
  /** A fingerprint of each card that was played with. */
  cards: Readonly<Record<string, string>>;
  /** It was stopped before it was sure enough, or had played what it should. */
  partial: boolean;
  verdicts: Verdict[];
  answer: Answer;
}

export interface LabRun {
  files: Files;
  game: GameId;
  experiment: Experiment;
  version: string;
}

export interface LabRunning {
  threads: number;
  signal: AbortSignal;
  /** How far it has come, and what the answer would be if it ended here. */
  progress(done: number, most: number, result?: LabResult): void;
  worker?: string;
}

const findBot = (name: string) => parseBot(name, () => performance.now());

/** So many rounds are played before it is looked whether that is sure enough; then half as many more, and so on. */
const firstRounds = 20;

export async function runExperiment(
  { files, game, experiment, version }: LabRun,
  { threads, signal, progress, worker }: LabRunning,
): Promise<Result<LabResult>> {
  const planned = planExperiment(files, playableGame(game), experiment);
  if (!planned.ok) return planned;
  const { job, asked } = planned.value;
  // Whatever is wrong is told before any thread starts.
  const ready = prepareMatchups(playableGame(game), job, findBot);
  if (!ready.ok) return fail(ready.problems[0]!);
  const { points, games } = experiment.stop;
  const size = roundSize(job);
  const rounds = Math.max(1, Math.ceil((games * job.matchups.length) / size));
  const most = rounds * size;
  const outcomes: MatchupOutcome[] = [];
  const { options: specs, presets } = playableGame(game);
  const inForce = completeOptions(specs, layered(presets ?? [], job.supply.options, experiment.options), presets);
  const options = inForce.ok ? inForce.value : {};
  const told = (partial: boolean): LabResult => {
    const answer = answerTo(asked, outcomes);
    const verdicts = verdictsOf(asked, answer, (card) => calledIn(files, game, card));
    return { format: 1, experiment, game, version, options, cards: cardsIn(job), partial, verdicts, answer };
  };
  const pool = new LabThreads(job, {
    threads: Math.max(1, Math.min(threads, most)),
    signal,
    ...(worker ? { worker } : {}),
  });
  try {
    for (let next = Math.min(rounds, firstRounds); ; next = Math.min(rounds, Math.ceil(1.5 * next))) {
      const before = outcomes.length;
      outcomes.push(...(await pool.play(before, next * size - before, (done) => progress(before + done, most))));
      const isWhole = outcomes.length === next * size;
      const result = told(!isWhole);
      progress(outcomes.length, most, result);
      const isEnough = points !== undefined && isSureEnough(result.answer, points / 100);
      if (!isWhole || next === rounds || isEnough) return succeed(result);
    }
  } finally {
    await pool.close();
  }
}

const cardsIn = ({ supply, matchups }: LabJob): Record<string, string> => {
  const decks = new Set(matchups.flatMap(({ contestants }) => contestants.map(({ deck }) => deck)));
  const used = new Set([...decks].flatMap((deck) => (supply.decks[deck] ?? []).map(({ card }) => card)));
  return Object.fromEntries([...used].sort().map((card) => [card, hashPlain(supply.cards[card])]));
};

/** One of its matches, with all that was done. */
export const matchOf = ({ job }: LabPlan, which: { matchup: number; index: number }) =>
  replayed(playableGame(job.game), job, which, findBot);
