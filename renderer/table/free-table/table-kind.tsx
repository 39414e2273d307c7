import { freeTableItem, goTo } from "../../state/place";
import { Toggles } from "../../ui/fields/toggles";

/** Whether one plays by the rules of the game, or on a table that knows none. */
export function TableKind({ value }: { value: "rules" | "free" }) {
  return (
    <Toggles
      label="How to play"
      fit
      value={value}
      options={[
        { value: "rules", label: "By the rules" },
        { value: "free", label: "Free table" },
      ]}
      onChange={(next) => goTo("table", next === "free" ? freeTableItem : undefined)}
    />
  );
}
