import { setCopies } from "../../project/deck-commands";
import { writeText } from "../document/write-text";
import { gameOf } from "../state/manifest";
import { currentProject } from "../state/open-project";

/** Presses on one stepper in quick succession are one undo step; a typed number is a step of its own. */
export function changeCopies(deckId: string, card: string, copies: number, manner: "step" | "typing" = "step"): void {
  const { files } = currentProject();
  const game = gameOf({ files });
  if (!game) return;
  const { changes, label } = setCopies(files, game, deckId, card, Math.max(0, Math.min(999, copies)));
  const place = manner === "step" ? `copies ${card}` : undefined;
  for (const { path, text } of changes) if (text !== null) writeText(path, text, label, place);
}
