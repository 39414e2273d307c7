import TextField from "@mui/material/TextField";
import { isComponentId } from "../../project/paths";

interface Props {
  id: string;
  isFree: boolean;
  autoFocus?: boolean;
  onChange(id: string): void;
}

/** What codes call a component. */
export function CodeField({ id, isFree, autoFocus = false, onChange }: Props) {
  const isOpen = id === "";
  const fault = isOpen
    ? undefined
    : !isComponentId(id)
      ? "A capital letter, and up to three more capitals or digits."
      : isFree
        ? undefined
        : "Another component is called so.";
  return (
    <TextField
      label="In codes"
      id="component-code"
      autoComplete="off"
      autoFocus={autoFocus}
      value={id}
      error={fault !== undefined}
      helperText={fault ?? (isOpen ? "Follows from the name." : `A card's code says “${id}” for each of it.`)}
      onChange={(event) => onChange(event.target.value.toUpperCase())}
      slotProps={{ htmlInput: { maxLength: 4, spellCheck: false } }}
    />
  );
}
