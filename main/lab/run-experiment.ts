import { completeOptions, layered } from "../../engine/core/options";
import { hashPlain } from "../../engine/core/plain";
import { playableGame } from "../../engine/games/play-registry";
import { type Asked, answerTo, isSureEnough, sinceBefore } from "../../engine/lab/answer";
import { type LabJob, numberOf, prepareMatchups, replayed, roundSize } from "../../engine/lab/matchups";
import type { Series } from "../../engine/lab/series";
import { onSince, verdictsOf } from "../../engine/lab/verdicts";
import { calledIn } from "../../project/deck-lines";
import { type LabPlan, planExperiment } from "../../project/lab/plan-experiment";
import type { Files } from "../../project/project-text";
import type { Experiment } from "../../schemas/experiment";
import type { GameId } from "../../schemas/game-id";
import type { Answer, LabResult, PlayedAgain } from "../../schemas/lab-answer";
import type { MatchupOutcome } from "../../schemas/lab-matches";
import { fail, type Result, succeed } from "../../schemas/problem";
import type { Programs } from "../bots/bot-desk";
import { findBotNamed } from "../bots/find-bot";
import { LabThreads } from "./lab-threads";
import { CannotPlay, type Players } from "./players";
import { changedCards, type Remembered, RememberingPlayers, remembered } from "./remembered";
import { seekFair } from "./seek-fair";

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
  /** The matches of the last answer: where only cards were changed since, those are taken in which nobody saw them. */
  before?: Remembered | undefined;
  /** Told the matches that an answer was made of. */
  remember?(matches: Remembered): void;
  /** What was played before it was interrupted; what is played now is added. */
  played?: MatchupOutcome[];
  /** Bots that are programs of others, if the person has named any. */
  programs?: Programs;
  /** Who plays, if it isn't threads of this computer; at most so many games. */
  players?(job: LabJob, most: number): Promise<Result<Players>>;
  worker?: string;
  /** Whether it is known well enough what the answer is, where that isn't how narrow its intervals are. */
  isEnough?(answer: Answer): boolean;
}

/** After so many rounds it is looked for the first time whether that is sure enough; then after half as many more, and so on. */
const firstLook = 20;
/** In milliseconds: how long a stretch takes, after which is told what the answer would be. */
const stretch = 700;

export function runExperiment(run: LabRun, running: LabRunning): Promise<Result<LabResult>> {
  const { ask, seek } = run.experiment;
  if (ask !== "seek" || !seek) return runPlanned(run, running);
  // Of a search every step has matches of its own.
  const { before: _, remember: __, ...others } = running;
  return seekFair(run, seek, others, runPlanned);
}

async function runPlanned(
  { files, game, experiment, version }: LabRun,
  {
    threads,
    signal,
    progress,
    programs,
    players,
    worker,
    isEnough,
    before,
    remember,
    played: outcomes = [],
  }: LabRunning,
): Promise<Result<LabResult>> {
  const planned = planExperiment(files, playableGame(game), experiment);
  if (!planned.ok) return planned;
  const { job } = planned.value;
  // Whatever is wrong is told before any thread starts.
  const ready = prepareMatchups(playableGame(game), job, findBotNamed(game, programs));
  if (!ready.ok) return fail(ready.problems[0]!);
  const asked: Asked = { ...planned.value.asked, ...wordsIn(job, ready.value) };
  const { points, games } = experiment.stop;
  const size = roundSize(job);
  const rounds = Math.max(1, Math.ceil((games * job.matchups.length) / size));
  const most = rounds * size;
  const { options: specs, presets } = playableGame(game);
  const inForce = completeOptions(specs, layered(presets ?? [], job.supply.options, experiment.options), presets);
  const options = inForce.ok ? inForce.value : {};
  const more = { ...(programs ? { programs } : {}), ...(worker ? { worker } : {}) };
  const opened = await (players?.(job, most) ??
    succeed(new LabThreads(job, { threads: Math.max(1, Math.min(threads, most)), signal, ...more })));
  if (!opened.ok) return opened;
  const changed = before && changedCards(job, version, before);
  const replays = before &&
    changed && {
      ...{ before, changed },
      players: new RememberingPlayers(opened.value, job, before, Object.keys(changed)),
    };
  const pool = replays?.players ?? opened.value;
  const told = (partial: boolean): LabResult => {
    const answer = answerTo(asked, outcomes);
    const again = replays && playedAgain(asked, replays, outcomes);
    const verdicts = [
      ...(again ? onSince(asked, again.since) : []),
      ...verdictsOf(asked, answer, (card) => calledIn(files, game, card)),
    ];
    return {
      ...{ format: 1, experiment, game, version, options, cards: cardsIn(job), decks: decksIn(job) },
      ...{ partial, verdicts, answer },
      ...(again && { again }),
    };
  };
  const isAtEnd = ({ answer }: LabResult): boolean =>
    outcomes.length >= most ||
    (isLook(outcomes.length / size) &&
      (isEnough?.(answer) ?? (points !== undefined && isSureEnough(answer, points / 100))));
  try {
    // Of what was interrupted this may have been complete.
    const soFar = outcomes.length > 0 ? told(false) : undefined;
    if (soFar && isAtEnd(soFar)) return succeed(soFar);
    for (let perStretch = 1; ; ) {
      const from = outcomes.length;
      const look = nextLook(from / size, rounds);
      const until = Math.min(look * size, from + perStretch * size);
      const began = performance.now();
      const now = await pool.play(from, until - from, (done) => progress(from + done, most));
      outcomes.push(...wholeRounds(job, now, from));
      const result = told(true);
      if (isAtEnd(result)) return succeed({ ...result, partial: false });
      progress(outcomes.length, most, result);
      if (signal.aborted) return succeed(result);
      const pace = (until - from) / size / Math.max(1, performance.now() - began);
      perStretch = Math.max(1, Math.round(Math.min(pace * stretch, 4 * perStretch)));
    }
  } catch (reason) {
    if (reason instanceof CannotPlay) return fail(reason.problem);
    throw reason;
  } finally {
    await pool.close();
    if (outcomes.length > 0) remember?.(remembered(job, version, outcomes));
  }
}

