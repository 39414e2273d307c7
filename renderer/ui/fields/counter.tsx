import IconButton from "@mui/material/IconButton";
import { Minus, Plus } from "lucide-react";
import styles from "./fields.module.css";
import { NumberBox, type NumberLook } from "./number-box";
import { type NumberWish, useNumberText } from "./use-number-text";

interface Props extends Pick<NumberLook, "id" | "describedBy" | "disabled" | "compact"> {
  value: number;
  /** What is counted: "Copies of Attack". */
  label: string;
  range?: NumberWish["range"];
  /** While typing: `fitted` waits until the person is done. */
  beyond?: NumberWish["beyond"];
  onChange(value: number, manner: "typing" | "step"): void;
}

/** A small whole number with minus and plus; typing works too and takes effect with Enter or on leaving. */
export function Counter({ value, label, range, beyond = "fitted", onChange, ...look }: Props) {
  const wish: NumberWish = {
    value,
    range: { least: 0, whole: true, ...range },
    beyond,
    onChange: (next, manner) => next !== undefined && onChange(next, manner),
  };
  const number = useNumberText(wish);
  const size = look.compact ? "small" : "medium";
  return (
    <div className={styles.counter} data-compact={look.compact || undefined}>
      <IconButton
        size={size}
        tabIndex={-1}
        aria-label={`Fewer: ${label}`}
        disabled={look.disabled || !number.canStep(-1)}
        onClick={() => number.stepBy(-1)}
      >
        <Minus aria-hidden />
      </IconButton>
      <NumberBox {...wish} {...look} label={label} number={number} bare />
      <IconButton
        size={size}
        tabIndex={-1}
        aria-label={`More: ${label}`}
        disabled={look.disabled || !number.canStep(1)}
        onClick={() => number.stepBy(1)}
      >
        <Plus aria-hidden />
      </IconButton>
    </div>
  );
}
