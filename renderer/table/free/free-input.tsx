import { useId } from "react";
import type { PointField } from "../../../engine/core/free-answers";
import { tableKeys } from "../../../engine/core/table-view";
import type { Json } from "../../../engine/core/vocabulary";
import { CheckField } from "../../ui/fields/check-field";
import { ChoiceInput } from "../../ui/fields/choice-field";
import { NumberInput } from "../../ui/fields/number-field";
import type { OfferedChoice, OfferedField } from "../engine/messages";
import { useTableNames } from "../play/table-names";
import styles from "./free-form.module.css";

interface Props<F extends OfferedField> {
  field: F;
  value: Json;
  describedBy: string | undefined;
  onChange(value: Json): void;
}

/** One thing to fill in: a point, a number, cards, or one of a few. */
export function FreeInput({ field, ...props }: Props<OfferedField>) {
  switch (field.kind) {
    case "point":
      return <PointInput field={field} {...props} />;
    case "number":
      return (
        <Measure
          {...props}
          label={`How many, ${field.min} to ${field.max}`}
          value={Number(props.value)}
          min={field.min}
          max={field.max}
          unit={1}
        />
      );
    case "cards":
      return <CardsInput field={field} {...props} />;
    case "choice":
      return <OptionInput field={field} {...props} />;
  }
}

function PointInput({ field, value, describedBy, onChange }: Props<PointField>) {
  const [x = 0, y = 0] = value as number[];
  const shared = { describedBy, min: 0, unit: field.unit };
  return (
    <div
      className={styles.point}
      title={`Up to ${field.width / field.unit} and ${field.height / field.unit}; or click the field`}
    >
      <Measure label="From the left" {...shared} value={x} max={field.width} onChange={(next) => onChange([next, y])} />
      <Measure label="From the top" {...shared} value={y} max={field.height} onChange={(next) => onChange([x, next])} />
    </div>
  );
}

interface NumberProps {
  label: string;
  value: number;
  min: number;
  max: number;
  /** How many steps make one. */
  unit: number;
  describedBy: string | undefined;
  onChange(value: number): void;
}

/** What it comes to is rounded to whole steps. */
function Measure({ label, value, min, max, unit, describedBy, onChange }: NumberProps) {
  const id = useId();
  return (
    <span className={styles.line}>
      <label htmlFor={id}>{label}</label>
      <NumberInput
        id={id}
        compact
        value={shown(value / unit)}
        range={{ least: min / unit, most: max / unit }}
        step={unit === 1 ? 1 : 0.05}
        round={(number) => shown(Math.round(number * unit) / unit)}
        beyond="written"
        invalid={describedBy !== undefined}
        describedBy={describedBy}
        onChange={(next) => next !== undefined && onChange(Math.round(next * unit))}
      />
    </span>
  );
}

/** As people read a measure; what was pointed at stays as exact as it is until another number is typed. */
const shown = (measure: number): number => Math.round(measure * 100) / 100;

function CardsInput({ field, value, onChange }: Props<Extract<OfferedField, { kind: "cards" }>>) {
  const { nameOf } = useTableNames();
  const id = useId();
  const named = value as number[];
  const { min, max, from } = field;
  const wanted = min === max ? String(min) : max === from.length ? `at least ${min}` : `${min} to ${max}`;
  return (
    <fieldset className={styles.cards}>
      <legend>
        {named.length} chosen, {wanted} wanted. In the order of your choice:
      </legend>
      {from.map((card) => {
        const place = named.indexOf(card);
        return (
          <CheckField
            compact
            key={card}
            id={`${id}-${card}`}
            label={
              <>
                {nameOf(tableKeys.card(card))}
                {place >= 0 && named.length > 1 && <span className={styles.place}>{place + 1}</span>}
              </>
            }
            value={place >= 0}
            onChange={(isNamed) => onChange(isNamed ? [...named, card] : named.filter((each) => each !== card))}
          />
        );
      })}
    </fieldset>
  );
}

function OptionInput({ field, value, onChange }: Props<OfferedChoice>) {
  const at = field.options.findIndex((option) => JSON.stringify(option.value) === JSON.stringify(value));
  return (
    <ChoiceInput
      compact
      label="Which one"
      value={String(at)}
      options={field.options.map(({ text }, n) => ({ value: String(n), label: text }))}
      onChange={(n) => onChange(field.options[Number(n)]!.value)}
    />
  );
}
