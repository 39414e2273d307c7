import { describedBy, Field, type FieldProps } from "./field";
import { NumberBox, type NumberLook } from "./number-box";
import { type NumberWish, useNumberText } from "./use-number-text";

/** A number without a label of its own, for rows, lists and other frames. */
export function NumberInput(props: NumberWish & NumberLook) {
  const number = useNumberText(props);
  return <NumberBox {...props} number={number} />;
}

type Props = FieldProps &
  Omit<NumberWish, "beyond" | "value" | "onChange"> & { value: number; onChange(value: number): void };

/** A setting: it takes effect as soon as it makes sense, and says what would. */
export function NumberField({ onChange, ...props }: Props) {
  const wish: NumberWish = { ...props, beyond: "refused", onChange: (next) => next !== undefined && onChange(next) };
  const number = useNumberText(wish);
  return (
    <Field {...props} fault={number.fault}>
      <NumberBox {...wish} id={props.id} disabled={props.disabled} describedBy={describedBy(props)} number={number} />
    </Field>
  );
}
