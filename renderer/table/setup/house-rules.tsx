import Button from "@mui/material/Button";
import { RotateCcw, Search } from "lucide-react";
import { useId, useState } from "react";
import type { OptionSpec, Options, OptionValue, Preset } from "../../../engine/core/options";
import { count } from "../../state/count";
import { Choice } from "../../ui/choice";
import { choiceWords } from "./choice-words";
import styles from "./house-rules.module.css";

interface Props {
  specs: readonly OptionSpec[];
  presets: readonly Preset[];
  /** What the project says instead of the game. */
  standard: Options;
  options: Options;
  /** Words that a rule must contain to be shown. */
  sought: string;
  onSeek(words: string): void;
  onChange(options: Options): void;
}

/** The rules of the game that a table may change, each with a control of its kind. */
export function HouseRules({ specs, presets, standard, options, sought: query, onSeek, onChange }: Props) {
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
        <label className={styles.find}>
          <Search size={16} strokeWidth={1.75} aria-hidden />
          <input
            type="text"
            aria-label="Find a house rule"
            placeholder={`Find among ${specs.length} rules`}
            value={query}
            onChange={(event) => onSeek(event.target.value)}
          />
        </label>
        {presets.length > 0 && (
          <PresetChoice
            presets={presets}
            current={presets.find((preset) =>
              specs.every(
                (spec) => (options[spec.name] ?? usual(spec)) === (preset.options[spec.name] ?? spec.default),
              ),
            )}
            onChoose={choosePreset}
          />
        )}
        {changed > 0 && (
          <Button size="small" startIcon={<RotateCcw aria-hidden />} onClick={() => onChange({})}>
            Reset {count(changed, "rule")}
          </Button>
        )}
      </div>
      {shown.length === 0 && <p className={styles.none}>No rule answers “{query.trim()}”.</p>}
      <ul className={styles.list}>
        {shown.map((spec) => (
          <RuleRow
            key={spec.name}
            spec={spec}
            value={options[spec.name] ?? usual(spec)}
            isChanged={spec.name in options}
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
  onChoose(preset: Preset): void;
}

function PresetChoice({ presets, current, onChoose }: PresetChoiceProps) {
  const options = presets.map(({ id, title }) => ({ value: id, label: title }));
  return (
    <Choice
      label="Preset"
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
  onSet(value: OptionValue): void;
}

function RuleRow({ spec, value, isChanged, onSet }: RowProps) {
  const id = useId();
  return (
    <li className={isChanged ? styles.changed : undefined}>
      <label id={`${id}-title`} htmlFor={id}>
        {spec.title}
      </label>
      <p id={`${id}-about`}>{spec.explains}</p>
      <RuleControl id={id} spec={spec} value={value} onSet={onSet} />
    </li>
  );
}

function RuleControl({ id, spec, value, onSet }: { id: string } & Omit<RowProps, "isChanged">) {
  const [typed, setTyped] = useState<string | null>(null);
  const about = { id, "aria-describedby": `${id}-about` };
  if (spec.kind === "switch") {
    return (
      <input {...about} type="checkbox" checked={value === true} onChange={(event) => onSet(event.target.checked)} />
    );
  }
  if (spec.kind === "choice") {
    return (
      <Choice
        className={styles.choice}
        labelId={`${id}-title`}
        describedBy={`${id}-about`}
        value={String(value)}
        options={spec.choices.map((choice) => ({ value: choice, label: choiceWords(choice) }))}
        onChange={onSet}
      />
    );
  }
  if (spec.kind === "text") {
    const { maxLength } = spec;
    return (
      <input
        {...about}
        type="text"
        maxLength={maxLength}
        value={String(value)}
        onChange={(event) => onSet(event.target.value)}
      />
    );
  }
  const take = (text: string) => {
    setTyped(text);
    const wanted = Number(text);
    if (text.trim() !== "" && Number.isInteger(wanted) && wanted >= spec.min && wanted <= spec.max) onSet(wanted);
  };
  return (
    <input
      {...about}
      type="number"
      min={spec.min}
      max={spec.max}
      value={typed ?? String(value)}
      onChange={(event) => take(event.target.value)}
      onBlur={() => setTyped(null)}
    />
  );
}
