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
import { ColourInput } from "./colour-input";
import inputs from "./inputs.module.css";
import { propertyId, useInspector } from "./inspector-context";
import { NumberInput } from "./number-input";
import type { Property } from "./properties";
import { PropertyRow, useProblemsOf } from "./property-row";

/** What is chosen among few. */

interface Props {
  property: Property;
  value: unknown;
}

export function ChoiceInput({ property, value }: Props) {
  const { change, disabled } = useInspector();
  const { pointer, title, schema, optional, blank, labels = {} } = property;
  const options = (schema.enum ?? []).map(String);
  return (
    <Chosen
      property={property}
      value={value}
      options={options}
      blank={optional ? (blank ?? "none") : undefined}
      words={labels}
      onChoose={(next) => change(pointer, next, title)}
      disabled={disabled}
    />
  );
}

interface ChosenProps extends Props {
  options: readonly string[];
  /** What choosing nothing is called; undefined where something must be chosen. */
  blank: string | undefined;
  words: Readonly<Record<string, string>>;
  disabled: boolean;
  onChoose(value: string | undefined): void;
}

/** A value that is not on the list is shown all the same, so that it can be seen and replaced. */
function Chosen({ property, value, options, blank, words, disabled, onChoose }: ChosenProps) {
  const shown = value === undefined ? "" : String(value);
  // What is said when nothing is chosen may be one of the choices in other words.
  const offered =
    blank === undefined ? options : options.filter((option) => (words[option] ?? option) !== blank || option === shown);
  return (
    <PropertyRow property={property}>
      <select
        id={propertyId(property.pointer)}
        className={inputs.select}
        value={shown}
        disabled={disabled}
        onChange={(event) => onChoose(event.target.value === "" ? undefined : event.target.value)}
      >
        {blank !== undefined && <option value="">{blank}</option>}
        {shown !== "" && !options.includes(shown) && <option value={shown}>{shown} (unknown)</option>}
        {offered.map((option) => (
          <option key={option} value={option}>
            {words[option] ?? option}
          </option>
        ))}
      </select>
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
  const chosen = value ?? blank;
  return (
    <PropertyRow property={property} isGroup>
      <div className={inputs.toggles}>
        {(schema.enum ?? []).map(String).map((option) => {
          const Icon = alignIcons[option];
          return (
            <button
              key={option}
              type="button"
              aria-label={labels[option] ?? option}
              title={labels[option] ?? option}
              aria-pressed={option === chosen}
              disabled={disabled}
              onClick={() => change(pointer, option === blank ? undefined : option, title)}
            >
              {Icon && <Icon size={16} strokeWidth={1.75} aria-hidden />}
            </button>
          );
        })}
      </div>
    </PropertyRow>
  );
}

export function SwitchInput({ property, value }: Props) {
  const { change, disabled } = useInspector();
  const { pointer, title, schema, half } = property;
  return (
    <label
      className={`${inputs.check} ${inputs.switch}`}
      data-half={half}
      data-above
      title={schema.description}
      data-pointer={pointer}
    >
      <input
        id={propertyId(pointer)}
        type="checkbox"
        checked={value === true}
        disabled={disabled}
        onChange={(event) => change(pointer, event.target.checked || undefined, title)}
      />
      {title}
    </label>
  );
}

export function FontInput({ property, value }: Props) {
  const { change, disabled, template } = useInspector();
  const options = Object.keys(template.fonts).filter((name) => name !== "body");
  return (
    <Chosen
      property={property}
      value={value === "body" ? undefined : value}
      options={options}
      blank="body"
      words={{}}
      disabled={disabled}
      onChoose={(next) => change(property.pointer, next, property.title)}
    />
  );
}

/** Which field of the card a click on the layer edits. */
export function FieldInput({ property, value }: Props) {
  const { change, disabled, game } = useInspector();
  const fields = fieldsOf(schemaFor("card", game) as JsonSchema);
  return (
    <Chosen
      property={property}
      value={value}
      options={fields.map(({ pointer }) => pointer)}
      blank="nothing"
      words={Object.fromEntries(fields.map(({ pointer, title }) => [pointer, title.toLowerCase()]))}
      disabled={disabled}
      onChoose={(next) => change(property.pointer, next, property.title)}
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
  const first = Object.keys(template.palette)[0] ?? "#000000";
  return (
    <PropertyRow property={property} isGroup above>
      <label className={inputs.check}>
        <input
          id={propertyId(pointer)}
          type="checkbox"
          checked={rule !== undefined}
          disabled={disabled}
          onChange={(event) => change(pointer, event.target.checked ? { color: first, width: 0.2 } : undefined, title)}
        />
        a line between entries
      </label>
      {rule && (
        <>
          <ColourInput
            label="Colour of the line"
            value={rule.color}
            onChange={(color, manner) => color !== undefined && change(pointer, { ...rule, color }, title, manner)}
          />
          <div className={inputs.two}>
            <NumberInput
              label="Width of the line, mm"
              sign="width"
              value={rule.width}
              unit="mm"
              step={0.05}
              min={0}
              disabled={disabled}
              onChange={(width) => width !== undefined && change(pointer, { ...rule, width }, title, "typing")}
            />
            <NumberInput
              label="Length of the line, mm"
              sign="length"
              value={rule.length}
              unit="mm"
              min={0}
              placeholder="all"
              disabled={disabled}
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
