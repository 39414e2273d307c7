import type { Problem } from "../../schemas/problem";
import { jumpTo } from "../state/jump";
import { mend } from "../state/mend";
import { useReadOnly } from "../state/open-project";
import link from "../ui/link.module.css";
import { ProblemLine } from "../ui/problem-line";
import { RepairButtons } from "../ui/repair-buttons";
import { RowLine } from "../ui/row";
import styles from "./problems-panel.module.css";

/** Problems with one remedy: what mends one of them mends all. */
export const kindOf = ({ code, repairs = [] }: Problem): string => `${code} ${repairs[0]?.do}`;
/** Something can be done about it at a click. */
export const isMendable = ({ where, repairs = [] }: Problem): boolean => where.file !== undefined && repairs.length > 0;

/** Leads to where a problem stands, and mends it or all of its kind. */
export function ProblemRow({ problem, alike }: { problem: Problem; alike: readonly Problem[] }) {
  const readOnly = useReadOnly();
  const isOneOfMany = isMendable(problem) && alike.length > 1;
  const mendAll = () => mend(alike.map(({ where, repairs }) => ({ path: where.file!, repair: repairs![0]! })));
  return (
    <div className={styles.entry}>
      <RowLine wraps title={<ProblemLine problem={problem} />} onOpen={() => jumpTo(problem)} />
      {isMendable(problem) && (
        <span className={styles.repairs}>
          <RepairButtons problem={problem} />
          {isOneOfMany && (
            <button type="button" className={link.link} disabled={readOnly} onClick={mendAll}>
              Mend all {alike.length} of this kind
            </button>
          )}
        </span>
      )}
    </div>
  );
}
