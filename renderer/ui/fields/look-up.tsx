import Autocomplete from "@mui/material/Autocomplete";
import OutlinedInput from "@mui/material/OutlinedInput";
import { type ReactNode, useState } from "react";
import styles from "./fields.module.css";

export interface Found {
  id: string;
  name: string;
  /** What it is, under its name. */
  help?: ReactNode;
}

interface Props {
  id?: string | undefined;
  label: string;
  disabled: boolean;
  /** What fits what was typed, the likeliest first. */
  find(typed: string): readonly Found[];
  /** Said when nothing does. */
  none: string;
  onPick(id: string): void;
}

/** One of many things, by typing some of its name or from the list; each one picked makes room for the next. */
export function LookUp({ id, label, disabled, find, none, onPick }: Props) {
  const [typed, setTyped] = useState("");
  return (
    <Autocomplete
      {...(id !== undefined && { id })}
      size="small"
      fullWidth
      autoHighlight
      disabled={disabled}
      options={find(typed)}
      value={null}
      inputValue={typed}
      onInputChange={(_, text, reason) => reason === "input" && setTyped(text)}
      onChange={(_, found) => {
        setTyped("");
        if (found) onPick(found.id);
      }}
      getOptionLabel={({ name }) => name}
      isOptionEqualToValue={(a, b) => a.id === b.id}
      filterOptions={(all) => all}
      noOptionsText={none}
      renderOption={({ key: _key, ...props }, { id: key, name, help }) => (
        <li key={key} {...props}>
          <span className={styles.foundOne}>
            <span className={styles.option}>{name}</span>
            <span className={styles.more}>{help}</span>
          </span>
        </li>
      )}
      renderInput={({ slotProps }) => (
        <OutlinedInput
          {...slotProps.input}
          size="small"
          fullWidth
          disabled={disabled}
          placeholder={label}
          slotProps={{ input: { ...slotProps.htmlInput, "aria-label": label } }}
        />
      )}
    />
  );
}
