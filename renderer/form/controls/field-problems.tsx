import type { Problem } from "../../../schemas/problem";
import { RepairButtons } from "../../ui/repair-buttons";
import { SeverityIcon } from "../../ui/severity-icon";
import styles from "./controls.module.css";

/** What is wrong with a field, beside it: the sentence in ink, only the mark in colour. */
export function FieldProblems({ problems }: { problems: readonly Problem[] }) {
  if (problems.length === 0) return null;
  return (
    <ul className={styles.problems}>
      {problems.map((problem) => (
        <li className={styles.problem} key={`${problem.code}${problem.where.field}${problem.message}`}>
          <SeverityIcon severity={problem.severity} />
          <span>
            {problem.message} {problem.hint && <span className={styles.hint}>{problem.hint}</span>}{" "}
            <RepairButtons problem={problem} />
          </span>
        </li>
      ))}
    </ul>
  );
}
