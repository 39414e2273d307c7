import { type TSchema, Type } from "typebox";
import { Colour, Condition, Millimetres, textShape, textStyle } from "./template-style";

/**
 * The kinds of layer a template is made of. Each has its drawing in `press/layers/<kind>.ts`; a test holds the two
 * lists together. Layers are drawn in order, the first at the bottom.
 */

const strict = { additionalProperties: false } as const;
const Layers = Type.Unsafe<unknown[]>({ type: "array", items: { $ref: "#/$defs/layer" }, maxItems: 200 });
const Values = Type.String({ maxLength: 2000, description: "Words with holes: `{{card.name}}`." });
const Corners = Type.Union([
  Type.Number({ minimum: 0 }),
  Type.Array(Type.Number({ minimum: 0 }), {
    minItems: 4,
    maxItems: 4,
    description: "top left, top right, bottom right, bottom left",
  }),
]);

/** What every layer may say. */
const common = {
  note: Type.Optional(Type.String({ maxLength: 400, description: "For people who read the file. Never printed." })),
  when: Type.Optional(Condition),
  box: Type.Optional(
    Type.Union(
      [
        Type.Array(Type.Number(), {
          minItems: 4,
          maxItems: 4,
          description: "[x, y, width, height] from the top left of the parent",
        }),
        Type.Enum(["card", "bleed", "safe"], {
          description: "The trimmed card, the card with its bleed, or the safe zone",
        }),
      ],
      { title: "Box", description: "In millimetres. Without it the layer fills its parent." },
    ),
  ),
  pin: Type.Optional(
    Type.Object(
      {
        x: Type.Optional(Type.Enum(["left", "middle", "right", "both"])),
        y: Type.Optional(Type.Enum(["top", "middle", "bottom", "both"])),
      },
      {
        ...strict,
        description:
          "Of a fluid template: to which sides of its parent the box keeps its distance when the card is of another size; left and top without it. `both` stretches.",
      },
    ),
  ),
  field: Type.Optional(
    Type.String({
      pattern: "^(/|$)",
      description: "JSON pointer of the card field that a click on this layer edits, such as /name.",
    }),
  ),
  opacity: Type.Optional(Type.Number({ minimum: 0, maximum: 1 })),
  height: Type.Optional(
    Type.Number({
      minimum: 0,
      description: "Inside a column: a fixed height in mm. Without it text takes what it needs.",
    }),
  ),
  grow: Type.Optional(
    Type.Object(
      { prefer: Millimetres, min: Millimetres },
      {
        ...strict,
        description: "Inside a column: takes the free height, wants at least `prefer`, never gets less than `min`.",
      },
    ),
  ),
  space: Type.Optional(
    Type.Number({ description: "Inside a column: mm of space above this layer, unless it is the first." }),
  ),
  inset: Type.Optional(
    Type.Array(Type.Number(), {
      minItems: 2,
      maxItems: 2,
      description: "Inside a column: mm kept free on the left and right; negative is wider",
    }),
  ),
  drop: Type.Optional(
    Type.Boolean({ description: "Inside a column: left out when the column is too full, before anything shrinks." }),
  ),
};

const ink = {
  fill: Type.Optional(Colour),
  stroke: Type.Optional(Colour),
  strokeWidth: Type.Optional(Type.Number({ minimum: 0, description: "mm; 0.2 without it" })),
};

/** In the middle of a rule. */
export const ornaments = ["plain", "double", "dots", "diamond", "leaves", "swelling"] as const;
export type Ornament = (typeof ornaments)[number];

const shapes = {
  rect: Type.Object({ kind: Type.Literal("rect"), ...common, ...ink, radius: Type.Optional(Corners) }, strict),
  ellipse: Type.Object({ kind: Type.Literal("ellipse"), ...common, ...ink }, strict),
  path: Type.Object(
    {
      kind: Type.Literal("path"),
      ...common,
      ...ink,
      d: Type.String({ maxLength: 20_000, description: "SVG path data" }),
      view: Type.Optional(
        Type.Array(Type.Number({ exclusiveMinimum: 0 }), {
          minItems: 2,
          maxItems: 2,
          description:
            "Width and height of the path's own coordinates, stretched over the box. Without it they are mm.",
        }),
      ),
    },
    strict,
  ),
  rule: Type.Object(
    {
      kind: Type.Literal("rule"),
      ...common,
      ornament: Type.Optional(
        Type.Enum([...ornaments], {
          description: "In the middle of the line, as high as its box; `plain` without it",
        }),
      ),
      color: Colour,
      strokeWidth: Type.Optional(Millimetres),
    },
    strict,
  ),
  pattern: Type.Object(
    {
      kind: Type.Literal("pattern"),
      ...common,
      pattern: Type.Enum(["lines", "grid", "dots", "hatch", "rings", "rays", "waves", "hexagons", "speckle"]),
      color: Colour,
      size: Type.Optional(Type.Number({ exclusiveMinimum: 0, description: "Distance between lines or dots in mm" })),
      strokeWidth: Type.Optional(Millimetres),
      radius: Type.Optional(Corners),
    },
    strict,
  ),
};

