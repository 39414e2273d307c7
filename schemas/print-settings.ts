import { Type } from "typebox";
import { Id } from "./common";
import { layoutLabels } from "./layouts";
import { languagePattern } from "./manifest";

/** What is printed and how: asked for in the print room or on the command line, kept with the project, read by the press. */

const strict = { additionalProperties: false } as const;
export const paperLabels = {
  a4: "A4 (210 × 297 mm)",
  a3: "A3 (297 × 420 mm)",
  a5: "A5 (148 × 210 mm)",
  b4: "B4 (250 × 353 mm)",
  b5: "B5 (176 × 250 mm)",
  letter: "Letter (8½ × 11 in)",
  legal: "Legal (8½ × 14 in)",
  tabloid: "Tabloid (11 × 17 in)",
} as const;
export type PaperName = keyof typeof paperLabels;
export const paperNames = Object.keys(paperLabels) as readonly PaperName[];

/** In the project's folder `inks`, and nowhere else. */
const inkProfilePattern = "^inks/[^/\\\\]+\\.[iI][cC][cCmM]$";

/** A name in the print room, and a sentence for its help and the command line's. */
type Said = { title: string; description: string };

const Millimetres = (maximum: number, said: Said) => Type.Number({ ...said, "x-unit": "mm", minimum: 0, maximum });
const Resolution = (said: Said) => Type.Integer({ ...said, "x-unit": "dpi", minimum: 72, maximum: 1200 });
const Wish = (title: string, description: string) => Type.Optional(Type.Boolean({ title, description }));
const OneOf = <const T extends string>(title: string, description: string, labels: Readonly<Record<T, string>>) =>
  Type.Enum(Object.keys(labels) as T[], { title, description, "x-labels": labels });

