import { type Field, fieldsOf } from "../../document/schema-fields";
import { type ControlProps, useForm } from "./control";
import styles from "./controls.module.css";
import { FieldFrame } from "./field-frame";

/** Rows of numbered tiles: a click gives a tile the next number of its row, another one takes it away. */
export function TilesControl({ field, value, problems }: ControlProps) {
  return (
    <FieldFrame field={field} problems={problems} isGroup>
      <div className={styles.tiles}>
        {fieldsOf(field.schema, field.pointer).map((row) => (
          <Row key={row.key} row={row} order={orderIn(value, row.key)} />
        ))}
      </div>
    </FieldFrame>
  );
}

const orderIn = (value: unknown, key: string): readonly number[] => {
  const order: unknown = (value as Record<string, unknown> | undefined)?.[key];
  return Array.isArray(order) ? order.filter((tile): tile is number => typeof tile === "number") : [];
};

function Row({ row, order }: { row: Field; order: readonly number[] }) {
  const { change, disabled } = useForm();
  const group = { role: "group", "aria-label": row.title };
  const count = Math.max(row.schema["x-tiles"] ?? 0, ...order);
  const toggle = (tile: number) =>
    change(row.pointer, order.includes(tile) ? order.filter((other) => other !== tile) : [...order, tile]);
  return (
    <div className={styles.tileRow} data-pointer={row.pointer} {...group}>
      <span>{row.title}</span>
      {Array.from({ length: count }, (_, n) => n + 1).map((tile) => {
        const place = order.indexOf(tile) + 1;
        return (
          <button
            key={tile}
            type="button"
            disabled={disabled}
            aria-pressed={place > 0}
            aria-label={`Tile ${tile}${place > 0 ? `, built as number ${place}` : ""}`}
            onClick={() => toggle(tile)}
          >
            {place > 0 ? place : ""}
          </button>
        );
      })}
    </div>
  );
}
