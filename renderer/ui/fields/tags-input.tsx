import Autocomplete from "@mui/material/Autocomplete";
import IconButton from "@mui/material/IconButton";
import OutlinedInput from "@mui/material/OutlinedInput";
import { X } from "lucide-react";
import { useState } from "react";
import styles from "./fields.module.css";
import type { BoxLook } from "./number-box";

interface Props extends Omit<BoxLook, "compact"> {
  value: readonly string[];
  /** What others say in its place, offered under it. */
  known: readonly string[];
  /** Typed or pasted: one or several, with commas between them. */
  onAdd(text: string): void;
  onChange(tags: readonly string[]): void;
  onFocus(): void;
}

/** A list of words. Enter or a comma adds one, Backspace in the empty field takes the last one away. */
export function TagsInput({ value, known, onAdd, onChange, onFocus, ...look }: Props) {
  const [typed, setTyped] = useState("");
  const add = (text: string) => {
    setTyped("");
    onAdd(text);
  };
  return (
    <Autocomplete
      {...(look.id !== undefined && { id: look.id })}
      className={styles.tags ?? ""}
      multiple
      freeSolo
      disableClearable
      filterSelectedOptions
      size="small"
      disabled={look.disabled ?? false}
      options={known}
      value={[...value]}
      inputValue={typed}
      onInputChange={(_, text, reason) => {
        if (reason === "input") text.includes(",") ? add(text) : setTyped(text);
      }}
      onChange={(_, tags, reason) => {
        if (reason === "createOption") add(typed);
        else {
          setTyped("");
          onChange(tags);
        }
      }}
      renderValue={(tags, getItemProps) =>
        tags.map((tag, index) => {
          const { key, onDelete, className: _own, ...props } = getItemProps({ index });
          return (
            <span key={key} {...props} className={styles.tag}>
              {tag}
              <IconButton
                aria-label={`Remove tag ${tag}`}
                disabled={look.disabled ?? false}
                tabIndex={-1}
                onClick={onDelete}
              >
                <X />
              </IconButton>
            </span>
          );
        })
      }
      renderInput={({ slotProps }) => (
        <OutlinedInput
          {...slotProps.input}
          fullWidth
          disabled={look.disabled ?? false}
          error={look.invalid ?? false}
          placeholder={value.length === 0 ? (look.placeholder ?? "") : ""}
          onFocus={onFocus}
          onBlur={() => typed.trim() !== "" && add(typed)}
          slotProps={{
            input: {
              ...slotProps.htmlInput,
              autoComplete: "off",
              "aria-label": look.label,
              "aria-describedby": look.describedBy,
            },
          }}
        />
      )}
    />
  );
}
