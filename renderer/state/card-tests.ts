import { create } from "zustand";
import type { Files } from "../../project/project-text";

/** What came of the set's tests when they last were run, and of which texts that is true. */

export interface TestRun {
  ok: boolean;
  /** What differs from what the test expects. */
  message?: string;
  /** How many of its steps were done before that. */
  done: number;
  text: string;
  /** The project as it was then. */
  files: Files;
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
export function testState(run: TestRun | undefined, text: string, files: Files): TestState {
  if (!run) return "not run";
  if (run.text !== text || !isSamePlay(run.files, files)) return "stale";
  return run.ok ? "green" : "red";
}

/** What a match is made of. */
const isPlayed = (path: string): boolean => /^(cards|components|decks)\/|^cardwright\.json$/.test(path);

const compared = new WeakMap<Files, WeakMap<Files, boolean>>();

/** Whether two states of the project play alike. Asked for every test at once, so that it is remembered. */
function isSamePlay(before: Files, now: Files): boolean {
  if (before === now) return true;
  const known = compared.get(before)?.get(now);
  if (known !== undefined) return known;
  const has = (a: Files, b: Files): boolean => [...a].every(([path, text]) => !isPlayed(path) || b.get(path) === text);
  const isSame = has(before, now) && has(now, before);
  const others = compared.get(before) ?? new WeakMap<Files, boolean>();
  compared.set(before, others.set(now, isSame));
  return isSame;
}
