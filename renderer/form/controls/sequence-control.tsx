import IconButton from "@mui/material/IconButton";
import { ArrowUp, X } from "lucide-react";
import { valueLabel } from "../../document/schema-fields";
import { ChoiceInput } from "../../ui/fields/choice-field";
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
      <ChoiceInput
        id={inputId(field.pointer)}
        label={`Add to ${field.title}`}
        value=""
        placeholder="Add…"
        disabled={disabled || items.length >= maxItems}
        options={options.map((option) => ({ value: option, label: valueLabel(field.schema, option) }))}
        onChange={(option) => set([...items, option])}
      />
    </FieldFrame>
  );
}
