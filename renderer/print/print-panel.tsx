import Button from "@mui/material/Button";
import InputAdornment from "@mui/material/InputAdornment";
import LinearProgress from "@mui/material/LinearProgress";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import ToggleButton from "@mui/material/ToggleButton";
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup";
import { Download, RectangleHorizontal, RectangleVertical } from "lucide-react";
import { useState } from "react";
import { useDecks } from "../decks/use-decks";
import { count } from "../ui/count";
import { useDelayed } from "../ui/use-delayed";
import { cancelPrint, deliver, startPrint, usePrintJob } from "./print-job";
import styles from "./print-room.module.css";
import { choose, type Length, limitOf, marksNames, paperNames, type SheetChoice } from "./print-settings";

/** A length in millimetres: takes effect as soon as it makes sense. */
function LengthField({ label, name, value, help }: { label: string; name: Length; value: number; help: string }) {
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed ?? String(value);
  const read = Number(shown.replace(",", "."));
  const isSound = shown.trim() !== "" && read >= 0 && read <= limitOf(name);
  return (
    <TextField
      label={label}
      id={`print-${name}`}
      value={shown}
      error={!isSound}
      title={help}
      onChange={(event) => {
        setTyped(event.target.value);
        const next = Number(event.target.value.replace(",", "."));
        if (event.target.value.trim() !== "" && next >= 0 && next <= limitOf(name)) choose(name, next);
      }}
      onBlur={() => setTyped(null)}
      helperText={isSound ? undefined : `0 to ${limitOf(name)} mm`}
      slotProps={{
        input: { endAdornment: <InputAdornment position="end">mm</InputAdornment> },
        htmlInput: { inputMode: "decimal" },
      }}
    />
  );
}

function Export({ disabled, settings }: { disabled: boolean; settings: Parameters<typeof startPrint>[0] }) {
  const job = usePrintJob();
  const running = job.state === "running";
  const late = useDelayed(running, 300);
  return (
    <div className={styles.export}>
      {late && running ? (
        <div role="status" className={styles.progress}>
          <span>
            {job.total > 0 ? `Making the PDF, ${Math.round((job.done / job.total) * 100)} %` : "Making the PDF…"}
          </span>
          <LinearProgress
            variant={job.total > 0 ? "determinate" : "indeterminate"}
            value={job.total > 0 ? (job.done / job.total) * 100 : 0}
            aria-label="Progress of the PDF"
          />
          <Button variant="outlined" onClick={() => void cancelPrint()}>
            Cancel
          </Button>
        </div>
      ) : (
        <Button
          fullWidth
          variant="contained"
          size="large"
          startIcon={<Download aria-hidden />}
          disabled={disabled || running}
          onClick={() => void startPrint(settings)}
        >
          Export PDF
        </Button>
      )}
      {job.state === "done" && (
        <p role="status" className={styles.result}>
          <strong>{job.file.name}</strong>: {count(job.file.pages, "page")}, {count(job.file.cards, "card")},{" "}
          {size(job.file.bytes)}.{" "}
          <button type="button" onClick={() => void deliver(job.file)}>
            Save it again
          </button>
        </p>
      )}
    </div>
  );
}

const size = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

interface Props {
  deck: string | null;
  onDeck(deck: string | null): void;
  choice: SheetChoice;
  copies: number;
  pages: number;
}

export function PrintPanel({ deck, onDeck, choice, copies, pages }: Props) {
  const decks = useDecks();
  return (
    <section className={styles.panel} aria-label="Print settings">
      <h1>Print</h1>
      <div className={styles.fields}>
        <TextField
          select
          label="What"
          id="print-what"
          value={deck ?? ""}
          onChange={(event) => onDeck(event.target.value || null)}
          slotProps={{ select: { displayEmpty: true } }}
        >
          <MenuItem value="">One of each card</MenuItem>
          {decks.map(({ id, name, total }) => (
            <MenuItem key={id} value={id} disabled={total === undefined}>
              {name}
              <span className={styles.aside}>{total ?? "can't be read"}</span>
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          label="Paper"
          id="print-paper"
          value={choice.paper}
          onChange={(event) => choose("paper", event.target.value as SheetChoice["paper"])}
        >
          {Object.entries(paperNames).map(([id, name]) => (
            <MenuItem key={id} value={id}>
              {name}
            </MenuItem>
          ))}
        </TextField>
        <ToggleButtonGroup
          exclusive
          fullWidth
          size="small"
          value={choice.orientation}
          aria-label="Orientation of the paper"
          onChange={(_, next: SheetChoice["orientation"] | null) => next && choose("orientation", next)}
        >
          <ToggleButton value="portrait">
            <RectangleVertical strokeWidth={1.75} aria-hidden /> Portrait
          </ToggleButton>
          <ToggleButton value="landscape">
            <RectangleHorizontal strokeWidth={1.75} aria-hidden /> Landscape
          </ToggleButton>
        </ToggleButtonGroup>
        <div className={styles.lengths}>
          <LengthField
            label="Margin"
            name="margin"
            value={choice.margin}
            help="Nothing is printed closer to the edge of the paper."
          />
          <LengthField label="Gutter" name="gutter" value={choice.gutter} help="Space between two cards." />
          <LengthField
            label="Bleed"
            name="bleed"
            value={choice.bleed}
            help="How far the picture reaches beyond the cut."
          />
        </div>
        <TextField
          select
          label="Cutting marks"
          id="print-marks"
          value={choice.marks}
          onChange={(event) => choose("marks", event.target.value as SheetChoice["marks"])}
        >
          {Object.entries(marksNames).map(([id, name]) => (
            <MenuItem key={id} value={id}>
              {name}
            </MenuItem>
          ))}
        </TextField>
      </div>
      <footer className={styles.foot}>
        <p className={styles.sum}>
          {count(copies, "card")} on {count(pages, "page")}
        </p>
        <Export disabled={pages === 0} settings={{ deck, ...choice }} />
      </footer>
    </section>
  );
}
