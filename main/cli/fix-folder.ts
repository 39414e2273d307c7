import { resolve } from "node:path";
import { plural } from "../../engine/core/rich-text";
import { type Mended, mendProject } from "../../project/mend";
import { manifestOf } from "../../project/project-text";
import { fail, type Problem, type Result, succeed } from "../../schemas/problem";
import { openProject } from "../projects/open-project";
import { projectProblems } from "../projects/problems";
import type { ProjectStore } from "../projects/project-store";
import { sealOfHome } from "../projects/seal";
import { findAppPlace } from "../services/app-place";
import { CannotDo } from "./command";
import { readProject } from "./read-project";

/** What a repair would change, or has changed. */
export interface Fix {
  file: string;
  field?: string;
  code: string;
  message: string;
  repair: string;
}

/**
 * Mends what can be mended without asking. Written as the studio would write it, through the same door: one step, which its
 * history knows and undo takes back.
 */
export async function fixFolder(folder: string, isMeant: boolean): Promise<Fix[]> {
  const { assets } = readProject(folder);
  const seal = sealOfHome(findAppPlace().home);
  const opened = await openProject(resolve(folder), { onEvent: () => {}, seal, readOnly: !isMeant });
  if (!opened.ok) throw new CannotDo(opened.problem);
  const store = opened.value;
  const done = mendOpen(store, assets, isMeant);
  const closed = await store.close();
  if (!done.ok) throw new CannotDo(done.problem);
  if (isMeant && !closed.ok) throw new CannotDo(closed.problem);
  return done.value.map(fixOf);
}

function mendOpen(store: ProjectStore, assets: ReadonlySet<string>, isMeant: boolean): Result<Mended[]> {
  const game = manifestOf(store.texts)?.game;
  if (!game) return succeed([]);
  const { mended, changes } = mendProject(store.texts, game, assets);
  if (!isMeant || changes.length === 0) return succeed(mended);
  const { readOnly, problems } = store.snapshot();
  if (readOnly) return fail(problems.find(isTheReason) ?? projectProblems.report("project/read-only", {}));
  const done = store.edit({ session: store.session, label: `Mend ${plural(mended.length, "problem")}`, changes });
  return done.ok ? succeed(mended) : done;
}

const isTheReason = ({ code }: Problem): boolean => code.startsWith("project/");

const fixOf = ({ path, repair, problem: { code, message, where } }: Mended): Fix => ({
  file: path,
  ...(where.field === undefined ? {} : { field: where.field }),
  code,
  message,
  repair: repair.label,
});
