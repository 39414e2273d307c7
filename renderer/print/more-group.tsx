import TextField from "@mui/material/TextField";
import type { PrintSettings } from "../../main/api";
import { CheckField, Group, NumberField } from "./fields";
import { choose } from "./print-memory";

/** What few prints need. */
export function MoreGroup({ settings }: { settings: PrintSettings }) {
  const { lowInk = false, label = "", dpi = 300 } = settings;
  const summary = [lowInk && "low ink", label, dpi !== 300 && `${dpi} dpi`].filter(Boolean).join(", ");
  return (
    <Group name="Ink and label" summary={summary}>
      <LowInkField settings={settings} />
      <NumberField
        label="Resolution of pictures"
        id="print-picture-dpi"
        value={dpi}
        min={72}
        max={1200}
        unit="dpi"
        whole
        help="Pictures with more are scaled down to it."
        onChange={(value) => choose({ dpi: value === 300 ? undefined : value })}
      />
      <TextField
        label="Words at the edge of each sheet"
        id="print-label"
        value={label}
        placeholder="The set's name and version stand there anyway"
        autoComplete="off"
        onChange={(event) => choose({ label: event.target.value || undefined })}
        slotProps={{ htmlInput: { maxLength: 200 } }}
      />
    </Group>
  );
}

export function LowInkField({ settings }: { settings: PrintSettings }) {
  return (
    <CheckField
      label="Save ink"
      value={settings.lowInk ?? false}
      help="Light grounds, dark lines and text."
      onChange={(thrifty) => choose({ lowInk: thrifty || undefined })}
    />
  );
}
