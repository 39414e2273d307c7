import Checkbox from "@mui/material/Checkbox";
import { type ControlProps, inputId, useForm } from "./control";
import styles from "./controls.module.css";
import { describedBy, FieldDescription } from "./field-frame";
import { FieldProblems } from "./field-problems";

export function SwitchControl({ field, value, problems }: ControlProps) {
  const { change, disabled } = useForm();
  const id = inputId(field.pointer);
  return (
    <div className={styles.switch} data-pointer={field.pointer}>
      <Checkbox
        id={id}
        size="small"
        disabled={disabled}
        checked={value === undefined ? field.schema.default === true : value === true}
        onChange={(event) => change(field.pointer, event.target.checked)}
        slotProps={{ input: { "aria-describedby": describedBy(field) } }}
      />
      <label htmlFor={id}>{field.title}</label>
      <div className={styles.switchMore} id={describedBy(field)}>
        <FieldDescription field={field} />
        <FieldProblems problems={problems} />
      </div>
    </div>
  );
}
