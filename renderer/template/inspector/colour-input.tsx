import Popover from "@mui/material/Popover";
import { useRef, useState } from "react";
import { readColour } from "../../../press/values";
import { TextInput } from "../../ui/fields/text-field";
import inputs from "./inputs.module.css";
import { useInspector } from "./inspector-context";
import pickers from "./pickers.module.css";

interface Props {
  id?: string;
  label: string;
  value: string | undefined;
  placeholder?: string | undefined;
  /** The colour that an absent value means. */
  usual?: string;
  invalid?: boolean;
  onChange(value: string | undefined, manner?: "typing"): void;
}

/** A colour of the palette by its name, or one of one's own. */
export function ColourInput({ id, label, value, placeholder, usual, invalid, onChange }: Props) {
  const { template, disabled } = useInspector();
  const { palette } = template;
  const anchor = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const shown = value === undefined ? usual : readColour(value, palette, {});
  const choose = (colour: string | undefined) => {
    setOpen(false);
    onChange(colour);
  };
  return (
    <span className={inputs.colour}>
      <button
        ref={anchor}
        type="button"
        className={pickers.swatch}
        style={{ background: shown }}
        data-none={shown === undefined || undefined}
        aria-label={`Choose ${label.toLowerCase()}`}
        aria-haspopup="dialog"
        disabled={disabled}
        onClick={() => setOpen(true)}
      />
      <TextInput
        compact
        id={id}
        label={id ? undefined : label}
        invalid={invalid}
        value={value ?? ""}
        placeholder={placeholder}
        disabled={disabled}
        onChange={(text) => onChange(text === "" ? undefined : text, "typing")}
      />
      <Popover
        open={open}
        anchorEl={anchor.current}
        onClose={() => setOpen(false)}
        anchorOrigin={{ vertical: "bottom", horizontal: "left" }}
        slotProps={{ paper: { role: "dialog", "aria-label": label } }}
      >
        <div className={pickers.palette}>
          {Object.entries(palette).map(([name, colour]) => (
            <button key={name} type="button" aria-pressed={name === value} onClick={() => choose(name)}>
              <span className={pickers.swatch} style={{ background: colour }} />
              {name}
            </button>
          ))}
          <label className={pickers.ownColour}>
            <input
              type="color"
              value={shown ?? "#808080"}
              onChange={(event) => onChange(event.target.value, "typing")}
            />
            A colour of its own
          </label>
          {placeholder !== undefined && (
            <button type="button" onClick={() => choose(undefined)}>
              <span className={pickers.swatch} data-none />
              {placeholder}
            </button>
          )}
        </div>
      </Popover>
    </span>
  );
}
