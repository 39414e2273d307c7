import ListSubheader from "@mui/material/ListSubheader";
import MenuItem from "@mui/material/MenuItem";
import Select from "@mui/material/Select";
import { type CSSProperties, useEffect, useState } from "react";
import { describedBy, Field, type FieldProps } from "./field";
import styles from "./fields.module.css";
import type { BoxLook } from "./number-box";

export interface Choosable<T extends string = string> {
  value: T;
  label: string;
  /** On the right, muted. */
  aside?: string | number | undefined;
  /** Options of one group follow each other. */
  group?: string | undefined;
  disabled?: boolean | undefined;
  /** Set in the typeface that is meant, for example. */
  style?: CSSProperties | undefined;
}

export const choosable = <T extends string>(labels: Readonly<Record<T, string>>): Choosable<T>[] =>
  (Object.keys(labels) as T[]).map((value) => ({ value, label: labels[value] }));

interface ChoiceProps<T extends string> {
  value: T;
  options: readonly Choosable<T>[];
  onChange(value: T): void;
}

/** One of a few. A value that is not on the list is shown all the same, so that it can be seen and replaced. */
export function ChoiceInput<T extends string>({ value, options, onChange, ...look }: ChoiceProps<T> & BoxLook) {
  // Whoever points goes on elsewhere, and means the room with the next key. The closing list gives the focus back in an
  // effect of the same change, which comes before this one.
  const [timesPointed, setTimesPointed] = useState(0);
  useEffect(() => {
    const focused = document.activeElement;
    if (timesPointed > 0 && focused instanceof HTMLElement && focused.role === "combobox") focused.blur();
  }, [timesPointed]);
  const chosen = options.find((option) => option.value === value);
  const isUnknown = chosen === undefined && value !== "";
  const offered = isUnknown ? [{ value, label: `${value} (unknown)` }, ...options] : options;
  return (
    <Select
      className={styles.choice ?? ""}
      data-compact={look.compact || undefined}
      fullWidth
      displayEmpty
      value={value}
      disabled={look.disabled ?? false}
      error={look.invalid ?? false}
      renderValue={() =>
        chosen || isUnknown ? (
          <Option {...(chosen ?? offered[0]!)} />
        ) : (
          <span className={styles.nothing}>{look.placeholder}</span>
        )
      }
      SelectDisplayProps={{
        id: look.id,
        "aria-label": look.label,
        "aria-labelledby": look.labelledBy,
        "aria-describedby": look.describedBy,
      }}
      onChange={(event) => onChange(event.target.value as T)}
      onClose={(event) => {
        if (!event.type.startsWith("key")) setTimesPointed(timesPointed + 1);
      }}
    >
      {offered.flatMap((option, at) => [
        option.group !== undefined && option.group !== offered[at - 1]?.group && (
          <ListSubheader key={`group ${option.group}`}>{option.group}</ListSubheader>
        ),
        <MenuItem key={option.value} value={option.value} disabled={option.disabled ?? false}>
          <Option {...option} />
        </MenuItem>,
      ])}
    </Select>
  );
}

function Option({ label, aside, style }: Choosable) {
  return (
    <>
      <span className={styles.option} style={style}>
        {label}
      </span>
      {aside !== undefined && <span className={styles.aside}>{aside}</span>}
    </>
  );
}

type Props<T extends string> = FieldProps & ChoiceProps<T> & Pick<BoxLook, "invalid">;

export function ChoiceField<T extends string>({ value, options, onChange, ...props }: Props<T>) {
  const { id, disabled, invalid } = props;
  const look = { id, disabled, invalid, labelledBy: `${id}-label`, describedBy: describedBy(props) };
  return (
    <Field {...props}>
      <ChoiceInput value={value} options={options} onChange={onChange} {...look} />
    </Field>
  );
}
