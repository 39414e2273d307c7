import { isRecord } from "../../../schemas/json-pointer";
import { ChoiceInput } from "../../ui/fields/choice-field";
import inputs from "./inputs.module.css";
import { useInspector } from "./inspector-context";
import type { Property } from "./properties";
import { PropertyRow } from "./property-row";

/** To which sides a box keeps its distance on a card of another size. */

const across = [
  { value: "left", label: "left" },
  { value: "middle", label: "middle" },
  { value: "right", label: "right" },
  { value: "both", label: "stretches" },
];
const down = [
  { value: "top", label: "top" },
  { value: "middle", label: "middle" },
  { value: "bottom", label: "bottom" },
  { value: "both", label: "stretches" },
];

export function PinInput({ property, value }: { property: Property; value: unknown }) {
  const { change, disabled } = useInspector();
  const { pointer, title } = property;
  const { x = "left", y = "top" } = isRecord(value) ? value : {};
  const pin = (next: { x: unknown; y: unknown }) => {
    const set = { ...(next.x !== "left" && { x: next.x }), ...(next.y !== "top" && { y: next.y }) };
    change(pointer, Object.keys(set).length === 0 ? undefined : set, title);
  };
  return (
    <PropertyRow property={property} isGroup above>
      <div className={inputs.two}>
        <ChoiceInput
          compact
          label="Across"
          disabled={disabled}
          value={String(x)}
          options={across}
          onChange={(next) => pin({ x: next, y })}
        />
        <ChoiceInput
          compact
          label="Down"
          disabled={disabled}
          value={String(y)}
          options={down}
          onChange={(next) => pin({ x, y: next })}
        />
      </div>
    </PropertyRow>
  );
}
