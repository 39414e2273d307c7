// biome-ignore-all lint/a11y/useSemanticElements: a table whose rows come and go while scrolling can't be a <table>.
import { type MouseEvent, useEffect, useId, useMemo, useRef, useState } from "react";
import { schemaFor } from "../../../project/format";
import type { CardGroup } from "../../../project/sheet/arrange";
import type { Box } from "../../../project/sheet/ranges";
import { tellCell } from "../../../project/sheet/tell-cell";
import type { GameId } from "../../../schemas/game-id";
import { type JsonSchema, schemaAt } from "../../document/schema-fields";
import { takesField } from "../../document/takes-field";
import { SymbolContext } from "../../press/rich-words";
import { useSymbols } from "../../press/use-symbols";
import { count } from "../../state/count";
import { openCard } from "../../state/jump";
import { gameOf } from "../../state/manifest";
import { useProject, useReadOnly } from "../../state/open-project";
import { useArrangement, useStillGroups } from "../use-arrangement";
import { CellDialog } from "./cell-dialog";
import { type After, CellEditor } from "./cell-editor";
import { ColumnsDialog } from "./columns-dialog";
import { DialogKeys } from "./dialog-keys";
import { cellId, placeUnder } from "./grid-places";
import { NewRow } from "./new-row";
import { PlanDialog } from "./plan-dialog";
import styles from "./sheet.module.css";
import { SheetHead } from "./sheet-head";
import { SheetMenu } from "./sheet-menu";
import { SheetRow } from "./sheet-row";
import { rowNow } from "./use-cells";
import { useGridWindow } from "./use-grid-window";
import { useRange } from "./use-range";
import { useRangeTold } from "./use-range-told";
import { useSheetActs } from "./use-sheet-acts";
import { useSheetHand } from "./use-sheet-hand";
import { useSheetLayout } from "./use-sheet-layout";
import { useTells } from "./use-tells";

interface Props {
  ids: readonly string[];
  /** What was searched for: another search is another order. */
  query: string;
}

/** The set as a sheet: every field of every card in a cell, changed in its place. */
export function Sheet(props: Props) {
  const game = useProject(gameOf);
  return game ? <OfGame game={game} {...props} /> : null;
}

const afterwards: Readonly<Record<Exclude<After, "stay">, readonly [down: number, across: number]>> = {
  down: [1, 0],
  up: [-1, 0],
  right: [0, 1],
  left: [0, -1],
};

/** Fields that no text says: they are changed in the form's own control. */
const isChosen = (kind: string | undefined): boolean => kind === "data" || kind === "counts";

type Line = { kind: "card"; row: number } | { kind: "group"; group: CardGroup } | { kind: "new"; row: number };

