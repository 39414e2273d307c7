import { useState } from "react";
import { currentProject } from "../../state/open-project";
import { TextInput } from "../../ui/fields/text-field";
import { useOwnWords } from "../own-words-context";
import { asText, type ControlProps, useForm } from "./control";
import { FieldFrame, useInputLook } from "./field-frame";
import { OwnWordsMark, OwnWordsNote } from "./own-words";
import { valuesInUse } from "./values-in-use";

/** One line of text. A longer text than the schema allows is kept and complained about, never cut. */
export function LineControl({ field, value, problems }: ControlProps) {
  const { change } = useForm();
  const [known, setKnown] = useState<readonly string[]>([]);
  const suggests = field.schema["x-suggest"] === true;
  const words = useOwnWords(field.pointer);
  return (
    <FieldFrame field={field} problems={problems} aside={words && <OwnWordsMark />}>
      <TextInput
        {...useInputLook(field, problems)}
        value={asText(value)}
        spellCheck
        known={suggests ? known : undefined}
        onFocus={() => suggests && setKnown(valuesInUse(currentProject().files, field.pointer))}
        onChange={(text) => change(field.pointer, text, "typing")}
      />
      {words && <OwnWordsNote at={field.pointer} words={words} />}
    </FieldFrame>
  );
}
