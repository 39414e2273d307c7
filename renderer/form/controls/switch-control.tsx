import { CheckInput } from "../../ui/fields/check-field";
import { type ControlProps, useForm } from "./control";
import styles from "./controls.module.css";
import { FieldDescription, useInputLook } from "./field-frame";
import { FieldProblems } from "./field-problems";

export function SwitchControl({ field, value, problems }: ControlProps) {
  const { change } = useForm();
  const { invalid: _invalid, ...look } = useInputLook(field, problems);
  return (
    <div className={styles.switch} data-pointer={field.pointer}>
      <CheckInput
        {...look}
        value={value === undefined ? field.schema.default === true : value === true}
        onChange={(isOn) => change(field.pointer, isOn)}
      />
      <label htmlFor={look.id}>{field.title}</label>
      <div className={styles.switchMore} id={look.describedBy}>
        <FieldDescription field={field} />
        <FieldProblems problems={problems} />
      </div>
    </div>
  );
}
