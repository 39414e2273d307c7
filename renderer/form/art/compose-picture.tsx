import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import { Dices, Undo2 } from "lucide-react";
import type { ArtStyle } from "../../../press/art/art-style";
import { coloursIn, sceneriesOf } from "../../../press/art/choose-picture";
import { anyScenery } from "../../../schemas/common";
import { isRecord } from "../../../schemas/json-pointer";
import type { Problem } from "../../../schemas/problem";
import { type Field, fieldsOf, valueLabel } from "../../document/schema-fields";
import { ChoiceInput, type Choosable } from "../../ui/fields/choice-field";
import { Toggles } from "../../ui/fields/toggles";
import { hasError, inputId, useForm } from "../controls/control";
import { problemsWithin } from "../controls/field-view";
import styles from "./adjust-picture.module.css";
import { AdjustRow } from "./adjust-row";
import { CompanionsRow } from "./companions-row";

interface Props {
  /** Of the composed picture within the art. */
  field: Field;
  style: ArtStyle;
  value: unknown;
  /** Of the whole art. */
  problems: readonly Problem[];
}

/** What stands in for a picture: one that is composed, turned and told by hand, or the symbol alone. */
export function ComposePicture({ field, style, value, problems }: Props) {
  const { change, disabled } = useForm();
  const picture = isRecord(value) ? value : undefined;
  const fields = new Map(fieldsOf(field.schema, field.pointer).map((one) => [one.key, one]));
  const of = (key: string): Field => fields.get(key) as Field;
  const said = (key: string): string => (typeof picture?.[key] === "string" ? picture[key] : "");
  const set = (key: string) => (next: unknown) => change(of(key).pointer, next);
  const choice = (key: string, options: Choosable[]) => (
    <Choice field={of(key)} value={said(key)} options={options} problems={problems} onChange={set(key)} />
  );
  const lights = of("light").schema;
  return (
    <div className={styles.adjust}>
      <Toggles
        label="What stands in for a picture"
        value={picture ? "composed" : "plain"}
        options={[
          { value: "composed", label: "Composed picture" },
          { value: "plain", label: "Plain symbol" },
        ]}
        disabled={disabled}
        onChange={(next) => change(field.pointer, next === "composed" ? { scenery: anyScenery } : undefined)}
      />
      {picture && (
        <>
          <SeedRow field={of("seed")} value={picture["seed"]} problems={problems} />
          {choice("scenery", [{ value: anyScenery, label: "One that fits" }, ...titled(sceneriesOf(style))])}
          {choice("light", [
            fitting,
            ...(lights.enum ?? []).map((one) => optionOf(String(one), valueLabel(lights, one))),
          ])}
          {choice("colours", [fitting, ...titled(coloursIn(style))])}
          <CompanionsRow field={of("companions")} alone={of("alone")} picture={picture} problems={problems} />
        </>
      )}
    </div>
  );
}

const optionOf = (value: string, label: string): Choosable => ({ value, label });
const titled = (list: readonly [string, string][]): Choosable[] => list.map(([name, title]) => optionOf(name, title));
const fitting = optionOf("", "As it fits");

interface ChoiceProps {
  field: Field;
  value: string;
  options: readonly Choosable[];
  problems: readonly Problem[];
  onChange(value: string | undefined): void;
}

function Choice({ field, value, options, problems, onChange }: ChoiceProps) {
  const { disabled } = useForm();
  return (
    <AdjustRow field={field} problems={problems}>
      <ChoiceInput
        id={inputId(field.pointer)}
        labelledBy={`${inputId(field.pointer)}-label`}
        value={value}
        options={options}
        disabled={disabled}
        invalid={hasError(problemsWithin(problems, field.pointer))}
        onChange={(next) => onChange(next === "" ? undefined : next)}
      />
    </AdjustRow>
  );
}

/** Each number is another picture of the same things. */
function SeedRow({ field, value, problems }: Pick<Props, "field" | "value" | "problems">) {
  const { change, disabled } = useForm();
  const seed = typeof value === "number" ? value : 0;
  const most = field.schema.maximum ?? seed;
  return (
    <AdjustRow field={field} problems={problems}>
      <Button
        size="small"
        variant="outlined"
        disabled={disabled || seed >= most}
        startIcon={<Dices strokeWidth={1.75} />}
        onClick={() => change(field.pointer, seed + 1)}
      >
        Another picture
      </Button>
      <IconButton
        size="small"
        aria-label="The picture before"
        title="The picture before"
        disabled={disabled || seed === 0}
        onClick={() => change(field.pointer, seed - 1)}
      >
        <Undo2 strokeWidth={1.75} aria-hidden />
      </IconButton>
      <span>{seed + 1}</span>
    </AdjustRow>
  );
}
