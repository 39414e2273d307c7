import type { ReactNode } from "react";
import type { Problem } from "../../../schemas/problem";
import type { Field } from "../../document/schema-fields";
import { RichWords } from "../../press/rich-words";
import { inputId, useForm } from "./control";
import styles from "./controls.module.css";
import { FieldProblems } from "./field-problems";

export const describedBy = (field: Field): string => `${inputId(field.pointer)}-more`;

/** Label above, control, then what it means and what is wrong with it. */
export function FieldFrame({
  field,
  problems,
  children,
  aside,
  isGroup = false,
}: {
  field: Field;
  problems: readonly Problem[];
  children: ReactNode;
  /** At the right end of the label's line. */
  aside?: ReactNode;
  /** The control is made of several inputs, each with a label of its own. */
  isGroup?: boolean;
}) {
  const id = inputId(field.pointer);
  return (
    <div
      className={styles.frame}
      data-pointer={field.pointer}
      {...(isGroup && { role: "group", "aria-labelledby": `${id}-title` })}
    >
      <div className={styles.head}>
        {isGroup ? (
          <span className={styles.title} id={`${id}-title`}>
            {field.title}
          </span>
        ) : (
          <label className={styles.title} id={`${id}-title`} htmlFor={id}>
            {field.title}
          </label>
        )}
        {aside && <div className={styles.aside}>{aside}</div>}
      </div>
      {children}
      <div id={describedBy(field)}>
        <FieldDescription field={field} />
        <FieldProblems problems={problems} />
      </div>
    </div>
  );
}

/** May hold the game's symbols. */
export function FieldDescription({ field }: { field: Field }) {
  const { game } = useForm();
  const { description } = field.schema;
  if (!description) return null;
  return (
    <p className={styles.description}>
      <RichWords text={description} symbols={game.symbols} />
    </p>
  );
}
