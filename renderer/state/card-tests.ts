import { create } from "zustand";

/** What came of the tests of cards when they last were run, and of which texts that is true. */

export interface TestRun {
  ok: boolean;
  /** What differs from what the test expects. */
  message?: string;
  /** How many of its steps were done before that. */
  done: number;
  scenario: string;
  card: string;
}

const runs = create<{ byTest: ReadonlyMap<string, TestRun> }>(() => ({ byTest: new Map() }));

const keyOf = (card: string, path: string): string => `${card} ${path}`;

export const useTestRuns = (): ReadonlyMap<string, TestRun> => runs(({ byTest }) => byTest);

export function noteTestRuns(card: string, noted: ReadonlyMap<string, TestRun>): void {
  runs.setState(({ byTest }) => {
    const all = new Map(byTest);
    for (const [path, run] of noted) all.set(keyOf(card, path), run);
    return { byTest: all };
  });
}

export type TestState = "green" | "red" | "stale" | "not run";

/** Stale: the card or the test has changed since. */
export function testState(run: TestRun | undefined, scenario: string, card: string): TestState {
  if (!run) return "not run";
  if (run.scenario !== scenario || run.card !== card) return "stale";
  return run.ok ? "green" : "red";
}

export const runOf = (all: ReadonlyMap<string, TestRun>, card: string, path: string): TestRun | undefined =>
  all.get(keyOf(card, path));
