import { useState } from "react";
import { currentProject } from "../../state/open-project";
import { TagsInput } from "../../ui/fields/tags-input";
import { type ControlProps, useForm } from "./control";
import { FieldFrame, useInputLook } from "./field-frame";
import { withTags } from "./tags";
import { valuesInUse } from "./values-in-use";

/** Words of the designer's own; those of other cards are offered. */
export function TagsControl({ field, value, problems }: ControlProps) {
  const { change } = useForm();
  const [known, setKnown] = useState<readonly string[]>([]);
  const tags = Array.isArray(value) ? value.map(String) : [];
  const set = (next: readonly string[]) => {
    if (next !== tags) change(field.pointer, next);
  };
  return (
    <FieldFrame field={field} problems={problems}>
      <TagsInput
        {...useInputLook(field, problems)}
        value={tags}
        known={known}
        placeholder="Add one"
        onAdd={(text) => set(withTags(tags, text))}
        onChange={set}
        onFocus={() => setKnown(valuesInUse(currentProject().files, field.pointer))}
      />
    </FieldFrame>
  );
}
