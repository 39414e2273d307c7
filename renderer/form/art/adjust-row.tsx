import type { ReactNode } from "react";
import type { Limits } from "../../../schemas/limits";
import type { Problem } from "../../../schemas/problem";
import { type Field, rangeOf } from "../../document/schema-fields";
import type { ChangeManner } from "../../document/use-file-editing";
import { helpId, useHelp } from "../../ui/fields/help";
import { SliderInput } from "../../ui/fields/slider-input";
import { hasError, inputId, useForm } from "../controls/control";
import { FieldProblems } from "../controls/field-problems";
import { problemsWithin } from "../controls/field-view";
import styles from "./adjust-picture.module.css";

interface RowProps {
  field: Field;
  /** Of the whole art. */
  problems: readonly Problem[];
  children: ReactNode;
}

/** Its name, and beside it what sets it. */
export function AdjustRow({ field, problems, children }: RowProps) {
  const id = inputId(field.pointer);
  const { mark, words, keys } = useHelp(id, field.schema.description);
  return (
    <div data-pointer={field.pointer} {...keys} {...{ role: "group", "aria-labelledby": `${id}-label` }}>
      <div className={styles.row}>
        <span className={styles.label}>
          <span id={`${id}-label`}>{field.title}</span>
          {mark}
        </span>
        {children}
      </div>
      {words}
      <FieldProblems problems={problemsWithin(problems, field.pointer)} />
    </div>
  );
}

interface NumberProps extends Omit<RowProps, "children"> {
  value: unknown;
  zero?: number;
  children?: ReactNode;
  onChange(value: number, manner?: ChangeManner): void;
}

export function NumberRow({ field, value, problems, zero, children, onChange }: NumberProps) {
  const { disabled } = useForm();
  const { default: usual } = field.schema;
  return (
    <AdjustRow field={field} problems={problems}>
      <SliderInput
        id={inputId(field.pointer)}
        label={field.title}
        describedBy={field.schema.description && helpId(inputId(field.pointer))}
        value={typeof value === "number" ? value : (usual as number)}
        range={rangeOf(field.schema) as Limits}
        unit={field.schema["x-unit"]}
        invalid={hasError(problemsWithin(problems, field.pointer))}
        disabled={disabled}
        {...(zero !== undefined && { zero })}
        onChange={(next, gesture) => onChange(next, gesture ?? "typing")}
      />
      {children}
    </AdjustRow>
  );
}
