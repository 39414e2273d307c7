import IconButton from "@mui/material/IconButton";
import { Minus, Plus } from "lucide-react";
import { blankOf } from "../../document/change-field";
import { type ControlProps, inputId, useForm } from "./control";
import styles from "./controls.module.css";
import { FieldFrame } from "./field-frame";
import { stepOf } from "./step-keys";

/** A whole number with few values. */
export function StepperControl({ field, value, problems }: ControlProps) {
  const { change, disabled } = useForm();
  const { minimum = 0, maximum = Number.POSITIVE_INFINITY } = field.schema;
  const count = typeof value === "number" ? value : Number(blankOf(field.schema) ?? minimum);
  const set = (next: number) => change(field.pointer, Math.min(maximum, Math.max(minimum, next)));
  return (
    <FieldFrame field={field} problems={problems} isGroup>
      <div className={styles.stepper}>
        <IconButton
          tabIndex={-1}
          disabled={disabled || count <= minimum}
          onClick={() => set(count - 1)}
          aria-label={`Less ${field.title}`}
        >
          <Minus />
        </IconButton>
        <div
          className={styles.count}
          id={inputId(field.pointer)}
          role="spinbutton"
          tabIndex={disabled ? -1 : 0}
          aria-label={field.title}
          aria-valuenow={count}
          aria-valuemin={minimum}
          aria-valuemax={Number.isFinite(maximum) ? maximum : undefined}
          aria-disabled={disabled}
          onKeyDown={(event) => {
            const next = stepOf(event.key, count, minimum, maximum);
            if (next === undefined || disabled) return;
            event.preventDefault();
            event.stopPropagation();
            set(next);
          }}
        >
          {count}
        </div>
        <IconButton
          tabIndex={-1}
          disabled={disabled || count >= maximum}
          onClick={() => set(count + 1)}
          aria-label={`More ${field.title}`}
        >
          <Plus />
        </IconButton>
      </div>
    </FieldFrame>
  );
}
