import { X } from "lucide-react";
import { useEffect } from "react";
import type { FirstStep } from "../../main/api";
import { runCommand } from "../commands/registry";
import { rooms } from "../rooms";
import { doneFirstStep, forgetFirstSteps, useFirstSteps, useStepsDone } from "../state/first-steps";
import link from "../ui/link.module.css";
import styles from "./shell.module.css";

const words: Readonly<Record<FirstStep, { says: string; command: string }>> = {
  card: { says: "Make a card", command: "card.new" },
  table: { says: "Play it at the table", command: "go.table" },
  print: { says: "Print a sheet", command: "go.print" },
};

/** What one may do first in a new set, each until it has been done. */
export function FirstStepsLine() {
  const left = useFirstSteps();
  const busy = rooms.table.useBusy?.();
  useStepsDone();
  useEffect(() => {
    if (busy !== undefined) doneFirstStep("table");
  }, [busy]);
  if (left.length === 0) return null;
  return (
    <section className={styles.steps} aria-label="First steps">
      <span>First steps:</span>
      {left.map((step) => (
        <button key={step} type="button" className={link.link} onClick={() => runCommand(words[step].command)}>
          {words[step].says}
        </button>
      ))}
      <button
        type="button"
        className={styles.noSteps}
        aria-label="No first steps, thank you"
        onClick={forgetFirstSteps}
      >
        <X size={14} strokeWidth={1.75} aria-hidden />
      </button>
    </section>
  );
}
