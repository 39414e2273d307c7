import Button from "@mui/material/Button";
import { Braces } from "lucide-react";
import { joinPointer } from "../../../schemas/json-pointer";
import type { JsonSchema } from "../../document/schema-fields";
import { type ControlProps, inputId, useForm } from "./control";
import styles from "./controls.module.css";
import { FieldFrame } from "./field-frame";

/** Whatever no other control can show: its JSON in short, and the way to the JSON view. */
export function JsonControl({ field, value, problems }: ControlProps) {
  const { change, disabled, openJson } = useForm();
  const open = () => {
    const isEmpty = value === undefined && !disabled;
    if (isEmpty) change(field.pointer, skeletonOf(field.schema));
    openJson(isEmpty && field.schema.type === "array" ? joinPointer(field.pointer, 0) : field.pointer);
  };
  return (
    <FieldFrame field={field} problems={problems} isGroup>
      <div className={styles.json}>
        <code title={value === undefined ? undefined : JSON.stringify(value, null, 1)}>
          {value === undefined ? "not set" : JSON.stringify(value)}
        </code>
        <Button id={inputId(field.pointer)} variant="outlined" size="small" startIcon={<Braces />} onClick={open}>
          {value === undefined ? "Write as JSON" : "Edit as JSON"}
        </Button>
      </div>
    </FieldFrame>
  );
}

/** The least that the JSON view can complete: a value with room inside. */
function skeletonOf({ type, items }: JsonSchema): unknown {
  if (type === "array") return items ? [skeletonOf(items)] : [];
  return {};
}
