import IconButton from "@mui/material/IconButton";
import { X } from "lucide-react";
import { isRecord, joinPointer } from "../../../schemas/json-pointer";
import type { Problem } from "../../../schemas/problem";
import { type Field, fieldsOf } from "../../document/schema-fields";
import { ColourField } from "../../ui/fields/colour-field";
import { hasError, inputId, useForm } from "../controls/control";
import { problemsWithin } from "../controls/field-view";
import styles from "./adjust-picture.module.css";
import { AdjustRow, NumberRow } from "./adjust-row";

interface Props {
  field: Field;
  value: unknown;
  /** Of the whole art. */
  problems: readonly Problem[];
}

/** A colour, and once there is one, how strong it is. */
export function TintRow({ field, value, problems }: Props) {
  const { change, disabled } = useForm();
  const tint = isRecord(value) ? value : undefined;
  const strength = fieldsOf(field.schema, field.pointer).find(({ key }) => key === "strength") as Field;
  const own = problems.filter(({ where }) => where.field !== strength.pointer);
  const color = joinPointer(field.pointer, "color");
  const remove = () => change(field.pointer, undefined);
  return (
    <>
      <AdjustRow field={field} problems={own}>
        <ColourField
          id={inputId(field.pointer)}
          label="Tint"
          value={typeof tint?.["color"] === "string" ? tint["color"] : undefined}
          placeholder="None"
          invalid={hasError(problemsWithin(own, field.pointer))}
          disabled={disabled}
          onChange={(next, gesture) => (next === undefined ? remove() : change(color, next, gesture ?? "typing"))}
        />
        {tint && (
          <IconButton size="small" aria-label="Remove the tint" title="Remove" disabled={disabled} onClick={remove}>
            <X strokeWidth={1.75} aria-hidden />
          </IconButton>
        )}
      </AdjustRow>
      {tint && (
        <div className={styles.inner}>
          <NumberRow
            field={strength}
            value={tint["strength"]}
            problems={problems}
            onChange={(next, manner) => change(strength.pointer, next, manner)}
          />
        </div>
      )}
    </>
  );
}
