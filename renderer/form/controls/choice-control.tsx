import { valueLabel } from "../../document/schema-fields";
import { ChoiceInput } from "../../ui/fields/choice-field";
import { type ControlProps, useForm } from "./control";
import { FieldFrame, useInputLook } from "./field-frame";

const nothing = { value: "", label: "None" };

/** One of a fixed list. */
export function ChoiceControl({ field, value, problems }: ControlProps) {
  const { change } = useForm();
  const look = useInputLook(field, problems);
  const { schema } = field;
  const options = (schema.enum ?? []).map((option) => ({ value: String(option), label: valueLabel(schema, option) }));
  return (
    <FieldFrame field={field} problems={problems}>
      <ChoiceInput
        {...look}
        labelledBy={`${look.id}-label`}
        value={String(value ?? schema.default ?? "")}
        options={field.optional ? [nothing, ...options] : options}
        onChange={(next) =>
          change(
            field.pointer,
            schema.enum?.find((option) => String(option) === next),
          )
        }
      />
    </FieldFrame>
  );
}
