import { type TSchema, Type } from "typebox";

/** Ids are file names: lower-case words joined by hyphens, the same on every file system. */
export const idPattern = "^[a-z0-9]+(-[a-z0-9]+)*$";
export const maxIdLength = 80;

export const Id = (options: object = {}) =>
  Type.String({
    pattern: idPattern,
    maxLength: maxIdLength,
    "x-written": "lower-case words joined by hyphens",
    ...options,
  });

/** A relative path below one folder of the project: no `..`, no drive, no leading slash. */
const PathBelow = (folder: string, options: object = {}) =>
  Type.String({
    pattern: `^${folder}/(?!.*(^|/)\\.\\.?(/|$))[^\\\\:*?"<>|]+$`,
    maxLength: 240,
    "x-written": `a file of the folder ${folder}`,
    ...options,
  });

/** Every project file names its schema first, so that any editor can validate it. */
export const SchemaReference = Type.Optional(
  Type.String({ title: "Schema", description: "Lets other editors validate this file.", "x-control": "hidden" }),
);

/** `x-section`: with this field a section of the form begins, which ends where the next one does. */
export const section = {
  rules: { "x-section": "Rules" },
  looks: { "x-section": "Looks" },
  print: { "x-section": "Print" },
  notes: { "x-section": "Notes" },
} as const;

export const HexColour = (options: object = {}) =>
  Type.String({
    pattern: "^#[0-9a-fA-F]{6}$",
    "x-written": "# and six digits from 0 to f, such as #c8452b",
    ...options,
  });

export const mirrors = ["horizontal", "vertical", "both"] as const;
export type Mirror = (typeof mirrors)[number];

/** Percent */
export const usualTint = 50;

/** What a card does with its picture besides cropping it; the file stays as it is. A key at its default is left out. */
const adjustments = {
  scale: Type.Optional(
    Type.Number({
      title: "Scale",
      description: "100 % is as small as fills the frame, however the picture is turned.",
      minimum: 100,
      maximum: 800,
      default: 100,
      "x-unit": "%",
    }),
  ),
  turn: Type.Optional(
    Type.Number({
      title: "Turn",
      description: "Clockwise. The picture grows as far as it must to fill the frame.",
      minimum: -180,
      maximum: 180,
      default: 0,
      "x-unit": "°",
    }),
  ),
  mirror: Type.Optional(
    Type.Enum([...mirrors], {
      title: "Mirror",
      description: "Before it is turned.",
      "x-labels": { horizontal: "Left to right", vertical: "Top to bottom", both: "Both" },
    }),
  ),
  tint: Type.Optional(
    Type.Object(
      {
        color: HexColour({ title: "Colour" }),
        strength: Type.Optional(
          Type.Number({
            title: "Strength",
            minimum: 1,
            maximum: 100,
            default: usualTint,
            "x-unit": "%",
          }),
        ),
      },
      {
        title: "Tint",
        description: "Multiplied with the picture, as if printed over it: white takes the colour, black stays black.",
        additionalProperties: false,
      },
    ),
  ),
};

/** When it is: where the light of a composed picture comes from, and how it tints everything. */
export const artLights = ["day", "morning", "evening", "night", "storm"] as const;
export type ArtLight = (typeof artLights)[number];
export const mostCompanions = 3;

const IconName = (options: object) =>
  Type.String({
    pattern: "^[a-z0-9-]+$",
    "x-written": "the name of a symbol of the library",
    maxLength: 60,
    ...options,
  });

export const anyScenery = "any";

/** What is left out follows from the card: the same card has the same picture everywhere. */
const ComposedPicture = Type.Object(
  {
    seed: Type.Optional(
      Type.Integer({
        title: "Version",
        description: "Each number is another picture of the same things.",
        minimum: 0,
        maximum: 9999,
        default: 0,
      }),
    ),
    scenery: Id({ title: "Scenery", description: `One of the game's, or \`${anyScenery}\`: one that fits the card.` }),
    light: Type.Optional(
      Type.Enum([...artLights], {
        title: "Light",
        "x-labels": { day: "Day", morning: "Morning", evening: "Evening", night: "Night", storm: "Storm" },
      }),
    ),
    colours: Type.Optional(Id({ title: "Colours", description: "One of the game's palettes." })),
    companions: Type.Optional(
      Type.Array(IconName({ title: "Symbol" }), {
        title: "Beside",
        description: "Symbols that stand beside the main one. Without any, those that its name tells of.",
        maxItems: mostCompanions,
      }),
    ),
    alone: Type.Optional(
      Type.Boolean({ title: "Alone", description: "Nothing stands beside the main symbol.", default: false }),
    ),
  },
  {
    title: "Composed picture",
    description:
      "A picture made of the card's symbol, drawn while there is no other. Without it the symbol stands alone.",
    additionalProperties: false,
  },
);

