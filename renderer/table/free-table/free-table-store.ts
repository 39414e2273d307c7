import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import {
  begun,
  type History,
  perform,
  played,
  redo as repeat,
  tableOf,
  undo as takeBack,
} from "../../../engine/free-table/history";
import type { FreeTable, TableMove, TableState } from "../../../schemas/free-table";

/** The free table of the open project, and who looks at it. There is one, beside the match. */

export interface OpenTable {
  name: string;
  history: History;
  /** The file that it was saved to or loaded from, and after how many moves. */
  saved: { path: string; done: number } | null;
}

interface FreeTableState {
  /** The project session it all belongs to. */
  session: string | null;
  /** Undefined until it is known whether one was kept. */
  open: OpenTable | null | undefined;
  /** Who said that they have the screen; null until somebody did. */
  holder: number | null;
  selection: ReadonlySet<number>;
}

const nothing: FreeTableState = { session: null, open: undefined, holder: null, selection: new Set() };

export const freeTable = createStore<FreeTableState>(() => nothing);
export const useFreeTable = <T>(select: (state: FreeTableState) => T): T => useStore(freeTable, select);

export const forgetFreeTable = (session: string | null): void => freeTable.setState({ ...nothing, session });

/** Lays a table out in place of the one that there is. */
export function layOut(name: string, start: TableState): void {
  freeTable.setState({ open: { name, history: begun(start), saved: null }, holder: start.turn, selection: new Set() });
}

export function layOutSaved(table: FreeTable, saved: OpenTable["saved"]): void {
  const open: OpenTable = { name: table.name, history: played(table), saved };
  freeTable.setState({ open, holder: null, selection: new Set() });
}

export const clearAway = (): void => freeTable.setState({ open: null, holder: null, selection: new Set() });

export const currentTable = (): TableState | undefined => {
  const { open } = freeTable.getState();
  return open ? tableOf(open.history) : undefined;
};

function withHistory(change: (history: History) => History): void {
  freeTable.setState(({ open, selection }) => {
    if (!open) return {};
    const history = change(open.history);
    if (history === open.history) return {};
    const there = new Set(tableOf(history).things.map(({ id }) => id));
    const kept = [...selection].filter((id) => there.has(id));
    return { open: { ...open, history }, ...(kept.length < selection.size && { selection: new Set(kept) }) };
  });
}

/** `merges`: the same again, as with an arrow that is held down, is one step. */
export function act(move: TableMove, { merges = false } = {}): void {
  withHistory((history) => {
    const last = history.moves[history.done - 1];
    const isSame = merges && history.done === history.moves.length && last !== undefined && isAgain(last, move);
    return perform(isSame ? takeBack(history) : history, move);
  });
}

function isAgain(last: TableMove, move: TableMove): boolean {
  if (last.type === "move" && move.type === "move")
    return last.to.map(({ thing }) => thing).join() === move.to.map(({ thing }) => thing).join();
  return last.type === move.type && "thing" in last && "thing" in move && last.thing === move.thing;
}

export const undoMove = (): void => withHistory(takeBack);
export const redoMove = (): void => withHistory(repeat);
export const canUndo = (): boolean => (freeTable.getState().open?.history.done ?? 0) > 0;
export function canRedo(): boolean {
  const { open } = freeTable.getState();
  return open !== null && open !== undefined && open.history.done < open.history.moves.length;
}

export const selectThings = (ids: Iterable<number>): void => freeTable.setState({ selection: new Set(ids) });
export const takeScreen = (seat: number): void => freeTable.setState({ holder: seat });

/** Whose hand may be seen: nobody's, while it isn't sure who looks. */
export const viewerOf = ({ turn, people }: TableState, holder: number | null, cover: boolean): number | null =>
  people.length > 1 && cover && holder !== turn ? null : turn;

export const isUnsaved = ({ history, saved }: OpenTable): boolean => history.done > 0 && saved?.done !== history.done;

export function markSaved(name: string, path: string): void {
  freeTable.setState(({ open }) => (open ? { open: { ...open, name, saved: { path, done: open.history.done } } } : {}));
}
