import type { Layer } from "../../../schemas/template-layers";
import { ChoiceInput, choosable } from "../../ui/fields/choice-field";
import { NumberInput } from "../../ui/fields/number-field";
import { hundredths, type NumericBox, numericBox } from "../model/box";
import inputs from "./inputs.module.css";
import { useInspector } from "./inspector-context";
import type { Property } from "./properties";
import { PropertyRow, usePropertyLook } from "./property-row";

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
  const { change } = useInspector();
  const look = usePropertyLook(property);
  const box = numericBox(value as Layer["box"]);
  const { pointer, title } = property;
  const kind = box ? "numbers" : typeof value === "string" ? value : "holder";

  const choose = (next: string) => {
    if (next === "numbers") change(pointer, (drawn ?? [0, 0, 10, 10]).map(hundredths), title);
    else change(pointer, next === "holder" ? undefined : next, title);
  };
  return (
    <PropertyRow property={property} above>
      <ChoiceInput
        {...look}
        labelledBy={`${look.id}-label`}
        value={kind}
        options={choosable<string>({ numbers: "a place of its own", ...wholes, holder: "all of what holds it" })}
        onChange={choose}
      />
      {box && (
        <div className={inputs.four}>
          {signs.map((sign, index) => (
            <NumberInput
              key={sign}
              sign={sign}
              label={`${names[index]}, mm`}
              value={box[index]}
              compact
              unit="mm"
              step={0.1}
              range={index > 1 ? { least: 0 } : {}}
              beyond="written"
              disabled={look.disabled}
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
