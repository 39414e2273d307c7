import { CheckInput } from "../../ui/fields/check-field";
import { useHelp } from "../../ui/fields/help";
import { type ControlProps, useForm } from "./control";
import styles from "./controls.module.css";
import { useFieldHelp, useInputLook } from "./field-frame";
import { FieldProblems } from "./field-problems";

export function SwitchControl({ field, value, problems }: ControlProps) {
  const { change } = useForm();
  const { invalid: _invalid, ...look } = useInputLook(field, problems);
  const { mark, words, keys } = useHelp(look.id, useFieldHelp(field));
  return (
    <div className={styles.switch} data-pointer={field.pointer} {...keys}>
      <CheckInput
        {...look}
        value={value === undefined ? field.schema.default === true : value === true}
        onChange={(isOn) => change(field.pointer, isOn)}
      />
      <label htmlFor={look.id}>{field.title}</label>
      {mark}
      <div className={styles.switchMore} id={`${look.id}-more`}>
        {words}
        <FieldProblems problems={problems} />
      </div>
    </div>
  );
}
