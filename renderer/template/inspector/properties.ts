import { joinPointer, type Pointer } from "../../../schemas/json-pointer";
import { type LayerKind, layerDefinitions } from "../../../schemas/template-layers";
import { textStyle } from "../../../schemas/template-style";
import type { JsonSchema } from "../../document/schema-fields";

/** Which properties of a layer the inspector shows, in which order and with which control. Their schemas stay the truth. */

export const sections = ["Content", "Place", "Column", "Type", "Looks", "Layer"] as const;
type Section = (typeof sections)[number];

export const propertyControls = [
  "align",
  "around",
  "box",
  "choice",
  "colour",
  "condition",
  "corners",
  "field",
  "font",
  "grow",
  "icon",
  "initial",
  "length",
  "line",
  "number",
  "outline",
  "pair",
  "path",
  "pin",
  "placeholder",
  "rule",
  "style",
  "switch",
  "symbol",
  "words",
] as const;
type PropertyControl = (typeof propertyControls)[number];

interface Look {
  section: Section;
  title: string;
  control: PropertyControl;
  /** After the number: mm, pt, %. */
  unit?: string;
  step?: number;
  /** What a number is multiplied by for people: 100 for percent. */
  factor?: number;
  /** Two of them stand in a row. */
  half?: true;
  /** What an absent value means. */
  blank?: string;
  /** What the parts of a pair are called. */
  parts?: readonly [string, string];
  labels?: Readonly<Record<string, string>>;
}

export interface Property extends Look {
  key: string;
  pointer: Pointer;
  schema: JsonSchema;
  optional: boolean;
}

const mm = { control: "length", unit: "mm", step: 0.1, half: true } as const;
const type = { section: "Type" } as const;

/** A property outside of layers, such as a shape of a symbol. */
export const looseProperty = (
  pointer: Pointer,
  title: string,
  control: PropertyControl,
  more: Partial<Property> = {},
): Property => ({ section: "Content", key: pointer, pointer, title, control, schema: {}, optional: true, ...more });

