import { rangeOf } from "../../document/schema-fields";
import { NumberInput } from "../../ui/fields/number-field";
import { rangeWords } from "../../ui/fields/number-text";
import { type ControlProps, useForm } from "./control";
import styles from "./controls.module.css";
import { FieldFrame, useInputLook } from "./field-frame";

/** What is typed stays as typed until it is a number; only numbers reach the card. */
export function NumberControl({ field, value, problems }: ControlProps) {
  const { change } = useForm();
  const look = useInputLook(field, problems);
  const range = rangeOf(field.schema);
  return (
    <FieldFrame field={field} problems={problems} aside={rangeWords(range)}>
      <div className={styles.number}>
        <NumberInput
          {...look}
          value={value as number | undefined}
          range={range}
          optional={field.optional}
          beyond="written"
          placeholder={field.schema.default === undefined ? undefined : String(field.schema.default)}
          onChange={(next) => change(field.pointer, next, "typing")}
        />
      </div>
    </FieldFrame>
  );
}
