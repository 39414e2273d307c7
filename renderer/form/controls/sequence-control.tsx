import IconButton from "@mui/material/IconButton";
import MenuItem from "@mui/material/MenuItem";
import Select from "@mui/material/Select";
import { ArrowUp, X } from "lucide-react";
import { valueLabel } from "../../document/schema-fields";
import { type ControlProps, inputId, useForm } from "./control";
import styles from "./controls.module.css";
import { FieldFrame } from "./field-frame";

/** Some of a fixed list in an order of one's own, repeats allowed. */
export function SequenceControl({ field, value, problems }: ControlProps) {
  const { change, disabled } = useForm();
  const options = (field.schema.items?.enum ?? []).map(String);
  const items = Array.isArray(value) ? value.map(String) : [];
  const { maxItems = Number.POSITIVE_INFINITY } = field.schema;
  const set = (next: string[]) => change(field.pointer, next);
  return (
    <FieldFrame field={field} problems={problems} isGroup>
      <ol className={styles.sequence}>
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same word may stand twice.
          <li key={`${index} ${item}`}>
            <span>{valueLabel(field.schema, item)}</span>
            <IconButton
              size="small"
              disabled={disabled || index === 0}
              aria-label={`Move ${valueLabel(field.schema, item)} up`}
              onClick={() => set(items.toSpliced(index - 1, 2, item, items[index - 1] ?? item))}
            >
              <ArrowUp strokeWidth={1.75} aria-hidden />
            </IconButton>
            <IconButton
              size="small"
              disabled={disabled}
              aria-label={`Remove ${valueLabel(field.schema, item)}`}
              onClick={() => set(items.toSpliced(index, 1))}
            >
              <X strokeWidth={1.75} aria-hidden />
            </IconButton>
          </li>
        ))}
      </ol>
      <Select
        SelectDisplayProps={{ id: inputId(field.pointer), "aria-label": `Add to ${field.title}` }}
        className={styles.select ?? ""}
        fullWidth
        displayEmpty
        value=""
        disabled={disabled || items.length >= maxItems}
        renderValue={() => <span className={styles.hint}>Add…</span>}
        onChange={(event) => set([...items, String(event.target.value)])}
      >
        {options.map((option) => (
          <MenuItem key={option} value={option}>
            {valueLabel(field.schema, option)}
          </MenuItem>
        ))}
      </Select>
    </FieldFrame>
  );
}
