import type { History, TextStep } from "./history";

/**
 * The kept history ends in texts that may no longer be the ones at hand: git or an editor was there while the project
 * was closed, or the last moments of a killed process are missing. The difference becomes a step of its own, so that
 * everything before it can still be taken back.
 */
export function reconcile(history: History, texts: ReadonlyMap<string, string>, now: number): void {
  const expected = new Map<string, string | null>();
  const { done, undone } = history.steps;
  for (const { changes } of done) for (const { path, after } of changes) expected.set(path, after);
  // What was taken back comes after the present; the nearest one is at the end of the list.
  for (const { changes } of undone) for (const { path, before } of changes) expected.set(path, before);
  // A step that another one took the place of may have reached the disk before that was known there.
  for (const [path, text] of history.replayed) expected.set(path, text);
  const changes: TextStep[] = [];
  for (const [path, before] of expected) {
    const after = texts.get(path) ?? null;
    if (after !== before) changes.push({ path, before, after });
  }
  if (changes.length > 0) history.record({ label: "Changed outside Cardwright", at: now, changes, moves: [] });
}
