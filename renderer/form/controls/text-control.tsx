import { type ControlProps, hasError, inputId, useForm } from "./control";
import styles from "./controls.module.css";
import { describedBy, FieldFrame } from "./field-frame";

/** Several lines; the field grows with them. */
export function TextControl({ field, value, problems }: ControlProps) {
  const { change, disabled } = useForm();
  return (
    <FieldFrame field={field} problems={problems}>
      <textarea
        id={inputId(field.pointer)}
        className={styles.text}
        rows={2}
        value={typeof value === "string" ? value : value === undefined ? "" : JSON.stringify(value)}
        disabled={disabled}
        aria-invalid={hasError(problems) || undefined}
        aria-describedby={describedBy(field)}
        onChange={(event) => change(field.pointer, event.target.value, "typing")}
      />
    </FieldFrame>
  );
}
