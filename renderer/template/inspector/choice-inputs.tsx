import {
  AlignCenter,
  AlignJustify,
  AlignLeft,
  AlignRight,
  AlignVerticalJustifyCenter,
  AlignVerticalJustifyEnd,
  AlignVerticalJustifyStart,
  type LucideIcon,
  PilcrowLeft,
  PilcrowRight,
} from "lucide-react";
import { schemaFor } from "../../../project/format";
import { fieldsOf, type JsonSchema } from "../../document/schema-fields";
import { CheckField } from "../../ui/fields/check-field";
import { ChoiceInput } from "../../ui/fields/choice-field";
import { NumberInput } from "../../ui/fields/number-field";
import { Toggles } from "../../ui/fields/toggles";
import { ColourInput } from "./colour-input";
import inputs from "./inputs.module.css";
import styles from "./inspector.module.css";
import { propertyId, useInspector } from "./inspector-context";
import type { Property } from "./properties";
import { PropertyRow, useProblemsOf, usePropertyLook } from "./property-row";

/** What is chosen among few. */

interface Props {
  property: Property;
  value: unknown;
}

export function ChoiceProperty({ property, value }: Props) {
  const { optional, blank = "none", schema, labels = {} } = property;
  return (
    <Chosen
      property={property}
      value={value}
      options={(schema.enum ?? []).map(String)}
      blank={optional ? blank : undefined}
      words={labels}
    />
  );
}

interface ChosenProps extends Props {
  options: readonly string[];
  /** What choosing nothing is called; undefined where something must be chosen. */
  blank: string | undefined;
  words?: Readonly<Record<string, string>>;
}

function Chosen({ property, value, options, blank, words = {} }: ChosenProps) {
  const { change } = useInspector();
  const look = usePropertyLook(property);
  const { pointer, title } = property;
  const shown = value === undefined ? "" : String(value);
  const named = options.map((option) => ({ value: option, label: words[option] ?? option }));
  // What is said when nothing is chosen may be one of the choices in other words.
  const offered =
    blank === undefined ? named : named.filter(({ value: own, label }) => label !== blank || own === shown);
  return (
    <PropertyRow property={property}>
      <ChoiceInput
        {...look}
        labelledBy={`${look.id}-label`}
        value={shown}
        options={blank === undefined ? offered : [{ value: "", label: blank }, ...offered]}
        onChange={(next) => change(pointer, next || undefined, title)}
      />
    </PropertyRow>
  );
}

const alignIcons: Record<string, LucideIcon> = {
  start: PilcrowRight,
  left: AlignLeft,
  center: AlignCenter,
  right: AlignRight,
  end: PilcrowLeft,
  justify: AlignJustify,
  top: AlignVerticalJustifyStart,
  middle: AlignVerticalJustifyCenter,
  bottom: AlignVerticalJustifyEnd,
};

export function AlignInput({ property, value }: Props) {
  const { change, disabled } = useInspector();
  const { pointer, title, schema, blank, labels = {} } = property;
  const options = (schema.enum ?? []).map(String);
  return (
    <PropertyRow property={property} isGroup>
      <Toggles
        compact
        value={String(value ?? blank)}
        disabled={disabled}
        options={options.map((option) => ({
          value: option,
          label: labels[option] ?? option,
          icon: alignIcons[option],
        }))}
        onChange={(next) => change(pointer, next === blank ? undefined : next, title)}
      />
    </PropertyRow>
  );
}

export function SwitchInput({ property, value }: Props) {
  const { change, disabled } = useInspector();
  const { pointer, title, schema, half } = property;
  return (
    <div className={styles.switch} data-half={half} data-pointer={pointer}>
      <CheckField
        compact
        id={propertyId(pointer)}
        label={title}
        help={schema.description}
        value={value === true}
        disabled={disabled}
        onChange={(isOn) => change(pointer, isOn || undefined, title)}
      />
    </div>
  );
}

export function FontInput({ property, value }: Props) {
  const { template } = useInspector();
  const options = Object.keys(template.fonts).filter((name) => name !== "body");
  return <Chosen property={property} value={value === "body" ? undefined : value} options={options} blank="body" />;
}

/** Which field of the card a click on the layer edits. */
export function FieldInput({ property, value }: Props) {
  const { game } = useInspector();
  const fields = fieldsOf(schemaFor("card", game) as JsonSchema);
  return (
    <Chosen
      property={property}
      value={value}
      options={fields.map(({ pointer }) => pointer)}
      blank="nothing"
      words={Object.fromEntries(fields.map(({ pointer, title }) => [pointer, title.toLowerCase()]))}
    />
  );
}

export function ColourProperty({ property, value }: Props) {
  const { change } = useInspector();
  const { pointer, title, optional, blank } = property;
  const invalid = useProblemsOf(property).length > 0;
  return (
    <PropertyRow property={property}>
      <ColourInput
        id={propertyId(pointer)}
        label={title}
        value={typeof value === "string" ? value : undefined}
        placeholder={optional ? blank : undefined}
        invalid={invalid}
        onChange={(next, manner) => {
          if (next !== undefined || optional) change(pointer, next, title, manner);
        }}
      />
    </PropertyRow>
  );
}

/** The line between the entries of an effects list. */
export function RuleInput({ property, value }: Props) {
  const { change, disabled, template } = useInspector();
  const { pointer, title } = property;
  const rule =
    typeof value === "object" && value !== null
      ? (value as { color: string; width: number; length?: number })
      : undefined;
  const length = { compact: true, disabled, unit: "mm", range: { least: 0 }, beyond: "written" } as const;
  const first = Object.keys(template.palette)[0] ?? "#000000";
  return (
    <PropertyRow property={property} isGroup above>
      <CheckField
        compact
        id={propertyId(pointer)}
        label="a line between entries"
        value={rule !== undefined}
        disabled={disabled}
        onChange={(isOn) => change(pointer, isOn ? { color: first, width: 0.2 } : undefined, title)}
      />
      {rule && (
        <>
          <ColourInput
            label="Colour of the line"
            value={rule.color}
            onChange={(color, manner) => color !== undefined && change(pointer, { ...rule, color }, title, manner)}
          />
          <div className={inputs.two}>
            <NumberInput
              {...length}
              label="Width of the line, mm"
              sign="width"
              value={rule.width}
              step={0.05}
              onChange={(width) => width !== undefined && change(pointer, { ...rule, width }, title, "typing")}
            />
            <NumberInput
              {...length}
              label="Length of the line, mm"
              sign="length"
              value={rule.length}
              optional
              placeholder="all"
              onChange={(length) => {
                const { length: _length, ...rest } = rule;
                change(pointer, length === undefined ? rest : { ...rest, length }, title, "typing");
              }}
            />
          </div>
        </>
      )}
    </PropertyRow>
  );
}
