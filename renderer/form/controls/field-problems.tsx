import type { Problem } from "../../../schemas/problem";
import { ProblemLine } from "../../ui/problem-line";
import { RepairButtons } from "../../ui/repair-buttons";
import styles from "./controls.module.css";

/** What is wrong with a field, beside it. */
export function FieldProblems({ problems }: { problems: readonly Problem[] }) {
  if (problems.length === 0) return null;
  return (
    <ul className={styles.problems}>
      {problems.map((problem) => (
        <li key={`${problem.code}${problem.where.field}${problem.message}`}>
          <ProblemLine problem={problem}>
            <RepairButtons problem={problem} />
          </ProblemLine>
        </li>
      ))}
    </ul>
  );
}
