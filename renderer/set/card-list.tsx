// biome-ignore-all lint/a11y/useSemanticElements: a table whose rows come and go while scrolling can't be a <table>.
// biome-ignore-all lint/a11y/useFocusableInteractive: focus stays on the grid, which names the active row.
import { useVirtualizer } from "@tanstack/react-virtual";
import { ArrowDown, ArrowUp } from "lucide-react";
import { type MouseEvent, useEffect, useId, useMemo, useRef, useState } from "react";
import { cardPath } from "../../project/paths";
import { cardAt } from "../../project/whole-card";
import { SymbolContext } from "../press/rich-words";
import { useSymbols } from "../press/use-symbols";
import { type ColumnName, columnsOf, columnTitles, rowOf, sortIds } from "../state/card-columns";
import { useChecked } from "../state/checking";
import { gameOf, printedLanguageOf } from "../state/manifest";
import { useProject } from "../state/open-project";
import { pricesOf } from "../state/prices";
import { useShown } from "../state/shown-language";
import { useUi } from "../state/ui-store";
import styles from "./card-list.module.css";
import { CardListRow } from "./card-list-row";
import { useCardSelection } from "./use-card-selection";

const rowHeight = 36;

/** The set as a table. Only the rows in sight exist; sorting reads the whole set once. */
export function CardList({ ids: unsorted, onMenu }: { ids: readonly string[]; onMenu(event: MouseEvent): void }) {
  const scroller = useRef<HTMLDivElement>(null);
  const listId = useId();
  const [sort, setSort] = useState<{ column: ColumnName; descending: boolean } | null>(null);
  const selection = useUi((ui) => ui.selection);
  const game = useProject(gameOf);
  const language = useShown(printedLanguageOf);
  const files = useShown((state) => (sort ? state.files : undefined));
  const byFile = useChecked((state) => (sort?.column === "problems" ? state.byFile : undefined));
  const symbols = useSymbols();
  const columns = useMemo(() => columnsOf(game), [game]);
  const prices = useProject((state) => (sort?.column === "worth" ? pricesOf(state) : undefined));

  const ids = useMemo(() => {
    if (!sort || !files) return unsorted;
    return sortIds(unsorted, sort.column, sort.descending, {
      row: (id) => rowOf(id, game && cardAt(files, cardPath(id), game), { game, language, prices }),
      problems: (id) => byFile?.get(cardPath(id))?.length ?? 0,
    });
  }, [unsorted, sort, files, byFile, game, language, prices]);

  const rows = useVirtualizer({
    count: ids.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 12,
  });
  const { focused, focusedIndex, onKeyDown, onPick, onOpen, onContext, onContextKey } = useCardSelection({
    ids,
    below: (index, by) => Math.max(0, Math.min(ids.length - 1, index + by)),
    isWide: false,
    pageRows: 12,
    scrollTo: (index) => rows.scrollToIndex(index),
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only on arrival, such as coming back from the editor.
  useEffect(() => {
    if (focusedIndex < 0) return;
    rows.scrollToIndex(focusedIndex, { align: "center" });
    scroller.current?.focus({ preventScroll: true });
  }, []);

  const order = (column: ColumnName) =>
    setSort((now) =>
      now?.column !== column ? { column, descending: false } : now.descending ? null : { column, descending: true },
    );

  return (
    <SymbolContext value={symbols}>
      <div
        ref={scroller}
        className={styles.list}
        role="grid"
        aria-label="Cards of the set"
        aria-multiselectable="true"
        aria-rowcount={ids.length + 1}
        aria-activedescendant={focused !== null && focusedIndex >= 0 ? `${listId}-${focused}` : undefined}
        tabIndex={0}
        onKeyDown={onKeyDown}
        onContextMenu={(event) => onContextKey(event, onMenu)}
        data-card-keys
      >
        <div role="rowgroup" className={styles.head}>
          <div role="row" aria-rowindex={1} className={styles.row} data-columns={columns.join(" ")}>
            {columns.map((column) => (
              <div
                key={column}
                role="columnheader"
                aria-sort={sort?.column === column ? (sort.descending ? "descending" : "ascending") : "none"}
                className={styles[column]}
              >
                <button type="button" onClick={() => order(column)}>
                  {columnTitles[column]}
                  {sort?.column === column &&
                    (sort.descending ? <ArrowDown size={14} aria-hidden /> : <ArrowUp size={14} aria-hidden />)}
                </button>
              </div>
            ))}
          </div>
        </div>
        <div role="rowgroup" style={{ height: rows.getTotalSize(), position: "relative" }}>
          {rows.getVirtualItems().map(({ index, start }) => {
            const id = ids[index];
            if (id === undefined) return null;
            return (
              <CardListRow
                key={id}
                id={id}
                elementId={`${listId}-${id}`}
                index={index}
                start={start}
                selected={selection.has(id)}
                focused={id === focused}
                columns={columns}
                onPick={onPick}
                onOpen={onOpen}
                onMenu={(event) => {
                  onContext(index);
                  onMenu(event);
                }}
              />
            );
          })}
        </div>
      </div>
    </SymbolContext>
  );
}
