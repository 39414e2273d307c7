import { useMemo } from "react";
import { fieldsOf } from "../../document/schema-fields";
import type { ControlProps } from "./control";
import styles from "./controls.module.css";
import { FieldFrame } from "./field-frame";
import { FieldList } from "./field-list";

/** An object inside the card: its fields, indented. */
export function GroupControl({ field, value, problems }: ControlProps) {
  const fields = useMemo(() => fieldsOf(field.schema, field.pointer), [field]);
  const own = problems.filter(({ where }) => !fields.some(({ pointer }) => (where.field ?? "").startsWith(pointer)));
  return (
    <FieldFrame field={field} problems={own} isGroup>
      <div className={styles.group}>
        <FieldList fields={fields} owner={value} problems={problems} inGroup />
      </div>
    </FieldFrame>
  );
}
