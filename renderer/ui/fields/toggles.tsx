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
  /** Icons alone. */
  compact?: boolean | undefined;
  onChange(value: T): void;
}

/** One of very few, all in sight. */
export function Toggles<T extends string>({ label, value, options, disabled, compact, onChange }: Props<T>) {
  return (
    <ToggleButtonGroup
      className={styles.toggles ?? ""}
      data-compact={compact || undefined}
      exclusive
      fullWidth={!compact}
      size="small"
      value={value}
      disabled={disabled ?? false}
      aria-label={label}
      onChange={(_, next: T | null) => next !== null && onChange(next)}
    >
      {options.map(({ value: own, label: words, icon: Icon }) => (
        <ToggleButton key={own} value={own} {...(compact && { "aria-label": words, title: words })}>
          {Icon && <Icon strokeWidth={1.75} aria-hidden />}
          {!compact && words}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
