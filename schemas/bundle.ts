import { Type } from "typebox";
import { SchemaReference } from "./common";
import { gameIds } from "./game-id";

/** The format of bundles that this version writes; newer ones are refused. */
export const bundleFormat = 1;

const Rights = {
  author: Type.Optional(Type.String({ title: "Author", maxLength: 120 })),
  source: Type.Optional(Type.String({ title: "Source", maxLength: 400 })),
  licence: Type.Optional(Type.String({ title: "Licence", maxLength: 200 })),
};

/** What stands first in a bundle: what set it holds, and who made what under which licence. */
export const Bundle = Type.Object(
  {
    $schema: SchemaReference,
    format: Type.Integer({ title: "Format", minimum: 1 }),
    game: Type.Enum([...gameIds], { title: "Game" }),
    name: Type.String({ title: "Name", minLength: 1, maxLength: 120 }),
    version: Type.Optional(Type.String({ title: "Version", maxLength: 20 })),
    author: Rights.author,
    licence: Rights.licence,
    cards: Type.Integer({ title: "Cards", minimum: 0 }),
    decks: Type.Integer({ title: "Decks", minimum: 0 }),
    pictures: Type.Array(
      Type.Object(
        {
          file: Type.String({ maxLength: 240 }),
          cards: Type.Array(Type.String({ maxLength: 120 }), { title: "Cards that show it" }),
          ...Rights,
        },
        { additionalProperties: false },
      ),
      { title: "Pictures" },
    ),
    fonts: Type.Array(Type.String({ maxLength: 240 }), { title: "Fonts and their licences" }),
    notes: Type.Optional(Type.String({ title: "Notes", maxLength: 4000 })),
    made: Type.Optional(Type.String({ title: "When it was made", maxLength: 40 })),
    sums: Type.Optional(
      Type.Record(Type.String({ maxLength: 240 }), Type.String({ maxLength: 64 }), {
        title: "Pictures and fonts",
        description:
          "What those that are left out were by the sums of their bytes, as in Git: a kept version has texts alone.",
      }),
    ),
  },
  { title: "Bundle", additionalProperties: false },
);
export type Bundle = Type.Static<typeof Bundle>;
