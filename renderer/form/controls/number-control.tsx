import OutlinedInput from "@mui/material/OutlinedInput";
import { useState } from "react";
import { type ControlProps, hasError, inputId, useForm } from "./control";
import styles from "./controls.module.css";
import { describedBy, FieldFrame } from "./field-frame";

const numberPattern = /^-?\d+([.,]\d+)?$/;

/** What is typed stays as typed ("-", "1,") until it is a number; only numbers reach the card. */
export function NumberControl({ field, value, problems }: ControlProps) {
  const { change, disabled } = useForm();
  const [typed, setTyped] = useState<{ text: string; value: unknown }>();
  const shown = typed && typed.value === value ? typed.text : value === undefined ? "" : String(value);

  const type = (text: string) => {
    const trimmed = text.trim();
    const next =
      trimmed === "" && field.optional
        ? undefined
        : numberPattern.test(trimmed)
          ? Number(trimmed.replace(",", "."))
          : value;
    setTyped({ text, value: next });
    if (next !== value) change(field.pointer, next, "typing");
  };

  return (
    <FieldFrame field={field} problems={problems} aside={limits(field.schema)}>
      <OutlinedInput
        id={inputId(field.pointer)}
        size="small"
        value={shown}
        disabled={disabled}
        error={hasError(problems)}
        onChange={(event) => type(event.target.value)}
        placeholder={field.schema.default === undefined ? "" : String(field.schema.default)}
        onBlur={() => setTyped(undefined)}
        className={styles.number ?? ""}
        inputProps={{ inputMode: "decimal", "aria-describedby": describedBy(field) }}
      />
    </FieldFrame>
  );
}

function limits({ minimum, maximum }: { minimum?: number; maximum?: number }): string | undefined {
  if (minimum !== undefined && maximum !== undefined) return `${minimum} to ${maximum}`;
  if (minimum !== undefined) return `${minimum} or more`;
  return maximum === undefined ? undefined : `${maximum} or less`;
}
