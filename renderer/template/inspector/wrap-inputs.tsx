import { isRecord } from "../../../schemas/json-pointer";
import { CheckField } from "../../ui/fields/check-field";
import { NumberInput } from "../../ui/fields/number-field";
import inputs from "./inputs.module.css";
import { propertyId, useInspector } from "./inspector-context";
import type { Property } from "./properties";
import { PropertyRow } from "./property-row";

/** What the lines of a text go around: a box in its box, or its own first letter. */

interface Props {
  property: Property;
  value: unknown;
}

const sides = [
  ["X", "Left"],
  ["Y", "Top"],
  ["W", "Width"],
  ["H", "Height"],
] as const;

export function AroundInput({ property, value }: Props) {
  const { change, disabled } = useInspector();
  const { pointer, title } = property;
  const box = Array.isArray(value) ? value.map(Number) : undefined;
  return (
    <PropertyRow property={property} isGroup above>
      <CheckField
        compact
        id={propertyId(pointer)}
        label="lines leave room for something"
        value={box !== undefined}
        disabled={disabled}
        onChange={(isOn) => change(pointer, isOn ? [0, 0, 10, 10] : undefined, title)}
      />
      {box && (
        <div className={inputs.four}>
          {sides.map(([sign, name], index) => (
            <NumberInput
              key={sign}
              sign={sign}
              label={`${name}, mm`}
              value={box[index]}
              compact
              unit="mm"
              step={0.1}
              range={index > 1 ? { least: 0 } : {}}
              beyond="written"
              disabled={disabled}
              onChange={(next) => {
                if (next !== undefined) change(pointer, box.with(index, next), title, "typing");
              }}
            />
          ))}
        </div>
      )}
    </PropertyRow>
  );
}

export function InitialInput({ property, value }: Props) {
  const { change, disabled } = useInspector();
  const { pointer, title } = property;
  const initial = isRecord(value) ? value : undefined;
  return (
    <PropertyRow property={property} isGroup above>
      <CheckField
        compact
        id={propertyId(pointer)}
        label="large first letter"
        value={initial !== undefined}
        disabled={disabled}
        onChange={(isOn) => change(pointer, isOn ? { lines: 2 } : undefined, title)}
      />
      {initial && (
        <NumberInput
          label="As high as so many lines"
          sign="lines"
          value={Number(initial["lines"])}
          compact
          step={1}
          range={{ least: 2, most: 6 }}
          beyond="written"
          disabled={disabled}
          onChange={(lines) => {
            if (lines !== undefined) change(pointer, { ...initial, lines: Math.round(lines) }, title, "typing");
          }}
        />
      )}
    </PropertyRow>
  );
}
