import { blankOf } from "../../document/change-field";
import { rangeOf } from "../../document/schema-fields";
import { Counter } from "../../ui/fields/counter";
import { type ControlProps, useForm } from "./control";
import { FieldFrame, useInputLook } from "./field-frame";

/** A whole number with few values. */
export function StepperControl({ field, value, problems }: ControlProps) {
  const { change } = useForm();
  const { invalid: _invalid, ...look } = useInputLook(field, problems);
  const range = rangeOf(field.schema);
  const count = typeof value === "number" ? value : Number(blankOf(field.schema) ?? range.least ?? 0);
  return (
    <FieldFrame field={field} problems={problems}>
      <Counter
        {...look}
        label={field.title}
        value={count}
        range={range}
        beyond="refused"
        onChange={(next) => change(field.pointer, next)}
      />
    </FieldFrame>
  );
}
