import OutlinedInput from "@mui/material/OutlinedInput";
import { type ReactNode, type Ref, useId, useState } from "react";
import { describedBy, Field, type FieldProps } from "./field";
import styles from "./fields.module.css";
import type { BoxLook } from "./number-box";

export interface TextProps {
  value: string;
  /** What others say in its place, offered while one types. */
  known?: readonly (string | { value: string; label: string })[] | undefined;
  maxLength?: number | undefined;
  autoFocus?: boolean | undefined;
  /** For names that are mostly replaced as a whole. */
  selectOnFocus?: boolean | undefined;
  /** Written by hand in code, not in words. */
  code?: boolean | undefined;
  spellCheck?: boolean | undefined;
  startAdornment?: ReactNode;
  /** For names that others refer to: it counts with Enter or on leaving, and Escape takes it back. */
  lazy?: boolean | undefined;
  onChange(value: string): void;
  onFocus?: (() => void) | undefined;
  onBlur?: (() => void) | undefined;
  onEnter?: (() => void) | undefined;
}

/** One line. */
export function TextInput({ value, known, lazy = false, onChange, ...props }: TextProps & BoxLook) {
  const list = useId();
  const [typed, setTyped] = useState<string>();
  const finish = () => {
    if (typed !== undefined && typed !== value) onChange(typed);
    setTyped(undefined);
  };
  return (
    <>
      <OutlinedInput
        className={styles.text ?? ""}
        data-compact={props.compact || undefined}
        data-code={props.code || undefined}
        size="small"
        fullWidth
        value={typed ?? value}
        placeholder={props.placeholder ?? ""}
        disabled={props.disabled ?? false}
        error={props.invalid ?? false}
        autoFocus={props.autoFocus ?? false}
        startAdornment={props.startAdornment}
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
            if (!props.onEnter) return;
            // Or the same key press would click the button that gets the focus back.
            event.preventDefault();
            props.onEnter();
          }
          if (event.key === "Escape") setTyped(undefined);
        }}
        slotProps={{
          input: {
            id: props.id,
            list: known && list,
            maxLength: props.maxLength,
            autoComplete: "off",
            spellCheck: props.spellCheck ?? false,
            "aria-label": props.label,
            "aria-labelledby": props.labelledBy,
            "aria-describedby": props.describedBy,
          },
        }}
      />
      {known && (
        <datalist id={list}>
          {known.map((word) => {
            const { value: own, label = undefined } = typeof word === "string" ? { value: word } : word;
            return (
              <option key={own} value={own}>
                {label}
              </option>
            );
          })}
        </datalist>
      )}
    </>
  );
}

interface AreaProps extends Pick<TextProps, "value" | "code" | "spellCheck" | "onChange"> {
  rows?: number;
  areaRef?: Ref<HTMLTextAreaElement>;
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
      disabled={props.disabled ?? false}
      error={props.invalid ?? false}
      inputRef={areaRef}
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
  Pick<BoxLook, "placeholder" | "invalid"> & { note?: string | undefined; fault?: string | undefined };

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
