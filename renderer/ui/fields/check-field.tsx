import Checkbox from "@mui/material/Checkbox";
import type { ReactNode } from "react";
import type { FieldProps } from "./field";
import styles from "./fields.module.css";
import { helpId, useHelp } from "./help";

interface CheckProps {
  id?: string | undefined;
  value: boolean;
  /** Some of what it stands for is so, some is not. */
  mixed?: boolean | undefined;
  disabled?: boolean | undefined;
  labelledBy?: string | undefined;
  describedBy?: string | undefined;
  onChange(value: boolean): void;
}

/** A box without words, for rows that have them elsewhere. */
export function CheckInput({ id, value, mixed = false, disabled = false, onChange, ...said }: CheckProps) {
  return (
    <Checkbox
      size="small"
      checked={value}
      indeterminate={mixed}
      disabled={disabled}
      onChange={(_, checked) => onChange(checked)}
      slotProps={{ input: { id, "aria-labelledby": said.labelledBy, "aria-describedby": said.describedBy } }}
    />
  );
}

type Props = Omit<FieldProps, "id" | "label"> &
  Omit<CheckProps, "labelledBy" | "describedBy"> & { id: string; label: ReactNode; compact?: boolean };

/** Yes or no, with its words behind it. */
export function CheckField({ label, help, compact, ...props }: Props) {
  const { mark, words, keys } = useHelp(props.id, help);
  const box = (
    <label
      className={styles.check}
      htmlFor={props.id}
      data-disabled={props.disabled || undefined}
      data-compact={compact || undefined}
    >
      <CheckInput {...props} describedBy={help ? helpId(props.id) : undefined} />
      <span>{label}</span>
    </label>
  );
  if (!help) return box;
  return (
    <div {...keys}>
      <div className={styles.checkHead}>
        {box}
        {mark}
      </div>
      {words}
    </div>
  );
}
