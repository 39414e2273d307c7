import { useStore } from "zustand";
import type { Change, HistoryState, Turn } from "../../main/api";
import type { Result } from "../../schemas/problem";
import { call } from "../bridge/client";
import { tellProblem } from "./notices";
import { studioProblems } from "./problems";
import { applyTexts, type ProjectState, projectState } from "./project-state";
import { inPage, queue } from "./project-sync";

/**
 * The open project for the rooms: read through hooks, changed through `editFile` and `runEdit` alone. A change shows at
 * once and travels to the disk behind it.
 */

const everything = (state: ProjectState): ProjectState => state;

export function useProject(): ProjectState;
export function useProject<T>(select: (state: ProjectState) => T): T;
export function useProject<T>(select?: (state: ProjectState) => T): T | ProjectState {
  return useStore(projectState, (select ?? everything) as (state: ProjectState) => T | ProjectState);
}

/** The whole project outside React, for commands. */
export const currentProject = (): ProjectState => projectState.getState();

export const useFileText = (path: string): string | undefined => useProject(({ files }) => files.get(path));
export const useIsDraft = (path: string): boolean => useProject(({ drafts }) => drafts.has(path));
export const useConflicts = () => useProject(({ open }) => open?.conflicts ?? noConflicts);
const noConflicts: readonly never[] = [];

export const useReadOnly = (): boolean => useProject(({ open }) => Boolean(open?.readOnly));

function isWritable(): boolean {
  const { open } = projectState.getState();
  if (!open) return false;
  if (!open.readOnly) return true;
  tellProblem(studioProblems.report("studio/read-only", {}));
  return false;
}

export interface EditOptions {
  /** For the undo menu: "Rename Attack". */
  label: string;
  /** Edits in a row with the same key become one undo step. */
  merge?: string;
  /** A picture that gets another name with it. */
  carried?: { from: string; to: string };
}

/** Changes one text. False when the project can't be changed, which the person has then been told. */
export const editFile = (path: string, text: string | null, { label, merge }: EditOptions): boolean =>
  runEdit({ label, changes: [{ path, text }], ...(merge !== undefined && { merge }) });

/** Changes several texts as one step. */
export function runEdit({ label, merge, carried, changes }: EditOptions & { changes: readonly Change[] }): boolean {
  if (!isWritable()) return false;
  const { files, open } = projectState.getState();
  const real = changes.filter(({ path, text }) => (files.get(path) ?? null) !== text);
  if (!open || (real.length === 0 && !carried)) return true;
  applyTexts(real);
  const more = { ...(merge !== undefined && { merge }), ...(carried && { carried }) };
  queue.push({ kind: "edit", session: open.session, label, changes: real, ...more });
  return true;
}

const remote = (
  kind: "undo" | "redo" | "settle" | "restore",
  run: (session: string, turn: Turn) => Promise<Result<HistoryState>>,
) => {
  const session = projectState.getState().open?.session;
  if (session && isWritable()) queue.push({ kind, session, run: (turn) => run(session, inPage(turn)) });
};

/** Takes its turn behind the edits still on their way, so it undoes what the person sees as the last step. */
export const undo = (): void => remote("undo", (session, turn) => call("project.undo", { session, turn }));
export const redo = (): void => remote("redo", (session, turn) => call("project.redo", { session, turn }));

export const settleConflict = (path: string, keep: "mine" | "theirs"): void =>
  remote("settle", (session, turn) => call("project.settle", { session, path, keep, turn }));

export const restoreFromTrash = (id: string): void =>
  remote("restore", (session, turn) => call("trash.restore", { session, id, turn }));

/** Everything done so far has been answered. */
export const editsAnswered = (): Promise<void> => queue.drained();
