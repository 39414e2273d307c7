import type { PrintSettings } from "../../main/api";
import { limitsOf, saidOf } from "../../schemas/limits";
import { PrintSettings as schema } from "../../schemas/print-settings";
import { CheckField } from "../ui/fields/check-field";
import { ChoiceField, type Choosable, choosable } from "../ui/fields/choice-field";
import { NumberField } from "../ui/fields/number-field";
import { choose } from "./print-memory";

/** Fields of single settings: their names, help, units, limits and words are those of the schema. */

type Setting = keyof PrintSettings;
type Of<T> = { [K in Setting]-?: NonNullable<PrintSettings[K]> extends T ? K : never }[Setting];
type ChoiceSetting = "paper" | "orientation" | "marks" | "backs" | "registration" | "colours" | "layout";

const idOf = (name: Setting): string => `print-${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** What every field of a setting is given. */
export function settingField(name: Setting) {
  const { title, description } = saidOf(schema, name);
  return { id: idOf(name), label: title, help: description === title ? undefined : description };
}

export const labelsOf = <K extends ChoiceSetting>(name: K) =>
  saidOf(schema, name).labels as Readonly<Record<NonNullable<PrintSettings[K]>, string>>;

interface NumberProps {
  name: Of<number>;
  value: number;
  /** Where it depends on what is printed. */
  label?: string;
  range?: { least: number; most: number };
  onChange(value: number): void;
}

export const NumberSetting = ({ name, range, label, ...props }: NumberProps) => (
  <NumberField
    {...settingField(name)}
    {...props}
    {...(label !== undefined && { label })}
    unit={saidOf(schema, name).unit}
    range={{ ...limitsOf(schema, name), ...range }}
  />
);

interface CheckProps {
  name: Of<boolean>;
  settings: PrintSettings;
  label?: string;
  disabled?: boolean;
}

/** What is no, or not said at all. */
export const CheckSetting = ({ name, settings, label, disabled }: CheckProps) => (
  <CheckField
    {...settingField(name)}
    {...(label !== undefined && { label })}
    disabled={disabled}
    value={settings[name] ?? false}
    onChange={(isOn) => choose({ [name]: isOn || undefined })}
  />
);

interface ChoiceProps<K extends ChoiceSetting> {
  name: K;
  value: NonNullable<PrintSettings[K]> | "";
  /** What choosing nothing is called. */
  blank?: string;
  onChange(value: NonNullable<PrintSettings[K]> | ""): void;
}

export function ChoiceSetting<K extends ChoiceSetting>({ name, blank, ...props }: ChoiceProps<K>) {
  const options: Choosable<NonNullable<PrintSettings[K]> | "">[] = choosable(labelsOf(name));
  return (
    <ChoiceField
      {...settingField(name)}
      {...props}
      options={blank === undefined ? options : [{ value: "", label: blank }, ...options]}
    />
  );
}
