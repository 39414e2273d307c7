import { type TSchema, Type } from "typebox";
import { CardName, idPattern, maxIdLength, SchemaReference, translated } from "./common";

/**
 * A keyword: abilities that a project names once, so that cards take them by name and number. What components are to games
 * whose cards are composed, keywords are to the others; each lies in a file of its own, `components/<id>.json`.
 */

/** How a keyword's abilities, words and price call its numbers. No word of any game is called so. */
export const parameterNames = ["X", "Y", "Z"] as const;
export type ParameterName = (typeof parameterNames)[number];

const Parameter = Type.Object(
  {
    title: Type.String({ title: "What it counts", description: "Such as Damage.", minLength: 1, maxLength: 40 }),
    minimum: Type.Optional(Type.Integer({ title: "At least", minimum: 0, maximum: 99, default: 1 })),
    maximum: Type.Optional(Type.Integer({ title: "At most", minimum: 0, maximum: 99, default: 9 })),
    default: Type.Optional(Type.Integer({ title: "Usually", minimum: 0, maximum: 99, default: 1 })),
  },
  { title: "Number", additionalProperties: false, default: { title: "Amount" } },
);

const aNumber = Type.Integer({ minimum: 0, maximum: 99 });

/** How a card has a keyword: true for one without numbers, its number, or its numbers. */
const takenAs = (one: TSchema) =>
  Type.Union([Type.Literal(true), one, Type.Array(one, { minItems: 1, maxItems: parameterNames.length })]);
export const taken = takenAs(aNumber);

/** By id, in printed order. */
const allTaken = (one: TSchema, options: object) =>
  Type.Record(Type.String({ pattern: idPattern, maxLength: maxIdLength }), one, {
    "x-control": "keywords",
    maxProperties: 20,
    additionalProperties: false,
    ...options,
  });

/** The symbols of a game by key, as far as keywords are concerned. */
type Symbols = Readonly<Record<string, { word: string }>>;

const symbolWords = (symbols: Symbols): Record<string, string> =>
  Object.fromEntries(Object.entries(symbols).map(([key, { word }]) => [key, word[0]!.toUpperCase() + word.slice(1)]));

/** One of a game's symbols; a game without any has nothing to choose. */
const symbolOf = (symbols: Symbols) =>
  Type.Unsafe<string>(
    Object.keys(symbols).length === 0
      ? Type.String({ "x-control": "hidden" })
      : Type.Enum(Object.keys(symbols), {
          title: "Symbol",
          description: "Printed before its name.",
          "x-labels": symbolWords(symbols),
        }),
  );

/** Keywords of a game, from what an ability is in it and the symbols that it prints. */
export const keywordSchema = <Ability extends TSchema>({ ability, symbols }: { ability: Ability; symbols: Symbols }) =>
  Type.Object(
    {
      $schema: SchemaReference,
      name: CardName,
      symbol: Type.Optional(symbolOf(symbols)),
      parameters: Type.Optional(
        Type.Array(Parameter, {
          title: "Numbers",
          description: `What cards say with it, as in Poison 2. Its abilities call them ${parameterNames.join(", ")}.`,
          maxItems: parameterNames.length,
          "x-control": "groups",
        }),
      ),
      abilities: Type.Optional(
        Type.Array(
          { ...ability, "x-names": parameterNames, "x-names-of": "parameters" },
          {
            title: "What it does",
            description: "What cards with it do: played by the engine, and told in its explanation.",
            maxItems: 8,
            "x-control": "saying",
          },
        ),
      ),
      keywords: Type.Optional(
        allTaken(takenAs(Type.Union([aNumber, Type.Enum([...parameterNames])])), {
          title: "Comes with",
          description: "Other keywords that cards have by this one.",
        }),
      ),
      reminder: Type.Optional(
        Type.Object(
          {
            en: Type.String({ title: "English", maxLength: 400, "x-control": "text" }),
            // No game with keywords is printed in German yet.
            de: Type.Optional(Type.String({ title: "German", maxLength: 400, "x-control": "hidden" })),
          },
          {
            title: "Explanation",
            description:
              "Printed behind it where there is room. Left empty, it is written from what it does. X in braces is its number, X:card|cards in braces the word that goes with it.",
            additionalProperties: false,
            ...translated,
          },
        ),
      ),
      price: Type.Optional(
        Type.String({
          title: "Price",
          description: "What it adds to the worth of a card: a number, or a formula such as 0.8 * X.",
          maxLength: 200,
        }),
      ),
      notes: Type.Optional(
        Type.String({ title: "Notes", description: "For you. Never printed.", maxLength: 4000, "x-control": "text" }),
      ),
    },
    { title: "Keyword", additionalProperties: false },
  );

const AnyKeyword = keywordSchema({ ability: Type.Unknown(), symbols: {} });
export type Keyword = Type.Static<typeof AnyKeyword>;

/** The fields by which cards take keywords. */
export const keywordFields = <Definition extends TSchema>(definition: Definition) => ({
  keywords: Type.Optional(
    allTaken(taken, {
      title: "Keywords",
      description: "Abilities that several cards have by name. What each does is said once, in Keywords.",
    }),
  ),
  definitions: definitions(definition),
});

/** For a card that stands alone. */
export const definitions = <Definition extends TSchema>(definition: Definition) =>
  Type.Optional(
    Type.Record(Type.String({ pattern: idPattern }), definition, {
      title: "What its keywords are",
      description:
        "By id, where a card stands alone: in a position or a saved match. In a project they are in components/.",
      "x-control": "hidden",
    }),
  );