/** Each setting says here, and nowhere else, what it is called, what it does, and what it may be. */
export const PrintSettings = Type.Object(
  {
    /** A deck's id, or null for one of each card. */
    deck: Type.Union([Id(), Type.Null()], {
      title: "What",
      description: "The cards of this deck, as many as it has; otherwise each card once",
    }),
    cards: Type.Optional(
      Type.String({
        title: "Only cards that fit",
        description: "Only cards that fit, as in the studio's search",
        maxLength: 20_000,
      }),
    ),
    changed: Wish(
      "Only what changed since the last print",
      "Only cards that look different from when they were last printed from this folder",
    ),
    copies: Type.Optional(
      Type.Integer({ title: "Copies", description: "Of each card, or of the whole deck", minimum: 1, maximum: 100 }),
    ),
    pieces: Type.Optional(
      Type.Union([Type.Literal("all"), Type.Array(Id(), { maxItems: 100 })], {
        title: "Pieces",
        description: "Instead of cards: tokens, boards, counters in true size, all or those with these ids",
      }),
    ),
    players: Type.Optional(
      Type.Integer({
        title: "Players",
        description: "For how many players there are to be pieces, as many as the game takes unless given",
        minimum: 1,
        maximum: 12,
      }),
    ),
    tiling: Wish(
      "Print what is too large in parts",
      "Pieces larger than the paper are printed on several sheets, to glue together",
    ),
    language: Type.Optional(
      Type.String({
        title: "Language",
        description: "In which the cards are printed, if it isn't the project's first language",
        pattern: languagePattern,
        maxLength: 35,
      }),
    ),

    sheet: Type.Optional(
      Id({
        title: "Sheet",
        description: "Where the cards lie on the paper, as a file or one of the project's folder “sheets”",
      }),
    ),
    paper: OneOf("Paper", "What the sheets are printed on", paperLabels),
    /** Instead of `paper`: millimetres such as `330x480`, or `card` for one card a page. */
    paperSize: Type.Optional(Type.String({ maxLength: 20 })),
    orientation: OneOf("Orientation of the paper", "Upright, wide, or whichever way holds more cards", {
      portrait: "Upright",
      landscape: "Wide",
      best: "Best",
    }),
    mixed: Wish("Turn some cards if more fit", "Turn some columns or rows where that makes room for more cards"),
    cardSize: Type.Optional(
      Type.String({ title: "Card size", description: "In which the cards are printed", maxLength: 60 }),
    ),
    margin: Millimetres(50, {
      title: "Side margin",
      description: "Nothing is printed closer to the edge of the paper",
    }),
    marginTop: Type.Optional(
      Millimetres(50, {
        title: "Top margin",
        description: "Above and below, if it is another than at the sides",
      }),
    ),
    gutter: Type.Optional(
      Millimetres(20, { title: "Gutter", description: "Space between the cards, twice the bleed unless given" }),
    ),
    bleed: Millimetres(10, { title: "Bleed", description: "How far the picture reaches beyond the cut" }),
    marks: OneOf("Cutting marks", "Where to cut", {
      lines: "Cut lines across the sheet",
      crop: "Short crop marks",
      edges: "Lines at the paper's edges",
      none: "None",
    }),

    backs: Type.Optional(
      OneOf("Backs", "On the page behind, turned over that edge, or beside the fronts across a fold", {
        none: "No backs",
        long: "On the next page, flipped on the long edge",
        short: "On the next page, flipped on the short edge",
        fold: "Beside the fronts, to fold and glue",
      }),
    ),
    backMarks: Wish("Cutting marks on backs too", "Cut marks on backs too"),
    /** The name of a printer profile of the project or of the settings. */
    profile: Type.Optional(
      Type.String({
        title: "Printer profile",
        description: "What the printer does to backs and sizes",
        minLength: 1,
        maxLength: 60,
      }),
    ),
    /** A geometry of press/registration.ts. */
    registration: Type.Optional(
      OneOf("Marks for a cutting machine", "Marks by which a cutting machine finds the sheet", {
        "three-1": "Three marks",
        "four-1": "Four marks",
      }),
    ),
    layout: Type.Optional(OneOf("Layout", "How the fronts look, if not as the set says", layoutLabels)),
    lowInk: Wish("Save ink", "Light grounds, dark lines and text"),
    skip: Type.Optional(
      Type.Array(Type.Integer({ minimum: 1, maximum: 1000 }), {
        title: "Used places",
        description: "Used-up places of the first sheet, row by row from 1",
        maxItems: 1000,
      }),
    ),
    label: Type.Optional(
      Type.String({
        title: "Words at the edge of each sheet",
        description: "Your own words at the edge of each sheet",
        maxLength: 200,
      }),
    ),
    shop: Type.Optional(
      Type.String({
        title: "Print service",
        description: "The service that it is meant for, whose rules it is checked by",
        maxLength: 40,
      }),
    ),
    colours: Type.Optional(
      OneOf("Colours", "As screens have them, or in the four inks of a print shop, with pure black type", {
        screen: "As on screens (RGB)",
        press: "For a print shop (PDF/X-4, CMYK)",
      }),
    ),
    icc: Type.Optional(
      Type.String({
        title: "Profile of the inks",
        description: "The print shop's ICC profile; Cardwright's own, of coated paper, unless given",
        pattern: inkProfilePattern,
        maxLength: 240,
      }),
    ),
    dpi: Type.Optional(
      Resolution({ title: "Resolution of pictures", description: "Pictures with more are scaled down to it" }),
    ),
  },
  strict,
);
export type PrintSettings = Type.Static<typeof PrintSettings>;

/** How cards lie where nobody says otherwise: side by side, with lines to cut along. */
export const usualSheet = { orientation: "portrait", margin: 8, bleed: 0, marks: "lines" } as const;

export const usualPrint: PrintSettings = { deck: null, paper: "a4", ...usualSheet };

const Columns = Type.Integer({ title: "Columns", minimum: 1, maximum: 12 });

