import { playedParts } from "../../../project/played-parts";
import { allTests, type CardTest } from "../../../project/scenario-file";
import { supplyOf, wholeScenario } from "../../../project/supply";
import { currentTestRuns, noteRunning, noteTestRuns, type TestRun, testState } from "../../state/card-tests";
import { gameOf } from "../../state/manifest";
import { tell } from "../../state/notices";
import { projectState } from "../../state/project-state";
import { currentSettings, remember, useSettings } from "../../state/settings";
import { askTester } from "../engine/engine-client";

/** Runs tests beside the page, some at a time, so that what came of them is seen as it comes. */

const atATime = 16;
/** Counts up: only the last run goes on. */
let run = 0;

export async function runTests(isWanted: (test: CardTest) => boolean = () => true): Promise<void> {
  const state = projectState.getState();
  const game = gameOf(state);
  if (!game) return;
  const mine = ++run;
  const { files } = state;
  const tests = allTests(files, game).filter(isWanted);
  const supply = supplyOf(files, game);
  if (tests.length > 0) noteRunning({ done: 0, all: tests.length });
  try {
    for (let from = 0; from < tests.length; from += atATime) {
      const some = tests.slice(from, from + atATime);
      const scenarios = some.map(({ scenario }) => wholeScenario(scenario, files, game));
      const outcomes = await askTester("tests", { game, supply, scenarios });
      if (mine !== run) return;
      const runs = some.map(({ path, text, scenario }, n): [string, TestRun] => {
        const { ok, message, done = 0 } = outcomes[n]!;
        const played = playedParts(scenario, files, game);
        return [path, { ok, done, text, played, ...(message === undefined ? {} : { message }) }];
      });
      const done = from + some.length;
      noteTestRuns(runs, done < tests.length ? { done, all: tests.length } : null);
    }
  } catch (reason) {
    if (mine !== run) return;
    noteRunning(null);
    tell({ tone: "error", message: "The tests could not be run.", details: String(reason) });
  }
}

/** Those that fail, were never run, or have changed since. */
function runUnsettled(): Promise<void> {
  const state = projectState.getState();
  const game = gameOf(state);
  const runs = currentTestRuns();
  if (!game) return Promise.resolve();
  return runTests((test) => ["stale", "not run"].includes(testState(runs.get(test.path), test, state.files, game)));
}

const key = "tests.onChange";
const isOn = (layout: Record<string, unknown>): boolean => layout[key] !== false;
export const useRunOnChange = (): boolean => useSettings(({ layout }) => isOn(layout));
export function rememberRunOnChange(next: boolean): void {
  remember(key, next);
  if (next) void runUnsettled();
}

/** What is typed is waited for. */
const pause = 700;
let timer: ReturnType<typeof setTimeout> | undefined;
let isFollowing = false;

/** From the first look at the tests on, they are run again whenever the set has changed. */
export function followTests(): void {
  if (isFollowing) return;
  isFollowing = true;
  projectState.subscribe(({ files }, before) => {
    if (files === before.files) return;
    clearTimeout(timer);
    timer = setTimeout(() => isOn(currentSettings().layout) && void runUnsettled(), pause);
  });
  if (isOn(currentSettings().layout)) void runUnsettled();
}
