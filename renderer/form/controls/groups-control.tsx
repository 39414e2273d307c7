import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import { Plus, Trash2 } from "lucide-react";
import { useMemo } from "react";
import { isWithin, joinPointer } from "../../../schemas/json-pointer";
import { blankOf } from "../../document/change-field";
import { fieldsOf, type JsonSchema } from "../../document/schema-fields";
import { type ControlProps, inputId, useForm } from "./control";
import styles from "./controls.module.css";
import { FieldFrame } from "./field-frame";
import { FieldList } from "./field-list";
import { problemsWithin } from "./field-view";

/** A list of objects, each with its own fields. */
export function GroupsControl({ field, value, problems }: ControlProps) {
  const { change, disabled } = useForm();
  const items = Array.isArray(value) ? value : [];
  const one = field.schema.items ?? {};
  const { maxItems = Number.POSITIVE_INFINITY } = field.schema;
  const name = (one.title ?? "entry").toLowerCase();
  const own = problems.filter(
    ({ where }) => !items.some((_, index) => isWithin(where.field ?? "", joinPointer(field.pointer, index))),
  );
  return (
    <FieldFrame field={field} problems={own} isGroup>
      <div className={styles.items}>
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries of a file have no other identity.
          <div key={index} className={styles.item}>
            <ItemFields schema={one} pointer={joinPointer(field.pointer, index)} item={item} problems={problems} />
            <IconButton
              size="small"
              disabled={disabled}
              aria-label={`Remove ${name} ${index + 1}`}
              onClick={() => change(field.pointer, items.toSpliced(index, 1))}
            >
              <Trash2 strokeWidth={1.75} aria-hidden />
            </IconButton>
          </div>
        ))}
        <Button
          id={inputId(field.pointer)}
          size="small"
          variant="outlined"
          className={styles.add ?? ""}
          startIcon={<Plus strokeWidth={1.75} />}
          disabled={disabled || items.length >= maxItems}
          onClick={() => change(field.pointer, [...items, newItem(one)])}
        >
          Add {name}
        </Button>
      </div>
    </FieldFrame>
  );
}

function ItemFields({
  schema,
  pointer,
  item,
  problems,
}: {
  schema: JsonSchema;
  pointer: string;
  item: unknown;
  problems: ControlProps["problems"];
}) {
  const fields = useMemo(() => fieldsOf(schema, pointer), [schema, pointer]);
  return <FieldList fields={fields} owner={item} problems={problemsWithin(problems, pointer)} />;
}

const newItem = (schema: JsonSchema): Record<string, unknown> =>
  Object.fromEntries((schema.required ?? []).map((key) => [key, blankOf(schema.properties?.[key] ?? {}) ?? 0]));
