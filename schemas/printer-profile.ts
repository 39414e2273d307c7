import { Type } from "typebox";
import { SchemaReference } from "./common";

/**
 * What one printer with one kind of paper does to a sheet, measured once on the calibration page. Kept in `printers.json`
 * in a project or among the settings, or in a file of its own.
 */

const strict = { additionalProperties: false } as const;

export const BackOffset = Type.Object(
  { x: Type.Number({ minimum: -20, maximum: 20 }), y: Type.Number({ minimum: -20, maximum: 20 }) },
  { ...strict, title: "Back offset", description: "mm by which backs are moved, seen on the back: right and down" },
);

export const PrinterScale = Type.Object(
  { x: Type.Number({ minimum: 0.9, maximum: 1.1 }), y: Type.Number({ minimum: 0.9, maximum: 1.1 }) },
  { ...strict, title: "Scale", description: "Makes up for a printer that prints too small or too large" },
);

const fields = {
  name: Type.String({ title: "Name", minLength: 1, maxLength: 60, description: "Printer and paper" }),
  backOffset: Type.Optional(BackOffset),
  backAngle: Type.Optional(
    Type.Number({
      title: "Back angle",
      minimum: -5,
      maximum: 5,
      description: "Degrees by which backs are turned clockwise",
    }),
  ),
  flipEdge: Type.Optional(
    Type.Enum(["long", "short"], {
      title: "Flip edge",
      description: "The edge over which the printer turns the paper",
    }),
  ),
  scale: Type.Optional(PrinterScale),
};

export const PrinterProfile = Type.Object(fields, { title: "Printer profile", ...strict });
export type PrinterProfile = Type.Static<typeof PrinterProfile>;

export const Printers = Type.Object(
  {
    $schema: SchemaReference,
    profiles: Type.Array(PrinterProfile, { title: "Profiles", maxItems: 100 }),
  },
  { title: "Printer profiles", ...strict },
);
export type Printers = Type.Static<typeof Printers>;
