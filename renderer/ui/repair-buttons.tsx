import type { Problem } from "../../schemas/problem";
import { mend } from "../state/mend";
import { useReadOnly } from "../state/open-project";
import link from "./link.module.css";
import { keyOfRepair } from "./problem-keys";

/** What would mend a problem of a document, to be done at a click. */
export function RepairButtons({ problem, path = problem.where.file }: { problem: Problem; path?: string | undefined }) {
  const readOnly = useReadOnly();
  if (path === undefined) return null;
  return problem.repairs?.map((repair) => (
    <button
      key={keyOfRepair(repair)}
      type="button"
      className={`${link.link} ${link.after}`}
      disabled={readOnly}
      onClick={() => mend([{ path, repair }])}
    >
      {repair.label}
    </button>
  ));
}
