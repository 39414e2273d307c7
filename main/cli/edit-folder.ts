import { resolve } from "node:path";
import type { PlannedEdit } from "../../project/commands";
import type { Files } from "../../project/project-text";
import { fail, type Problem, type Result, succeed } from "../../schemas/problem";
import { openProject } from "../projects/open-project";
import { projectProblems } from "../projects/problems";
import type { ProjectStore } from "../projects/project-store";
import { sealOfHome } from "../projects/seal";
import { findAppPlace } from "../services/app-place";
import { CannotDo } from "./command";

/** What is to be done to a project, and what to say of it. */
interface Planned<T> {
  edit: PlannedEdit;
  value: T;
}

/**
 * Changes a project as the studio would, through the same door: one step, which its history knows and undo takes back.
 * Unless it is meant, nothing is written, and what would be done is only worked out.
 */
export async function editFolder<T>(folder: string, isMeant: boolean, plan: (files: Files) => Planned<T>): Promise<T> {
  const seal = sealOfHome(findAppPlace().home);
  const opened = await openProject(resolve(folder), { onEvent: () => {}, seal, readOnly: !isMeant });
  if (!opened.ok) throw new CannotDo(opened.problem);
  const store = opened.value;
  let done: Result<T>;
  try {
    done = editOpen(store, isMeant, plan(store.texts));
  } catch (reason) {
    await store.close();
    throw reason;
  }
  const closed = await store.close();
  if (!done.ok) throw new CannotDo(done.problem);
  if (isMeant && !closed.ok) throw new CannotDo(closed.problem);
  return done.value;
}

function editOpen<T>(
  store: ProjectStore,
  isMeant: boolean,
  { edit: { label, changes }, value }: Planned<T>,
): Result<T> {
  const { readOnly, problems } = store.snapshot();
  if (isMeant && readOnly) return fail(problems.find(isTheReason) ?? projectProblems.report("project/read-only", {}));
  if (!isMeant || changes.length === 0) return succeed(value);
  const done = store.edit({ session: store.session, label, changes });
  return done.ok ? succeed(value) : done;
}

const isTheReason = ({ code }: Problem): boolean => code.startsWith("project/");
