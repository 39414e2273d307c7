import Button from "@mui/material/Button";
import { Shapes } from "lucide-react";
import { useRef, useState } from "react";
import { IconPicker } from "../../form/art/icon-picker";
import { TextArea, TextInput } from "../../ui/fields/text-field";
import { HolePicker } from "./hole-picker";
import inputs from "./inputs.module.css";
import { useInspector } from "./inspector-context";
import type { Property } from "./properties";
import { PropertyRow, usePropertyLook } from "./property-row";

/** What is typed: texts with holes, paths, names of symbols and icons. */

interface Props {
  property: Property;
  value: unknown;
}

const asWords = (value: unknown): string => (typeof value === "string" ? value : "");

/** Fields are put in where the cursor stands. */
export function WordsInput({ property, value }: Props) {
  const { change } = useInspector();
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
        <TextArea
          {...usePropertyLook(property)}
          areaRef={area}
          value={text}
          spellCheck={false}
          onChange={(next) => change(pointer, next, title, "typing")}
        />
        <HolePicker label={`Insert a field: ${title}`} onPick={insert} />
      </div>
    </PropertyRow>
  );
}

export function PathInput({ property, value }: Props) {
  const { change } = useInspector();
  const { pointer, title } = property;
  return (
    <PropertyRow property={property}>
      <div className={inputs.line}>
        <TextInput
          {...usePropertyLook(property)}
          value={asWords(value)}
          onChange={(next) => change(pointer, next, title, "typing")}
        />
        <HolePicker label="Choose a list" only="lists" onPick={(path) => change(pointer, path, title)} />
      </div>
    </PropertyRow>
  );
}

export function LineInput({ property, value }: Props) {
  const { change } = useInspector();
  const { pointer, title, optional } = property;
  return (
    <PropertyRow property={property}>
      <TextInput
        {...usePropertyLook(property)}
        value={asWords(value)}
        onChange={(next) => change(pointer, next === "" && optional ? undefined : next, title, "typing")}
      />
    </PropertyRow>
  );
}

export function OutlineInput({ property, value }: Props) {
  const { change } = useInspector();
  const { pointer, title } = property;
  return (
    <PropertyRow property={property} above>
      <TextArea
        {...usePropertyLook(property)}
        code
        rows={3}
        value={asWords(value)}
        spellCheck={false}
        onChange={(next) => change(pointer, next, title, "typing")}
      />
    </PropertyRow>
  );
}

export function SymbolInput({ property, value }: Props) {
  const { change, template } = useInspector();
  const { pointer, title } = property;
  return (
    <PropertyRow property={property}>
      <div className={inputs.line}>
        <TextInput
          {...usePropertyLook(property)}
          value={asWords(value)}
          known={Object.entries(template.symbols ?? {}).map(([symbol, { word }]) => ({ value: symbol, label: word }))}
          onChange={(next) => change(pointer, next || undefined, title, "typing")}
        />
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
        <TextInput
          {...usePropertyLook(property)}
          value={name}
          onChange={(next) => change(pointer, next || undefined, title, "typing")}
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
