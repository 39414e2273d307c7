import { isRecord } from "../../../schemas/json-pointer";
import type { Problem } from "../../../schemas/problem";
import { type Field, isShown } from "../../document/schema-fields";
import { useDocument } from "../effects/document-context";
import { isNarrow } from "./control-names";
import styles from "./controls.module.css";
import { FieldView, problemsWithin } from "./field-view";

interface Props {
  fields: readonly Field[];
  /** The object they are fields of. */
  owner: unknown;
  problems: readonly Problem[];
  /** Inside a group switches are many and short. */
  inGroup?: boolean;
}

/** Fields one below the other, small ones two in a row. */
export function FieldList({ fields, owner, problems, inGroup = false }: Props) {
  const document = useDocument();
  const shown = fields.filter((field) => isShown(field, owner, document));
  return (
    <div className={styles.fields}>
      {shown.map((field) => (
        <div
          key={field.pointer}
          className={isNarrow(field.control) || (inGroup && field.control === "switch") ? styles.narrow : styles.wide}
        >
          <FieldView
            field={field}
            value={isRecord(owner) ? owner[field.key] : undefined}
            problems={problemsWithin(problems, field.pointer)}
          />
        </div>
      ))}
    </div>
  );
}
