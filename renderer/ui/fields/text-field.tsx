import type { AutocompleteRenderInputParams } from "@mui/material/Autocomplete";
import OutlinedInput from "@mui/material/OutlinedInput";
import { type KeyboardEvent, type ReactNode, type Ref, useState } from "react";
import { describedBy, Field, type FieldProps } from "./field";
import styles from "./fields.module.css";
import type { BoxLook } from "./number-box";
import { type Known, Suggestions } from "./suggestions";

export interface TextProps {
  value: string;
  /** What others say in its place, offered under it. */
  known?: readonly Known[] | undefined;
  /** Only those count: the list opens with the field. */
  chooses?: boolean | undefined;
  /** It chooses from a list of that id, which stands elsewhere; open, unless stated. */
  list?: { id: string; active: string | undefined; isOpen?: boolean } | undefined;
  maxLength?: number | undefined;
  autoFocus?: boolean | undefined;
  /** For names that are mostly replaced as a whole. */
  selectOnFocus?: boolean | undefined;
  /** Written by hand in code, not in words. */
  code?: boolean | undefined;
  spellCheck?: boolean | undefined;
  startAdornment?: ReactNode;
  endAdornment?: ReactNode;
  inputRef?: Ref<HTMLInputElement>;
  /** For names that others refer to: it counts with Enter or on leaving, and Escape takes it back. */
  lazy?: boolean | undefined;
  onChange(value: string): void;
  onFocus?: (() => void) | undefined;
  onBlur?: (() => void) | undefined;
  onEnter?: (() => void) | undefined;
  onKeyDown?: ((event: KeyboardEvent) => void) | undefined;
}

/** One line. */
export function TextInput({ value, known, chooses, lazy = false, onChange, ...props }: TextProps & BoxLook) {
  const [typed, setTyped] = useState<string>();
  const finish = () => {
    if (typed !== undefined && typed !== value) onChange(typed);
    setTyped(undefined);
  };
  const shown = typed ?? value;
  const input = (parts?: AutocompleteRenderInputParams["slotProps"]) => (
    <OutlinedInput
      {...parts?.input}
      className={`${styles.text} ${parts?.input.className ?? ""}`}
      data-compact={props.compact || undefined}
      data-code={props.code || undefined}
      size="small"
      fullWidth
      value={shown}
      placeholder={props.placeholder ?? ""}
      disabled={props.disabled ?? false}
      error={props.invalid ?? false}
      autoFocus={props.autoFocus ?? false}
      inputRef={props.inputRef}
      startAdornment={props.startAdornment}
      endAdornment={parts?.input.endAdornment ?? props.endAdornment}
      onChange={(event) => (lazy ? setTyped(event.target.value) : onChange(event.target.value))}
      onFocus={(event) => {
        if (props.selectOnFocus) event.target.select();
        props.onFocus?.();
      }}
      onBlur={() => {
        finish();
        props.onBlur?.();
      }}
      onKeyDown={(event) => {
        if (event.key === "Enter") {
          finish();
          if (props.onEnter) {
            // Or the same key press would click the button that gets the focus back.
            event.preventDefault();
            props.onEnter();
          }
        }
        if (event.key === "Escape") setTyped(undefined);
        props.onKeyDown?.(event);
      }}
      slotProps={{
        input: {
          ...parts?.htmlInput,
          ...(props.list && {
            role: "combobox",
            "aria-expanded": props.list.isOpen ?? true,
            "aria-controls": props.list.isOpen === false ? undefined : props.list.id,
            "aria-activedescendant": props.list.active,
          }),
          id: props.id,
          maxLength: props.maxLength,
          autoComplete: "off",
          spellCheck: props.spellCheck ?? false,
          "aria-label": props.label,
          "aria-labelledby": props.labelledBy,
          "aria-describedby": props.describedBy,
        },
      }}
    />
  );
  if (!known) return input();
  return (
    <Suggestions
      id={props.id}
      disabled={props.disabled}
      known={known}
      chooses={chooses}
      value={shown}
      onPick={onChange}
    >
      {input}
    </Suggestions>
  );
}

interface AreaProps extends Pick<TextProps, "value" | "code" | "spellCheck" | "onChange"> {
  rows?: number;
  areaRef?: Ref<HTMLTextAreaElement>;
  onFocus?: (() => void) | undefined;
  onBlur?: (() => void) | undefined;
  onKeyDown?: ((event: KeyboardEvent) => void) | undefined;
}

/** Several lines; it grows with them. */
export function TextArea({ value, rows = 2, areaRef, onChange, ...props }: AreaProps & BoxLook) {
  return (
    <OutlinedInput
      className={styles.area ?? ""}
      data-compact={props.compact || undefined}
      data-code={props.code || undefined}
      size="small"
      fullWidth
      multiline
      // Not the one that measures itself with a second textarea: the style sheet lets it grow.
      inputComponent="textarea"
      rows={rows}
      value={value}
      placeholder={props.placeholder ?? ""}
      disabled={props.disabled ?? false}
      error={props.invalid ?? false}
      inputRef={areaRef}
      onFocus={() => props.onFocus?.()}
      onBlur={() => props.onBlur?.()}
      onKeyDown={(event) => props.onKeyDown?.(event)}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{
        input: {
          id: props.id,
          spellCheck: props.spellCheck ?? true,
          "aria-label": props.label,
          "aria-describedby": props.describedBy,
        },
      }}
    />
  );
}

type Props = FieldProps &
  TextProps &
  Pick<BoxLook, "placeholder" | "invalid"> & {
    note?: string | undefined;
    fault?: string | undefined;
    aside?: ReactNode;
  };

export function TextField({ note, fault, ...props }: Props) {
  return (
    <Field {...props} note={note} fault={fault}>
      <TextInput
        {...props}
        label={undefined}
        invalid={props.invalid || fault !== undefined}
        describedBy={describedBy(props)}
      />
    </Field>
  );
}
