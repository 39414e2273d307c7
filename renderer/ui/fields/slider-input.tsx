import Slider from "@mui/material/Slider";
import { useRef } from "react";
import type { Limits } from "../../../schemas/limits";
import styles from "./fields.module.css";
import type { BoxLook } from "./number-box";
import { NumberInput } from "./number-field";

interface Props extends Omit<BoxLook, "placeholder" | "compact" | "labelledBy"> {
  label: string;
  value: number;
  range: Limits;
  unit?: string | undefined;
  /** How far a key or the smallest movement goes. */
  step?: number;
  /** Where the coloured part of the line begins, if not at its left end. */
  zero?: number;
  /** Movements of one hand, until it lets go, carry the same gesture; those of keys and what is typed carry none. */
  onChange(value: number, gesture?: symbol): void;
}

/** A number by feel, and to the point: a slider with a field beside it. */
export function SliderInput({ label, value, range, unit, step = 1, zero = range.least, onChange, ...look }: Props) {
  const hand = useRef<symbol>(undefined);
  const { least, most } = range;
  return (
    <span className={styles.slider}>
      <Slider
        size="small"
        min={least}
        max={most}
        step={step}
        value={Math.max(least, Math.min(most, value))}
        disabled={look.disabled ?? false}
        track={zero === least ? "normal" : false}
        marks={zero === least ? false : [{ value: zero }]}
        aria-label={`${label}, by sliding`}
        getAriaValueText={(number) => `${number} ${unit ?? ""}`.trim()}
        onPointerDownCapture={() => {
          hand.current = Symbol(label);
        }}
        onChange={(_, next) => onChange(next, hand.current)}
        onChangeCommitted={() => {
          hand.current = undefined;
        }}
      />
      <NumberInput
        {...look}
        compact
        label={label}
        value={value}
        range={range}
        unit={unit}
        step={step}
        beyond="refused"
        onChange={(next) => next !== undefined && onChange(next)}
      />
    </span>
  );
}
