import Button from "@mui/material/Button";
import { Printer, Trash2 } from "lucide-react";
import { useState } from "react";
import type { KnownPrinter, PrintSettings } from "../../main/api";
import { readCalibration } from "../../press/calibration";
import { limitsOf } from "../../schemas/limits";
import { BackOffset, PrinterProfile, PrinterScale } from "../../schemas/printer-profile";
import { ChoiceField } from "../ui/fields/choice-field";
import { NumberField } from "../ui/fields/number-field";
import { type Range, withinRange } from "../ui/fields/number-text";
import { TextField } from "../ui/fields/text-field";
import { FormDialog } from "../ui/form-dialog";
import { ownPaper, sizeText } from "./choices";
import { makeCalibrationPage } from "./print-job";
import { choose } from "./print-memory";
import styles from "./print-panel.module.css";
import { type Printers, tidyProfile } from "./printers";
import { labelsOf } from "./setting-fields";

interface Props {
  printers: Printers;
  known: KnownPrinter | undefined;
  settings: PrintSettings;
  onClose(): void;
}

const limits = {
  offset: limitsOf(BackOffset, "x"),
  angle: limitsOf(PrinterProfile, "backAngle"),
  scale: limitsOf(PrinterScale, "x"),
};
const rounded = (value: number, range: Range): number => withinRange(Math.round(value * 100) / 100, range);

/** A printer with its paper: what it does to backs and sizes, and how to measure that. */
export function PrinterDialog({ printers, known, settings, onClose }: Props) {
  const [draft, setDraft] = useState<PrinterProfile>(known?.profile ?? { name: "" });
  const [keeper, setKeeper] = useState<KnownPrinter["keeper"]>(known?.keeper ?? "person");
  const [reading, setReading] = useState({ a: { x: 0, y: 0 }, b: { x: 0, y: 0 } });
  const offset = draft.backOffset ?? { x: 0, y: 0 };
  const scale = draft.scale ?? { x: 1, y: 1 };
  const flip = draft.flipEdge ?? "long";
  const paper = ownPaper(settings);
  const change = (part: Partial<PrinterProfile>) => setDraft((before) => ({ ...before, ...part }));
  const read = [reading.a.x, reading.a.y, reading.b.x, reading.b.y].some((value) => value !== 0);

  const save = async () => {
    const profile = tidyProfile(draft);
    if (await printers.write({ keeper, profile }, known?.profile.name)) {
      choose({ profile: profile.name });
      onClose();
    }
  };
  const addReading = () => {
    const { x, y, angle } = readCalibration(paper, flip, reading);
    change({
      backOffset: { x: rounded(offset.x + x, limits.offset), y: rounded(offset.y + y, limits.offset) },
      backAngle: rounded((draft.backAngle ?? 0) + angle, limits.angle),
    });
    setReading({ a: { x: 0, y: 0 }, b: { x: 0, y: 0 } });
  };
  return (
    <FormDialog
      title={known ? "Printer profile" : "New printer profile"}
      action="Save"
      disabled={draft.name.trim() === ""}
      onClose={onClose}
      onSubmit={() => void save()}
    >
      <TextField
        label="Printer and paper"
        id="printer-name"
        value={draft.name}
        autoFocus={!known}
        placeholder="Office laser, 200 g"
        maxLength={60}
        onChange={(name) => change({ name })}
      />
      <div className={styles.pair}>
        <ChoiceField
          label="Turns the paper over its"
          id="printer-flip"
          value={flip}
          options={[
            { value: "long", label: "Long edge" },
            { value: "short", label: "Short edge" },
          ]}
          onChange={(flipEdge) => change({ flipEdge })}
        />
        <ChoiceField
          label="Kept"
          id="printer-keeper"
          value={keeper}
          options={[
            { value: "person", label: "On this computer", disabled: known?.keeper === "project" },
            { value: "project", label: "In the project", disabled: known?.keeper === "person" },
          ]}
          onChange={(next) => setKeeper(next)}
        />
      </div>
      <div className={styles.trio}>
        <NumberField
          label="Back to the right"
          id="printer-x"
          value={offset.x}
          unit="mm"
          step={0.1}
          range={limits.offset}
          onChange={(x) => change({ backOffset: { ...offset, x } })}
        />
        <NumberField
          label="Back down"
          id="printer-y"
          value={offset.y}
          unit="mm"
          step={0.1}
          range={limits.offset}
          onChange={(y) => change({ backOffset: { ...offset, y } })}
        />
        <NumberField
          label="Back clockwise"
          id="printer-angle"
          value={draft.backAngle ?? 0}
          step={0.1}
          range={limits.angle}
          unit="°"
          onChange={(backAngle) => change({ backAngle })}
        />
      </div>
      <div className={styles.pair}>
        {(["x", "y"] as const).map((axis) => (
          <NumberField
            key={axis}
            label={axis === "x" ? "Scale across" : "Scale down"}
            id={`printer-scale-${axis}`}
            value={scale[axis]}
            step={0.001}
            range={limits.scale}
            unit="×"
            onChange={(value) => change({ scale: { ...scale, [axis]: value } })}
          />
        ))}
      </div>
      <fieldset className={styles.measure}>
        <legend>Measure</legend>
        <p className={styles.note}>
          Print this page on both sides of one sheet at 100 %, cut out the circles, and read their rulers.
        </p>
        <div className={styles.line}>
          <Button
            size="small"
            variant="outlined"
            startIcon={<Printer aria-hidden />}
            onClick={() =>
              void makeCalibrationPage(
                sizeText(paper),
                flip,
                tidyProfile({ ...draft, name: draft.name.trim() || "New" }),
              )
            }
          >
            Calibration page, {paperWords(settings)}
          </Button>
        </div>
        <div className={styles.quartet}>
          {(["a", "b"] as const).map((circle) =>
            (["x", "y"] as const).map((axis) => (
              <NumberField
                key={`${circle}${axis}`}
                label={`${circle.toUpperCase()} ${axis === "x" ? "right" : "below"}`}
                id={`printer-read-${circle}${axis}`}
                value={reading[circle][axis]}
                unit="mm"
                step={0.1}
                range={limits.offset}
                onChange={(value) => setReading({ ...reading, [circle]: { ...reading[circle], [axis]: value } })}
              />
            )),
          )}
        </div>
        <div className={styles.line}>
          <Button size="small" variant="outlined" disabled={!read} onClick={addReading}>
            Add what was read
          </Button>
        </div>
      </fieldset>
      {known && (
        <div className={styles.line}>
          <Button
            size="small"
            startIcon={<Trash2 aria-hidden />}
            onClick={() => {
              void printers.remove(known);
              choose({ profile: undefined });
              onClose();
            }}
          >
            Delete this profile
          </Button>
        </div>
      )}
    </FormDialog>
  );
}

const paperWords = (settings: PrintSettings): string => {
  const { width, height } = ownPaper(settings);
  return settings.paperSize === undefined
    ? labelsOf("paper")[settings.paper].replace(/ \(.*/, "")
    : `${width} × ${height} mm`;
};
