import { ArrowLeft, FlaskConical, RotateCcw } from "lucide-react";
import { CommandButton } from "../../ui/command-button";
import type { Trial } from "../table-store";
import styles from "./trial.module.css";

/** Which card is tried, and the ways on. */
export function TrialBanner({ name, test, played, lab, reached }: Trial) {
  const isWhole = played !== undefined || lab !== undefined;
  return (
    <section className={styles.banner} aria-label="Trial">
      <h2>
        {reached !== undefined
          ? "From the lab, just before it comes about"
          : lab !== undefined
            ? "From the lab, at the turn that decided it"
            : played !== undefined
              ? `Played before: ${name}`
              : test === undefined
                ? `Trying ${name}`
                : `Test: ${test.name}`}
      </h2>
      <div className={styles.tools}>
        <CommandButton variant="outlined" size="small" command="card.end-trial" icon={ArrowLeft} />
        {!isWhole && <CommandButton variant="outlined" size="small" command="card.try" icon={RotateCcw} />}
        <CommandButton variant="outlined" size="small" command="card.keep-test" icon={FlaskConical} />
      </div>
    </section>
  );
}
