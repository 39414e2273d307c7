import { useRef } from "react";
import styles from "./fields.module.css";
import type { BoxLook } from "./number-box";
import { TextInput } from "./text-field";

interface Props extends Omit<BoxLook, "compact" | "labelledBy"> {
  label: string;
  /** `#c8452b` */
  value: string | undefined;
  /** What is chosen in one go carries the same gesture; what is typed carries none. */
  onChange(value: string | undefined, gesture?: symbol): void;
}

const isColour = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text);

/** A colour from the system's own choice, or by its number; without one there is none. */
export function ColourField({ label, value, onChange, ...look }: Props) {
  const hand = useRef<symbol>(undefined);
  const type = (text: string) => {
    const trimmed = text.trim().toLowerCase();
    const number = /^[0-9a-f]{6}$/.test(trimmed) ? `#${trimmed}` : trimmed;
    onChange(number === "" ? undefined : number);
  };
  return (
    <span className={styles.colour}>
      <input
        type="color"
        aria-label={`${label}: choose a colour`}
        data-none={value === undefined || undefined}
        disabled={look.disabled}
        value={value !== undefined && isColour(value) ? value : "#ffffff"}
        onPointerDown={() => {
          hand.current = Symbol(label);
        }}
        onBlur={() => {
          hand.current = undefined;
        }}
        onChange={(event) => onChange(event.target.value, hand.current)}
      />
      <TextInput
        {...look}
        compact
        code
        lazy
        label={`${label}: number of the colour`}
        value={value ?? ""}
        onChange={type}
      />
    </span>
  );
}
