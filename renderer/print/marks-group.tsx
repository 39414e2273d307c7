import Button from "@mui/material/Button";
import type { PrintSettings } from "../../main/api";
import { describeRegistration, type RegistrationName } from "../../press/registration";
import { marksNames, registrationWords } from "./choices";
import { ChoiceField, choicesOf, Group } from "./fields";
import { choose } from "./print-memory";
import styles from "./print-panel.module.css";

/** Where to cut, by hand or by machine, and which places of the paper are gone already. */
export function MarksGroup({ settings, places }: { settings: PrintSettings; places: number }) {
  const { marks, registration, skip = [] } = settings;
  const summary = [marksNames[marks], registration && registrationWords[registration as RegistrationName]];
  return (
    <Group name="Cutting" summary={summary.filter(Boolean).join(", ")}>
      <ChoiceField
        label="Cutting marks"
        id="print-marks"
        value={marks}
        choices={choicesOf(marksNames)}
        onChange={(value) => choose({ marks: value as PrintSettings["marks"] })}
      />
      <ChoiceField
        label="Marks for a cutting machine"
        id="print-registration"
        value={registration ?? ""}
        choices={[{ value: "", name: "None" }, ...choicesOf(registrationWords)]}
        onChange={(value) => choose({ registration: (value || undefined) as PrintSettings["registration"] })}
      />
      {registration !== undefined && (
        <p className={styles.note}>{describeRegistration(registration as RegistrationName)}</p>
      )}
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
    </Group>
  );
}
