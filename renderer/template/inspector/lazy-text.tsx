import { useState } from "react";
import inputs from "./inputs.module.css";

interface Props {
  id?: string;
  label?: string;
  value: string;
  disabled: boolean;
  onText(text: string): void;
}

/** A text that counts when it is finished, with Enter or on leaving: names that others refer to. Escape takes it back. */
export function LazyText({ id, label, value, disabled, onText }: Props) {
  const [typed, setTyped] = useState<string>();
  const finish = () => {
    if (typed !== undefined && typed !== value) onText(typed);
    setTyped(undefined);
  };
  return (
    <input
      id={id}
      className={inputs.text}
      aria-label={label}
      value={typed ?? value}
      disabled={disabled}
      spellCheck={false}
      autoComplete="off"
      onChange={(event) => setTyped(event.target.value)}
      onBlur={finish}
      onKeyDown={(event) => {
        if (event.key === "Enter") finish();
        if (event.key === "Escape") setTyped(undefined);
      }}
    />
  );
}
