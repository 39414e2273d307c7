import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import { groupBy } from "../../engine/core/group-by";
import { checkProject } from "../../project/check";
import { readDocument } from "../../project/document";
import { kindOf } from "../../project/paths";
import type { Problem, Severity } from "../../schemas/problem";
import { whenIdle } from "./idle";
import { gameOf } from "./manifest";
import { type ProjectState, projectState } from "./project-state";

/** Everything wrong with the open project, looked for while nothing else is to be done. */

export interface Checked {
  /** False until the project has been looked through once. */
  complete: boolean;
  problems: readonly Problem[];
  byFile: ReadonlyMap<string, readonly Problem[]>;
  counts: Record<Severity, number>;
}

/** Found by others, such as the press while laying out; shown with the rest. */
let additional: readonly Problem[] = [];
export function setAdditionalProblems(problems: readonly Problem[]): void {
  additional = problems;
  if (store.getState().complete) check(projectState.getState());
}

const unchecked: Checked = {
  complete: false,
  problems: [],
  byFile: new Map(),
  counts: { error: 0, warning: 0, note: 0 },
};
const store = createStore<Checked>(() => unchecked);

export const useChecked = <T>(select: (state: Checked) => T): T => useStore(store, select);

const none: readonly Problem[] = [];
export const useFileProblems = (path: string): readonly Problem[] =>
  useChecked(({ byFile }) => byFile.get(path) ?? none);

/** By file, as far as it has been looked for. */
export const foundByFile = (): Checked["byFile"] => store.getState().byFile;

export const worstOf = (problems: readonly Problem[]): Severity | undefined =>
  (["error", "warning", "note"] as const).find((severity) => problems.some((problem) => problem.severity === severity));

function check({ files, open }: ProjectState): void {
  const assets = new Set(open?.assets.map(({ path }) => path));
  const problems = [...(open?.diskProblems ?? []), ...checkProject(files, assets), ...additional];
  const counts = { error: 0, warning: 0, note: 0 };
  for (const { severity } of problems) counts[severity] += 1;
  store.setState({ complete: true, problems, counts, byFile: groupBy(problems, ({ where }) => where.file ?? "") });
}

/** Looking through thousands of files takes longer than a frame, so it waits for a real pause. */
const delayFor = (files: number): number => (files > 2000 ? 900 : 150);

let stopWaiting = () => {};
let timer: ReturnType<typeof setTimeout> | undefined;

/** Reads every document once, a few milliseconds at a time, so that the first check finds them all remembered. */
function readAllThenCheck(state: ProjectState): void {
  const game = gameOf(state);
  const entries = [...state.files];
  let at = 0;
  stopWaiting = whenIdle(
    () => {
      const entry = entries[at++];
      if (!entry) return false;
      if (game && kindOf(entry[0])) readDocument(entry[0], entry[1], game);
      return true;
    },
    () => check(projectState.getState()),
  );
}

/** Checks now and after every change. */
export function followChecks(): () => void {
  const later = (state: ProjectState, before: ProjectState | null) => {
    const sameSession = before !== null && state.open?.session === before.open?.session;
    if (
      sameSession &&
      state.files === before.files &&
      state.open?.assets === before.open?.assets &&
      state.open?.diskProblems === before.open?.diskProblems
    )
      return;
    clearTimeout(timer);
    if (!sameSession) {
      stopWaiting();
      store.setState(unchecked, true);
      if (state.open) readAllThenCheck(state);
    } else if (store.getState().complete)
      timer = setTimeout(() => check(projectState.getState()), delayFor(state.files.size));
  };
  const stop = projectState.subscribe(later);
  later(projectState.getState(), null);
  return () => {
    stop();
    stopWaiting();
    clearTimeout(timer);
  };
}
