import Button from "@mui/material/Button";
import { X } from "lucide-react";
import { type FormEvent, useId } from "react";
import type { Json } from "../../../engine/core/vocabulary";
import type { Filled, OfferedFree } from "../engine/messages";
import styles from "./free-form.module.css";
import { FreeInput } from "./free-input";

interface Props {
  free: OfferedFree;
  filled: Filled;
  refused: string | null;
  /** Whether it was chosen itself, and not what was picked. */
  isChosen: boolean;
  onCancel(): void;
  onFill(name: string, value: Json): void;
  onSubmit(): void;
}

/** What is left to say of an answer, for the keyboard; what the table shows can be clicked there, too. */
export function FreeForm({ free, filled, refused, isChosen, onCancel, onFill, onSubmit }: Props) {
  const why = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form
      className={styles.form}
      aria-label={free.text}
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.preventDefault();
        onCancel();
      }}
      noValidate
    >
      <header>
        <h3>{free.text}</h3>
        {isChosen && (
          <button type="button" className={styles.cancel} aria-label="Something else" onClick={onCancel}>
            <X size={16} aria-hidden />
          </button>
        )}
      </header>
      <div className={styles.fields}>
        {Object.entries(free.fields).map(([name, field]) => (
          <FreeInput
            key={name}
            field={field}
            value={filled[name] ?? null}
            describedBy={refused === null ? undefined : why}
            onChange={(value) => onFill(name, value)}
          />
        ))}
        <Button type="submit" variant="outlined" size="small">
          {free.verb}
        </Button>
      </div>
      {refused !== null && (
        <p id={why} className={styles.refused} role="alert">
          {refused}
        </p>
      )}
    </form>
  );
}
