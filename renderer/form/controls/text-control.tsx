import { TextArea } from "../../ui/fields/text-field";
import { useOwnWords } from "../own-words-context";
import { asText, type ControlProps, useForm } from "./control";
import { FieldFrame, useInputLook } from "./field-frame";
import { OwnWordsMark, OwnWordsNote } from "./own-words";

/** Several lines; the field grows with them. */
export function TextControl({ field, value, problems }: ControlProps) {
  const { change } = useForm();
  const words = useOwnWords(field.pointer);
  // The note beside the text says all that a problem of that kind would.
  const told = words ? problems.filter(({ severity }) => severity !== "note") : problems;
  return (
    <FieldFrame field={field} problems={told} aside={words && <OwnWordsMark />}>
      <TextArea
        {...useInputLook(field, problems)}
        value={asText(value)}
        onChange={(text) => change(field.pointer, text, "typing")}
      />
      {words && <OwnWordsNote at={field.pointer} words={words} />}
    </FieldFrame>
  );
}
