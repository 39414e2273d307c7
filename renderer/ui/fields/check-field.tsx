import Checkbox from "@mui/material/Checkbox";
import type { ReactNode } from "react";
import { type FieldProps, Helped } from "./field";
import styles from "./fields.module.css";

interface CheckProps {
  id?: string | undefined;
  value: boolean;
  /** Some of what it stands for is so, some is not. */
  mixed?: boolean | undefined;
  disabled?: boolean | undefined;
  describedBy?: string | undefined;
  onChange(value: boolean): void;
}

/** A box without words, for rows that have them elsewhere. */
export function CheckInput({ id, value, mixed = false, disabled = false, describedBy, onChange }: CheckProps) {
  return (
    <Checkbox
      size="small"
      checked={value}
      indeterminate={mixed}
      disabled={disabled}
      onChange={(_, checked) => onChange(checked)}
      slotProps={{ input: { id, "aria-describedby": describedBy } }}
    />
  );
}

type Props = Omit<FieldProps, "id" | "label"> &
  Omit<CheckProps, "describedBy"> & { id: string; label: ReactNode; compact?: boolean };

/** Yes or no, with its words behind it. */
export function CheckField({ label, help, compact, ...props }: Props) {
  return (
    <Helped id={props.id} help={help}>
      <label
        className={styles.check}
        htmlFor={props.id}
        data-disabled={props.disabled || undefined}
        data-compact={compact || undefined}
      >
        <CheckInput {...props} describedBy={help && `${props.id}-help`} />
        <span>{label}</span>
      </label>
    </Helped>
  );
}
