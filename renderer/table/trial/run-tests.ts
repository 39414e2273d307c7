import { cardPath } from "../../../project/paths";
import { type CardTest, testsOf } from "../../../project/scenario-file";
import { supplyOf, wholeScenario } from "../../../project/supply";
import type { GameId } from "../../../schemas/game-id";
import { noteTestRuns, type TestRun } from "../../state/card-tests";
import { tellProblem } from "../../state/notices";
import { currentProject } from "../../state/open-project";
import { goTo } from "../../state/place";
import { closeDialog } from "../../state/ui-store";
import { openMoment, runScenarios } from "../match-driver";
import { followMatch, keepNow } from "../saved/kept-match";
import { tableState } from "../table-store";

/** Runs the tests of a card beside the page, and notes what came of them. */
export async function runTests(game: GameId, card: string): Promise<void> {
  const { files } = currentProject();
  const tests = testsOf(files, game, card);
  const scenarios = tests.map(({ scenario }) => wholeScenario(scenario, files, game));
  const outcomes = await runScenarios({ game, supply: supplyOf(files, game), scenarios });
  if (!outcomes) return;
  const text = files.get(cardPath(card)) ?? "";
  const runs = tests.map(({ path, text: scenario }, n): [string, TestRun] => {
    const { ok, message, done = 0 } = outcomes[n]!;
    return [path, { ok, done, scenario, card: text, ...(message === undefined ? {} : { message }) }];
  });
  noteTestRuns(card, new Map(runs));
}

/** A position can be looked at; what a test deals anew has chance of its own. */
export const canOpen = ({ scenario }: CardTest): boolean =>
  !("new" in scenario.given) && scenario.refusedSetup === undefined;

/** A test that fails, at the table, at the moment at which it does. */
export async function openTest(game: GameId, card: string, { scenario }: CardTest, steps: number): Promise<void> {
  followMatch();
  await keepNow();
  const { files } = currentProject();
  const supply = supplyOf(files, game);
  const name = (supply.cards[card] as { name?: string } | undefined)?.name ?? card;
  const isOpen = await openMoment(
    { game, supply, scenario: wholeScenario(scenario, files, game), steps },
    { card, name, test: scenario.name },
  );
  if (isOpen) {
    closeDialog();
    goTo("table");
  }
  const { refused } = tableState.getState();
  if (!refused) return;
  tableState.setState({ refused: null });
  for (const problem of refused.problems.slice(0, 1)) tellProblem(problem);
}
