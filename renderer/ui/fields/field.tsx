import type { ReactNode } from "react";
import styles from "./fields.module.css";
import { helpId, useHelp } from "./help";

/** What every field with a label of its own is given. */
export interface FieldProps {
  id: string;
  label: string;
  /** What it means, for whoever asks. */
  help?: ReactNode;
  disabled?: boolean | undefined;
}

/** For the input that stands in a `Field`. */
export const describedBy = ({ id, help }: FieldProps): string => (help ? `${id}-more ${helpId(id)}` : `${id}-more`);

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
  const { mark, words, keys } = useHelp(id, help);
  return (
    <div className={styles.field} data-pointer={pointer} {...keys} {...group}>
      <div className={styles.head}>
        <Label id={`${id}-label`} {...(!isGroup && { htmlFor: id })}>
          {label}
        </Label>
        {mark}
        {aside !== undefined && <span className={styles.aside}>{aside}</span>}
      </div>
      {words}
      {children}
      <div className={styles.more} id={`${id}-more`} aria-live="polite" data-wrong={fault !== undefined || undefined}>
        {fault ?? note}
      </div>
    </div>
  );
}
