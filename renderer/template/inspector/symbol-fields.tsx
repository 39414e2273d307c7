import Button from "@mui/material/Button";
import { Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { joinPointer, type Pointer } from "../../../schemas/json-pointer";
import type { Template, TemplateSymbol } from "../../../schemas/template";
import { Drawing } from "../../press/drawing";
import { useSymbols } from "../../press/use-symbols";
import { TextInput } from "../../ui/fields/text-field";
import { isSymbolName, usesOfSymbol, withNewSymbol } from "../model/symbols";
import { editTemplate } from "../session/template-edits";
import { Fold } from "./fold";
import inputs from "./inputs.module.css";
import styles from "./inspector.module.css";
import { useInspector } from "./inspector-context";
import { looseProperty } from "./properties";
import { PropertyView } from "./property-view";

/** The small symbols that stand on the line: `{G}` in a text draws the one called G. */
export function SymbolFields({ template }: { template: Template }) {
  const { disabled } = useInspector();
  const markupOf = useSymbols();
  const [name, setName] = useState("");
  const symbols = template.symbols ?? {};
  const isFree = isSymbolName(name) && !Object.hasOwn(symbols, name);
  const add = () => {
    if (editTemplate(`Add the symbol ${name}`, (now) => withNewSymbol(now, name))) setName("");
  };
  return (
    <section className={styles.section} aria-label="Symbols on the line">
      <h3>Symbols on the line</h3>
      {Object.entries(symbols).map(([key, symbol]) => (
        <Fold
          key={key}
          title={
            <>
              <Drawing as="span" className={styles.stamp} aria-hidden markup={markupOf(key) ?? ""} />
              <code>{`{${key}}`}</code>
            </>
          }
          aside={symbol.word}
        >
          <OneSymbol symbol={symbol} pointer={joinPointer("/symbols", key)} />
          <Remove template={template} name={key} />
        </Fold>
      ))}
      <div className={inputs.line}>
        <TextInput
          compact
          label="Name of a new symbol"
          value={name}
          placeholder="coin"
          disabled={disabled}
          onChange={(text) => setName(text.trim())}
          onEnter={() => isFree && add()}
        />
        <Button
          size="small"
          disabled={disabled || !isFree}
          startIcon={<Plus strokeWidth={1.75} aria-hidden />}
          onClick={add}
        >
          Add symbol
        </Button>
      </div>
    </section>
  );
}

function Remove({ template, name }: { template: Template; name: string }) {
  const { change, disabled } = useInspector();
  const uses = usesOfSymbol(template, name);
  return (
    <div className={inputs.line}>
      <Button
        size="small"
        disabled={disabled || uses > 0}
        startIcon={<Trash2 strokeWidth={1.75} aria-hidden />}
        onClick={() => change(joinPointer("/symbols", name), undefined, `symbol ${name}`)}
      >
        Remove
      </Button>
      {uses > 0 && <span className={styles.uses}>{uses} ×</span>}
    </div>
  );
}

const number = { step: 1, half: true } as const;

function OneSymbol({ symbol, pointer }: { symbol: TemplateSymbol; pointer: Pointer }) {
  const { change, disabled } = useInspector();
  const shapes = joinPointer(pointer, "shapes");
  const at = (key: string) => joinPointer(pointer, key);
  return (
    <>
      <PropertyView
        property={looseProperty(at("word"), "Read aloud", "line", { optional: false })}
        value={symbol.word}
      />
      <PropertyView
        property={looseProperty(at("width"), "Width", "number", { ...number, unit: "%", blank: "100" })}
        value={symbol.width}
      />
      {symbol.shapes.map((shape, index) => {
        const place = joinPointer(shapes, index);
        const of = (key: string) => joinPointer(place, key);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: shapes lie on each other in their order.
          <fieldset key={index} className={styles.shape}>
            <legend>Shape {index + 1}</legend>
            <PropertyView property={looseProperty(of("icon"), "Icon", "icon")} value={shape.icon} />
            <PropertyView property={looseProperty(of("d"), "Outline in 100 × 100", "outline")} value={shape.d} />
            <PropertyView
              property={looseProperty(of("fill"), "Fill", "colour", { blank: "none" })}
              value={shape.fill}
            />
            <PropertyView
              property={looseProperty(of("stroke"), "Line", "colour", { blank: "none" })}
              value={shape.stroke}
            />
            <PropertyView
              property={looseProperty(of("strokeWidth"), "Line width", "number", { ...number, blank: "0.2" })}
              value={shape.strokeWidth}
            />
            <Button
              size="small"
              disabled={disabled || symbol.shapes.length === 1}
              startIcon={<Trash2 strokeWidth={1.75} aria-hidden />}
              onClick={() => change(shapes, symbol.shapes.toSpliced(index, 1), "Shapes")}
            >
              Remove shape
            </Button>
          </fieldset>
        );
      })}
      <Button
        size="small"
        disabled={disabled}
        startIcon={<Plus strokeWidth={1.75} aria-hidden />}
        onClick={() => change(shapes, [...symbol.shapes, { d: "M25 25H75V75H25Z", fill: "ink" }], "Shapes")}
      >
        Another shape
      </Button>
    </>
  );
}
