import { cardPath } from "../../../project/paths";
import type { SheetRow } from "../../../project/sheet/tell-cell";
import { cardAt } from "../../../project/whole-card";
import type { GameId } from "../../../schemas/game-id";
import { type CellChange, type CellPlan, planCells } from "../../document/change-cells";
import { tell } from "../../state/notices";
import { currentProject, runEdit, undo } from "../../state/open-project";

/** A row as it stands now. */
export const rowNow = (id: string, game: GameId): SheetRow => ({
  id,
  card: cardAt(currentProject().files, cardPath(id), game),
});

/** Writes what fits, in one step, and says what a new kind has dropped. */
export function writeCells({ edit, dropped }: CellPlan): boolean {
  if (edit.changes.length > 0 && !runEdit(edit)) return false;
  if (dropped.length > 0) {
    const things = new Intl.ListFormat("en").format(dropped.map((title) => title.toLowerCase()));
    tell({
      tone: "info",
      message: `Taken out, as the new kind doesn’t use it: ${things}.`,
      action: { label: "Undo", run: undo },
    });
  }
  return true;
}

export const planNow = (game: GameId, changes: readonly CellChange[], label?: string): CellPlan =>
  planCells(currentProject().files, game, changes, label === undefined ? undefined : () => label);
