import { isRecord } from "../../../schemas/json-pointer";
import { CheckField } from "../../ui/fields/check-field";
import type { NumericBox } from "../model/box";
import { BoxInput } from "./box-input";
import {
  AlignInput,
  ChoiceProperty,
  ColourProperty,
  FieldInput,
  FontInput,
  RuleInput,
  SwitchInput,
} from "./choice-inputs";
import { ConditionInput } from "./condition-input";
import styles from "./inspector.module.css";
import { propertyId, useInspector } from "./inspector-context";
import { CornersInput, GrowInput, LengthInput, PairInput } from "./measure-inputs";
import { PinInput } from "./pin-input";
import { PlaceholderInput } from "./placeholder-input";
import { type Property, styleProperties } from "./properties";
import { IconInput, LineInput, OutlineInput, PathInput, SymbolInput, WordsInput } from "./word-inputs";
import { AroundInput, InitialInput } from "./wrap-inputs";

interface Props {
  property: Property;
  value: unknown;
  /** Where the layer was drawn on the card shown. */
  drawn?: NumericBox | undefined;
}

/** The control of one property. */
export function PropertyView({ property, value, drawn }: Props) {
  const props = { property, value };
  switch (property.control) {
    case "align":
      return <AlignInput {...props} />;
    case "around":
      return <AroundInput {...props} />;
    case "box":
      return <BoxInput {...props} drawn={drawn} />;
    case "choice":
      return <ChoiceProperty {...props} />;
    case "colour":
      return <ColourProperty {...props} />;
    case "condition":
      return <ConditionInput {...props} />;
    case "corners":
      return <CornersInput {...props} />;
    case "field":
      return <FieldInput {...props} />;
    case "font":
      return <FontInput {...props} />;
    case "grow":
      return <GrowInput {...props} />;
    case "icon":
      return <IconInput {...props} />;
    case "initial":
      return <InitialInput {...props} />;
    case "length":
    case "number":
      return <LengthInput {...props} />;
    case "line":
      return <LineInput {...props} />;
    case "outline":
      return <OutlineInput {...props} />;
    case "pair":
      return <PairInput {...props} />;
    case "path":
      return <PathInput {...props} />;
    case "pin":
      return <PinInput {...props} />;
    case "placeholder":
      return <PlaceholderInput {...props} />;
    case "rule":
      return <RuleInput {...props} />;
    case "style":
      return <StyleGroup {...props} />;
    case "switch":
      return <SwitchInput {...props} />;
    case "symbol":
      return <SymbolInput {...props} />;
    case "words":
      return <WordsInput {...props} />;
  }
}

/** The type of one part of a layer, folded away until it is wanted. */
function StyleGroup({ property, value }: { property: Property; value: unknown }) {
  const { change, disabled } = useInspector();
  const { pointer, title, optional } = property;
  const style = isRecord(value) ? value : undefined;
  return (
    <details className={styles.style} data-pointer={pointer}>
      <summary>
        {title}
        {style ? <span>{String(style["size"])} pt</span> : <span>none</span>}
      </summary>
      {optional && (
        <CheckField
          compact
          id={propertyId(pointer)}
          label="printed"
          value={style !== undefined}
          disabled={disabled}
          onChange={(isOn) => change(pointer, isOn ? { size: 7 } : undefined, title)}
        />
      )}
      {style && (
        <div className={styles.rows}>
          {styleProperties(pointer).map((inner) => (
            <PropertyView key={inner.pointer} property={inner} value={style[inner.key]} />
          ))}
        </div>
      )}
    </details>
  );
}