const words = {
  text: Type.Object(
    {
      kind: Type.Literal("text"),
      ...common,
      text: Values,
      brief: Type.Optional({
        ...Values,
        description: "Without its small print: said instead where the text would have to be smaller with it",
      }),
      ...textStyle,
      ...textShape,
    },
    strict,
  ),
  blocks: Type.Object(
    {
      kind: Type.Literal("blocks"),
      ...common,
      value: Type.String({ description: "Where the blocks are: `slots.effects`, a list of { title, reminder? }" }),
      title: Type.Object(textStyle, strict),
      reminder: Type.Optional(Type.Object({ ...textStyle, space: Type.Optional(Millimetres) }, strict)),
      gap: Type.Optional(Type.Number({ description: "mm between blocks" })),
      rule: Type.Optional(
        Type.Object(
          { color: Colour, width: Millimetres, length: Type.Optional(Millimetres) },
          { ...strict, description: "A line between blocks" },
        ),
      ),
    },
    strict,
  ),
};

const PlaceholderChoice = Type.Object(
  {
    when: Type.Optional(Condition),
    icons: Type.Array(Type.String({ pattern: "^[a-z0-9-]+$" }), { minItems: 1 }),
    background: Colour,
    pattern: Colour,
    glow: Colour,
    ink: Colour,
  },
  strict,
);
export type PlaceholderChoice = Type.Static<typeof PlaceholderChoice>;

const pictures = {
  art: Type.Object(
    {
      kind: Type.Literal("art"),
      ...common,
      fit: Type.Optional(
        Type.Enum(["fill", "fit"], { description: "fill (the default) crops around the focus point, fit shows all" }),
      ),
      radius: Type.Optional(Corners),
      stroke: Type.Optional(Colour),
      strokeWidth: Type.Optional(Millimetres),
      cover: Type.Optional(
        Type.Number({
          minimum: 0,
          description: "mm at its foot that lie under other layers: composed pictures stand above them",
        }),
      ),
      coverRight: Type.Optional(
        Type.Number({
          minimum: 0,
          description: "mm at its right that lie under other layers: what composed pictures show stands beside them",
        }),
      ),
      placeholder: Type.Array(PlaceholderChoice, {
        minItems: 1,
        description:
          "What is drawn without a picture. The first choice whose condition holds; the card's id picks the symbol.",
      }),
    },
    strict,
  ),
  symbol: Type.Object(
    {
      kind: Type.Literal("symbol"),
      ...common,
      symbol: Type.Optional(Type.String({ description: "A symbol of this template; may be a hole: `{{item}}`" })),
      icon: Type.Optional(Type.String({ description: "An icon of the library by name; may be a hole" })),
      color: Type.Optional(Colour),
    },
    strict,
  ),
};

const groups = {
  group: Type.Object(
    {
      kind: Type.Literal("group"),
      ...common,
      rotate: Type.Optional(Type.Number({ description: "Degrees clockwise around the middle of the box" })),
      clip: Type.Optional(Type.Boolean({ description: "Nothing is drawn outside the box" })),
      radius: Type.Optional(Corners),
      hug: Type.Optional(
        Type.Boolean({
          description: "No wider than its widest text: layers of it that are pinned to both sides are as much narrower",
        }),
      ),
      layers: Layers,
    },
    strict,
  ),
  column: Type.Object(
    {
      kind: Type.Literal("column"),
      ...common,
      align: Type.Optional(Type.Enum(["top", "middle", "bottom"])),
      layers: Layers,
    },
    strict,
  ),
  repeat: Type.Object(
    {
      kind: Type.Literal("repeat"),
      ...common,
      each: Type.String({
        description:
          "A list or a number: `slots.costSymbols`, `card.rarity`, `5`. Children see {{item}}, {{index}}, {{number}}.",
      }),
      item: Type.Array(Millimetres, { minItems: 2, maxItems: 2, description: "Width and height of one item" }),
      gap: Type.Optional(
        Type.Array(Type.Number(), { minItems: 2, maxItems: 2, description: "Between columns and rows" }),
      ),
      direction: Type.Optional(Type.Enum(["row", "column"])),
      wrap: Type.Optional(Type.Integer({ minimum: 1, description: "Items in a line before the next line begins" })),
      align: Type.Optional(Type.Enum(["left", "center", "right"])),
      layers: Layers,
    },
    strict,
  ),
};

const kinds = { ...shapes, ...words, ...pictures, ...groups } satisfies Record<string, TSchema>;
type Kinds = typeof kinds;
export type LayerKind = keyof Kinds;
export const layerKinds = Object.keys(kinds) as LayerKind[];

type Leaves = Omit<Kinds, keyof typeof groups>;
type Holding<T> = Omit<T, "layers"> & { layers: Layer[] };
interface GroupLayer extends Holding<Type.Static<Kinds["group"]>> {}
interface ColumnLayer extends Holding<Type.Static<Kinds["column"]>> {}
interface RepeatLayer extends Holding<Type.Static<Kinds["repeat"]>> {}
export type Layer =
  | { [K in keyof Leaves]: Type.Static<Leaves[K]> }[keyof Leaves]
  | GroupLayer
  | ColumnLayer
  | RepeatLayer;
export type LayerOf<K extends LayerKind> = Extract<Layer, { kind: K }>;

/** By its kind, so that an error speaks of the one kind that was meant. */
export const layerDefinitions: Record<string, TSchema | object> = {
  layer: {
    type: "object",
    required: ["kind"],
    properties: { kind: { enum: layerKinds } },
    allOf: layerKinds.map((kind) => ({
      if: { required: ["kind"], properties: { kind: { const: kind } } },
      // biome-ignore lint/suspicious/noThenProperty: JSON Schema's keyword.
      then: { $ref: `#/$defs/${kind}` },
    })),
  },
  ...kinds,
};