/** What has become of the matches since cards were changed. */
function playedAgain(
  asked: Asked,
  {
    before,
    changed,
    players: { taken, checked, same },
  }: { before: Remembered; changed: PlayedAgain["cards"]; players: RememberingPlayers },
  outcomes: readonly MatchupOutcome[],
): PlayedAgain {
  return { cards: changed, taken, checked, same, since: sinceBefore(asked, before.outcomes, outcomes) };
}

function nextLook(played: number, most: number): number {
  let look = firstLook;
  while (look <= played) look = Math.ceil(1.5 * look);
  return Math.min(look, most);
}

const isLook = (rounds: number): boolean => rounds > 0 && nextLook(rounds - 1, Number.POSITIVE_INFINITY) === rounds;

/** Of what was played from a number on, the rounds that are complete: whoever is interrupted goes on behind them. */
function wholeRounds(job: LabJob, played: readonly MatchupOutcome[], from: number): readonly MatchupOutcome[] {
  const there = new Set(played.map((outcome) => numberOf(job, outcome)));
  let next = from;
  while (there.has(next)) next++;
  const end = next - (next % roundSize(job));
  return played.filter((outcome) => numberOf(job, outcome) < end);
}

/** What the cards that are played with say, where that is watched. */
function wordsIn(job: LabJob, series: readonly Series[]): Pick<Asked, "words"> {
  if (!job.watchTexts) return {};
  const all = new Map(series.flatMap(({ words = [] }) => [...words]));
  const played = Object.keys(cardsIn(job)).flatMap((card) => {
    const words = all.get(card);
    return words ? [[card, words] as const] : [];
  });
  return { words: new Map(played) };
}

/** A fingerprint of each card that is played with. */
export const cardsIn = ({ supply, matchups }: LabJob): Record<string, string> => {
  const decks = new Set(matchups.flatMap(({ contestants }) => contestants.map(({ deck }) => deck)));
  const used = new Set([...decks].flatMap((deck) => (supply.decks[deck] ?? []).map(({ card }) => card)));
  return Object.fromEntries([...used].sort().map((card) => [card, hashPlain(supply.cards[card])]));
};

/** And of each deck. */
function decksIn({ supply, matchups }: LabJob): Record<string, string> {
  const decks = new Set(matchups.flatMap(({ contestants }) => contestants.map(({ deck }) => deck)));
  return Object.fromEntries([...decks].sort().map((deck) => [deck, hashPlain(supply.decks[deck])]));
}

/** One of its matches, with all that was done. */
export const matchOf = ({ job }: LabPlan, which: { matchup: number; index: number }) =>
  replayed(playableGame(job.game), job, which, findBotNamed(job.game, undefined));
