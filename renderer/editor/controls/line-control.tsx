import OutlinedInput from "@mui/material/OutlinedInput";
import { type ControlProps, hasError, inputId, useForm } from "./control";
import { describedBy, FieldFrame } from "./field-frame";

/** One line of text. A longer text than the schema allows is kept and complained about, never cut. */
export function LineControl({ field, value, problems }: ControlProps) {
  const { change, disabled } = useForm();
  return (
    <FieldFrame field={field} problems={problems}>
      <OutlinedInput
        id={inputId(field.pointer)}
        fullWidth
        size="small"
        value={typeof value === "string" ? value : value === undefined ? "" : JSON.stringify(value)}
        disabled={disabled}
        error={hasError(problems)}
        onChange={(event) => change(field.pointer, event.target.value, "typing")}
        inputProps={{ "aria-describedby": describedBy(field), spellCheck: true, autoComplete: "off" }}
      />
    </FieldFrame>
  );
}
