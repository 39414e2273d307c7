import Autocomplete from "@mui/material/Autocomplete";
import OutlinedInput from "@mui/material/OutlinedInput";
import { type ReactNode, useState } from "react";
import styles from "./fields.module.css";

interface Found {
  id: string;
  name: string;
  /** What it is, under its name. */
  help?: ReactNode;
}

interface Props {
  id?: string | undefined;
  label: string;
  disabled?: boolean | undefined;
  /** What was picked, where it stays. */
  chosen?: string | undefined;
  compact?: boolean | undefined;
  /** What fits what was typed, the likeliest first. */
  find(typed: string): readonly Found[];
  /** Said when nothing does. */
  none: string;
  onPick(id: string): void;
}

/** One of many things, by typing some of its name or from the list; each one picked makes room for the next, unless it is `chosen`. */
export function LookUp({ id, label, disabled = false, chosen = "", compact, find, none, onPick }: Props) {
  const [typed, setTyped] = useState<string>();
  return (
    <Autocomplete
      {...(id !== undefined && { id })}
      size="small"
      fullWidth
      autoHighlight
      disabled={disabled}
      options={find(typed ?? "")}
      value={null}
      inputValue={typed ?? chosen}
      onInputChange={(_, text, reason) => reason === "input" && setTyped(text)}
      onChange={(_, found) => {
        setTyped(undefined);
        if (found) onPick(found.id);
      }}
      onBlur={() => setTyped(undefined)}
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
          data-compact={compact || undefined}
          onFocus={(event) => event.target.select()}
          slotProps={{ input: { ...slotProps.htmlInput, "aria-label": label } }}
        />
      )}
    />
  );
}
