import Tooltip from "@mui/material/Tooltip";
import type { JSX, ReactNode } from "react";
import styles from "./fields.module.css";

/** What every field with a label of its own is given. */
export interface FieldProps {
  id: string;
  label: string;
  /** Shown when somebody rests on the field, and read out with it. */
  help?: string | undefined;
  disabled?: boolean | undefined;
}

/** For the input that stands in a `Field`. */
export const describedBy = ({ id, help }: FieldProps): string => (help ? `${id}-more ${id}-help` : `${id}-more`);

interface Props extends FieldProps {
  /** What is wrong; it takes the note's place. */
  fault?: string | undefined;
  note?: ReactNode;
  /** At the right end of the label's line. */
  aside?: ReactNode;
  /** Several inputs, each with a label of its own. */
  isGroup?: boolean | undefined;
  /** Where in a document it stands. */
  pointer?: string | undefined;
  children: ReactNode;
}

/** Label above, control, and what is to be said of it. */
export function Field({ id, label, help, fault, note, aside, isGroup = false, pointer, children }: Props) {
  const Label = isGroup ? "span" : "label";
  const group = isGroup && { role: "group", "aria-labelledby": `${id}-label` };
  return (
    <Helped id={id} help={help}>
      <div className={styles.field} data-pointer={pointer} {...group}>
        <div className={styles.head}>
          <Label id={`${id}-label`} {...(!isGroup && { htmlFor: id })}>
            {label}
          </Label>
          {aside !== undefined && <span className={styles.aside}>{aside}</span>}
        </div>
        {children}
        <div className={styles.more} id={`${id}-more`} aria-live="polite" data-wrong={fault !== undefined || undefined}>
          {fault ?? note}
        </div>
      </div>
    </Helped>
  );
}

/** Beside what it explains, so that it covers no other field. */
export function Helped({ id, help, children }: Pick<FieldProps, "id" | "help"> & { children: JSX.Element }) {
  if (!help) return children;
  return (
    <>
      <Tooltip title={help} placement="right" describeChild>
        {children}
      </Tooltip>
      <span hidden id={`${id}-help`}>
        {help}
      </span>
    </>
  );
}
