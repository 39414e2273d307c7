import { setCopies } from "../../project/commands";
import { gameOf } from "../state/manifest";
import { currentProject, runEdit } from "../state/open-project";

/** Presses on one stepper in quick succession are one undo step. */
const pause = 1000;
let run = { of: "", at: 0, number: 0 };

function runOf(key: string): string {
  const now = performance.now();
  const goesOn = run.of === key && now - run.at < pause;
  run = { of: key, at: now, number: goesOn ? run.number : run.number + 1 };
  return `copies/${key}/${run.number}`;
}

/** A typed number is a step of its own. */
export function changeCopies(deckId: string, card: string, copies: number, manner: "press" | "typed" = "press"): void {
  const { files } = currentProject();
  const game = gameOf({ files });
  if (!game) return;
  const edit = setCopies(files, game, deckId, card, Math.max(0, Math.min(999, copies)));
  if (manner === "press") runEdit({ ...edit, merge: runOf(`${deckId}/${card}`) });
  else {
    run = { ...run, of: "" };
    runEdit(edit);
  }
}
