import Button from "@mui/material/Button";
import { ArrowLeft, FlaskConical, RotateCcw } from "lucide-react";
import { useCommand } from "../../commands/use-command";
import type { Trial } from "../table-store";
import styles from "./trial.module.css";

/** Which card is tried, and the ways on. */
export function TrialBanner({ name, test }: Trial) {
  const back = useCommand("card.end-trial");
  const keep = useCommand("card.keep-test");
  const again = useCommand("card.try");
  return (
    <section className={styles.banner} aria-label="Trial">
      <h2>{test === undefined ? `Trying ${name}` : `Test: ${test.name}`}</h2>
      <div className={styles.tools}>
        <Button variant="outlined" size="small" startIcon={<ArrowLeft aria-hidden />} onClick={back.run}>
          {back.label}
        </Button>
        <Button variant="outlined" size="small" startIcon={<RotateCcw aria-hidden />} onClick={again.run}>
          {again.label}
        </Button>
        <Button
          variant="outlined"
          size="small"
          startIcon={<FlaskConical aria-hidden />}
          disabled={!keep.enabled}
          onClick={keep.run}
        >
          {keep.label}
        </Button>
      </div>
    </section>
  );
}
