import IconButton from "@mui/material/IconButton";
import { Minus, Plus } from "lucide-react";
import { useState } from "react";
import styles from "./stepper.module.css";

interface Props {
  value: number;
  /** What is counted: "Copies of Attack". */
  label: string;
  min?: number;
  max?: number;
  disabled?: boolean;
  onChange(value: number, manner: "press" | "typed"): void;
}

/** A small number with minus and plus; typing works too and takes effect with Enter or on leaving. */
export function Stepper({ value, label, min = 0, max = 999, disabled = false, onChange }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  const commit = () => {
    const wanted = typed === null ? Number.NaN : Number.parseInt(typed, 10);
    setTyped(null);
    if (!Number.isNaN(wanted) && wanted !== value) onChange(Math.max(min, Math.min(max, wanted)), "typed");
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a legend and borders of its own.
    <div className={styles.stepper} role="group" aria-label={label}>
      <IconButton
        size="small"
        aria-label={`Fewer: ${label}`}
        disabled={disabled || value <= min}
        onClick={() => onChange(value - 1, "press")}
      >
        <Minus aria-hidden />
      </IconButton>
      <input
        type="text"
        inputMode="numeric"
        aria-label={label}
        value={typed ?? String(value)}
        disabled={disabled}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setTyped(event.target.value.replace(/\D/g, ""))}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === "Enter") commit();
          if (event.key === "ArrowUp" && value < max) onChange(value + 1, "press");
          if (event.key === "ArrowDown" && value > min) onChange(value - 1, "press");
        }}
      />
      <IconButton
        size="small"
        aria-label={`More: ${label}`}
        disabled={disabled || value >= max}
        onClick={() => onChange(value + 1, "press")}
      >
        <Plus aria-hidden />
      </IconButton>
    </div>
  );
}
