import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import { Printer, Trash2 } from "lucide-react";
import { useState } from "react";
import type { KnownPrinter, PrintSettings } from "../../main/api";
import { readCalibration } from "../../press/calibration";
import type { PrinterProfile } from "../../schemas/printer-profile";
import { FormDialog } from "../ui/form-dialog";
import { ownPaper, paperNames, sizeText } from "./choices";
import { ChoiceField, NumberField } from "./fields";
import { makeCalibrationPage } from "./print-job";
import { choose } from "./print-memory";
import styles from "./print-panel.module.css";
import { type Printers, tidyProfile } from "./printers";

interface Props {
  printers: Printers;
  known: KnownPrinter | undefined;
  settings: PrintSettings;
  onClose(): void;
}

const limits = { offset: 20, angle: 5, scale: [0.9, 1.1] } as const;
const rounded = (value: number, most: number): number => Math.max(-most, Math.min(most, Math.round(value * 100) / 100));

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
        autoComplete="off"
        placeholder="Office laser, 200 g"
        onChange={(event) => change({ name: event.target.value })}
        slotProps={{ htmlInput: { maxLength: 60 } }}
      />
      <div className={styles.pair}>
        <ChoiceField
          label="Turns the paper over its"
          id="printer-flip"
          value={flip}
          choices={[
            { value: "long", name: "Long edge" },
            { value: "short", name: "Short edge" },
          ]}
          onChange={(edge) => change({ flipEdge: edge as "long" | "short" })}
        />
        <ChoiceField
          label="Kept"
          id="printer-keeper"
          value={keeper}
          choices={[
            { value: "person", name: "On this computer", disabled: known?.keeper === "project" },
            { value: "project", name: "In the project", disabled: known?.keeper === "person" },
          ]}
          onChange={(value) => setKeeper(value as KnownPrinter["keeper"])}
        />
      </div>
      <div className={styles.trio}>
        <NumberField
          label="Back to the right"
          id="printer-x"
          value={offset.x}
          min={-limits.offset}
          max={limits.offset}
          onChange={(x) => change({ backOffset: { ...offset, x } })}
        />
        <NumberField
          label="Back down"
          id="printer-y"
          value={offset.y}
          min={-limits.offset}
          max={limits.offset}
          onChange={(y) => change({ backOffset: { ...offset, y } })}
        />
        <NumberField
          label="Back clockwise"
          id="printer-angle"
          value={draft.backAngle ?? 0}
          min={-limits.angle}
          max={limits.angle}
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
            min={limits.scale[0]}
            max={limits.scale[1]}
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
                min={-limits.offset}
                max={limits.offset}
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
  return settings.paperSize === undefined ? paperNames[settings.paper].replace(/ \(.*/, "") : `${width} × ${height} mm`;
};
