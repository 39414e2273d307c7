import { TextArea } from "../../ui/fields/text-field";
import { asText, type ControlProps, useForm } from "./control";
import { FieldFrame, useInputLook } from "./field-frame";

/** Several lines; the field grows with them. */
export function TextControl({ field, value, problems }: ControlProps) {
  const { change } = useForm();
  return (
    <FieldFrame field={field} problems={problems}>
      <TextArea
        {...useInputLook(field, problems)}
        value={asText(value)}
        onChange={(text) => change(field.pointer, text, "typing")}
      />
    </FieldFrame>
  );
}
