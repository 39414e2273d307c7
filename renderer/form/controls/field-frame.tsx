import type { ReactNode } from "react";
import type { Problem } from "../../../schemas/problem";
import type { Field } from "../../document/schema-fields";
import { RichWords } from "../../press/rich-words";
import { Field as Frame } from "../../ui/fields/field";
import { hasError, inputId, useForm } from "./control";
import styles from "./controls.module.css";
import { FieldProblems } from "./field-problems";

interface Props {
  field: Field;
  problems: readonly Problem[];
  children: ReactNode;
  /** At the right end of the label's line. */
  aside?: ReactNode;
  /** The control is made of several inputs, each with a label of its own. */
  isGroup?: boolean;
}

/** Label above, control, then what it means and what is wrong with it. */
export function FieldFrame({ field, problems, children, aside, isGroup }: Props) {
  const note = (
    <>
      <FieldDescription field={field} />
      <FieldProblems problems={problems} />
    </>
  );
  return (
    <Frame
      id={inputId(field.pointer)}
      label={field.title}
      note={note}
      aside={aside}
      isGroup={isGroup}
      pointer={field.pointer}
    >
      {children}
    </Frame>
  );
}

const describedBy = (field: Field): string => `${inputId(field.pointer)}-more`;

/** What the input of a field is told: who it is, what is wrong with it, and whether it may be changed. */
export function useInputLook(field: Field, problems: readonly Problem[]) {
  const { disabled } = useForm();
  return { id: inputId(field.pointer), describedBy: describedBy(field), disabled, invalid: hasError(problems) };
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