export const PictureOutput = Type.Object(
  {
    kind: Type.Literal("pictures"),
    dpi: Resolution({ title: "Resolution", description: "Pixels in an inch of card" }),
    withBleed: Type.Boolean({
      title: "With bleed",
      description: "What lies outside the cut too, with square corners",
    }),
    withBacks: Type.Boolean({ title: "Backs too" }),
    packing: OneOf("Packed as", "Where the pictures are put", { zip: "One zip file", folder: "A folder" }),
    /** A print service's size, bleed and pixels instead of the layout's own. */
    preset: Type.Optional(Type.String({ title: "Size", maxLength: 40 })),
  },
  strict,
);
export const ContactOutput = Type.Object({ kind: Type.Literal("contact"), columns: Columns }, strict);

export const CutOutput = Type.Object(
  {
    kind: Type.Literal("cut"),
    format: OneOf("File", "What your cutting machine's program opens", { svg: "SVG", dxf: "DXF" }),
  },
  strict,
);

export const DeckPictureOutput = Type.Object(
  {
    kind: Type.Literal("deck-picture"),
    format: OneOf("File", "What it is kept as", { png: "PNG", svg: "SVG" }),
  },
  strict,
);

/** Rules or notes with parts of the set, in pages of the paper's size. */
export const BookletOutput = Type.Object(
  {
    kind: Type.Literal("booklet"),
    booklet: Type.Optional(
      Id({
        title: "Text",
        description: "A file of the project's folder “booklets”; the rules of the game unless given",
      }),
    ),
    fold: Wish(
      "Folded",
      "Two pages beside each other, in the order in which they are printed to be folded and stapled",
    ),
    signature: Type.Optional(
      Type.Integer({
        title: "Sheets folded together",
        description: "Thick booklets are folded in several parts of so many sheets; all in one unless given",
        minimum: 1,
        maximum: 20,
      }),
    ),
  },
  strict,
);

const Thickness = (said: Said) => Type.Number({ ...said, "x-unit": "mm", minimum: 0.05, maximum: 5 });

export const BoxOutput = Type.Object(
  {
    kind: Type.Literal("box"),
    stock: Thickness({ title: "Thickness of a card", description: "0.3 mm for most cards, 0.6 mm with sleeves" }),
    count: Type.Optional(
      Type.Integer({
        title: "Cards in the box",
        description: "As many as are chosen unless given",
        minimum: 1,
        maximum: 500,
      }),
    ),
    dividers: Type.Optional(
      Type.Integer({
        title: "Dividers in the box",
        description: "Those that stand out above the cards make the box taller",
        minimum: 0,
        maximum: 100,
      }),
    ),
    dividerStock: Type.Optional(
      Thickness({ title: "Thickness of a divider", description: "Like a card unless given" }),
    ),
  },
  strict,
);

export const SetPictureOutput = Type.Object(
  {
    kind: Type.Literal("set-picture"),
    as: OneOf("Arranged", "A few cards of the set, held or laid out", { fan: "As a fan", row: "In a row" }),
  },
  strict,
);

/** What is made of the chosen cards. */
export const MadeOutput = Type.Union([
  Type.Object({ kind: Type.Literal("sheets") }, strict),
  PictureOutput,
  ContactOutput,
  Type.Object({ kind: Type.Literal("rules"), columns: Columns }, strict),
  /** Without an address the pictures are found where they are put on this computer. */
  Type.Object(
    {
      kind: Type.Literal("tts"),
      address: Type.Optional(Type.String({ pattern: "^https?://[^\\s]+$", maxLength: 400 })),
    },
    strict,
  ),
  /** A package for Tabletop Playground. */
  Type.Object({ kind: Type.Literal("ttp") }, strict),
  Type.Object({ kind: Type.Literal("credits") }, strict),
  CutOutput,
  DeckPictureOutput,
  BookletOutput,
  BoxOutput,
  SetPictureOutput,
]);
export type MadeOutput = Type.Static<typeof MadeOutput>;

/** Or several of them at once, as a build says, which has settings of its own. */
export const PrintOutput = Type.Union([
  ...MadeOutput.anyOf,
  Type.Object({ kind: Type.Literal("build"), build: Id() }, strict),
]);
export type PrintOutput = Type.Static<typeof PrintOutput>;
export type PrintOutputKind = PrintOutput["kind"];
