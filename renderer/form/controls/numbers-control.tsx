import { useState } from "react";
import { TextInput } from "../../ui/fields/text-field";
import { type ControlProps, useForm } from "./control";
import { FieldFrame, useInputLook } from "./field-frame";
import { formatNumbers, parseNumbers } from "./numbers";

/** A list of numbers, typed with commas between them. */
export function NumbersControl({ field, value, problems }: ControlProps) {
  const { change } = useForm();
  const { invalid, ...look } = useInputLook(field, problems);
  const [typed, setTyped] = useState<string>();
  const said = formatNumbers(value);
  // What is typed is shown as long as it means what the card holds.
  const shown = typed !== undefined && formatNumbers(parseNumbers(typed)) === said ? typed : said;
  const isUnread = typed !== undefined && parseNumbers(typed) === undefined;
  return (
    <FieldFrame field={field} problems={problems}>
      <TextInput
        {...look}
        invalid={isUnread || invalid}
        value={isUnread ? typed : shown}
        placeholder="1, 2, 3"
        onBlur={() => setTyped(undefined)}
        onChange={(text) => {
          setTyped(text);
          const numbers = parseNumbers(text);
          if (numbers) change(field.pointer, numbers, "typing");
        }}
      />
    </FieldFrame>
  );
}
