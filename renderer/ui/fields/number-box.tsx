import OutlinedInput from "@mui/material/OutlinedInput";
import { ChevronDown, ChevronUp } from "lucide-react";
import styles from "./fields.module.css";
import type { NumberText, NumberWish } from "./use-number-text";

/** How the input in a field looks, and what is said of it. */
export interface BoxLook {
  id?: string | undefined;
  /** What is said of it when no visible label belongs to it. */
  label?: string | undefined;
  labelledBy?: string | undefined;
  describedBy?: string | undefined;
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
  invalid?: boolean | undefined;
  /** For rows and bars. */
  compact?: boolean | undefined;
}

export interface NumberLook extends BoxLook {
  /** A letter before the number, such as X. */
  sign?: string | undefined;
}

type Props = NumberLook & Pick<NumberWish, "value" | "unit" | "range"> & { number: NumberText; bare?: boolean };

/** A number with its unit. `bare` has no arrows for the mouse: they stand elsewhere. */
export function NumberBox({ number, value, unit, range = {}, sign, bare = false, ...look }: Props) {
  const { disabled = false } = look;
  return (
    <OutlinedInput
      className={styles.number ?? ""}
      data-compact={look.compact || undefined}
      size="small"
      value={number.text}
      placeholder={look.placeholder ?? ""}
      disabled={disabled}
      error={look.invalid || number.fault !== undefined}
      startAdornment={
        sign && (
          <span className={styles.unit} aria-hidden>
            {sign}
          </span>
        )
      }
      endAdornment={
        <>
          {unit && (
            <span className={styles.unit} aria-hidden>
              {unit}
            </span>
          )}
          {!disabled && !bare && <Arrows number={number} />}
        </>
      }
      onChange={(event) => number.type(event.target.value)}
      onFocus={(event) => event.target.select()}
      onBlur={number.finish}
      onKeyDown={number.onKey}
      slotProps={{
        input: {
          id: look.id,
          role: "spinbutton",
          inputMode: range.whole ? "numeric" : "decimal",
          autoComplete: "off",
          "aria-label": look.label,
          "aria-labelledby": look.labelledBy,
          "aria-describedby": look.describedBy,
          "aria-valuenow": value,
          "aria-valuemin": range.least,
          "aria-valuemax": range.most,
          "aria-valuetext": value === undefined ? (look.placeholder ?? "empty") : `${number.text} ${unit ?? ""}`.trim(),
        },
      }}
    />
  );
}

/** For the mouse; the arrow keys do the same. */
function Arrows({ number }: { number: NumberText }) {
  return (
    <span className={styles.arrows} aria-hidden>
      <button type="button" tabIndex={-1} onClick={() => number.stepBy(1)}>
        <ChevronUp size={10} />
      </button>
      <button type="button" tabIndex={-1} onClick={() => number.stepBy(-1)}>
        <ChevronDown size={10} />
      </button>
    </span>
  );
}
