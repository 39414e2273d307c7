import { Type } from "typebox";

/** The small vocabulary that all layers of a template share: lengths, colours, conditions, type. */

export const Millimetres = Type.Number({ minimum: 0, description: "mm" });
const Points = Type.Number({ exclusiveMinimum: 0, maximum: 400, description: "Type size in points" });

export const Colour = Type.String({
  title: "Colour",
  maxLength: 120,
  description: "A palette name or #rrggbb. May have holes and a fallback: `{{slots.group}}|grey`.",
});

const Compared = Type.Union([Type.String(), Type.Number(), Type.Boolean()]);
export type Condition =
  | string
  | {
      value: string;
      is?: string | number | boolean;
      not?: string | number | boolean;
      in?: (string | number)[];
      atLeast?: number;
      atMost?: number;
      has?: string;
    }
  | { all: Condition[] }
  | { any: Condition[] }
  | { none: Condition[] };

/** Where a condition may stand. */
export const Condition = Type.Unsafe<Condition>({ $ref: "#/$defs/condition" });

const strict = { additionalProperties: false } as const;
const Conditions = { type: "array", items: { $ref: "#/$defs/condition" }, minItems: 1 };
export const conditionDefinition = {
  title: "Condition",
  description: "A value that must not be empty (`slots.code`), or a comparison, or several of them.",
  anyOf: [
    { type: "string" },
    Type.Object(
      {
        value: Type.String(),
        is: Type.Optional(Compared),
        not: Type.Optional(Compared),
        in: Type.Optional(Type.Array(Type.Union([Type.String(), Type.Number()]))),
        atLeast: Type.Optional(Type.Number()),
        atMost: Type.Optional(Type.Number()),
        has: Type.Optional(Type.String({ description: "The list contains this, or the words contain it." })),
      },
      strict,
    ),
    { type: "object", required: ["all"], properties: { all: Conditions }, additionalProperties: false },
    { type: "object", required: ["any"], properties: { any: Conditions }, additionalProperties: false },
    { type: "object", required: ["none"], properties: { none: Conditions }, additionalProperties: false },
  ],
};

export const textStyle = {
  font: Type.Optional(Type.String({ description: "A font of this template; `body` without it" })),
  size: Points,
  min: Type.Optional(
    Type.Number({ exclusiveMinimum: 0, description: "Shrinks down to this size (points) to fit width and height" }),
  ),
  leading: Type.Optional(
    Type.Number({ minimum: 0.7, maximum: 3, description: "Line height as a multiple of the size; 1.15 without it" }),
  ),
  minLeading: Type.Optional(
    Type.Number({
      minimum: 0.7,
      maximum: 3,
      description: "The line height gives way down to this before the size does",
    }),
  ),
  padding: Type.Optional(Type.Number({ minimum: 0, description: "mm kept free on all sides of the text" })),
  minPadding: Type.Optional(
    Type.Number({ minimum: 0, description: "The padding gives way down to this before the size does" }),
  ),
  color: Type.Optional(Colour),
  align: Type.Optional(
    Type.Enum(["start", "left", "center", "right", "end", "justify"], {
      description:
        "`start`, which is the usual, is right for right-to-left scripts; `justify` makes lines equally wide",
    }),
  ),
  valign: Type.Optional(Type.Enum(["top", "middle", "bottom"])),
  bold: Type.Optional(Type.Boolean()),
  italic: Type.Optional(Type.Boolean()),
  plain: Type.Optional(Type.Boolean({ description: "Names and the like: asterisks and braces are only signs" })),
  case: Type.Optional(
    Type.Enum(["upper", "small-caps"], {
      description: "Small capitals are the font's own, or its capitals at 80 % if it has none",
    }),
  ),
  hyphenate: Type.Optional(
    Type.Boolean({ description: "Long words may be parted, by the rules of the project's language" }),
  ),
  tracking: Type.Optional(Type.Number({ description: "Extra space between letters, in thousandths of the size" })),
  lines: Type.Optional(Type.Integer({ minimum: 1, description: "At most so many lines; 1 shrinks by width alone" })),
  paragraph: Type.Optional(
    Type.Number({ minimum: 0, description: "Extra space between paragraphs, as a multiple of the size" }),
  ),
  symbolSize: Type.Optional(
    Type.Number({
      exclusiveMinimum: 0,
      maximum: 3,
      description: "Inline symbols, as a multiple of the size; 0.95 without it",
    }),
  ),
};

/** Of a text that doesn't simply fill its box. */
export const textShape = {
  inside: Type.Optional(
    Type.Enum(["ellipse", "diamond"], {
      description: "Lines are as wide as this shape, which fills the box; stand in the middle with `valign`",
    }),
  ),
  around: Type.Optional(
    Type.Array(Type.Number(), {
      minItems: 4,
      maxItems: 4,
      description: "[x, y, width, height] in the box: what the lines go around, on the side that has more room",
    }),
  ),
  aroundSide: Type.Optional(
    Type.Enum(["left", "right"], { description: "From which side of the box that x is counted; left unless given" }),
  ),
  aroundShape: Type.Optional(
    Type.Enum(["box", "ellipse"], { description: "What the lines go around: all of that place, or an ellipse in it" }),
  ),
  initial: Type.Optional(
    Type.Object(
      {
        lines: Type.Integer({ minimum: 2, maximum: 6, description: "As high as so many lines" }),
        font: Type.Optional(Type.String()),
        color: Type.Optional(Colour),
      },
      { additionalProperties: false, description: "The first letter, large, with the lines beside it" },
    ),
  ),
};

const TextStyle = Type.Object({ ...textStyle, ...textShape });
export type TextStyle = Type.Static<typeof TextStyle>;
