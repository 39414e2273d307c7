import { create } from "zustand";
import { arePartsAlike, type PlayedParts, playedParts } from "../../project/played-parts";
import type { Files } from "../../project/project-text";
import type { CardTest } from "../../project/scenario-file";
import type { GameId } from "../../schemas/game-id";

/** What came of the set's tests when they last were run, and of which texts that is true. */

export interface TestRun {
  ok: boolean;
  /** What differs from what the test expects. */
  message?: string;
  /** How many of its steps were done before that. */
  done: number;
  text: string;
  /** What it took from the project then. */
  played: PlayedParts;
}

interface Runs {
  byPath: ReadonlyMap<string, TestRun>;
  /** How many are being run, and how many of those are done. */
  running: { done: number; all: number } | null;
}

const runs = create<Runs>(() => ({ byPath: new Map(), running: null }));

export const useTestRuns = (): ReadonlyMap<string, TestRun> => runs(({ byPath }) => byPath);
export const useTestsRunning = (): Runs["running"] => runs(({ running }) => running);
export const currentTestRuns = (): ReadonlyMap<string, TestRun> => runs.getState().byPath;

export function noteTestRuns(noted: Iterable<readonly [string, TestRun]>, running: Runs["running"]): void {
  runs.setState(({ byPath }) => ({ byPath: new Map([...byPath, ...noted]), running }));
}
export const noteRunning = (running: Runs["running"]): void => runs.setState({ running });

/** Another project has other tests. */
export const forgetTestRuns = (): void => runs.setState({ byPath: new Map(), running: null });

export type TestState = "green" | "red" | "stale" | "not run";
export const testStateWords: Readonly<Record<TestState, string>> = {
  green: "holds",
  red: "fails",
  stale: "changed since",
  "not run": "not run",
};

/** Stale: the test or something that it plays with has changed since. */
export function testState(
  run: TestRun | undefined,
  { text, scenario }: CardTest,
  files: Files,
  game: GameId,
): TestState {
  if (!run) return "not run";
  if (run.text !== text || !arePartsAlike(run.played, playedParts(scenario, files, game))) return "stale";
  return run.ok ? "green" : "red";
}
