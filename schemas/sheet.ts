import { Type } from "typebox";
import { SchemaReference } from "./common";

/** A sheet as somebody else has cut it: stickers, perforated card, a print service's form. Kept in the project's `sheets/`. */

const strict = { additionalProperties: false } as const;
const At = (title: string) => Type.Number({ title, minimum: 0, maximum: 2000 });
const Length = (title: string, minimum: number, maximum: number) => Type.Number({ title, minimum, maximum });
const Turn = Type.Optional(
  Type.Enum([0, 90, 180, 270], {
    title: "Turn",
    description: "Where the top of the card points, clockwise: 0 up, 90 right, 180 down, 270 left.",
  }),
);
const size = (title: string, least: number, most: number) =>
  Type.Object(
    { width: Length("Width", least, most), height: Length("Height", least, most) },
    { ...strict, title, description: "mm" },
  );

export const SheetFile = Type.Object(
  {
    $schema: SchemaReference,
    name: Type.String({ title: "Name", minLength: 1, maxLength: 80 }),
    notes: Type.Optional(
      Type.String({ title: "Notes", description: "Where to buy it, how to feed it.", maxLength: 1000 }),
    ),
    paper: size("Paper", 30, 2000),
    card: size("Card", 10, 400),
    grid: Type.Optional(
      Type.Object(
        {
          x: At("Left edge of the first card"),
          y: At("Top edge of the first card"),
          columns: Type.Integer({ title: "Columns", minimum: 1, maximum: 60 }),
          rows: Type.Integer({ title: "Rows", minimum: 1, maximum: 60 }),
          gapX: Type.Optional(Length("Space between columns", 0, 200)),
          gapY: Type.Optional(Length("Space between rows", 0, 200)),
          turn: Turn,
        },
        { ...strict, title: "Grid", description: "Equal places in rows and columns, mm" },
      ),
    ),
    places: Type.Optional(
      Type.Array(Type.Object({ x: At("Left"), y: At("Top"), turn: Turn }, strict), {
        title: "Places",
        description: "The top left corner of each card as it lies, mm. Filled in this order, behind those of the grid.",
        maxItems: 1000,
      }),
    ),
    bleed: Type.Optional(Length("Bleed", 0, 10)),
    cuts: Type.Optional(
      Type.Array(Type.Object({ x1: At("From x"), y1: At("From y"), x2: At("To x"), y2: At("To y") }, strict), {
        title: "Cut lines",
        description: "Printed as they are, instead of cut marks",
        maxItems: 2000,
      }),
    ),
  },
  { title: "Sheet", ...strict },
);
export type SheetFile = Type.Static<typeof SheetFile>;
