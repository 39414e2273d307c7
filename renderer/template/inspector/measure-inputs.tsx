import inputs from "./inputs.module.css";
import { propertyId, useInspector } from "./inspector-context";
import { NumberInput } from "./number-input";
import type { Property } from "./properties";
import { PropertyRow, useProblemsOf } from "./property-row";

/** Numbers alone and in groups. */

interface Props {
  property: Property;
  value: unknown;
}

const asNumber = (value: unknown): number | undefined => (typeof value === "number" ? value : undefined);
const tidy = (value: number): number => Math.round(value * 10_000) / 10_000;

export function LengthInput({ property, value }: Props) {
  const { change, disabled } = useInspector();
  const { pointer, title, unit, step, factor = 1, blank, schema, optional } = property;
  const number = asNumber(value);
  const invalid = useProblemsOf(property).length > 0;
  return (
    <PropertyRow property={property}>
      <NumberInput
        id={propertyId(pointer)}
        value={number === undefined ? undefined : tidy(number * factor)}
        unit={unit}
        step={step}
        min={schema.minimum === undefined ? undefined : schema.minimum * factor}
        max={schema.maximum === undefined ? undefined : schema.maximum * factor}
        placeholder={blank}
        disabled={disabled}
        invalid={invalid}
        onChange={(next) => {
          if (next === undefined && !optional) return;
          change(pointer, next === undefined ? undefined : tidy(next / factor), title, "typing");
        }}
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
            unit={unit}
            step={0.1}
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
            label="Radius of the corners, mm"
            value={all}
            unit="mm"
            step={0.1}
            min={0}
            placeholder="0"
            disabled={disabled}
            onChange={(next) => change(pointer, next, title, "typing")}
          />
        )}
        <label className={inputs.check}>
          <input
            type="checkbox"
            checked={each !== undefined}
            disabled={disabled}
            onChange={(event) =>
              change(pointer, event.target.checked ? Array(4).fill(all ?? 0) : each?.[0] || undefined, title)
            }
          />
          each its own
        </label>
      </div>
      {each && (
        <div className={inputs.four}>
          {cornerNames.map((name, index) => (
            <NumberInput
              key={name}
              label={`${name}, mm`}
              sign={["◜", "◝", "◞", "◟"][index] ?? ""}
              value={each[index]}
              unit="mm"
              step={0.1}
              min={0}
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
      <label className={inputs.check}>
        <input
          id={propertyId(pointer)}
          type="checkbox"
          checked={grow !== undefined}
          disabled={disabled}
          onChange={(event) => change(pointer, event.target.checked ? { prefer: 20, min: 10 } : undefined, title)}
        />
        takes the height the others leave
      </label>
      {grow && (
        <div className={inputs.two}>
          <NumberInput
            label="Wanted height, mm"
            sign="wants"
            value={grow.prefer}
            unit="mm"
            step={0.1}
            min={0}
            disabled={disabled}
            onChange={(next) => set({ prefer: next ?? 0 })}
          />
          <NumberInput
            label="Least height, mm"
            sign="least"
            value={grow.min}
            unit="mm"
            step={0.1}
            min={0}
            disabled={disabled}
            onChange={(next) => set({ min: next ?? 0 })}
          />
        </div>
      )}
    </PropertyRow>
  );
}
