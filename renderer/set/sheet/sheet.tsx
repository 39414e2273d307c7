// biome-ignore-all lint/a11y/useSemanticElements: a table whose rows come and go while scrolling can't be a <table>.
import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from "react";
import { schemaFor } from "../../../project/format";
import { keptOrder } from "../../../project/sheet/arrange";
import { type Place, placeAfter } from "../../../project/sheet/ranges";
import { tellCell } from "../../../project/sheet/tell-cell";
import type { GameId } from "../../../schemas/game-id";
import { type JsonSchema, schemaAt } from "../../document/schema-fields";
import { SymbolContext } from "../../press/rich-words";
import { useSymbols } from "../../press/use-symbols";
import { openCard } from "../../state/jump";
import { gameOf } from "../../state/manifest";
import { useProject, useReadOnly } from "../../state/open-project";
import { type After, CellEditor } from "./cell-editor";
import { cellId, placeUnder } from "./grid-places";
import styles from "./sheet.module.css";
import { SheetHead } from "./sheet-head";
import { SheetRow } from "./sheet-row";
import { planNow, rowNow, writeCells } from "./use-cells";
import { useGridWindow } from "./use-grid-window";
import { useRange } from "./use-range";
import { useSheetLayout } from "./use-sheet-layout";
import { useTells } from "./use-tells";

interface Props {
  ids: readonly string[];
  onMenu(event: MouseEvent): void;
}

/** The set as a sheet: every field of every card in a cell, changed in its place. */
export function Sheet(props: Props) {
  const game = useProject(gameOf);
  return game ? <OfGame game={game} {...props} /> : null;
}

const afterwards: Readonly<Record<After, readonly [down: number, across: number]>> = {
  stay: [0, 0],
  down: [1, 0],
  up: [-1, 0],
  right: [0, 1],
  left: [0, -1],
};

function OfGame({ game, ids, onMenu }: Props & { game: GameId }) {
  const scroller = useRef<HTMLDivElement>(null);
  const gridId = useId();
  const readOnly = useReadOnly();
  const around = useTells(game);
  const symbols = useSymbols();
  const { shown: columns, frozen } = useSheetLayout(game, ids);
  const order = useOrder(ids);
  const extent = { rows: order.length, columns: columns.length };
  const { range, box, moveTo, reachTo, spanTo } = useRange(order, extent);
  const [editing, setEditing] = useState<{ text: string } | null>(null);
  const { row, column } = range.head;
  const sight = useGridWindow({ scroller, lines: order.length, columns, frozen, kept: row });
  const schema = schemaFor("card", game) as JsonSchema;

  // biome-ignore lint/correctness/useExhaustiveDependencies: only on arrival, such as coming back from the editor.
  useEffect(() => {
    sight.show(row, column, "center");
    scroller.current?.focus({ preventScroll: true });
  }, []);
  const go = (to: Place, reaches = false) => {
    (reaches ? reachTo : moveTo)(to);
    sight.show(to.row, to.column);
  };

  const edit = (typed?: string) => {
    const { column: shown } = columns[column]!;
    const id = order[row];
    if (readOnly || !shown.field || id === undefined) return;
    setEditing({ text: typed ?? tellCell(rowNow(id, game), shown, around) });
  };
  const finish = (text: string, after: After): string | undefined => {
    const [field, id] = [columns[column]?.column.field, order[row]];
    if (!field || id === undefined) return undefined;
    const plan = planNow(game, [{ id, column: field, text }]);
    const [misfit] = plan.misfits;
    if (misfit) return misfit.reason;
    writeCells(plan);
    setEditing(null);
    const [down, across] = afterwards[after];
    if (after !== "stay") {
      scroller.current?.focus({ preventScroll: true });
      go({
        row: Math.min(extent.rows - 1, Math.max(0, row + down)),
        column: Math.min(extent.columns - 1, Math.max(0, column + across)),
      });
    }
    return undefined;
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const far = event.ctrlKey || event.metaKey;
    const to = event.altKey ? undefined : placeAfter(range.head, { key: event.key, far, page: sight.page }, extent);
    if (to) go(to, event.shiftKey);
    else if (far || event.altKey) return;
    else if (event.key === "Enter" || event.key === "F2") edit();
    else if (event.key.length === 1 && event.key !== " ") edit(event.key);
    else return;
    event.preventDefault();
  };

  const reaching = useRef(false);
  const onPointerDown = (event: PointerEvent) => {
    const place = placeUnder(event.target);
    if (!place || place.row < 0 || event.button !== 0) return;
    reaching.current = true;
    if (place.column < 0) {
      spanTo(
        { row: event.shiftKey ? range.anchor.row : place.row, column: extent.columns - 1 },
        { row: place.row, column: 0 },
      );
    } else (event.shiftKey ? reachTo : moveTo)(place);
  };
  const onPointerMove = (event: PointerEvent) => {
    const place = reaching.current && event.buttons === 1 ? placeUnder(event.target) : undefined;
    if (!place || place.row < 0) return;
    if (place.row !== row || (place.column >= 0 && place.column !== column))
      reachTo({ row: place.row, column: Math.max(0, place.column) });
  };

  const editor = (id: string) => {
    const field = columns[column]?.column.field;
    if (!editing || !field) return null;
    return (
      <CellEditor
        key={`${id} ${field.name}`}
        column={field}
        schema={schemaAt(schema, field.at)?.schema ?? {}}
        text={editing.text}
        onDone={finish}
        onLeave={() => {
          setEditing(null);
          scroller.current?.focus({ preventScroll: true });
        }}
      />
    );
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
        aria-rowcount={order.length + 1}
        aria-colcount={columns.length + 1}
        aria-activedescendant={cellId(gridId, row, column)}
        tabIndex={0}
        data-card-keys
        onKeyDown={onKeyDown}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={() => {
          reaching.current = false;
        }}
        onDoubleClick={(event) => {
          const place = placeUnder(event.target);
          if (!place || place.row < 0) return;
          if (place.column < 0 || !columns[place.column]!.column.field) openCard(order[place.row]!);
          else edit();
        }}
        onContextMenu={onMenu}
      >
        <div style={{ width: sight.width, height: sight.height }} className={styles.extent}>
          <SheetHead columns={columns} frozen={frozen} sight={sight} selectedFrom={box.left} selectedTo={box.right} />
          <div role="rowgroup" className={styles.rows}>
            {sight.lines.map(({ index, start }) => {
              const id = order[index]!;
              const isWithin = index >= box.top && index <= box.bottom;
              const isActive = index === row;
              return (
                <SheetRow
                  key={id}
                  gridId={gridId}
                  id={id}
                  row={index}
                  line={index + 1}
                  top={start}
                  columns={columns}
                  frozen={frozen}
                  from={sight.from}
                  to={sight.to}
                  before={sight.before}
                  selectedFrom={isWithin ? box.left : -1}
                  selectedTo={isWithin ? box.right : -2}
                  active={isActive ? column : -1}
                  editor={isActive ? editor(id) : null}
                  around={around}
                />
              );
            })}
          </div>
        </div>
      </div>
    </SymbolContext>
  );
}

/** Rows keep their places while cards come and go. */
function useOrder(ids: readonly string[]): readonly string[] {
  const last = useRef<readonly string[]>(ids);
  return useMemo(() => {
    last.current = keptOrder(last.current, ids);
    return last.current;
  }, [ids]);
}
