import { cardTitle } from "../../../engine/core/rich-text";
import { checkFile } from "../../../project/check";
import { cardIdOf, cardPath } from "../../../project/paths";
import { supplyOf } from "../../../project/supply";
import { cardAt } from "../../../project/whole-card";
import { gameOf } from "../../state/manifest";
import { tell, tellProblem } from "../../state/notices";
import { goTo } from "../../state/place";
import { projectState } from "../../state/project-state";
import { dealTrial, leaveTable } from "../driver/beginnings";
import { tryFreely } from "../free-table/try-freely";
import { followMatch } from "../saved/follow-match";
import { keepNow } from "../saved/kept-match";
import { tableState } from "../table-store";

/** Deals a situation in which the card can be played, and sits down at the table. A match that is played there is kept. */
export async function tryCard(card: string): Promise<void> {
  const state = projectState.getState();
  const game = gameOf(state);
  if (!game) return;
  const { files } = state;
  const path = cardPath(card);
  const name = cardAt<{ name: string }>(files, path, game)?.name.trim() || cardTitle(card);
  const errorsIn = (of: string) =>
    checkFile(of, files.get(of) ?? "", game, files).filter(({ severity }) => severity === "error");
  // The free table knows no rules, and asks for none.
  const freely = { label: "Lay it on the free table", run: () => void tryFreely(card) };
  const [problem] = errorsIn(path);
  if (problem) {
    const { message, hint } = problem;
    tell({
      tone: "error",
      message: `“${name}” can't be tried yet. ${message}`,
      action: freely,
      ...(hint === undefined ? {} : { hint }),
    });
    return;
  }
  followMatch();
  await keepNow();
  const faulty = [...files.keys()].flatMap((each) => {
    const id = cardIdOf(each);
    return id !== undefined && errorsIn(each).length > 0 ? [id] : [];
  });
  const isDealt = await dealTrial({ game, supply: supplyOf(files, game), card, faulty }, name);
  if (isDealt) goTo("table");
  const { refused } = tableState.getState();
  if (!refused) return;
  tableState.setState({ refused: null });
  for (const each of refused.problems.slice(0, 1)) tellProblem(each, freely);
}

/** Back to where it was opened: the test, or the card in the editor. The trial is over. */
export function endTrial(): void {
  const trial = tableState.getState().match?.trial;
  if (!trial) return;
  if (trial.test) goTo("tests", trial.test.id);
  else if (trial.lab !== undefined) goTo("lab", trial.lab || undefined);
  else if (trial.card !== null) goTo("set", trial.card);
  leaveTable();
}

export function tryAgain(): void {
  const trial = tableState.getState().match?.trial;
  if (trial && trial.card !== null) void tryCard(trial.card);
}
