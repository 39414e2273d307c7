import { repairNow } from "../../project/mend";
import type { Problem } from "../../schemas/problem";
import { mend } from "../state/mend";
import { useReadOnly } from "../state/open-project";
import link from "./link.module.css";
import { keyOfRepair } from "./problem-keys";

interface Props {
  problem: Problem;
  path?: string | undefined;
  /** What is wrong by now, where a problem that is shown may be older. */
  problems?: readonly Problem[];
}

/** What would mend a problem of a document, to be done at a click. */
export function RepairButtons({ problem, path = problem.where.file, problems = [problem] }: Props) {
  const readOnly = useReadOnly();
  if (path === undefined) return null;
  return problem.repairs?.map((repair) => (
    <button
      key={keyOfRepair(repair)}
      type="button"
      className={`${link.link} ${link.after}`}
      disabled={readOnly}
      onClick={() => {
        const now = repairNow(problem, repair, problems);
        if (now) mend([{ path, repair: now }]);
      }}
    >
      {repair.label}
    </button>
  ));
}
