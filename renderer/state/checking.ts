import { useStore } from "zustand";
import { createStore } from "zustand/vanilla";
import { groupBy } from "../../engine/core/group-by";
import { checkInSteps } from "../../project/check";
import type { Problem, Severity } from "../../schemas/problem";
import { whenIdle } from "./idle";
import { type ProjectState, projectState } from "./project-state";

/** Everything wrong with the open project, looked for while nothing else is to be done. */

interface Checked {
  /** False until the project has been looked through once. */
  complete: boolean;
  problems: readonly Problem[];
  byFile: ReadonlyMap<string, readonly Problem[]>;
  counts: Record<Severity, number>;
}

/** What the check has found, and what others have, such as the press while laying out. */
let own: readonly Problem[] = [];
const additional = new Map<"fit" | "spelling", readonly Problem[]>();
export function setAdditionalProblems(of: "fit" | "spelling", problems: readonly Problem[]): void {
  additional.set(of, problems);
  if (store.getState().complete) show();
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

function show(): void {
  const problems = [...own, ...[...additional.values()].flat()];
  const counts = { error: 0, warning: 0, note: 0 };
  for (const { severity } of problems) counts[severity] += 1;
  const before = store.getState().byFile;
  const byFile = new Map<string, readonly Problem[]>();
  // Whoever shows a file is told only when something about it has changed.
  for (const [file, found] of groupBy(problems, ({ where }) => where.file ?? "")) {
    const last = before.get(file);
    byFile.set(file, last && isSame(last, found) ? last : found);
  }
  store.setState({ complete: true, problems, counts, byFile });
}

const isSame = (some: readonly Problem[], others: readonly Problem[]): boolean =>
  some.length === others.length && some.every((problem, at) => problem === others[at]);

/** Thousands of files take longer than a frame: a few at a time are looked through, while the window has time. */
function check({ files, open }: ProjectState): void {
  const steps = checkInSteps(files, new Set(open?.assets.map(({ path }) => path)));
  let found: readonly Problem[] = [];
  stopWaiting = whenIdle(
    () => {
      const step = steps.next();
      if (step.done) found = step.value;
      return !step.done;
    },
    () => {
      own = [...(open?.diskProblems ?? []), ...found];
      show();
    },
  );
}

/** Looking through many files waits for a real pause. */
const delayFor = (files: number): number => (files > 2000 ? 900 : 150);

let stopWaiting = () => {};
let timer: ReturnType<typeof setTimeout> | undefined;

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
    stopWaiting();
    if (sameSession) {
      timer = setTimeout(() => check(projectState.getState()), delayFor(state.files.size));
      return;
    }
    own = [];
    store.setState(unchecked, true);
    if (state.open) check(state);
  };
  const stop = projectState.subscribe(later);
  later(projectState.getState(), null);
  return () => {
    stop();
    stopWaiting();
    clearTimeout(timer);
  };
}
