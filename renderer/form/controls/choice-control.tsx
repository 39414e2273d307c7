import MenuItem from "@mui/material/MenuItem";
import Select from "@mui/material/Select";
import { valueLabel } from "../../document/schema-fields";
import { type ControlProps, hasError, inputId, useForm } from "./control";
import styles from "./controls.module.css";
import { describedBy, FieldFrame } from "./field-frame";

const nothing = "";

/** One of a fixed list. A value that is not on the list is shown all the same, so that it can be seen and replaced. */
export function ChoiceControl({ field, value, problems }: ControlProps) {
  const { change, disabled } = useForm();
  const known = (field.schema.enum ?? []).map(String);
  const chosen = value ?? field.schema.default;
  const shown = chosen === undefined ? nothing : String(chosen);
  return (
    <FieldFrame field={field} problems={problems}>
      <Select
        labelId={`${inputId(field.pointer)}-title`}
        SelectDisplayProps={{ id: inputId(field.pointer), "aria-describedby": describedBy(field) }}
        className={styles.select ?? ""}
        fullWidth
        displayEmpty
        value={shown}
        disabled={disabled}
        error={hasError(problems)}
        onChange={(event) => {
          const next = field.schema.enum?.find((option) => String(option) === event.target.value);
          change(field.pointer, next);
        }}
      >
        {field.optional && <MenuItem value={nothing}>None</MenuItem>}
        {!known.includes(shown) && shown !== nothing && <MenuItem value={shown}>{shown} (unknown)</MenuItem>}
        {known.map((option) => (
          <MenuItem key={option} value={option}>
            {valueLabel(field.schema, option)}
          </MenuItem>
        ))}
      </Select>
    </FieldFrame>
  );
}