function OfGame({ game, ids, query }: Props & { game: GameId }) {
  const scroller = useRef<HTMLDivElement>(null);
  const gridId = useId();
  const readOnly = useReadOnly();
  const around = useTells(game);
  const symbols = useSymbols();
  const layout = useSheetLayout(game, ids);
  const { shown: columns, frozen, all } = layout;
  const [arrangement, arrange] = useArrangement();
  const [asked, askAgain] = useState(0);
  const groups = useStillGroups({ ids, columns: all, around, arrangement }, `${asked} ${query}`);
  const { order, lines, lineOf } = useMemo(() => linesOf(groups, readOnly), [groups, readOnly]);
  const extent = { rows: readOnly ? order.length : order.length + 1, columns: columns.length };
  const hand = useRange(order, extent);
  const { row, column } = hand.range.head;
  const [editing, setEditing] = useState<string | null>(null);
  const inSight = { scroller, lines: lines.length, columns, frozen, kept: lineOf(row), isTyping: editing !== null };
  const sight = useGridWindow(inSight);
  const plain = useMemo(() => columns.map((one) => one.column), [columns]);
  useRangeTold(order, plain, hand.box, around);
  const acts = useSheetActs({ order, columns: plain, around, readOnly, box: hand.box });
  const [choosing, setChoosing] = useState<"columns" | "value" | null>(null);
  const [menuAt, setMenuAt] = useState<{ top: number; left: number } | null>(null);
  const schema = schemaFor("card", game) as JsonSchema;
  const field = columns[column]?.column.field;
  const id = order[row];

  const hasArrived = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the cell is followed, not what is in sight.
  useEffect(() => {
    sight.show(lineOf(row), column, hasArrived.current ? "auto" : "center");
    if (!hasArrived.current) scroller.current?.focus({ preventScroll: true });
    hasArrived.current = true;
  }, [row, column]);

  const edit = (typed?: string) => {
    if (!field) return id === undefined ? undefined : openCard(id);
    const card = id === undefined ? {} : rowNow(id, game).card;
    if (readOnly || !card || (id !== undefined && !takesField(schema, card, field.at))) return undefined;
    if (isChosen(field.kind)) return id !== undefined && typed === undefined ? setChoosing("value") : undefined;
    if (typed === undefined && acts.turn(hand.range.head)) return undefined;
    const text = id === undefined ? "" : tellCell(rowNow(id, game), columns[column]!.column, around);
    return setEditing(typed ?? text);
  };
  const leave = () => {
    setEditing(null);
    scroller.current?.focus({ preventScroll: true });
  };
  const finish = (text: string, after: After): string | undefined => {
    const refusal = acts.put({ row, column }, text);
    if (refusal !== undefined) return refusal;
    setEditing(null);
    if (after === "stay") return undefined;
    leave();
    const [down, across] = afterwards[after];
    hand.moveTo({ row: Math.max(0, row + down), column: Math.max(0, column + across) });
    return undefined;
  };
  const on = useSheetHand({ extent, hand, acts, page: sight.page, edit });
  const openMenu = (event: MouseEvent) => {
    event.preventDefault();
    on.onContextMenu(event);
    // By the keyboard it opens at the cell.
    const cell = document.getElementById(cellId(gridId, row, column))?.getBoundingClientRect();
    const isByKey = event.clientX === 0 && event.clientY === 0;
    setMenuAt(isByKey && cell ? { top: cell.bottom, left: cell.left } : { top: event.clientY, left: event.clientX });
  };

  const editor = editing !== null && field && (
    <CellEditor
      key={`${row} ${field.name}`}
      column={field}
      schema={schemaAt(schema, field.at)?.schema ?? {}}
      text={editing}
      onDone={finish}
      onLeave={leave}
    />
  );
  const common = { gridId, columns, frozen, from: sight.from, to: sight.to, before: sight.before };
  const inRow = (at: number) => {
    const isWithin = at >= hand.box.top && at <= hand.box.bottom;
    return {
      row: at,
      selectedFrom: isWithin ? hand.box.left : -1,
      selectedTo: isWithin ? hand.box.right : -2,
      edges: isWithin ? edgesOf(hand.box, at) : "",
      active: at === row ? column : -1,
      corner: at === hand.box.bottom && !readOnly && editing === null ? hand.box.right : -1,
      editor: (at === row && editor) || null,
    };
  };

  return (
    <SymbolContext value={symbols}>
      <div
        ref={scroller}
        className={styles.sheet}
        role="grid"
        aria-label="Sheet of the set"
        aria-multiselectable="true"
        aria-readonly={readOnly || undefined}
        aria-rowcount={lines.length + 1}
        aria-colcount={columns.length + 1}
        aria-activedescendant={cellId(gridId, row, column)}
        tabIndex={0}
        data-card-keys
        {...on}
        onPointerDown={(event) => {
          // What is being typed belongs to the cell that is left by this.
          if (editing !== null && document.activeElement instanceof HTMLElement) document.activeElement.blur();
          on.onPointerDown(event);
        }}
        onCopy={acts.onCopy}
        onCut={acts.onCut}
        onPaste={acts.onPaste}
        onDoubleClick={({ target }) => {
          const place = placeUnder(target);
          if (!place || place.row < 0) return;
          const opened = order[place.row];
          if (place.column >= 0) edit();
          else if (opened !== undefined) openCard(opened);
        }}
        onContextMenu={openMenu}
      >
        <div style={{ width: sight.width, height: sight.height }} className={styles.extent}>
          <SheetHead
            layout={layout}
            sight={sight}
            sort={arrangement.sort}
            selectedFrom={hand.box.left}
            selectedTo={hand.box.right}
            readOnly={readOnly}
            onMenu={(index, at) => {
              hand.spanTo({ row: extent.rows - 1, column: index }, { row: 0, column: index });
              setMenuAt(at);
            }}
          />
          <div role="rowgroup" className={styles.rows}>
            {sight.lines.map(({ index, start, slot }) => {
              const line = lines[index]!;
              if (line.kind === "group")
                return <GroupLine key={slot} group={line.group} line={index + 1} top={start} />;
              const place = { ...common, ...inRow(line.row), line: index + 1, top: start };
              const card = order[line.row];
              return card === undefined ? (
                <NewRow key={slot} {...place} />
              ) : (
                <SheetRow key={slot} {...place} id={card} around={around} />
              );
            })}
          </div>
        </div>
      </div>
      <SheetMenu
        at={menuAt}
        index={column}
        layout={layout}
        acts={acts}
        readOnly={readOnly}
        arrangement={arrangement}
        arrange={(next) => {
          arrange(next);
          askAgain(asked + 1);
        }}
        onEdit={() => edit()}
        onColumns={() => setChoosing("columns")}
        onClose={() => setMenuAt(null)}
      />
      <DialogKeys>
        {acts.asked && <PlanDialog asked={acts.asked} onClose={acts.leave} onWrite={acts.writeAsked} />}
        {choosing === "columns" && <ColumnsDialog layout={layout} onClose={() => setChoosing(null)} />}
        {choosing === "value" && id !== undefined && field && (
          <CellDialog game={game} card={id} at={field.at} onClose={() => setChoosing(null)} />
        )}
      </DialogKeys>
    </SymbolContext>
  );
}

/** Of several cells, those of a row that lie at the top or the bottom of them. */
function edgesOf(box: Box, row: number): string {
  if (box.top === box.bottom && box.left === box.right) return "";
  return `${row === box.top ? "top " : ""}${row === box.bottom ? "bottom " : ""}across`;
}

function linesOf(groups: readonly CardGroup[], readOnly: boolean) {
  const order = groups.flatMap((group) => group.ids);
  const lines: Line[] = [];
  const lineOfRow: number[] = [];
  for (const group of groups) {
    if (group.title !== undefined) lines.push({ kind: "group", group });
    for (const _ of group.ids) {
      lineOfRow.push(lines.length);
      lines.push({ kind: "card", row: lineOfRow.length - 1 });
    }
  }
  if (!readOnly) lines.push({ kind: "new", row: order.length });
  return { order, lines, lineOf: (row: number): number => lineOfRow[row] ?? lines.length - 1 };
}

function GroupLine({ group: { title, ids }, line, top }: { group: CardGroup; line: number; top: number }) {
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: focus stays on the grid, which names the active cell.
    <div role="row" aria-rowindex={line + 1} className={styles.groupLine} style={{ top }}>
      {/* biome-ignore lint/a11y/useFocusableInteractive: as above. */}
      <div role="rowheader" className={styles.groupTitle}>
        <strong>{title || "Nothing said"}</strong> {count(ids.length, "card")}
      </div>
    </div>
  );
}
