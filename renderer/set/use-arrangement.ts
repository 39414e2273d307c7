import { useMemo, useRef } from "react";
import { type CardGroup, grouped, keptGroups, type SortKey, sorted } from "../../project/sheet/arrange";
import type { SheetColumn } from "../../project/sheet/sheet-columns";
import { sortKey, type TellsOf, tellCell } from "../../project/sheet/tell-cell";
import { count } from "../state/count";
import { gameOf } from "../state/manifest";
import { useProject } from "../state/open-project";
import { useRemembered } from "../state/settings";
import { rowNow } from "./sheet/use-cells";

/** How the cards of the set are ordered and grouped, in the gallery and in the sheet. */
export interface Arrangement {
  sort: { column: string; descending: boolean } | null;
  group: string | null;
}

export function useArrangement(): [Arrangement, (next: Partial<Arrangement>) => void] {
  // Cards of another game have other fields.
  const game = useProject(gameOf) ?? "";
  const [sort, keepSort] = useRemembered<string>(`set.sort.${game}`, "");
  const [group, keepGroup] = useRemembered<string>(`set.group.${game}`, "");
  const arrangement = useMemo(() => {
    const [, minus, column] = /^(-?)(.*)$/.exec(sort)!;
    return { sort: column === "" ? null : { column: column!, descending: minus === "-" }, group: group || null };
  }, [sort, group]);
  return [
    arrangement,
    (next) => {
      if (next.sort !== undefined) keepSort(next.sort ? `${next.sort.descending ? "-" : ""}${next.sort.column}` : "");
      if (next.group !== undefined) keepGroup(next.group ?? "");
    },
  ];
}

interface Arranging {
  ids: readonly string[];
  columns: readonly SheetColumn[];
  around: TellsOf;
  arrangement: Arrangement;
}

/** Reads the cards, if their order depends on what they say. */
export function arranged({ ids, columns, around, arrangement: { sort, group } }: Arranging): CardGroup[] {
  const keyFor = (name: string | undefined) => {
    const column = columns.find((one) => one.name === name);
    if (!column) return undefined;
    const keys = new Map<string, SortKey>();
    return {
      column,
      of(id: string): SortKey {
        if (!keys.has(id)) keys.set(id, sortKey(rowNow(id, around.game), column, around));
        return keys.get(id);
      },
    };
  };
  const by = keyFor(sort?.column);
  const order = by ? sorted(ids, by.of, sort!.descending) : ids;
  const groups = keyFor(group ?? undefined);
  if (!groups) return [{ title: undefined, ids: order }];
  return grouped(order, groups.of, (id) => groupTitle(id, groups.column, around));
}

function groupTitle(id: string, column: SheetColumn, around: TellsOf): string {
  if (column.derived === "card.problems") {
    const many = around.problemsOf(id).length;
    return many === 0 ? "" : count(many, "problem");
  }
  const told = tellCell(rowNow(id, around.game), column, around);
  return column.isNumber && told !== "" ? `${column.title} ${told}` : told;
}

/** For the sheet: rows keep their places while one writes, until they are asked for in another order. */
export function useStillGroups(arranging: Arranging, query: string): readonly CardGroup[] {
  const { ids, arrangement } = arranging;
  const latest = useRef(arranging);
  latest.current = arranging;
  const last = useRef<{ source: string; groups: readonly CardGroup[] }>({ source: "", groups: [] });
  return useMemo(() => {
    const source = JSON.stringify([query, arrangement]);
    const groups =
      last.current.source === source ? keptGroups(last.current.groups, ids) : arranged({ ...latest.current, ids });
    last.current = { source, groups };
    return groups;
  }, [ids, arrangement, query]);
}
