import Button from "@mui/material/Button";
import type { PrintSettings } from "../../main/api";
import { describeRegistration } from "../../press/registration";
import { Section } from "../ui/section";
import { choose } from "./print-memory";
import styles from "./print-panel.module.css";
import { ChoiceSetting, labelsOf } from "./setting-fields";

/** Where to cut, by hand or by machine, and which places of the paper are gone already. */
export function MarksGroup({ settings, places }: { settings: PrintSettings; places: number }) {
  const { marks, registration, skip = [] } = settings;
  const summary = [labelsOf("marks")[marks], registration && labelsOf("registration")[registration]];
  return (
    <Section name="print.Cutting" title="Cutting" folded summary={summary.filter(Boolean).join(", ")}>
      <ChoiceSetting name="marks" value={marks} onChange={(value) => value !== "" && choose({ marks: value })} />
      <ChoiceSetting
        name="registration"
        blank="None"
        value={registration ?? ""}
        onChange={(value) => choose({ registration: value || undefined })}
      />
      {registration !== undefined && <p className={styles.note}>{describeRegistration(registration)}</p>}
      <p className={styles.note}>
        {skip.length === 0
          ? `All ${places} places of the first sheet are used. “Mark used places” under the sheet leaves some out.`
          : `Left out on the first sheet: ${skip.length === 1 ? "place" : "places"} ${skip.join(", ")}.`}
      </p>
      {skip.length > 0 && (
        <div className={styles.line}>
          <Button size="small" variant="outlined" onClick={() => choose({ skip: undefined })}>
            Use all places
          </Button>
        </div>
      )}
    </Section>
  );
}
