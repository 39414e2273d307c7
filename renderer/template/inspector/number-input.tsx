import { ChevronDown, ChevronUp } from "lucide-react";
import { useState } from "react";
import { hundredths } from "../model/box";
import inputs from "./inputs.module.css";

interface Props {
  id?: string;
  /** What is said of it when no visible label belongs to it. */
  label?: string;
  /** A letter before the number, such as X. */
  sign?: string;
  value: number | undefined;
  unit?: string | undefined;
  step?: number | undefined;
  min?: number | undefined;
  max?: number | undefined;
  placeholder?: string | undefined;
  disabled?: boolean;
  invalid?: boolean;
  onChange(value: number | undefined): void;
}

const pattern = /^[-−]?(\d+([.,]\d*)?|[.,]\d+)$/;

/** A number with its unit. Arrow keys step, with Shift ten times as far; what is typed counts as soon as it is a number. */
export function NumberInput(props: Props) {
  const {
    id,
    label,
    sign,
    value,
    unit,
    step = 1,
    min = -1000,
    max = 10_000,
    placeholder = "",
    disabled,
    invalid,
  } = props;
  const [typed, setTyped] = useState<{ text: string; value: number | undefined }>();
  const shown = typed && typed.value === value ? typed.text : value === undefined ? "" : String(value);
  const limit = (next: number) => hundredths(Math.max(min, Math.min(max, next)));

  const type = (text: string) => {
    const trimmed = text.trim();
    const next =
      trimmed === "" ? undefined : pattern.test(trimmed) ? Number(trimmed.replace(",", ".").replace("−", "-")) : value;
    setTyped({ text, value: next });
    if (next !== value) props.onChange(next);
  };
  const stepBy = (by: number) => {
    const from = value ?? (Number.parseFloat(placeholder) || Math.max(0, min));
    setTyped(undefined);
    props.onChange(limit(from + by * step));
  };

  return (
    <span className={inputs.number} data-invalid={invalid || undefined} data-disabled={disabled || undefined}>
      {sign && (
        <span className={inputs.sign} aria-hidden="true">
          {sign}
        </span>
      )}
      <input
        id={id}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        aria-label={label}
        aria-invalid={invalid || undefined}
        value={shown}
        placeholder={placeholder}
        disabled={disabled}
        onFocus={(event) => event.target.select()}
        onChange={(event) => type(event.target.value)}
        onBlur={() => setTyped(undefined)}
        onKeyDown={(event) => {
          const by = event.key === "ArrowUp" ? 1 : event.key === "ArrowDown" ? -1 : 0;
          if (by === 0 || event.altKey) return;
          event.preventDefault();
          stepBy(event.shiftKey ? by * 10 : by);
        }}
      />
      {unit && <span className={inputs.unit}>{unit}</span>}
      {!disabled && (
        // For the mouse; the arrow keys do the same.
        <span className={inputs.steps} aria-hidden="true">
          <button type="button" tabIndex={-1} onClick={() => stepBy(1)}>
            <ChevronUp size={10} />
          </button>
          <button type="button" tabIndex={-1} onClick={() => stepBy(-1)}>
            <ChevronDown size={10} />
          </button>
        </span>
      )}
    </span>
  );
}
