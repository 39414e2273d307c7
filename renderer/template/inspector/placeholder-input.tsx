import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import { ArrowUp, Plus, Trash2, X } from "lucide-react";
import { useState } from "react";
import { joinPointer } from "../../../schemas/json-pointer";
import type { PlaceholderChoice } from "../../../schemas/template-layers";
import { iconWords } from "../../form/art/icon-library";
import { IconPicker } from "../../form/art/icon-picker";
import { count } from "../../state/count";
import { ColourInput } from "./colour-input";
import { ConditionInput } from "./condition-input";
import { Fold } from "./fold";
import inputs from "./inputs.module.css";
import styles from "./inspector.module.css";
import { useInspector } from "./inspector-context";
import { looseProperty, type Property } from "./properties";
import { PropertyRow } from "./property-row";

const colours = [
  ["background", "Ground"],
  ["pattern", "Pattern"],
  ["glow", "Disc"],
  ["ink", "Symbol"],
] as const;

/** What is drawn on cards without a picture: the first rule that holds says from which symbols and in which colours. */
export function PlaceholderInput({ property, value }: { property: Property; value: unknown }) {
  const { change, disabled } = useInspector();
  const { pointer, title } = property;
  const rules = (Array.isArray(value) ? value : []) as readonly PlaceholderChoice[];
  const write = (next: readonly PlaceholderChoice[], manner?: "typing") => change(pointer, next, title, manner);
  const set = (index: number, part: Partial<PlaceholderChoice>, manner?: "typing") =>
    write(
      rules.map((rule, at) => (at === index ? { ...rule, ...part } : rule)),
      manner,
    );
  const add = () => {
    const last = rules.at(-1);
    if (last) write([{ ...structuredClone(last), when: { value: "facts.type", is: "" } }, ...rules]);
  };
  return (
    <PropertyRow property={property} isGroup above>
      {rules.map((rule, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the order is what makes a rule.
        <Fold key={index} title={`Rule ${index + 1}`} aside={about(rule, index === rules.length - 1)}>
          <ConditionInput
            property={looseProperty(joinPointer(joinPointer(pointer, index), "when"), "Drawn", "condition")}
            value={rule.when}
          />
          <IconList icons={rule.icons} rule={index + 1} onChange={(icons) => set(index, { icons: [...icons] })} />
          {colours.map(([key, name]) => (
            <div key={key} className={styles.row}>
              <span className={styles.label}>{name}</span>
              <div className={styles.control}>
                <ColourInput
                  label={`${name} of rule ${index + 1}`}
                  value={rule[key]}
                  onChange={(colour, manner) => colour !== undefined && set(index, { [key]: colour }, manner)}
                />
              </div>
            </div>
          ))}
          <div className={inputs.line}>
            <Button
              size="small"
              disabled={disabled || index === 0}
              startIcon={<ArrowUp strokeWidth={1.75} aria-hidden />}
              onClick={() => write(rules.toSpliced(index, 1).toSpliced(index - 1, 0, rule))}
            >
              Earlier
            </Button>
            <Button
              size="small"
              disabled={disabled || rules.length === 1}
              startIcon={<Trash2 strokeWidth={1.75} aria-hidden />}
              onClick={() => write(rules.toSpliced(index, 1))}
            >
              Remove
            </Button>
          </div>
        </Fold>
      ))}
      <Button size="small" disabled={disabled} startIcon={<Plus strokeWidth={1.75} aria-hidden />} onClick={add}>
        Another rule
      </Button>
    </PropertyRow>
  );
}

const about = ({ when, icons }: PlaceholderChoice, isLast: boolean): string =>
  [when === undefined ? (isLast ? "all others" : "all cards") : "some cards", count(icons.length, "symbol")].join(", ");

interface IconListProps {
  icons: readonly string[];
  rule: number;
  onChange(icons: readonly string[]): void;
}

/** Out of which a card's own name picks one, always the same. */
function IconList({ icons, rule, onChange }: IconListProps) {
  const { disabled, game } = useInspector();
  const [picking, setPicking] = useState(false);
  return (
    <div className={styles.row} data-above>
      <span className={styles.label}>One of these symbols</span>
      <ul className={inputs.chips} aria-label={`Symbols of rule ${rule}`}>
        {icons.map((icon) => (
          <li key={icon}>
            {iconWords(icon)}
            <IconButton
              size="small"
              aria-label={`Remove ${iconWords(icon)}`}
              disabled={disabled || icons.length === 1}
              onClick={() => onChange(icons.filter((one) => one !== icon))}
            >
              <X size={14} aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
      <div>
        <Button
          size="small"
          disabled={disabled}
          startIcon={<Plus strokeWidth={1.75} aria-hidden />}
          onClick={() => setPicking(true)}
        >
          Add symbol…
        </Button>
      </div>
      {picking && (
        <IconPicker
          game={game}
          chosen={undefined}
          onClose={() => setPicking(false)}
          onChoose={(icon) => {
            setPicking(false);
            if (!icons.includes(icon)) onChange([...icons, icon]);
          }}
        />
      )}
    </div>
  );
}
