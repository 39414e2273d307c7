import IconButton from "@mui/material/IconButton";
import { X } from "lucide-react";
import { useState } from "react";
import { currentProject } from "../../state/open-project";
import { type ControlProps, useForm } from "./control";
import styles from "./controls.module.css";
import { FieldFrame, useInputLook } from "./field-frame";
import { withTags } from "./tags";
import { valuesInUse } from "./values-in-use";

/** A list of words. Enter or a comma adds one, Backspace in the empty field takes the last one away. */
export function TagsControl({ field, value, problems }: ControlProps) {
  const { change, disabled } = useForm();
  const [typed, setTyped] = useState("");
  const [known, setKnown] = useState<readonly string[]>([]);
  const tags = Array.isArray(value) ? value.map(String) : [];
  const { id, describedBy } = useInputLook(field, problems);

  const add = (text: string) => {
    setTyped("");
    const next = withTags(tags, text);
    if (next !== tags) change(field.pointer, next);
  };

  return (
    <FieldFrame field={field} problems={problems}>
      <div className={styles.tags}>
        {tags.map((tag, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a file may hold the same tag twice.
          <span className={styles.tag} key={`${index} ${tag}`}>
            {tag}
            <IconButton
              aria-label={`Remove tag ${tag}`}
              disabled={disabled}
              onClick={() => change(field.pointer, tags.toSpliced(index, 1))}
            >
              <X />
            </IconButton>
          </span>
        ))}
        <input
          id={id}
          list={`${id}-known`}
          value={typed}
          disabled={disabled}
          placeholder={tags.length === 0 ? "Add a tag" : ""}
          autoComplete="off"
          aria-describedby={describedBy}
          onFocus={() => setKnown(valuesInUse(currentProject().files, field.key))}
          onChange={(event) =>
            event.target.value.includes(",") ? add(event.target.value) : setTyped(event.target.value)
          }
          onBlur={() => typed.trim() && add(typed)}
          onKeyDown={(event) => {
            if (event.key === "Enter") {
              event.preventDefault();
              add(typed);
            } else if (event.key === "Backspace" && typed === "" && tags.length > 0) {
              change(field.pointer, tags.slice(0, -1));
            }
          }}
        />
        <datalist id={`${id}-known`}>
          {known
            .filter((tag) => !tags.includes(tag))
            .map((tag) => (
              <option key={tag} value={tag} />
            ))}
        </datalist>
      </div>
    </FieldFrame>
  );
}
