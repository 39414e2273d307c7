import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import InputAdornment from "@mui/material/InputAdornment";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import { type ReactNode, useState } from "react";
import { remember, useRemembered } from "../state/settings";
import styles from "./print-panel.module.css";

/** The controls that the print room is made of. */

interface NumberProps {
  label: string;
  id: string;
  value: number;
  min?: number;
  max: number;
  unit?: string;
  whole?: boolean;
  help?: string;
  onChange(value: number): void;
}

/** Takes effect as soon as it makes sense. */
export function NumberField({
  label,
  id,
  value,
  min = 0,
  max,
  unit = "mm",
  whole = false,
  help,
  onChange,
}: NumberProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed ?? String(Math.round(value * 1000) / 1000);
  const read = (text: string): number | undefined => {
    const number = Number(text.replace(",", ".").replace("−", "-"));
    const isSound = text.trim() !== "" && number >= min && number <= max && (!whole || Number.isInteger(number));
    return isSound ? number : undefined;
  };
  const isSound = read(shown) !== undefined;
  return (
    <TextField
      label={label}
      id={id}
      value={shown}
      error={!isSound}
      title={help}
      onChange={(event) => {
        setTyped(event.target.value);
        const next = read(event.target.value);
        if (next !== undefined) onChange(next);
      }}
      onBlur={() => setTyped(null)}
      helperText={isSound ? undefined : `${min} to ${max}${unit && ` ${unit}`}`}
      slotProps={{
        input: { endAdornment: unit ? <InputAdornment position="end">{unit}</InputAdornment> : undefined },
        htmlInput: { inputMode: "decimal" },
      }}
    />
  );
}

export interface Choice {
  value: string;
  name: string;
  /** On the right, muted. */
  aside?: string | number;
  disabled?: boolean;
}

interface ChoiceProps {
  label: string;
  id: string;
  value: string;
  choices: readonly Choice[];
  onChange(value: string): void;
}

export function ChoiceField({ label, id, value, choices, onChange }: ChoiceProps) {
  return (
    <TextField
      select
      label={label}
      id={id}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ select: { displayEmpty: true } }}
    >
      {choices.map(({ value: own, name, aside, disabled = false }) => (
        <MenuItem key={own} value={own} disabled={disabled}>
          <span className={styles.choice}>{name}</span>
          {aside !== undefined && <span className={styles.aside}>{aside}</span>}
        </MenuItem>
      ))}
    </TextField>
  );
}

export const choicesOf = (names: Readonly<Record<string, string>>): Choice[] =>
  Object.entries(names).map(([value, name]) => ({ value, name }));

interface CheckProps {
  label: string;
  value: boolean;
  help?: string;
  disabled?: boolean;
  onChange(value: boolean): void;
}

export function CheckField({ label, value, help, disabled = false, onChange }: CheckProps) {
  return (
    <FormControlLabel
      className={styles.check}
      title={help}
      disabled={disabled}
      label={label}
      control={<Checkbox size="small" checked={value} onChange={(_, checked) => onChange(checked)} />}
    />
  );
}

/** Settings that belong together. What is folded away stays so. */
export function Group({ name, summary, children }: { name: string; summary?: string; children: ReactNode }) {
  const key = `print.open.${name}`;
  const [open] = useRemembered(key, ["Cards", "Pieces", "Paper"].includes(name));
  return (
    <details
      className={styles.group}
      open={open}
      onToggle={(event) => {
        if (event.currentTarget.open !== open) remember(key, event.currentTarget.open);
      }}
    >
      <summary>
        <h2>{name}</h2>
        {!open && summary && <span>{summary}</span>}
      </summary>
      <div className={styles.fields}>{children}</div>
    </details>
  );
}
