import { currentProject, editFile } from "../state/open-project";
import { createRuns, type Gesture, type Runs } from "./undo-runs";

const runs = new Map<string, Runs>();
function runsOf(path: string): Runs {
  const known = runs.get(path) ?? createRuns(path);
  runs.set(path, known);
  return known;
}

/** Changes a document. Changes in a row at the same `place` become one step; without a place it is a step of its own. */
export function writeText(path: string, text: string, label: string, place?: string, gesture?: Gesture): boolean {
  const before = currentProject().files.get(path);
  if (text === before) return true;
  const ownRuns = runsOf(path);
  const merge = place === undefined ? ownRuns.end() : ownRuns.keyFor(place, before, gesture);
  const done = editFile(path, text, { label, ...(merge !== undefined && { merge }) });
  if (done) ownRuns.wrote(text);
  return done;
}

/** Whether the text is what was last written at the place, with nothing in between. */
export const wasWritten = (path: string, place: string, text: string | undefined): boolean =>
  runsOf(path).isLast(place, text);
