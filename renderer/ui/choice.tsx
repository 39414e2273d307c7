import MenuItem from "@mui/material/MenuItem";
import Select from "@mui/material/Select";
import type { MouseEvent } from "react";
import styles from "./choice.module.css";

export interface Choosable<T extends string> {
  value: T;
  label: string;
}

interface Props<T extends string> {
  value: T;
  options: readonly Choosable<T>[];
  /** The element that says what is chosen; or the words, where nothing on the screen does. */
  labelId?: string;
  label?: string;
  describedBy?: string;
  className?: string | undefined;
  onChange(value: T): void;
}

/** One of a few, small enough for a bar or a line of a list. */
export function Choice<T extends string>({
  value,
  options,
  labelId,
  label,
  describedBy,
  className = "",
  onChange,
}: Props<T>) {
  return (
    <Select
      className={`${styles.choice} ${className}`}
      value={value}
      {...(labelId !== undefined && { labelId })}
      SelectDisplayProps={{ "aria-label": label, "aria-describedby": describedBy }}
      onChange={(event) => onChange(event.target.value as T)}
      // Whoever points goes on elsewhere, and means the room with the next key.
      onClose={(event) => {
        if ((event as MouseEvent).detail > 0) setTimeout(() => (document.activeElement as HTMLElement | null)?.blur());
      }}
    >
      {options.map((option) => (
        <MenuItem key={option.value} value={option.value}>
          {option.label}
        </MenuItem>
      ))}
    </Select>
  );
}
