import type { FreeTable, TableMove, TableState } from "../../schemas/free-table";
import { apply } from "./apply";
import { narrate, type Said } from "./narrate";

/** A free table with all that was done on it, forth and back. */
export interface History {
  /** `states[n]` is the table after n moves; the last ones may have been taken back. */
  states: readonly TableState[];
  moves: readonly TableMove[];
  /** What is told of each move. */
  said: readonly (Said | null)[];
  done: number;
}

/** Steps beyond these are forgotten, the oldest first. */
const mostSteps = 2000;

export const begun = (start: TableState): History => ({ states: [start], moves: [], said: [], done: 0 });

export const tableOf = ({ states, done }: History): TableState => states[done]!;

/** What had been taken back is gone. The history itself, where nothing would happen. */
export function perform(history: History, move: TableMove): History {
  const { done } = history;
  const before = tableOf(history);
  const after = apply(before, move);
  if (!after) return history;
  const drop = Math.max(0, done + 1 - mostSteps);
  return {
    states: [...history.states.slice(drop, done + 1), after],
    moves: [...history.moves.slice(drop, done), move],
    said: [...history.said.slice(drop, done), narrate(before, move, after)],
    done: done + 1 - drop,
  };
}

export const goTo = (history: History, done: number): History =>
  done >= 0 && done < history.states.length ? { ...history, done } : history;

export const undo = (history: History): History => goTo(history, history.done - 1);
export const redo = (history: History): History => goTo(history, history.done + 1);

/** As it is written down. */
export const written = (history: History): Pick<FreeTable, "start" | "moves" | "done"> => ({
  start: history.states[0]!,
  moves: [...history.moves],
  done: history.done,
});

/** Played again from what was written down, as far as it goes. */
export function played({ start, moves, done }: Pick<FreeTable, "start" | "moves" | "done">): History {
  // What another hand wrote may count wrong.
  const next = Math.max(start.next, ...[...start.things, ...start.box].map(({ id }) => id + 1));
  let history = begun({ ...start, next });
  for (const move of moves) {
    const after = perform(history, move);
    if (after === history) break;
    history = after;
  }
  return goTo(history, Math.min(done, history.done));
}
