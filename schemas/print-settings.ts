import { Type } from "typebox";
import { Id } from "./common";

/** What is printed and how: asked for in the print room or on the command line, kept with the project, read by the press. */

export const paperNames = ["a4", "a3", "a5", "b4", "b5", "letter", "legal", "tabloid"] as const;

const strict = { additionalProperties: false } as const;
const Millimetres = (maximum: number) => Type.Number({ minimum: 0, maximum });

export const PrintSettings = Type.Object(
  {
    /** A deck's id, or null for one of each card. */
    deck: Type.Union([Id(), Type.Null()]),
    cards: Type.Optional(Type.String({ maxLength: 400 })),
    /** Only cards that look different from when they were last printed. */
    changed: Type.Optional(Type.Boolean()),
    /** Of each card, or of the whole deck. */
    copies: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    /** Instead of cards: tokens, boards, counters in true size, all of them or those with these ids. */
    pieces: Type.Optional(Type.Union([Type.Literal("all"), Type.Array(Id(), { maxItems: 100 })])),
    /** For how many players there are to be pieces; without it as many as the game takes. */
    players: Type.Optional(Type.Integer({ minimum: 1, maximum: 12 })),
    /** False refuses pieces larger than the paper instead of printing them in parts. */
    tiling: Type.Optional(Type.Boolean()),
    /** In which the game's words are printed, if it isn't the project's first language. */
    language: Type.Optional(Type.String({ pattern: "^[a-z]{2}(-[A-Z]{2})?$" })),

    /** A sheet of the project, which then says where the cards lie. */
    sheet: Type.Optional(Id()),
    paper: Type.Enum([...paperNames]),
    /** Instead of `paper`: millimetres such as `330x480`, or `card` for one card a page. */
    paperSize: Type.Optional(Type.String({ maxLength: 20 })),
    /** `best` takes the one that holds more cards. */
    orientation: Type.Enum(["portrait", "landscape", "best"]),
    /** Turns some columns or rows where that makes room for more cards. */
    mixed: Type.Optional(Type.Boolean()),
    cardSize: Type.Optional(Type.String({ maxLength: 60 })),
    margin: Millimetres(50),
    /** Above and below, if it is another than at the sides. */
    marginTop: Type.Optional(Millimetres(50)),
    /** Between two cards; without it twice the bleed, so that each has its own on every side. */
    gutter: Type.Optional(Millimetres(20)),
    bleed: Millimetres(10),
    marks: Type.Enum(["lines", "crop", "edges", "none"]),

    /** On the page behind, turned over the long or short edge, or beside the fronts across a fold. None without it. */
    backs: Type.Optional(Type.Enum(["none", "long", "short", "fold"])),
    backMarks: Type.Optional(Type.Boolean()),
    /** The name of a printer profile of the project or of the settings. */
    profile: Type.Optional(Type.String({ minLength: 1, maxLength: 60 })),
    /** Marks for a cutting machine: a geometry of press/registration.ts. */
    registration: Type.Optional(Type.Enum(["three-1", "four-1"])),
    lowInk: Type.Optional(Type.Boolean()),
    /** Places of the first sheet that are used up, counted row by row from 1. */
    skip: Type.Optional(Type.Array(Type.Integer({ minimum: 1, maximum: 1000 }), { maxItems: 1000 })),
    /** Words of one's own at the edge of each sheet. */
    label: Type.Optional(Type.String({ maxLength: 200 })),
    /** Pictures with more are scaled down to it. */
    dpi: Type.Optional(Type.Integer({ minimum: 72, maximum: 1200 })),
  },
  strict,
);
export type PrintSettings = Type.Static<typeof PrintSettings>;

/** How cards lie where nobody says otherwise: side by side, with lines to cut along. */
export const usualSheet = { orientation: "portrait", margin: 8, bleed: 0, marks: "lines" } as const;

export const usualPrint: PrintSettings = { deck: null, paper: "a4", ...usualSheet };

const Columns = Type.Integer({ minimum: 1, maximum: 12 });

/** What is made of the chosen cards. */
export const PrintOutput = Type.Union([
  Type.Object({ kind: Type.Literal("sheets") }, strict),
  Type.Object(
    {
      kind: Type.Literal("pictures"),
      dpi: Type.Integer({ minimum: 72, maximum: 1200 }),
      withBleed: Type.Boolean(),
      withBacks: Type.Boolean(),
      packing: Type.Enum(["zip", "folder"]),
      /** A print service's size, bleed and pixels instead of the layout's own. */
      preset: Type.Optional(Type.String({ maxLength: 40 })),
    },
    strict,
  ),
  Type.Object({ kind: Type.Literal("contact"), columns: Columns }, strict),
  Type.Object({ kind: Type.Literal("rules"), columns: Columns }, strict),
  /** Without an address the pictures are found where they are put on this computer. */
  Type.Object(
    {
      kind: Type.Literal("tts"),
      address: Type.Optional(Type.String({ pattern: "^https?://[^\\s]+$", maxLength: 400 })),
    },
    strict,
  ),
  Type.Object({ kind: Type.Literal("credits") }, strict),
]);
export type PrintOutput = Type.Static<typeof PrintOutput>;
export type PrintOutputKind = PrintOutput["kind"];
