import { valueLabel } from "../../document/schema-fields";
import { CheckField } from "../../ui/fields/check-field";
import { type ControlProps, inputId, useForm } from "./control";
import styles from "./controls.module.css";
import { FieldFrame } from "./field-frame";

/** Any of a fixed list. They are written in the list's order; unknown ones keep their place at the end. */
export function ChoicesControl({ field, value, problems }: ControlProps) {
  const { change, disabled } = useForm();
  const options = (field.schema.items?.enum ?? []).map(String);
  const chosen = Array.isArray(value) ? value.map(String) : [];
  const unknown = chosen.filter((option) => !options.includes(option));
  const set = (option: string, isOn: boolean) => {
    const wanted = isOn ? [...chosen, option] : chosen.filter((other) => other !== option);
    change(
      field.pointer,
      [...options, ...unknown].filter((known) => wanted.includes(known)),
    );
  };
  return (
    <FieldFrame field={field} problems={problems} isGroup>
      <div className={styles.choices}>
        {[...options, ...unknown].map((option) => (
          <CheckField
            key={option}
            id={`${inputId(field.pointer)}-${option}`}
            label={valueLabel(field.schema, option)}
            disabled={disabled}
            value={chosen.includes(option)}
            onChange={(isOn) => set(option, isOn)}
          />
        ))}
      </div>
    </FieldFrame>
  );
}
