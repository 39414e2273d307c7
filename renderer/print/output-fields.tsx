import { useState } from "react";
import type { PrintOutput } from "../../main/api";
import { printPreset, printPresets } from "../../press/print-presets";
import { limitsOf, saidOf } from "../../schemas/limits";
import {
  BoxOutput,
  ContactOutput,
  CutOutput,
  DeckPictureOutput,
  PictureOutput,
  SetPictureOutput,
} from "../../schemas/print-settings";
import { CheckField } from "../ui/fields/check-field";
import { ChoiceField, choosable } from "../ui/fields/choice-field";
import { NumberField } from "../ui/fields/number-field";
import { TextField } from "../ui/fields/text-field";
import { Toggles } from "../ui/fields/toggles";
import { BookletFields } from "./booklet/booklet-fields";
import { BuildField } from "./builds/build-field";
import styles from "./print-panel.module.css";

interface Props {
  output: PrintOutput;
  /** Of cards. */
  copies: number;
  onChange(output: PrintOutput): void;
}

const podNames: Readonly<Record<string, string>> = {
  "": "As designed",
  ...Object.fromEntries(Object.entries(printPresets).map(([id, { name }]) => [id, name])),
};

/** What is to be said about each kind of output besides the cards. */
export function OutputFields({ output, copies, onChange }: Props) {
  switch (output.kind) {
    case "sheets":
    case "ttp":
    case "credits":
      return null;
    case "pictures":
      return <PictureFields output={output} onChange={onChange} />;
    case "contact":
    case "rules":
      return (
        <NumberField
          label={saidOf(ContactOutput, "columns").title}
          id="print-columns"
          value={output.columns}
          range={limitsOf(ContactOutput, "columns")}
          onChange={(columns) => onChange({ ...output, columns })}
        />
      );
    case "deck-picture":
      return (
        <Toggles
          label={saidOf(DeckPictureOutput, "format").title}
          value={output.format}
          options={choosable(saidOf(DeckPictureOutput, "format").labels as Record<typeof output.format, string>)}
          onChange={(format) => onChange({ ...output, format })}
        />
      );
    case "box":
      return <BoxFields output={output} copies={copies} onChange={onChange} />;
    case "set-picture":
      return (
        <Toggles
          label={saidOf(SetPictureOutput, "as").title}
          value={output.as}
          options={choosable(saidOf(SetPictureOutput, "as").labels as Record<typeof output.as, string>)}
          onChange={(as) => onChange({ ...output, as })}
        />
      );
    case "booklet":
      return <BookletFields output={output} onChange={onChange} />;
    case "build":
      return <BuildField build={output.build} onChange={(build) => onChange({ ...output, build })} />;
    case "cut":
      return (
        <Toggles
          label={saidOf(CutOutput, "format").title}
          value={output.format}
          options={choosable(saidOf(CutOutput, "format").labels as Record<typeof output.format, string>)}
          onChange={(format) => onChange({ ...output, format })}
        />
      );
    case "tts":
      return (
        <AddressField
          address={output.address ?? ""}
          onChange={(address) => onChange({ kind: "tts", ...(address !== "" && { address }) })}
        />
      );
  }
}

function said(name: keyof typeof PictureOutput.properties) {
  const { title, description } = saidOf(PictureOutput, name);
  return { id: name === "dpi" ? "print-dpi" : `print-picture-${name}`, label: title, help: description };
}

function PictureFields({
  output,
  onChange,
}: {
  output: Extract<PrintOutput, { kind: "pictures" }>;
  onChange(output: PrintOutput): void;
}) {
  const { preset: chosen, ...rest } = output;
  const preset = printPreset(chosen);
  return (
    <>
      <ChoiceField
        {...said("preset")}
        value={chosen ?? ""}
        options={choosable(podNames)}
        onChange={(next) => onChange(next === "" ? rest : { ...rest, preset: next })}
      />
      {preset ? (
        <p className={styles.note}>
          {preset.pixels.width} × {preset.pixels.height} pixels, {preset.dpi} dpi, with bleed.
        </p>
      ) : (
        <>
          <NumberField
            {...said("dpi")}
            unit={saidOf(PictureOutput, "dpi").unit}
            value={output.dpi}
            range={limitsOf(PictureOutput, "dpi")}
            onChange={(dpi) => onChange({ ...output, dpi })}
          />
          <CheckField
            {...said("withBleed")}
            value={output.withBleed}
            onChange={(withBleed) => onChange({ ...output, withBleed })}
          />
        </>
      )}
      <CheckField
        {...said("withBacks")}
        value={output.withBacks}
        onChange={(withBacks) => onChange({ ...output, withBacks })}
      />
      <Toggles
        label={said("packing").label}
        value={output.packing}
        options={choosable(saidOf(PictureOutput, "packing").labels as Record<typeof output.packing, string>)}
        onChange={(packing) => onChange({ ...output, packing })}
      />
    </>
  );
}

interface BoxProps {
  output: Extract<PrintOutput, { kind: "box" }>;
  copies: number;
  onChange(output: PrintOutput): void;
}

function BoxFields({ output, copies, onChange }: BoxProps) {
  const { count = copies, dividers = 0, stock, dividerStock = stock } = output;
  const field = (name: "count" | "dividers" | "stock" | "dividerStock") => {
    const { title, description, unit } = saidOf(BoxOutput, name);
    const range = limitsOf(BoxOutput, name);
    return { id: `print-box-${name}`, label: title, help: description, range, ...(unit !== undefined && { unit }) };
  };
  const change = (next: { [K in keyof typeof output]?: (typeof output)[K] | undefined }) => {
    const { kind: _kind, ...all } = { ...output, ...next };
    const said = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
    onChange({ kind: "box", stock, ...said });
  };
  return (
    <>
      <NumberField
        {...field("count")}
        value={count}
        onChange={(value) => change({ count: value === copies ? undefined : value })}
      />
      <NumberField {...field("stock")} value={stock} onChange={(value) => change({ stock: value })} />
      <NumberField
        {...field("dividers")}
        value={dividers}
        onChange={(value) => change({ dividers: value || undefined })}
      />
      {dividers > 0 && (
        <NumberField
          {...field("dividerStock")}
          value={dividerStock}
          onChange={(value) => change({ dividerStock: value === stock ? undefined : value })}
        />
      )}
    </>
  );
}

/** Takes effect as soon as it is an address, or nothing. */
function AddressField({ address, onChange }: { address: string; onChange(address: string): void }) {
  const [typed, setTyped] = useState(address);
  return (
    <TextField
      label="Web address of the pictures"
      id="print-address"
      value={typed}
      placeholder="https://…"
      note="For players elsewhere: you put the pictures there. Without it they are found on this computer alone."
      onChange={(text) => {
        setTyped(text);
        if (text.trim() === "" || /^https?:\/\/\S+$/.test(text)) onChange(text.trim());
      }}
    />
  );
}