/** By key; where kinds differ, by kind and key. The order here is the order on screen. */
const looks: Readonly<Record<string, Look>> = {
  text: { section: "Content", title: "Text", control: "words" },
  brief: { section: "Content", title: "Where room runs short", control: "words", blank: "the same" },
  value: { section: "Content", title: "List", control: "path" },
  each: { section: "Content", title: "For each", control: "path" },
  symbol: { section: "Content", title: "Symbol", control: "symbol", blank: "none" },
  icon: { section: "Content", title: "Icon", control: "icon", blank: "none" },
  ornament: {
    section: "Content",
    title: "In its middle",
    control: "choice",
    blank: "nothing",
    labels: { plain: "nothing", double: "nothing: two lines", swelling: "nothing: it swells" },
  },
  pattern: { section: "Content", title: "Pattern", control: "choice" },
  "pattern.size": { ...mm, section: "Content", title: "Distance", blank: "3" },
  fit: {
    section: "Content",
    title: "Picture",
    control: "choice",
    blank: "fills, cropped",
    labels: { fill: "fills, cropped", fit: "shown whole" },
  },
  placeholder: { section: "Content", title: "Without a picture", control: "placeholder" },
  d: { section: "Content", title: "Outline", control: "outline" },
  view: { section: "Content", title: "Drawn in", control: "pair", parts: ["width", "height"], blank: "mm" },
  item: { section: "Content", title: "One item", control: "pair", unit: "mm", parts: ["width", "height"] },
  "repeat.gap": {
    section: "Content",
    title: "Gaps",
    control: "pair",
    unit: "mm",
    parts: ["between columns", "between rows"],
    blank: "0",
  },
  "blocks.gap": { ...mm, section: "Content", title: "Gap", blank: "0" },
  direction: {
    section: "Content",
    title: "Runs",
    control: "choice",
    half: true,
    blank: "in a row",
    labels: { row: "in a row", column: "downwards" },
  },
  wrap: { section: "Content", title: "Per line", control: "number", step: 1, half: true, blank: "all" },
  title: { section: "Content", title: "Titles", control: "style" },
  reminder: { section: "Content", title: "Small print", control: "style", blank: "none" },
  rule: { section: "Content", title: "Line between", control: "rule", blank: "none" },

  box: { section: "Place", title: "Box", control: "box" },
  pin: { section: "Place", title: "On cards of other sizes", control: "pin" },
  "art.cover": { ...mm, section: "Place", title: "Covered at its foot", blank: "0" },
  "art.coverRight": { ...mm, section: "Place", title: "Covered at its right", blank: "0" },
  rotate: { section: "Place", title: "Turned", control: "number", unit: "°", step: 1, half: true, blank: "0" },
  hug: { section: "Place", title: "No wider than its words", control: "switch" },
  clip: { section: "Place", title: "Cuts off what reaches out", control: "switch" },

  height: { ...mm, section: "Column", title: "Height", blank: "as needed" },
  space: { ...mm, section: "Column", title: "Space above", blank: "0" },
  inset: { section: "Column", title: "Kept free", control: "pair", unit: "mm", parts: ["left", "right"], blank: "0" },
  grow: { section: "Column", title: "Takes the free height", control: "grow" },
  drop: { section: "Column", title: "Left out when there is no room", control: "switch" },

  font: { ...type, title: "Font", control: "font", blank: "body" },
  size: { ...type, title: "Size", control: "number", unit: "pt", step: 0.5, half: true },
  min: { ...type, title: "Smallest", control: "number", unit: "pt", step: 0.5, half: true, blank: "same" },
  bold: { ...type, title: "Bold", control: "switch", half: true },
  italic: { ...type, title: "Italic", control: "switch", half: true },
  align: {
    ...type,
    title: "Align",
    control: "align",
    blank: "start",
    labels: { start: "as the script runs", end: "against the script", justify: "justified" },
  },
  valign: { ...type, title: "In the box", control: "align", blank: "top" },
  "column.align": { section: "Content", title: "In the box", control: "align", blank: "top" },
  "repeat.align": { section: "Content", title: "Align", control: "align", blank: "left" },
  leading: { ...type, title: "Line height", control: "number", unit: "×", step: 0.05, half: true, blank: "1.15" },
  minLeading: { ...type, title: "Tightest", control: "number", unit: "×", step: 0.05, half: true, blank: "same" },
  padding: { ...mm, ...type, title: "Padding", blank: "0" },
  minPadding: { ...mm, ...type, title: "Least padding", blank: "same" },
  lines: { ...type, title: "At most", control: "number", unit: "lines", step: 1, half: true, blank: "any" },
  tracking: { ...type, title: "Spacing", control: "number", unit: "‰", step: 5, half: true, blank: "0" },
  paragraph: { ...type, title: "Paragraphs", control: "number", unit: "×", step: 0.1, half: true, blank: "0" },
  symbolSize: { ...type, title: "Symbols", control: "number", unit: "×", step: 0.05, half: true, blank: "0.95" },
  inside: {
    ...type,
    title: "Runs inside",
    control: "choice",
    half: true,
    blank: "the box",
    labels: { ellipse: "an ellipse", diamond: "a diamond" },
  },
  around: { ...type, title: "Runs around", control: "around", blank: "nothing" },
  aroundSide: {
    ...type,
    title: "Left is from",
    control: "choice",
    half: true,
    blank: "the left",
    labels: { left: "the left", right: "the right" },
  },
  aroundShape: {
    ...type,
    title: "Its form",
    control: "choice",
    half: true,
    blank: "a box",
    labels: { box: "a box", ellipse: "an ellipse" },
  },
  initial: { ...type, title: "Initial", control: "initial", blank: "none" },
  case: {
    ...type,
    title: "Capitals",
    control: "choice",
    half: true,
    blank: "as written",
    labels: { upper: "all capitals", "small-caps": "small capitals" },
  },
  hyphenate: { ...type, title: "Long words may be parted", control: "switch" },
  plain: { ...type, title: "Asterisks and braces are only signs", control: "switch" },

  color: { section: "Looks", title: "Colour", control: "colour", blank: "ink" },
  fill: { section: "Looks", title: "Fill", control: "colour", blank: "none" },
  stroke: { section: "Looks", title: "Line", control: "colour", blank: "none" },
  "rule.strokeWidth": { ...mm, section: "Looks", title: "Line width", step: 0.05, blank: "0.25" },
  strokeWidth: { ...mm, section: "Looks", title: "Line width", step: 0.05, blank: "0.2" },
  radius: { section: "Looks", title: "Corners", control: "corners", unit: "mm", blank: "0" },
  opacity: {
    section: "Looks",
    title: "Opacity",
    control: "number",
    unit: "%",
    step: 5,
    factor: 100,
    half: true,
    blank: "100",
  },

  note: { section: "Layer", title: "Name", control: "line", blank: "made from what it shows" },
  when: { section: "Layer", title: "Shown", control: "condition" },
  field: { section: "Layer", title: "A click edits", control: "field", blank: "nothing" },
};

const order = Object.keys(looks);
const lookOf = (kind: string, key: string): Look | undefined => looks[`${kind}.${key}`] ?? looks[key];
const rankOf = (kind: string, key: string): number => order.indexOf(looks[`${kind}.${key}`] ? `${kind}.${key}` : key);

function propertiesFrom(kind: string, schema: JsonSchema, pointer: Pointer): Property[] {
  const required = new Set(schema.required);
  return Object.entries(schema.properties ?? {})
    .flatMap(([key, property]) => {
      const look = lookOf(kind, key);
      return look
        ? [{ ...look, key, pointer: joinPointer(pointer, key), schema: property, optional: !required.has(key) }]
        : [];
    })
    .sort((a, b) => rankOf(kind, a.key) - rankOf(kind, b.key));
}

const columnKeys: ReadonlySet<string> = new Set(["height", "grow", "space", "inset", "drop"]);

/** In a column the box means nothing, elsewhere what is meant for columns does; what is set all the same is shown. */
export function propertiesOf(
  kind: LayerKind,
  pointer: Pointer,
  inColumn: boolean,
  set: Readonly<Record<string, unknown>>,
): Property[] {
  const schema = layerDefinitions[kind] as JsonSchema;
  return propertiesFrom(kind, schema, pointer).filter(
    ({ key }) => set[key] !== undefined || (inColumn ? key !== "box" : !columnKeys.has(key)),
  );
}

/** Of the type inside a layer, such as the titles of an effects list. */
export const styleProperties = (pointer: Pointer): Property[] =>
  propertiesFrom("style", { properties: textStyle as Record<string, JsonSchema>, required: ["size"] }, pointer);
