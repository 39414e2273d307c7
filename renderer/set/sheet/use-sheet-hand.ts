import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef } from "react";
import { type Box, type Extent, placeAfter } from "../../../project/sheet/ranges";
import { isCorner, placeUnder } from "./grid-places";
import type { RangeHand } from "./use-range";
import type { SheetActs } from "./use-sheet-acts";

interface Wanted {
  extent: Extent;
  hand: RangeHand;
  acts: SheetActs;
  /** Rows that fit on the screen. */
  page: number;
  /** Opens the cell where the keyboard is, with what was typed over it. */
  edit(typed?: string): void;
}

/** Keys and mouse over the cells, as in every spreadsheet. */
export function useSheetHand({ extent, hand, acts, page, edit }: Wanted) {
  const { range, moveTo, reachTo, spanTo } = hand;
  const reaching = useRef(false);
  /** What is pulled on, while the corner of the selection is held. */
  const pulled = useRef<Box | null>(null);
  const last = { row: extent.rows - 1, column: extent.columns - 1 };

  const far = (event: KeyboardEvent): boolean => {
    const key = event.key.toLowerCase();
    if (key === "d") acts.fill();
    else if (key === "a") spanTo(last, { row: 0, column: 0 });
    else return false;
    return true;
  };
  const near = ({ key, shiftKey }: KeyboardEvent): boolean => {
    if (key === "Enter" || key === "F2") edit();
    else if (key === "Delete" || key === "Backspace") acts.clear();
    else if (key === "Escape") moveTo(range.head);
    else if (key === " " && shiftKey) spanTo({ ...range.anchor, column: last.column }, { ...range.head, column: 0 });
    else if (key === " ") {
      if (!acts.turn(range.head)) edit("");
    } else if (key.length === 1) edit(key);
    else return false;
    return true;
  };

  return {
    onKeyDown(event: KeyboardEvent) {
      const ctrl = event.ctrlKey || event.metaKey;
      if (event.altKey) return;
      const to = placeAfter(range.head, { key: event.key, far: ctrl, page }, extent);
      if (to) (event.shiftKey ? reachTo : moveTo)(to);
      else if (!(ctrl ? far(event) : near(event))) return;
      event.preventDefault();
    },
    onPointerDown(event: PointerEvent) {
      const place = placeUnder(event.target);
      if (!place || event.button !== 0) return;
      reaching.current = place.row >= 0;
      pulled.current = isCorner(event.target) ? hand.box : null;
      if (pulled.current) return;
      const { row, column } = place;
      const from = event.shiftKey ? range.anchor : place;
      if (row < 0 && column < 0) spanTo(last, { row: 0, column: 0 });
      else if (row < 0) spanTo({ row: last.row, column: from.column }, { row: 0, column });
      else if (column < 0) spanTo({ row: from.row, column: last.column }, { row, column: 0 });
      else (event.shiftKey ? reachTo : moveTo)(place);
    },
    onPointerMove(event: PointerEvent) {
      const place = reaching.current && event.buttons === 1 ? placeUnder(event.target) : undefined;
      if (!place || place.row < 0) return;
      if (pulled.current) {
        const { top, left, right, bottom } = pulled.current;
        spanTo({ row: Math.max(bottom, place.row), column: right }, { row: top, column: left });
        return;
      }
      const column = place.column < 0 ? range.head.column : place.column;
      if (place.row !== range.head.row || column !== range.head.column) reachTo({ row: place.row, column });
    },
    onPointerUp() {
      if (reaching.current && pulled.current) acts.fillFrom(pulled.current, hand.box.bottom);
      reaching.current = false;
      pulled.current = null;
    },
    /** A menu means the selection if it was opened on it, otherwise the cell under the pointer. */
    onContextMenu(event: MouseEvent) {
      const place = placeUnder(event.target);
      if (!place) return;
      const { box } = hand;
      const [row, column] = [Math.max(0, place.row), Math.max(0, place.column)];
      const isWithin =
        (place.row < 0 || (row >= box.top && row <= box.bottom)) && column >= box.left && column <= box.right;
      if (isWithin) return;
      if (place.row < 0) spanTo({ row: last.row, column }, { row: 0, column });
      else moveTo({ row, column });
    },
  };
}
