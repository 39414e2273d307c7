import { Type } from "typebox";
import { SchemaReference, translated } from "./common";
import { gameIds } from "./game-id";
import { layoutLabels, layoutNames } from "./layouts";
import { formulaLength } from "./limits";

/** The format this version writes. Older ones are migrated on a backup, newer ones are opened read-only. */
export const projectFormat = 1;

export const SavedSearch = Type.Object(
  {
    name: Type.String({ title: "Name", minLength: 1, maxLength: 60 }),
    search: Type.String({ title: "Search", minLength: 1, maxLength: 2000 }),
  },
  { title: "Saved search", additionalProperties: false },
);
export type SavedSearch = Type.Static<typeof SavedSearch>;

/** Pixels. */
export const columnWidths = { least: 48, most: 800 } as const;

export const KeptSheet = Type.Object(
  {
    columns: Type.Array(
      Type.Object(
        {
          name: Type.String({ title: "Column", minLength: 1, maxLength: 120 }),
          width: Type.Optional(
            Type.Integer({ title: "Width", minimum: columnWidths.least, maximum: columnWidths.most }),
          ),
        },
        { additionalProperties: false },
      ),
      { title: "Columns", maxItems: 200 },
    ),
    frozen: Type.Optional(
      Type.Integer({ title: "Frozen", description: "How many stay in sight.", minimum: 0, maximum: 12, default: 1 }),
    ),
  },
  {
    title: "Sheet",
    description: "Which columns the sheet of the set shows, and in which order.",
    additionalProperties: false,
  },
);
export type KeptSheet = Type.Static<typeof KeptSheet>;

/** BCP 47, as in de, pt-BR or zh-Hant-TW. */
export const languagePattern = "^[a-z]{2,3}(-[A-Za-z0-9]{1,8})*$";

/** As formulas and searches write it. */
export const numberNamePattern = "^[A-Za-z_][A-Za-z0-9_]*$";

export const Manifest = Type.Object(
  {
    $schema: SchemaReference,
    format: Type.Integer({ title: "Format", minimum: 1, "x-control": "hidden" }),
    game: Type.Enum([...gameIds], { title: "Game" }),
    name: Type.String({ title: "Name", minLength: 1, maxLength: 120, ...translated }),
    author: Type.Optional(Type.String({ title: "Author", maxLength: 120 })),
    licence: Type.Optional(Type.String({ title: "Licence", maxLength: 200 })),
    version: Type.Optional(
      Type.String({ title: "Version", description: "Printed small on every card.", maxLength: 20 }),
    ),
    languages: Type.Optional(
      Type.Array(
        Type.String({ pattern: languagePattern, maxLength: 35, "x-written": "a language's code, such as de or pt-BR" }),
        {
          title: "Languages",
          description:
            "The first is the one in which the cards are written. The texts of the others lie in translations/, and Cardwright's own words are in each of them that the game has words in.",
          maxItems: 40,
        },
      ),
    ),
    options: Type.Optional(
      Type.Record(Type.String(), Type.Union([Type.String(), Type.Number(), Type.Boolean()]), {
        title: "House rules",
        description:
          "“preset” begins with house rules that the game has a name for; “cardwright schema <game>-options” lists all.",
      }),
    ),
    worth: Type.Optional(
      Type.Record(Type.String({ minLength: 1, maxLength: 40 }), Type.String({ maxLength: formulaLength }), {
        title: "What cards are worth",
        description:
          "Parts by name, each a formula over a card's numbers, such as 0.5*hp + 0.7*attack. A part that the game has under this name is replaced; 0 leaves it out.",
        maxProperties: 30,
      }),
    ),
    numbers: Type.Optional(
      Type.Record(
        Type.String({ pattern: numberNamePattern, maxLength: 40 }),
        Type.String({ maxLength: formulaLength }),
        {
          title: "Numbers of your own",
          description:
            "By name, each a formula over a card's numbers, its worth and its cost, such as worth - cost. The sheet shows them, searches compare them, templates print them as {{numbers.margin}}.",
          maxProperties: 40,
        },
      ),
    ),
    layout: Type.Optional(
      Type.Enum([...layoutNames], {
        title: "Layout",
        description: "How the fronts look: the standard layout of the game unless another is named.",
        "x-labels": layoutLabels,
      }),
    ),
    layouts: Type.Optional(
      Type.Record(Type.String({ pattern: "^[a-z-]+$", maxLength: 40 }), Type.Enum([...layoutNames]), {
        title: "Layouts of some cards",
        description: "By type of card, such as “unit” or “crop”, where it isn't that of the set.",
        maxProperties: 40,
      }),
    ),
    newCards: Type.Optional(
      Type.Record(Type.String({ maxLength: 60 }), Type.Unknown(), {
        title: "New cards",
        description: "What every new card begins with: fields of a card by name, such as its tags or its art's artist.",
        maxProperties: 40,
      }),
    ),
    words: Type.Optional(
      Type.Array(Type.String({ minLength: 1, maxLength: 60 }), {
        title: "Words of the set",
        description: "Known to the spelling besides the dictionary, the names of cards, keywords and tags.",
        maxItems: 2000,
      }),
    ),
    sheet: Type.Optional(KeptSheet),
    searches: Type.Optional(
      Type.Array(SavedSearch, {
        title: "Saved searches",
        description: "By name, for everyone who works on the set.",
        maxItems: 60,
      }),
    ),
  },
  { title: "Cardwright project", additionalProperties: false },
);
export type Manifest = Type.Static<typeof Manifest>;
