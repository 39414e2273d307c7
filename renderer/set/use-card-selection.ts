import { type KeyboardEvent, type MouseEvent, useLayoutEffect, useRef } from "react";
import { openCard } from "../state/jump";
import { currentUi, select, useUi } from "../state/ui-store";
import { useStableCallback } from "../ui/use-stable-callback";

interface Options {
  ids: readonly string[];
  /** The card that lies so many rows below another. */
  below(index: number, rows: number): number | undefined;
  /** Whether cards lie side by side. */
  isWide: boolean;
  /** Rows that fit on the screen, for Page Up and Page Down. */
  pageRows: number;
  scrollTo(index: number): void;
}

/** Selecting cards with mouse and keyboard, the same in the gallery and in the list. */
export function useCardSelection({ ids, below, isWide, pageRows, scrollTo }: Options) {
  const focused = useUi((ui) => ui.focused);
  /** Where a range began, and where the keyboard was: if that card goes away, its place remains. */
  const anchor = useRef<string | null>(null);
  const lastIndex = useRef(0);
  const found = focused === null ? -1 : ids.indexOf(focused);
  useLayoutEffect(() => {
    if (found >= 0) lastIndex.current = found;
  }, [found]);

  const selectOnly = (index: number) => {
    const id = ids[index];
    if (id === undefined) return;
    anchor.current = id;
    select([id], id);
  };
  const selectRange = (index: number) => {
    const from = Math.max(0, anchor.current === null ? lastIndex.current : ids.indexOf(anchor.current));
    const id = ids[index];
    if (id === undefined) return;
    select(ids.slice(Math.min(from, index), Math.max(from, index) + 1), id);
  };
  const toggle = (index: number) => {
    const id = ids[index];
    if (id === undefined) return;
    const selection = new Set(currentUi().selection);
    if (!selection.delete(id)) selection.add(id);
    anchor.current = id;
    select(selection, id);
  };

  const target = (key: string): number | undefined => {
    const at = found >= 0 ? found : Math.min(lastIndex.current, ids.length - 1);
    // The first key press after losing the place only shows where one is.
    if (found < 0 && key.startsWith("Arrow")) return at;
    const rows = { ArrowDown: 1, ArrowUp: -1, PageDown: pageRows, PageUp: -pageRows }[key];
    if (rows !== undefined) return below(at, rows);
    const aside = { ArrowRight: 1, ArrowLeft: -1, Home: -at, End: ids.length - 1 - at }[key];
    if (aside === undefined || (!isWide && key.startsWith("Arrow"))) return undefined;
    return Math.max(0, Math.min(ids.length - 1, at + aside));
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || ids.length === 0) return;
    if (event.key === " ") {
      event.preventDefault();
      toggle(lastIndex.current);
      return;
    }
    if (event.key === "Escape" && currentUi().selection.size > 0) {
      event.preventDefault();
      select([]);
      return;
    }
    const index = target(event.key);
    if (index === undefined) return;
    event.preventDefault();
    if (event.shiftKey) selectRange(index);
    else selectOnly(index);
    scrollTo(index);
  };

  const onPick = useStableCallback((index: number, event: MouseEvent) => {
    if (event.shiftKey) selectRange(index);
    else if (event.ctrlKey || event.metaKey) toggle(index);
    else selectOnly(index);
  });
  const onOpen = useStableCallback((index: number) => {
    const id = ids[index];
    if (id !== undefined) openCard(id);
  });
  /** A context menu means the selection if it was opened on it, otherwise the card under the pointer. */
  const onContext = useStableCallback((index: number) => {
    const id = ids[index];
    if (id !== undefined && !currentUi().selection.has(id)) selectOnly(index);
  });
  /** By a key it is asked of the whole list, and means the card that has the keyboard. */
  const onContextKey = (event: MouseEvent, openMenu: (event: MouseEvent) => void) => {
    if (event.target !== event.currentTarget || event.button === 2 || found < 0) return;
    onContext(found);
    openMenu(event);
  };
  return { focused, focusedIndex: found, onKeyDown, onPick, onOpen, onContext, onContextKey };
}
