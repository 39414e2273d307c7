import { useMemo } from "react";
import { cardPath } from "../../../project/paths";
import { readCard } from "../../../project/project-text";
import { type SheetColumn, sheetColumns, usualColumns } from "../../../project/sheet/sheet-columns";
import type { GameId } from "../../../schemas/game-id";
import { valueAt } from "../../../schemas/json-pointer";
import { currentProject, useProject } from "../../state/open-project";
import { type ShownColumn, usualWidth } from "./column-look";

export interface SheetLayout {
  all: readonly SheetColumn[];
  shown: readonly ShownColumn[];
  /** How many of them stay in sight at the left. */
  frozen: number;
}

/** So many cards say which fields a set uses. */
const asked = 300;

function usualIn(all: readonly SheetColumn[], game: GameId, ids: readonly string[]): SheetColumn[] {
  const { files } = currentProject();
  const cards = ids.slice(0, asked).map((id) => readCard<object>(cardPath(id), files.get(cardPath(id)) ?? "", game));
  return usualColumns(all, ({ at }) => cards.some((card) => card && valueAt(card, at) !== undefined));
}

/** Which columns the sheet of the open project shows. */
export function useSheetLayout(game: GameId, ids: readonly string[]): SheetLayout {
  const session = useProject(({ open }) => open?.session);
  const all = useMemo(() => sheetColumns(game), [game]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once of a project: columns don't come and go under the hand.
  const usual = useMemo(() => usualIn(all, game, ids), [session, all, game]);
  return useMemo(
    () => ({ all, shown: usual.map((column) => ({ column, width: usualWidth(column) })), frozen: 1 }),
    [all, usual],
  );
}
