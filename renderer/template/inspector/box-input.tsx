import type { Layer } from "../../../schemas/template-layers";
import { hundredths, type NumericBox, numericBox } from "../model/box";
import inputs from "./inputs.module.css";
import { propertyId, useInspector } from "./inspector-context";
import { NumberInput } from "./number-input";
import type { Property } from "./properties";
import { PropertyRow } from "./property-row";

const signs = ["X", "Y", "W", "H"] as const;
const names = ["Left", "Top", "Width", "Height"] as const;
const wholes = { card: "the trimmed card", bleed: "the card with its bleed", safe: "the safe zone" } as const;

/** Where a layer is: numbers from the top left of what holds it, or one of the card's own zones. */
export function BoxInput({
  property,
  value,
  drawn,
}: {
  property: Property;
  value: unknown;
  drawn: NumericBox | undefined;
}) {
  const { change, disabled } = useInspector();
  const box = numericBox(value as Layer["box"]);
  const { pointer, title } = property;
  const kind = box ? "numbers" : typeof value === "string" ? value : "holder";

  const choose = (next: string) => {
    if (next === "numbers") change(pointer, (drawn ?? [0, 0, 10, 10]).map(hundredths), title);
    else change(pointer, next === "holder" ? undefined : next, title);
  };
  return (
    <PropertyRow property={property} above>
      <select
        id={propertyId(pointer)}
        className={inputs.select}
        value={kind}
        disabled={disabled}
        onChange={(event) => choose(event.target.value)}
      >
        <option value="numbers">a place of its own</option>
        {Object.entries(wholes).map(([name, words]) => (
          <option key={name} value={name}>
            {words}
          </option>
        ))}
        <option value="holder">all of what holds it</option>
      </select>
      {box && (
        <div className={inputs.four}>
          {signs.map((sign, index) => (
            <NumberInput
              key={sign}
              sign={sign}
              label={`${names[index]}, mm`}
              value={box[index]}
              unit="mm"
              step={0.1}
              min={index > 1 ? 0 : -1000}
              disabled={disabled}
              onChange={(next) => {
                if (next === undefined) return;
                const changed = box.map((side, at) => (at === index ? next : side));
                change(pointer, changed, title, "typing");
              }}
            />
          ))}
        </div>
      )}
    </PropertyRow>
  );
}
