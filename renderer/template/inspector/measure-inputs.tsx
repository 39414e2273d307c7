import { CheckField } from "../../ui/fields/check-field";
import { NumberInput } from "../../ui/fields/number-field";
import { tidyNumber } from "../../ui/fields/number-text";
import inputs from "./inputs.module.css";
import { propertyId, useInspector } from "./inspector-context";
import type { Property } from "./properties";
import { PropertyRow, usePropertyLook } from "./property-row";

/** Numbers alone and in groups. */

interface Props {
  property: Property;
  value: unknown;
}

const asNumber = (value: unknown): number | undefined => (typeof value === "number" ? value : undefined);
/** What all lengths of the inspector have in common. */
const length = { compact: true, unit: "mm", step: 0.1, range: { least: 0 }, beyond: "written" } as const;

export function LengthInput({ property, value }: Props) {
  const { change } = useInspector();
  const look = usePropertyLook(property);
  const { pointer, title, unit, step, factor = 1, blank = "", schema, optional } = property;
  const number = asNumber(value);
  const { minimum: least, maximum: most } = schema;
  return (
    <PropertyRow property={property}>
      <NumberInput
        {...look}
        value={number === undefined ? undefined : tidyNumber(number * factor)}
        unit={unit}
        step={step}
        range={{
          ...(least !== undefined && { least: least * factor }),
          ...(most !== undefined && { most: most * factor }),
        }}
        usual={Number.parseFloat(blank) || undefined}
        optional={optional}
        beyond="written"
        onChange={(next) =>
          change(pointer, next === undefined ? undefined : tidyNumber(next / factor), title, "typing")
        }
      />
    </PropertyRow>
  );
}

export function PairInput({ property, value }: Props) {
  const { change, disabled } = useInspector();
  const { pointer, title, unit, parts = ["", ""], blank, optional } = property;
  const pair = Array.isArray(value) ? value.map(Number) : undefined;
  return (
    <PropertyRow property={property} isGroup>
      <div className={inputs.two}>
        {parts.map((part, index) => (
          <NumberInput
            key={part}
            label={`${title}, ${part}`}
            sign={part.startsWith("between") ? (index === 0 ? "↔" : "↕") : part.charAt(0).toUpperCase()}
            value={pair?.[index]}
            compact
            unit={unit}
            step={0.1}
            optional
            beyond="written"
            placeholder={blank}
            disabled={disabled}
            onChange={(next) => {
              if (next === undefined && (optional || !pair)) return change(pointer, undefined, title);
              const other = pair?.[1 - index] ?? 0;
              const both = index === 0 ? [next ?? 0, other] : [other, next ?? 0];
              change(pointer, both, title, "typing");
            }}
          />
        ))}
      </div>
    </PropertyRow>
  );
}

const cornerNames = ["Top left", "Top right", "Bottom right", "Bottom left"] as const;

/** One radius for all corners, or one for each. */
export function CornersInput({ property, value }: Props) {
  const { change, disabled } = useInspector();
  const { pointer, title } = property;
  const each = Array.isArray(value) ? value.map(Number) : undefined;
  const all = asNumber(value);
  return (
    <PropertyRow property={property} isGroup>
      <div className={inputs.line}>
        {!each && (
          <NumberInput
            {...length}
            label="Radius of the corners, mm"
            value={all}
            optional
            placeholder="0"
            disabled={disabled}
            onChange={(next) => change(pointer, next, title, "typing")}
          />
        )}
        <CheckField
          compact
          id={`${propertyId(pointer)}-each`}
          label="each its own"
          value={each !== undefined}
          disabled={disabled}
          onChange={(isOn) => change(pointer, isOn ? Array(4).fill(all ?? 0) : each?.[0] || undefined, title)}
        />
      </div>
      {each && (
        <div className={inputs.four}>
          {cornerNames.map((name, index) => (
            <NumberInput
              key={name}
              label={`${name}, mm`}
              sign={["◜", "◝", "◞", "◟"][index] ?? ""}
              value={each[index]}
              {...length}
              disabled={disabled}
              onChange={(next) => change(pointer, each.with(index, next ?? 0), title, "typing")}
            />
          ))}
        </div>
      )}
    </PropertyRow>
  );
}

/** The one layer of a column that takes what is left. */
export function GrowInput({ property, value }: Props) {
  const { change, disabled } = useInspector();
  const { pointer, title } = property;
  const grow = typeof value === "object" && value !== null ? (value as { prefer: number; min: number }) : undefined;
  const set = (part: Partial<{ prefer: number; min: number }>) =>
    change(pointer, { ...grow, ...part }, title, "typing");
  return (
    <PropertyRow property={property} isGroup above>
      <CheckField
        compact
        id={propertyId(pointer)}
        label="takes the height the others leave"
        value={grow !== undefined}
        disabled={disabled}
        onChange={(isOn) => change(pointer, isOn ? { prefer: 20, min: 10 } : undefined, title)}
      />
      {grow && (
        <div className={inputs.two}>
          <NumberInput
            label="Wanted height, mm"
            sign="wants"
            value={grow.prefer}
            {...length}
            disabled={disabled}
            onChange={(next) => set({ prefer: next ?? 0 })}
          />
          <NumberInput
            label="Least height, mm"
            sign="least"
            value={grow.min}
            {...length}
            disabled={disabled}
            onChange={(next) => set({ min: next ?? 0 })}
          />
        </div>
      )}
    </PropertyRow>
  );
}
