import ToggleButton from "@mui/material/ToggleButton";
import ToggleButtonGroup from "@mui/material/ToggleButtonGroup";
import type { LucideIcon } from "lucide-react";
import styles from "./fields.module.css";

export interface Toggle<T extends string> {
  value: T;
  label: string;
  icon?: LucideIcon | undefined;
}

interface Props<T extends string> {
  /** What is said of all of them. */
  label?: string | undefined;
  value: T;
  options: readonly Toggle<T>[];
  disabled?: boolean | undefined;
  /** As wide as what they say, not as the panel: in bars. */
  fit?: boolean | undefined;
  /** Icons alone. */
  icons?: boolean | undefined;
  /** Small ones, in rows. */
  compact?: boolean | undefined;
  onChange(value: T): void;
}

/** One of very few, all in sight. */
export function Toggles<T extends string>({ label, value, options, onChange, ...look }: Props<T>) {
  const { disabled = false, compact = false, icons = compact, fit = icons } = look;
  return (
    <ToggleButtonGroup
      className={styles.toggles ?? ""}
      data-compact={compact || undefined}
      data-fit={(fit && !icons) || undefined}
      exclusive
      fullWidth={!fit}
      size="small"
      value={value}
      disabled={disabled}
      aria-label={label}
      onChange={(_, next: T | null) => next !== null && onChange(next)}
    >
      {options.map(({ value: own, label: words, icon: Icon }) => (
        <ToggleButton key={own} value={own} {...(icons && { "aria-label": words, title: words })}>
          {Icon && <Icon strokeWidth={1.75} aria-hidden />}
          {!icons && words}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
