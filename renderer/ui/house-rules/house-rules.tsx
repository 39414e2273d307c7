import Button from "@mui/material/Button";
import { RotateCcw } from "lucide-react";
import { useId } from "react";
import type { OptionSpec, Options, OptionValue, Preset } from "../../../engine/core/options";
import { choiceWords } from "../../../project/choice-words";
import { count } from "../../state/count";
import { EmptyNote } from "../empty-state";
import { CheckInput } from "../fields/check-field";
import { ChoiceInput } from "../fields/choice-field";
import { NumberInput } from "../fields/number-field";
import { SearchInput } from "../fields/search-input";
import { TextInput } from "../fields/text-field";
import styles from "./house-rules.module.css";

interface Props {
  specs: readonly OptionSpec[];
  presets: readonly Preset[];
  /** What the project says instead of the game. */
  standard: Options;
  options: Options;
  disabled?: boolean;
  /** Words that a rule must contain to be shown. */
  sought: string;
  onSeek(words: string): void;
  onChange(options: Options): void;
}

/** The rules of the game that a table may change, each with a control of its kind. */
export function HouseRules({
  specs,
  presets,
  standard,
  options,
  disabled = false,
  sought: query,
  onSeek,
  onChange,
}: Props) {
  const usual = (spec: OptionSpec): OptionValue => standard[spec.name] ?? spec.default;
  const set = (spec: OptionSpec, value: OptionValue) => {
    const { [spec.name]: _, ...rest } = options;
    onChange(value === usual(spec) ? rest : { ...rest, [spec.name]: value });
  };
  const choosePreset = (preset: Preset) =>
    onChange(
      Object.fromEntries(
        specs.flatMap((spec) => {
          const value = preset.options[spec.name] ?? spec.default;
          return value === usual(spec) ? [] : [[spec.name, value]];
        }),
      ),
    );
  const words = query.trim().toLowerCase();
  const shown = specs.filter(({ title, explains }) => `${title} ${explains}`.toLowerCase().includes(words));
  const changed = Object.keys(options).length;
  return (
    <div className={styles.rules}>
      <div className={styles.tools}>
        <div className={styles.find}>
          <SearchInput
            label="Find a house rule"
            placeholder={`Find among ${specs.length} rules`}
            value={query}
            onChange={onSeek}
          />
        </div>
        {presets.length > 0 && (
          <div className={styles.preset}>
            <PresetChoice
              presets={presets}
              current={presets.find((preset) =>
                specs.every(
                  (spec) => (options[spec.name] ?? usual(spec)) === (preset.options[spec.name] ?? spec.default),
                ),
              )}
              disabled={disabled}
              onChoose={choosePreset}
            />
          </div>
        )}
        {changed > 0 && !disabled && (
          <Button size="small" startIcon={<RotateCcw aria-hidden />} onClick={() => onChange({})}>
            Reset {count(changed, "rule")}
          </Button>
        )}
      </div>
      {shown.length === 0 && <EmptyNote>No rule answers “{query.trim()}”.</EmptyNote>}
      <ul className={styles.list}>
        {shown.map((spec) => (
          <RuleRow
            key={spec.name}
            spec={spec}
            value={options[spec.name] ?? usual(spec)}
            isChanged={Object.hasOwn(options, spec.name)}
            disabled={disabled}
            onSet={(value) => set(spec, value)}
          />
        ))}
      </ul>
    </div>
  );
}

/** Where the rules are those of no preset. */
const ownRules = "";

interface PresetChoiceProps {
  presets: readonly Preset[];
  current: Preset | undefined;
  disabled: boolean;
  onChoose(preset: Preset): void;
}

function PresetChoice({ presets, current, disabled, onChoose }: PresetChoiceProps) {
  const options = presets.map(({ id, title }) => ({ value: id, label: title }));
  return (
    <ChoiceInput
      compact
      label="Preset"
      disabled={disabled}
      value={current?.id ?? ownRules}
      options={current ? options : [{ value: ownRules, label: "Rules of your own" }, ...options]}
      onChange={(wanted) => {
        const preset = presets.find(({ id }) => id === wanted);
        if (preset) onChoose(preset);
      }}
    />
  );
}

interface RowProps {
  spec: OptionSpec;
  value: OptionValue;
  isChanged: boolean;
  disabled: boolean;
  onSet(value: OptionValue): void;
}

function RuleRow({ spec, value, isChanged, disabled, onSet }: RowProps) {
  const id = useId();
  return (
    <li className={isChanged ? styles.changed : undefined} data-kind={spec.kind}>
      <label id={`${id}-title`} htmlFor={id}>
        {spec.title}
      </label>
      <p id={`${id}-about`}>{spec.explains}</p>
      <div className={styles.control}>
        <RuleControl id={id} spec={spec} value={value} disabled={disabled} onSet={onSet} />
      </div>
    </li>
  );
}

function RuleControl({ id, spec, value, disabled, onSet }: { id: string } & Omit<RowProps, "isChanged">) {
  const look = { id, describedBy: `${id}-about`, compact: true, disabled };
  switch (spec.kind) {
    case "switch":
      return <CheckInput {...look} value={value === true} onChange={onSet} />;
    case "choice":
      return (
        <ChoiceInput
          {...look}
          labelledBy={`${id}-title`}
          value={String(value)}
          options={spec.choices.map((choice) => ({ value: choice, label: choiceWords(choice) }))}
          onChange={onSet}
        />
      );
    case "text":
      return <TextInput {...look} maxLength={spec.maxLength} value={String(value)} onChange={onSet} />;
    case "number":
      return (
        <NumberInput
          {...look}
          value={Number(value)}
          range={{ least: spec.min, most: spec.max, whole: true }}
          beyond="refused"
          onChange={(next) => next !== undefined && onSet(next)}
        />
      );
  }
}
