import { availableParallelism } from "node:os";
import { hashPlain } from "../../engine/core/plain";
import { readDocument } from "../../project/document";
import { experimentPath } from "../../project/paths";
import { type Files, manifestOf } from "../../project/project-text";
import { supplyOf } from "../../project/supply";
import type { Experiment } from "../../schemas/experiment";
import type { GameId } from "../../schemas/game-id";
import type { LabResult } from "../../schemas/lab-answer";
import type { MatchupOutcome } from "../../schemas/lab-matches";
import { fail, type Result, succeed } from "../../schemas/problem";
import type { LabRun } from "../api";
import type { Remembered } from "../lab/remembered";
import { runExperiment } from "../lab/run-experiment";
import { appProblems } from "../problems";
import type { Emit } from "./events";
import { keepAnswer, keepMatches, keptMatches } from "./lab-answers";

/** The questions of the open project that are being answered: one after the other, since each takes all threads. */

interface LabRunsParts {
  emit: Emit;
  version: string;
  onBug(bug: unknown): Result<never>;
}

export interface AskedQuestion {
  id: string;
  game: GameId;
  files: Files;
  experiment: Experiment;
}

interface Run {
  said: LabRun;
  /** What it was asked with: whoever goes on after a change begins anew. */
  print: string;
  played: MatchupOutcome[];
  controller: AbortController;
}

/** A computer with more than two leaves one to whoever sits before it. */
const threads = (): number => (availableParallelism() > 2 ? availableParallelism() - 1 : availableParallelism());

/** More often than a screen is drawn would only cost time. */
const toldEvery = 100;

export class LabRuns {
  private readonly runs = new Map<string, Run>();
  private readonly going = new Set<Promise<void>>();
  private last: Promise<void> = Promise.resolve();

  constructor(
    private readonly place: { session: string; root: string; isWritable: boolean },
    private readonly parts: LabRunsParts,
  ) {}

  all(): LabRun[] {
    return [...this.runs.values()].map(({ said }) => said);
  }

  /** Begins, or goes on where it was stopped. */
  start(asked: AskedQuestion, anew = false): void {
    const { id, files, game, experiment } = asked;
    const before = this.runs.get(id);
    if (before && isUnderWay(before)) return;
    const print = hashPlain([experiment, supplyOf(files, game)]);
    const isSame = before?.print === print && before.said.phase === "paused";
    const run: Run = {
      said: isSame ? { ...before.said, phase: "waiting" } : { id, phase: "waiting", done: 0, most: 0 },
      print,
      played: isSame ? before.played : [],
      controller: new AbortController(),
    };
    this.runs.set(id, run);
    this.tell(run);
    this.last = this.last.then(() => this.play(asked, run, anew));
    const mine = this.last;
    this.going.add(mine);
    void mine.finally(() => this.going.delete(mine));
  }

  /** What it knows by then is its answer; a pause keeps what was played, so that it can go on. */
  stop(id: string, how: "pause" | "end"): boolean {
    const run = this.runs.get(id);
    if (!run) return false;
    if (isUnderWay(run)) {
      run.said.stopping = how;
      run.controller.abort();
    } else if (how === "end") {
      run.said = { ...run.said, phase: "over" };
      run.played = [];
      this.tell(run);
    }
    return true;
  }

  async close(): Promise<void> {
    for (const { controller } of this.runs.values()) controller.abort();
    await Promise.all(this.going);
  }

  private async play({ id, game, files, experiment }: AskedQuestion, run: Run, anew: boolean): Promise<void> {
    const { version, onBug } = this.parts;
    const { signal } = run.controller;
    let told = 0;
    const say = (part: Partial<LabRun>): void => {
      run.said = { ...run.said, ...part };
      told = performance.now();
      this.tell(run, part.result);
    };
    if (!signal.aborted) say({ phase: "running" });
    const progress = (done: number, most: number, result?: LabResult): void => {
      const counted = withMatches(result);
      if (counted || performance.now() - told > toldEvery) say({ done, most, ...(counted && { result: counted }) });
    };
    let matches: Remembered | undefined;
    const remember = (all: Remembered): void => {
      matches = all;
    };
    const before = anew ? undefined : await keptMatches(this.place.root, id);
    const answered = signal.aborted
      ? undefined
      : await runExperiment(
          { files, game, experiment, version },
          { threads: threads(), signal, progress, before, remember, played: run.played },
        ).catch(onBug);
    const { stopping, ...rest } = run.said;
    run.said = rest;
    if (answered && !answered.ok) return say({ phase: "over", problem: answered.problem });
    const result = withMatches(answered?.value) ?? rest.result;
    const isPaused = stopping === "pause";
    if (!isPaused) run.played = [];
    if (result && this.place.isWritable) {
      await keepAnswer(this.place.root, id, result);
      // What is only under way says nothing of the change yet.
      if (matches && !result.partial) await keepMatches(this.place.root, id, matches);
    }
    say({ phase: isPaused ? "paused" : "over", ...(result && { result }) });
  }

  /** Answers are long: each is told once. */
  private tell({ said: { result: _, ...said } }: Run, result?: LabResult): void {
    this.parts.emit("lab.run", { session: this.place.session, run: { ...said, ...(result && { result }) } });
  }
}

/** What was stopped before its first match says nothing. */
const withMatches = (result: LabResult | undefined): LabResult | undefined =>
  result && result.answer.games > 0 ? result : undefined;

const isUnderWay = ({ said: { phase } }: Run): boolean => phase === "waiting" || phase === "running";

/** A question of the project, if it can be read. */
export function questionIn(files: Files, id: string): Result<AskedQuestion> {
  const game = manifestOf(files)?.game;
  if (!game) return fail(appProblems.report("app/unreadable-manifest", { file: "cardwright.json" }));
  const path = experimentPath(id);
  const { value, problems } = readDocument<Experiment>(path, files.get(path) ?? "", game);
  return value ? succeed({ id, game, files, experiment: value }) : fail(problems[0]!);
}
