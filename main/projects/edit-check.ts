import { twinKey } from "../../project/names";
import { manifestPath } from "../../project/paths";
import type { Problem } from "../../schemas/problem";
import type { Change } from "../api";
import type { Step, TextStep } from "./history";
import { isDocumentPath, maxTextBytes } from "./places";
import { projectProblems } from "./problems";

/** What an edit would do to the texts, without doing it; later changes of a path count on top of earlier ones. */
export function stepOf(
  texts: ReadonlyMap<string, string>,
  changes: readonly Change[],
): { changes: TextStep[]; moves: Step["moves"] } {
  const after = new Map<string, string | null>();
  const moves: Step["moves"] = [];
  for (const { path, text, movedTo } of changes) {
    after.set(path, text);
    if (text === null && movedTo !== undefined) moves.push([path, movedTo]);
  }
  const steps = [...after].map(([path, text]) => ({ path, before: texts.get(path) ?? null, after: text }));
  return { changes: steps.filter((step) => step.before !== step.after), moves };
}

/** Why an edit can't be taken as it is. */
export function refusal(taken: Iterable<string>, changes: readonly TextStep[]): Problem | null {
  const gone = new Set(changes.filter(({ after }) => after === null).map(({ path }) => path));
  const created = changes.filter(({ before, after }) => before === null && after !== null);
  for (const { path, after } of changes) {
    if (!isDocumentPath(path)) return projectProblems.report("project/unsafe-path", { file: path }, { path });
    if (after === null && path === manifestPath) {
      return projectProblems.report("project/manifest-needed", { file: path });
    }
    if (after !== null && after.length * 3 > maxTextBytes && Buffer.byteLength(after) > maxTextBytes) {
      const limit = maxTextBytes / 1_000_000;
      return projectProblems.report("project/too-much-text", { file: path }, { path, limit });
    }
  }
  if (created.length === 0) return null;
  // On many computers `Attack.json` and `attack.json` are one file, and so are two ways to write an accent.
  const names = new Map<string, string>();
  for (const path of taken) if (!gone.has(path)) names.set(twinKey(path), path);
  for (const { path } of created) {
    const other = names.get(twinKey(path));
    if (other !== undefined && other !== path) {
      return projectProblems.report("project/name-taken", { file: path }, { path: other });
    }
    names.set(twinKey(path), path);
  }
  return null;
}
