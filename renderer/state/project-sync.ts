import type { Change, OpenProject, Turn } from "../../main/api";
import { fail, type Problem, type Result } from "../../schemas/problem";
import { call } from "../bridge/client";
import { tellProblem } from "./notices";
import { createOperationQueue, type Operation } from "./operation-queue";
import { applyTexts, projectState, showProject, type TextChange, updateOpen } from "./project-state";

/**
 * Keeps the mirror and the disk's process in step. The mirror runs ahead of the queue; what comes back is applied only
 * where no later edit of this window is waiting.
 */

/** The way to the other side is broken, not what was asked: nothing may be dropped for it. */
const isBroken = ({ code }: Problem): boolean => code.startsWith("bridge/");

/** Texts this window sent, per path in order, whose announcement has not come back yet. */
const awaited = new Map<string, (string | null)[]>();

const expectEcho = (changes: readonly Change[]) => {
  for (const { path, text } of changes) awaited.set(path, [...(awaited.get(path) ?? []), text]);
};
const isEcho = (path: string, text: string | null): boolean => {
  const texts = awaited.get(path);
  const at = texts?.indexOf(text) ?? -1;
  if (!texts || at < 0) return false;
  if (at + 1 === texts.length) awaited.delete(path);
  else awaited.set(path, texts.slice(at + 1));
  return true;
};

const page = crypto.randomUUID();
/** For the other side, to which this page may come again after a reload. */
export const inPage = (number: number): Turn => ({ page, number });

export const queue = createOperationQueue({
  async send(operation) {
    if (operation.kind !== "edit") return operation.run(operation.turn);
    expectEcho(operation.changes);
    const { session, label, merge, changes, carried, turn } = operation;
    const more = { ...(merge !== undefined && { merge }), ...(carried && { carried }) };
    return call("project.edit", { session, label, changes: [...changes], turn: inPage(turn), ...more });
  },
  isTransient: isBroken,
  accepted({ session }, history) {
    updateOpen(session, { history });
    clearStall();
  },
  refused(_, problem) {
    clearStall();
    tellProblem(problem);
    void resync();
  },
  stalled: (problem) => projectState.setState(({ saving }) => ({ saving: { ...saving, problem } })),
  changed: () => projectState.setState(({ saving }) => ({ saving: { ...saving, waiting: !queue.idle() } })),
});

function clearStall(): void {
  projectState.setState(({ saving: { problem, ...rest } }) => ({
    saving: problem && !isBroken(problem) ? { ...rest, problem } : rest,
  }));
}

/** Applies what the other side reports, except where this window is already ahead. */
export function applyRemote(changes: readonly TextChange[], cause: "edit" | "undo" | "redo" | "outside"): void {
  const news = changes.filter(({ path, text }) => {
    const echo = cause === "edit" && isEcho(path, text);
    return !echo && queue.pendingText(path) === undefined;
  });
  const draftsOnly = changes
    .filter((change) => !news.includes(change) && projectState.getState().files.get(change.path) === change.text)
    .map(({ path, text, draft }) => ({ path, text, draft: draft ?? false }));
  applyTexts([...news.map((change) => ({ ...change, draft: change.draft ?? false })), ...draftsOnly]);
}

/** Replaces the mirror by what the other side holds; edits still waiting here stay on top. */
export function adopt(project: OpenProject | null): void {
  const sameSession = project?.session === projectState.getState().open?.session;
  if (!sameSession) queue.clear();
  awaited.clear();
  showProject(project);
  const overlay = queue
    .pending()
    .flatMap((operation: Operation) => (operation.kind === "edit" ? operation.changes : []));
  if (overlay.length > 0) applyTexts(overlay);
}

export async function resync(): Promise<Result<OpenProject | null>> {
  const current = await call("project.current", {});
  if (current.ok) {
    adopt(current.value);
    return current;
  }
  return fail(current.problem);
}
