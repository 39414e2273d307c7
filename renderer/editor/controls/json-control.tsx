import Button from "@mui/material/Button";
import { Braces } from "lucide-react";
import { type ControlProps, inputId, useForm } from "./control";
import styles from "./controls.module.css";
import { FieldFrame } from "./field-frame";

/** Whatever no other control can show: its JSON in short, and the way to the JSON view. */
export function JsonControl({ field, value, problems }: ControlProps) {
  const { openJson } = useForm();
  return (
    <FieldFrame field={field} problems={problems} isGroup>
      <div className={styles.json}>
        <code>{value === undefined ? "not set" : JSON.stringify(value)}</code>
        <Button
          id={inputId(field.pointer)}
          variant="outlined"
          size="small"
          startIcon={<Braces />}
          onClick={() => openJson(field.pointer)}
        >
          Edit as JSON
        </Button>
      </div>
    </FieldFrame>
  );
}
