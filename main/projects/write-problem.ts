import type { Problem } from "../../schemas/problem";
import { errorCode } from "./disk";
import { isTempName } from "./places";
import { projectProblems } from "./problems";

/** Why something could not be saved, without the person's folders in it. */
export function writeProblem(reason: unknown): Problem {
  const code = errorCode(reason);
  const { path } = reason as NodeJS.ErrnoException;
  const name = path?.split(/[\\/]/).findLast((part) => !isTempName(part)) || "the project";
  const details = `${code} at ${name}`;
  if (code === "ENOSPC" || code === "EDQUOT") return projectProblems.report("project/disk-full", {}, {}, details);
  return projectProblems.report("project/not-written", {}, { path: name }, details);
}
