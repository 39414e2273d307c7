import { useMemo } from "react";
import { cardPath } from "../../../project/paths";
import { readCard } from "../../../project/project-text";
import { changeSheet } from "../../../project/sheet/keep-sheet";
import { type SheetColumn, sheetColumns, usualColumns } from "../../../project/sheet/sheet-columns";
import type { GameId } from "../../../schemas/game-id";
import { valueAt } from "../../../schemas/json-pointer";
import { manifestOf } from "../../state/manifest";
import { currentProject, runEdit, useProject } from "../../state/open-project";
import { type ShownColumn, usualWidth } from "./column-look";

export interface SheetLayout {
  /** All that can be shown. */
  all: readonly SheetColumn[];
  shown: readonly ShownColumn[];
  /** How many of them stay in sight at the left. */
  frozen: number;
  /** Kept with the project, as a step that can be undone. */
  keep(shown: readonly ShownColumn[], frozen?: number): void;
  /** As it was before anybody chose. */
  forget(): void;
}

/** So many cards say which fields a set uses. */
const asked = 300;

function usualIn(all: readonly SheetColumn[], game: GameId, ids: readonly string[]): SheetColumn[] {
  const { files } = currentProject();
  const cards = ids.slice(0, asked).map((id) => readCard<object>(cardPath(id), files.get(cardPath(id)) ?? "", game));
  // A set without cards begins with what is simple.
  if (cards.length === 0) return usualColumns(all, ({ kind, name }) => kind !== "data" && !name.includes("."));
  return usualColumns(all, ({ at, kind, name }) =>
    cards.some((card) => {
      const value = card && valueAt(card, at);
      // What abilities say stands in the printed text.
      const isPlain = kind !== "data" || name === "keywords" || (Array.isArray(value) && typeof value[0] !== "object");
      return value !== undefined && isPlain;
    }),
  );
}

/** All columns that the sheet of the open project can have. */
export function useSheetColumns(game: GameId): readonly SheetColumn[] {
  const numbers = useProject((state) => Object.keys(manifestOf(state)?.numbers ?? {}).join(" "));
  return useMemo(() => sheetColumns(game, numbers.split(" ").filter(Boolean)), [game, numbers]);
}

/** Which columns the sheet of the open project shows. */
export function useSheetLayout(game: GameId, ids: readonly string[]): SheetLayout {
  const session = useProject(({ open }) => open?.session);
  const kept = useProject((state) => manifestOf(state)?.sheet);
  const all = useSheetColumns(game);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once of a project: columns don't come and go under the hand.
  const usual = useMemo(() => usualIn(all, game, ids), [session, all, game]);
  return useMemo(() => {
    const named = kept?.columns.flatMap(({ name, width }): ShownColumn[] => {
      const column = all.find((one) => one.name === name);
      return column ? [{ column, width: width ?? usualWidth(column) }] : [];
    });
    const shown = named?.length ? named : usual.map((column) => ({ column, width: usualWidth(column) }));
    const frozen = Math.min(kept?.frozen ?? 1, shown.length);
    return {
      all,
      shown,
      frozen,
      keep: (next, stay = frozen) =>
        void runEdit(changeSheet(currentProject().files, { columns: next.map(written), frozen: Math.min(stay, 12) })),
      forget: () => void runEdit(changeSheet(currentProject().files, undefined)),
    };
  }, [all, kept, usual]);
}

const written = ({ column, width }: ShownColumn) => ({
  name: column.name,
  ...(width !== usualWidth(column) && { width }),
});
