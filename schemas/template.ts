import { Type } from "typebox";
import { HexColour, SchemaReference } from "./common";
import { type Layer, layerDefinitions } from "./template-layers";
import { Colour, Condition, conditionDefinition, Millimetres } from "./template-style";

/**
 * A template: how a card looks, as JSON. Lengths are millimetres, type sizes points; the origin is the top left corner
 * of the trimmed card, so the bleed begins at -3. Layers (schemas/template-layers.ts) are drawn in order.
 *
 * **Holes.** Texts, symbol names and colours may contain `{{path}}`. Paths begin with `card.` (the card's own fields:
 * `card.name`, `card.art.author`), `facts.` (`facts.cost`, `facts.type`, `facts.text`, `facts.code`), `slots.` (what the
 * game derives: `slots.effects`), `numbers.` (what the project works out: `numbers.margin`), `set.` (`set.name`, `set.version`, `set.author`), or inside `repeat` are `item`,
 * `item.<field>`, `index` (from 0) and `number` (from 1). `{{path|words}}` prints the words when the value is empty. A
 * text layer whose holes are all empty draws nothing.
 *
 * **Rich text** (after the holes are filled): `{G}` puts the symbol G of `symbols` on the line, `**bold**`, `*italic*`,
 * `^^small capitals^^`, `{red:words}` in a colour of the palette or `{#aa0000:words}`, `\n` begins a paragraph. Paragraphs
 * that begin with `- ` or `1. ` are items of a list. Marks that are never closed are words. Soft hyphens and zero-width
 * spaces say where a word may be parted.
 *
 * **Fitting.** Text that does not fit its box, by width or by height, gives way in order: `leading` down to `minLeading`
 * and `padding` down to `minPadding`, then `size` down to `min`. What still does not fit is a problem of the card.
 *
 * A text with a `brief` that doesn't fit at its full size says that instead, and a note says so.
 *
 * **Lines** are broken with the whole paragraph in view: as few as possible, a number on the line of what it counts
 * (`2 damage`, `+1 {A}`) until nothing else fits, and no short word alone on the last one. Centred lines are equally long.
 *
 * **Shapes.** A text layer may run `inside` an ellipse or a diamond that fills its box, or go `around` a box in it; an
 * `initial` is its first capital, as high as some lines, with these beside it. Lines of such texts take what they hold.
 *
 * **Letters.** Signs that a font lacks come from Noto Sans, Hebrew and Arabic ones from its sisters, what those lack from
 * the fonts in the project's folder `fonts/`; emoji are drawn in colour. Right-to-left texts run to the left and begin at the right unless `align` says otherwise.
 *
 * **Columns** give each child its own height, one `grow` child (usually the art) the rest, and when that is too little:
 * first they leave out their small print, children with `drop`, the reminders of `blocks` and what a text's `brief` lacks,
 * all of it or none, and a note says so; then `grow` shrinks from `prefer` to `min`, then line heights and paddings shrink to their minimums, then
 * all text together down to each style's `min`; after that the overflow is reported as a problem.
 *
 * **Other sizes.** A face is scaled to the card it is printed on, never distorted. A `fluid` template is laid out anew for a
 * card of those proportions, and scaled as little as it says: layers keep their distance to the sides that `pin` names.
 *
 * **Variants** are for the cards that a condition picks, such as all of one type: the first that holds gives its layers
 * and colours, everything else it inherits from the template.
 *
 * **Symbols** are drawn from shapes in a square of 100 × 100; give each its own silhouette, so that black-and-white sheets
 * stay readable.
 */

const strict = { additionalProperties: false } as const;

const SymbolShape = Type.Object(
  {
    d: Type.Optional(Type.String({ maxLength: 4000, description: "SVG path data in 100 × 100" })),
    icon: Type.Optional(
      Type.String({ pattern: "^[a-z0-9-]+$", description: "An icon of the library instead of a path" }),
    ),
    box: Type.Optional(
      Type.Array(Type.Number(), {
        minItems: 4,
        maxItems: 4,
        description: "Where the icon goes: [x, y, width, height]",
      }),
    ),
    fill: Type.Optional(Colour),
    stroke: Type.Optional(Colour),
    strokeWidth: Type.Optional(Type.Number({ minimum: 0 })),
  },
  strict,
);

export const TemplateSymbol = Type.Object(
  {
    word: Type.String({ description: "What a screen reader says: green, 3 coins" }),
    width: Type.Optional(
      Type.Number({ exclusiveMinimum: 0, description: "100 without it; wider or narrower symbols say so" }),
    ),
    shapes: Type.Array(SymbolShape, { minItems: 1 }),
  },
  strict,
);
export type TemplateSymbol = Type.Static<typeof TemplateSymbol>;

const FontFaces = Type.Object(
  {
    regular: Type.String(),
    bold: Type.Optional(Type.String()),
    italic: Type.Optional(Type.String()),
    boldItalic: Type.Optional(Type.String()),
  },
  {
    ...strict,
    description: "Typefaces of Cardwright by their ids (`alegreya-bold`), or fonts of the project: `fonts/mine.ttf`",
  },
);
export type FontFaces = Type.Static<typeof FontFaces>;

const Palette = Type.Record(Type.String(), HexColour());
const Layers = Type.Unsafe<Layer[]>({ type: "array", items: { $ref: "#/$defs/layer" }, maxItems: 400 });

const TemplateVariant = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: 80 }),
    when: Condition,
    palette: Type.Optional(Palette),
    layers: Type.Optional(Layers),
  },
  strict,
);
export type TemplateVariant = Type.Static<typeof TemplateVariant>;

const fields = {
  $schema: SchemaReference,
  name: Type.String({ title: "Name", maxLength: 80 }),
  like: Type.Optional(
    Type.String({
      pattern: "^[a-z0-9]+(-[a-z0-9]+)*$",
      maxLength: 80,
      description:
        "For the template of a piece: palette, fonts and symbols that it doesn't have itself are those of this one, such as `card`.",
    }),
  ),
  size: Type.Object(
    { width: Type.Number({ minimum: 10, maximum: 2000 }), height: Type.Number({ minimum: 10, maximum: 2000 }) },
    strict,
  ),
  fluid: Type.Optional(
    Type.Number({
      minimum: 0,
      maximum: 1,
      description:
        "How much of a card's other size is taken up by laying it out anew, each layer as its `pin` says: 1 keeps the type as large as it is, 0.5 goes half the way, and without it the whole face is scaled.",
    }),
  ),
  bleed: Type.Number({ minimum: 0, maximum: 10 }),
  safe: Millimetres,
  corner: Millimetres,
  palette: Palette,
  fonts: Type.Record(Type.String(), FontFaces, { description: "`body` is used where a layer names no font." }),
  symbols: Type.Optional(Type.Record(Type.String(), TemplateSymbol)),
  layers: Layers,
  variants: Type.Optional(
    Type.Array(TemplateVariant, {
      maxItems: 40,
      description: "How some of the cards look instead: the first whose condition holds.",
    }),
  ),
  lowInk: Type.Optional(
    Type.Object(
      {
        palette: Type.Optional(Palette),
        layers: Type.Optional(Layers),
      },
      {
        ...strict,
        description:
          "How the card looks when ink is saved: other colours by name, or other layers. Without it grounds become white and the rest dark.",
      },
    ),
  ),
};
const Fields = Type.Object(fields);
export type Template = Type.Static<typeof Fields>;

export const Template = Type.Unsafe<Template>({
  ...Type.Object(fields, { title: "Card template", additionalProperties: false }),
  $defs: { ...layerDefinitions, condition: conditionDefinition },
});
