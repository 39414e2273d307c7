import OutlinedInput from "@mui/material/OutlinedInput";
import { useState } from "react";
import { currentProject } from "../../state/open-project";
import { type ControlProps, hasError, inputId, useForm } from "./control";
import { describedBy, FieldFrame } from "./field-frame";
import { valuesInUse } from "./values-in-use";

/** One line of text. A longer text than the schema allows is kept and complained about, never cut. */
export function LineControl({ field, value, problems }: ControlProps) {
  const { change, disabled } = useForm();
  const [known, setKnown] = useState<readonly string[]>([]);
  const suggests = field.schema["x-suggest"] === true;
  const list = `${inputId(field.pointer)}-known`;
  return (
    <FieldFrame field={field} problems={problems}>
      <OutlinedInput
        id={inputId(field.pointer)}
        fullWidth
        size="small"
        value={typeof value === "string" ? value : value === undefined ? "" : JSON.stringify(value)}
        disabled={disabled}
        error={hasError(problems)}
        {...(suggests && { onFocus: () => setKnown(valuesInUse(currentProject().files, field.key)) })}
        onChange={(event) => change(field.pointer, event.target.value, "typing")}
        inputProps={{
          "aria-describedby": describedBy(field),
          spellCheck: true,
          autoComplete: "off",
          ...(suggests && { list }),
        }}
      />
      {suggests && (
        <datalist id={list}>
          {known.map((word) => (
            <option key={word} value={word} />
          ))}
        </datalist>
      )}
    </FieldFrame>
  );
}
