import { isComponentId } from "../../project/paths";
import { TextField } from "../ui/fields/text-field";

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
      autoFocus={autoFocus}
      value={id}
      fault={fault}
      note={isOpen ? "Follows from the name." : `A card's code says “${id}” for each of it.`}
      onChange={(text) => onChange(text.toUpperCase())}
      maxLength={4}
    />
  );
}
