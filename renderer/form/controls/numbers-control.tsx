import OutlinedInput from "@mui/material/OutlinedInput";
import { useState } from "react";
import { type ControlProps, hasError, inputId, useForm } from "./control";
import { describedBy, FieldFrame } from "./field-frame";
import { formatNumbers, parseNumbers } from "./numbers";

/** A list of numbers, typed with commas between them. */
export function NumbersControl({ field, value, problems }: ControlProps) {
  const { change, disabled } = useForm();
  const [typed, setTyped] = useState<string>();
  const said = formatNumbers(value);
  // What is typed is shown as long as it means what the card holds.
  const shown = typed !== undefined && formatNumbers(parseNumbers(typed)) === said ? typed : said;
  const isUnread = typed !== undefined && parseNumbers(typed) === undefined;
  return (
    <FieldFrame field={field} problems={problems}>
      <OutlinedInput
        id={inputId(field.pointer)}
        fullWidth
        size="small"
        value={isUnread ? typed : shown}
        disabled={disabled}
        error={isUnread || hasError(problems)}
        placeholder="1, 2, 3"
        onChange={(event) => {
          setTyped(event.target.value);
          const numbers = parseNumbers(event.target.value);
          if (numbers) change(field.pointer, numbers, "typing");
        }}
        onBlur={() => setTyped(undefined)}
        inputProps={{ "aria-describedby": describedBy(field), autoComplete: "off" }}
      />
    </FieldFrame>
  );
}
