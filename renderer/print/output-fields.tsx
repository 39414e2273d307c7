import TextField from "@mui/material/TextField";
import ToggleButton from "@mui/material/ToggleButton";
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup";
import type { PrintOutput } from "../../main/api";
import { printPresets } from "../../press/print-presets";
import { CheckField, ChoiceField, NumberField } from "./fields";
import styles from "./print-panel.module.css";

interface Props {
  output: PrintOutput;
  onChange(output: PrintOutput): void;
}

const podNames: Readonly<Record<string, string>> = {
  "": "As designed",
  "pod-poker": "Print on demand, poker",
  "pod-bridge": "Print on demand, bridge",
  "pod-mini": "Print on demand, mini",
  "pod-tarot": "Print on demand, tarot",
};

/** What is to be said about each kind of output besides the cards. */
export function OutputFields({ output, onChange }: Props) {
  switch (output.kind) {
    case "sheets":
    case "credits":
      return null;
    case "pictures":
      return <PictureFields output={output} onChange={onChange} />;
    case "contact":
    case "rules":
      return (
        <NumberField
          label="Columns"
          id="print-columns"
          value={output.columns}
          min={1}
          max={12}
          unit=""
          whole
          onChange={(columns) => onChange({ ...output, columns })}
        />
      );
    case "tts":
      return (
        <TextField
          label="Web address of the pictures"
          id="print-address"
          defaultValue={output.address ?? ""}
          placeholder="https://…"
          helperText="For players elsewhere: you put the pictures there. Without it they are found on this computer alone."
          onChange={({ target }) => {
            const { address: _before, ...rest } = output;
            if (/^https?:\/\/\S+$/.test(target.value)) onChange({ ...rest, address: target.value });
            else if (target.value.trim() === "") onChange(rest);
          }}
        />
      );
  }
}

function PictureFields({
  output,
  onChange,
}: {
  output: Extract<PrintOutput, { kind: "pictures" }>;
  onChange(output: PrintOutput): void;
}) {
  const { preset: chosen, ...rest } = output;
  const preset = printPresets[chosen ?? ""];
  return (
    <>
      <ChoiceField
        label="Size"
        id="print-picture-size"
        value={chosen ?? ""}
        choices={Object.entries(podNames).map(([value, name]) => ({ value, name }))}
        onChange={(next) => onChange(next === "" ? rest : { ...rest, preset: next })}
      />
      {preset ? (
        <p className={styles.note}>
          {preset.pixels.width} × {preset.pixels.height} pixels, {preset.dpi} dpi, with ⅛ in bleed.
        </p>
      ) : (
        <>
          <NumberField
            label="Resolution"
            id="print-dpi"
            value={output.dpi}
            min={72}
            max={1200}
            unit="dpi"
            whole
            onChange={(dpi) => onChange({ ...output, dpi })}
          />
          <CheckField
            label="With bleed"
            value={output.withBleed}
            help="What lies outside the cut too, with square corners."
            onChange={(withBleed) => onChange({ ...output, withBleed })}
          />
        </>
      )}
      <CheckField
        label="Backs too"
        value={output.withBacks}
        onChange={(withBacks) => onChange({ ...output, withBacks })}
      />
      <ToggleButtonGroup
        exclusive
        fullWidth
        size="small"
        value={output.packing}
        aria-label="Packed as"
        onChange={(_, packing: "zip" | "folder" | null) => packing && onChange({ ...output, packing })}
      >
        <ToggleButton value="zip">One zip file</ToggleButton>
        <ToggleButton value="folder">A folder</ToggleButton>
      </ToggleButtonGroup>
    </>
  );
}
