import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import { Plus, X } from "lucide-react";
import type { Condition } from "../../../schemas/template-style";
import { ChoiceInput, choosable } from "../../ui/fields/choice-field";
import { TextInput } from "../../ui/fields/text-field";
import {
  type Comparison,
  type ConditionRow,
  comparisons,
  comparisonWords,
  conditionOf,
  rowsOf,
} from "../model/condition-rows";
import { HolePicker } from "./hole-picker";
import inputs from "./inputs.module.css";
import styles from "./inspector.module.css";
import { propertyId, useInspector } from "./inspector-context";
import { JsonValue } from "./json-value";
import type { Property } from "./properties";
import { PropertyRow } from "./property-row";

const wordless: ReadonlySet<Comparison> = new Set(["filled", "empty"]);

/** On which cards a layer is drawn. */
export function ConditionInput({ property, value }: { property: Property; value: unknown }) {
  const { change, disabled } = useInspector();
  const condition = value as Condition | undefined;
  const read = rowsOf(condition);
  const { pointer, title } = property;
  if (!read) {
    return (
      <PropertyRow property={property} isGroup above>
        <JsonValue property={property} value={value} />
      </PropertyRow>
    );
  }
  const { join, rows } = read;
  const write = (next: readonly ConditionRow[], how = join, manner?: "typing") =>
    change(pointer, conditionOf({ join: how, rows: [...next] }), title, manner);
  const set = (index: number, part: Partial<ConditionRow>, manner?: "typing") =>
    write(
      rows.map((row, at) => (at === index ? { ...row, ...part } : row)),
      join,
      manner,
    );

  return (
    <PropertyRow property={property} isGroup above>
      {rows.length === 0 && <p className={styles.said}>On every card</p>}
      {rows.length > 1 && (
        <ChoiceInput
          compact
          label="How many of the conditions must hold"
          value={join}
          disabled={disabled}
          options={choosable({ all: "When all of these hold", any: "When any of these holds" })}
          onChange={(how) => write(rows, how)}
        />
      )}
      {rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same may be asked twice.
        <div className={inputs.condition} key={index}>
          <div className={inputs.line}>
            <TextInput
              compact
              label="Field"
              value={row.path}
              disabled={disabled}
              placeholder="slots.…"
              onChange={(path) => set(index, { path }, "typing")}
            />
            <HolePicker label="Choose a field" onPick={(path) => set(index, { path })} />
            <IconButton
              size="small"
              aria-label="Remove this condition"
              disabled={disabled || (!property.optional && rows.length === 1)}
              onClick={() => write(rows.toSpliced(index, 1))}
            >
              <X aria-hidden />
            </IconButton>
          </div>
          <div className={inputs.line}>
            <ChoiceInput
              compact
              label="Comparison"
              value={row.comparison}
              disabled={disabled}
              options={comparisons.map((comparison) => ({ value: comparison, label: comparisonWords[comparison] }))}
              onChange={(comparison) => set(index, { comparison })}
            />
            {!wordless.has(row.comparison) && (
              <TextInput
                compact
                label="Compared with"
                value={row.value}
                disabled={disabled}
                onChange={(words) => set(index, { value: words }, "typing")}
              />
            )}
          </div>
        </div>
      ))}
      <Button
        id={propertyId(pointer)}
        size="small"
        disabled={disabled}
        startIcon={<Plus strokeWidth={1.75} aria-hidden />}
        onClick={() => write([...rows, { path: "card.name", comparison: "filled", value: "" }])}
      >
        {rows.length === 0 ? "Only on some cards" : "Another condition"}
      </Button>
    </PropertyRow>
  );
}
