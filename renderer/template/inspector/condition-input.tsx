import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import { Plus, X } from "lucide-react";
import type { Condition } from "../../../schemas/template-style";
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
        <select
          className={inputs.select}
          aria-label="How many of the conditions must hold"
          value={join}
          disabled={disabled}
          onChange={(event) => write(rows, event.target.value as "all" | "any")}
        >
          <option value="all">When all of these hold</option>
          <option value="any">When any of these holds</option>
        </select>
      )}
      {rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same may be asked twice.
        <div className={inputs.condition} key={index}>
          <div className={inputs.line}>
            <input
              className={inputs.text}
              aria-label="Field"
              value={row.path}
              disabled={disabled}
              spellCheck={false}
              placeholder="slots.…"
              onChange={(event) => set(index, { path: event.target.value }, "typing")}
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
            <select
              className={inputs.select}
              aria-label="Comparison"
              value={row.comparison}
              disabled={disabled}
              onChange={(event) => set(index, { comparison: event.target.value as Comparison })}
            >
              {comparisons.map((comparison) => (
                <option key={comparison} value={comparison}>
                  {comparisonWords[comparison]}
                </option>
              ))}
            </select>
            {!wordless.has(row.comparison) && (
              <input
                className={inputs.text}
                aria-label="Compared with"
                value={row.value}
                disabled={disabled}
                onChange={(event) => set(index, { value: event.target.value }, "typing")}
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