export const Art = Type.Object(
  {
    file: Type.Optional(PathBelow("art", { title: "Picture", description: "A picture in the project's art folder." })),
    icon: Type.Optional(
      IconName({
        title: "Symbol",
        description: "A symbol from the built-in library, drawn while there is no picture.",
      }),
    ),
    picture: Type.Optional(ComposedPicture),
    focus: Type.Optional(
      Type.Object(
        { x: Type.Number({ minimum: 0, maximum: 1 }), y: Type.Number({ minimum: 0, maximum: 1 }) },
        {
          title: "Focus",
          description: "The point that stays visible when the picture is cropped.",
          additionalProperties: false,
        },
      ),
    ),
    ...adjustments,
    author: Type.Optional(Type.String({ title: "Artist", maxLength: 120, "x-suggest": true })),
    source: Type.Optional(Type.String({ title: "Source", maxLength: 400, "x-suggest": true })),
    licence: Type.Optional(Type.String({ title: "Licence", maxLength: 120, "x-suggest": true })),
  },
  { title: "Art", additionalProperties: false, "x-control": "art", ...section.looks },
);
export type Art = Type.Static<typeof Art>;

/** Far more than fits on a card: what is too long to print is for the fit report to say, not a reason to leave a card out. */
const roomy = { name: 200, text: 4000 };

/** On a text that is printed as the designer wrote it: in another language it reads otherwise (`project/languages/`). */
export const translated = { "x-translated": true } as const;

/** What every card of every game may carry besides its game's own fields. */
export const cardExtras = {
  art: Type.Optional(Art),
  flavour: Type.Optional(
    Type.String({
      title: "Flavour text",
      description: "Printed in italics below the rules, where they leave room for it.",
      maxLength: roomy.text,
      "x-control": "text",
      ...translated,
    }),
  ),
  tags: Type.Optional(
    Type.Array(Type.String({ minLength: 1, maxLength: 40 }), {
      title: "Tags",
      description: "Your own words for finding and grouping cards. Never printed.",
      maxItems: 40,
      "x-control": "tags",
      ...section.notes,
    }),
  ),
  notes: Type.Optional(
    Type.String({ title: "Notes", description: "For you. Never printed.", maxLength: 4000, "x-control": "text" }),
  ),
  lent: Type.Optional(
    Type.String({
      title: "Lent from",
      description: "The set that it came from for a deck, as it was then. Emptied, the card is one of your own.",
      minLength: 1,
      maxLength: 120,
      // Said of lent cards alone.
      "x-with": "lent",
    }),
  ),
};

/** In games whose effects name other cards. */
export const MentionedNames = Type.Optional(
  Type.Record(Type.String({ pattern: idPattern }), Type.String({ maxLength: 200 }), {
    title: "Names of others",
    description:
      "What cards are called that its effects name, by id, where a card stands alone: in a position or a saved match. In a project they say so themselves.",
    "x-control": "hidden",
  }),
);

/** On a field that the printed game calls otherwise: tables may head it so, and searches ask for it so. */
export const called = (...names: string[]) => ({ "x-called": names });

/** On a word that cards share and others look for, such as a tribe: it stays as it is, and what is printed of it is translated. */
export const sharedWord = { "x-word": true } as const;

export const PrintedWords = Type.Optional(
  Type.Record(Type.String(), Type.String({ maxLength: 4000 }), {
    title: "Printed words",
    description: "What is printed of the words that it shares with others, where it is seen in another language.",
    "x-control": "hidden",
  }),
);

export const CardName = Type.String({ title: "Name", maxLength: roomy.name, ...translated });

export const OwnWords = (title: string) =>
  Type.String({
    title,
    description: "Your own words. Left empty, they are written from what it does.",
    maxLength: roomy.text,
    "x-control": "text",
    ...translated,
  });

/** A file format of the project: its schema, and the name other programs ask for. */
export interface FileSchema {
  /** As in `cardwright schema <name>` and `schemas/<name>.schema.json`. */
  name: string;
  schema: TSchema;
}
