import { canBePlayed } from "../../../engine/core/scenario";
import { type CardTest, testsByCard, testsOf } from "../../../project/scenario-file";
import { supplyOf, wholeScenario } from "../../../project/supply";
import type { GameId } from "../../../schemas/game-id";
import { gameOf } from "../../state/manifest";
import { tellProblem } from "../../state/notices";
import { currentProject } from "../../state/open-project";
import { goTo } from "../../state/place";
import { projectState } from "../../state/project-state";
import { setUi } from "../../state/ui-store";
import { openMoment } from "../driver/beginnings";
import { followMatch } from "../saved/follow-match";
import { keepNow } from "../saved/kept-match";
import { tableState } from "../table-store";
import { followTests, runTests } from "./run-tests";

/** From a card to its tests, which are run at once. */
export function showTestsOf(card: string): void {
  const game = gameOf(projectState.getState());
  if (!game) return;
  const tests = testsOf(currentProject().files, game, card);
  followTests();
  void runTests(({ path }) => tests.some((each) => each.path === path));
  setUi({ testsSought: `card:${card}` });
  goTo("tests", tests[0]?.id);
}

/** A test at the table, after so many of its steps. A match that is played there is kept. */
export async function openTest(game: GameId, { id, scenario }: CardTest, steps: number): Promise<void> {
  followMatch();
  await keepNow();
  const { files } = currentProject();
  const supply = supplyOf(files, game);
  const group = testsByCard(files, game).find(({ tests }) => tests.some((each) => each.id === id));
  const isOpen = await openMoment(
    { game, supply, scenario: wholeScenario(scenario, files, game), steps },
    { card: group?.card ?? null, name: group?.name ?? scenario.name, test: { id, name: scenario.name } },
  );
  if (isOpen) goTo("table");
  const { refused } = tableState.getState();
  if (!refused) return;
  tableState.setState({ refused: null });
  for (const problem of refused.problems.slice(0, 1)) tellProblem(problem);
}

export const canOpen = ({ scenario }: CardTest): boolean => canBePlayed(scenario);
