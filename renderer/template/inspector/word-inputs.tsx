import Button from "@mui/material/Button";
import { Shapes } from "lucide-react";
import { useRef, useState } from "react";
import { IconPicker } from "../../form/art/icon-picker";
import { HolePicker } from "./hole-picker";
import inputs from "./inputs.module.css";
import { propertyId, useInspector } from "./inspector-context";
import type { Property } from "./properties";
import { PropertyRow } from "./property-row";

/** What is typed: texts with holes, paths, names of symbols and icons. */

interface Props {
  property: Property;
  value: unknown;
}

const asWords = (value: unknown): string => (typeof value === "string" ? value : "");

/** Fields are put in where the cursor stands. */
export function WordsInput({ property, value }: Props) {
  const { change, disabled } = useInspector();
  const area = useRef<HTMLTextAreaElement>(null);
  const { pointer, title } = property;
  const text = asWords(value);
  const insert = (path: string) => {
    const { selectionStart = text.length, selectionEnd = text.length } = area.current ?? {};
    change(pointer, `${text.slice(0, selectionStart)}{{${path}}}${text.slice(selectionEnd)}`, title);
    area.current?.focus();
  };
  return (
    <PropertyRow property={property} above>
      <div className={inputs.line}>
        <textarea
          ref={area}
          id={propertyId(pointer)}
          className={inputs.area}
          rows={2}
          value={text}
          disabled={disabled}
          spellCheck={false}
          onChange={(event) => change(pointer, event.target.value, title, "typing")}
        />
        <HolePicker label="Insert a field" onPick={insert} />
      </div>
    </PropertyRow>
  );
}

export function PathInput({ property, value }: Props) {
  const { change, disabled } = useInspector();
  const { pointer, title } = property;
  return (
    <PropertyRow property={property}>
      <div className={inputs.line}>
        <input
          id={propertyId(pointer)}
          className={inputs.text}
          value={asWords(value)}
          disabled={disabled}
          spellCheck={false}
          autoComplete="off"
          onChange={(event) => change(pointer, event.target.value, title, "typing")}
        />
        <HolePicker label="Choose a list" only="lists" onPick={(path) => change(pointer, path, title)} />
      </div>
    </PropertyRow>
  );
}

export function LineInput({ property, value }: Props) {
  const { change, disabled } = useInspector();
  const { pointer, title, blank, optional } = property;
  return (
    <PropertyRow property={property}>
      <input
        id={propertyId(pointer)}
        className={inputs.text}
        value={asWords(value)}
        placeholder={blank}
        disabled={disabled}
        autoComplete="off"
        onChange={(event) =>
          change(pointer, event.target.value === "" && optional ? undefined : event.target.value, title, "typing")
        }
      />
    </PropertyRow>
  );
}

export function OutlineInput({ property, value }: Props) {
  const { change, disabled } = useInspector();
  const { pointer, title } = property;
  return (
    <PropertyRow property={property} above>
      <textarea
        id={propertyId(pointer)}
        className={`${inputs.area} ${inputs.code}`}
        rows={3}
        value={asWords(value)}
        disabled={disabled}
        spellCheck={false}
        onChange={(event) => change(pointer, event.target.value, title, "typing")}
      />
    </PropertyRow>
  );
}

export function SymbolInput({ property, value }: Props) {
  const { change, disabled, template } = useInspector();
  const { pointer, title } = property;
  const list = `${propertyId(pointer)}-known`;
  return (
    <PropertyRow property={property}>
      <div className={inputs.line}>
        <input
          id={propertyId(pointer)}
          className={inputs.text}
          list={list}
          value={asWords(value)}
          placeholder="none"
          disabled={disabled}
          spellCheck={false}
          autoComplete="off"
          onChange={(event) =>
            change(pointer, event.target.value === "" ? undefined : event.target.value, title, "typing")
          }
        />
        <datalist id={list}>
          {Object.entries(template.symbols ?? {}).map(([name, { word }]) => (
            <option key={name} value={name}>
              {word}
            </option>
          ))}
        </datalist>
        <HolePicker label="Take it from a field" onPick={(path) => change(pointer, `{{${path}}}`, title)} />
      </div>
    </PropertyRow>
  );
}

export function IconInput({ property, value }: Props) {
  const { change, disabled, game } = useInspector();
  const [picking, setPicking] = useState(false);
  const { pointer, title } = property;
  const name = asWords(value);
  return (
    <PropertyRow property={property}>
      <div className={inputs.line}>
        <input
          id={propertyId(pointer)}
          className={inputs.text}
          value={name}
          placeholder="none"
          disabled={disabled}
          spellCheck={false}
          autoComplete="off"
          onChange={(event) =>
            change(pointer, event.target.value === "" ? undefined : event.target.value, title, "typing")
          }
        />
        <Button
          size="small"
          variant="outlined"
          disabled={disabled}
          startIcon={<Shapes strokeWidth={1.75} aria-hidden />}
          onClick={() => setPicking(true)}
        >
          Choose
        </Button>
      </div>
      {picking && (
        <IconPicker
          game={game}
          chosen={name === "" ? undefined : name}
          onClose={() => setPicking(false)}
          onChoose={(icon) => {
            change(pointer, icon, title);
            setPicking(false);
          }}
        />
      )}
    </PropertyRow>
  );
}
