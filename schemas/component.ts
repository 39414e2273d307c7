import { type TSchema, Type } from "typebox";
import { CardName, SchemaReference, section, translated } from "./common";

/**
 * A component that cards can be composed of, beside those that come with the game. Its id, by which codes call it, is its
 * file name: `components/F1.json`. Games whose cards are composed say in their `component-schema.ts` what theirs are made of.
 */

/** What codes call a component: one of the game's own, or one that a project adds. */
export const componentIdPattern = "^[A-Z][A-Z0-9]{0,3}$";

const effectMerges = ["sum", "symbols", "each", "once"] as const;

/** How much of something a component costs. */
export const price = (title: string) =>
  Type.Optional(Type.Integer({ title, minimum: 0, maximum: 9, "x-control": "stepper" }));

/** What any component says of itself, whatever the game. */
const head = {
  name: CardName,
  max: Type.Integer({
    title: "At most on one card",
    minimum: 1,
    maximum: 6,
    default: 3,
    "x-control": "stepper",
  }),
};

/** Where its id stands among those of others. */
const rank = Type.Number({
  title: "Place in codes",
  description: "The game's own stand at 1, 2, 3 and so on; 2.5 lies between the second and the third.",
  "x-section": "Where it stands in codes",
});

/** Where no card is composed of anything; such files are kept as they are. */
export const Component = Type.Object({ $schema: SchemaReference, ...head, rank }, { title: "Component" });
export type Component = Type.Static<typeof Component>;

interface Vocabulary<S extends string[], K extends string[]> {
  /** Of costs and effects, with their words. */
  symbols: [...S];
  symbolWords: Record<S[number], string>;
  /** What a card can be by a component, besides what it does. */
  keywords: [...K];
}

const Words = (title: string, description: string, options: object = {}) =>
  Type.Optional(
    Type.Object(
      {
        en: Type.String({ title: "English", maxLength: 400, ...options }),
        de: Type.Optional(Type.String({ title: "German", maxLength: 400, ...options })),
      },
      { title, description, additionalProperties: false, ...translated },
    ),
  );

const effectSchema = <const S extends string[], const K extends string[]>({
  symbols,
  symbolWords,
  keywords,
}: Vocabulary<S, K>) =>
  Type.Object(
    {
      tree: Type.Optional(
        Type.Array(Type.Unknown({ title: "Effect", "x-slot": "effect", "x-names": ["amount", "symbol"] }), {
          title: "Effects",
          description:
            "What happens. “amount” stands for the joint amount, “symbol” for each kind of symbol in turn. Left empty, it does what its namesake does.",
          maxItems: 9,
          "x-control": "saying",
        }),
      ),
      key: Type.String({
        title: "Its effect is called",
        description:
          "Components whose effects are called the same share one; called like one of the game's own, it joins that.",
        pattern: "^[a-z][a-z0-9-]*$",
        "x-written": "lower-case words joined by hyphens",
        maxLength: 30,
      }),
      rank: Type.Optional(
        Type.Number({
          title: "Order among effects",
          description: "Effects are printed and happen in this order; 2.5 lies between the second and the third.",
        }),
      ),
      merge: Type.Optional(
        Type.Enum([...effectMerges], {
          title: "Several on one card",
          "x-labels": {
            sum: "add their amounts",
            symbols: "join their symbols",
            each: "happen one by one",
            once: "count as one",
          },
        }),
      ),
      amount: Type.Optional(
        Type.Integer({
          title: "Amount",
          description: "What one component adds, in effects that add up.",
          minimum: 0,
          maximum: 20,
          "x-control": "stepper",
        }),
      ),
      symbols: Type.Optional(
        Type.Array(Type.Enum(symbols), {
          title: "Symbols",
          description: "What one component adds, in effects that join symbols.",
          maxItems: 9,
          "x-control": "sequence",
          "x-labels": symbolWords,
        }),
      ),
      keyword: Type.Optional(
        Type.Enum(keywords, { title: "Keyword", description: "What the card is by it, besides what it does." }),
      ),
      title: Words(
        "Own title",
        "Instead of the words that are written from what it does. The word amount, in braces, stands for the number.",
      ),
      reminder: Words(
        "Reminder text",
        "Small print. In braces, amount is the number, and amount:card|cards the word that goes with it.",
        { "x-control": "text" },
      ),
      reminderAlone: Type.Optional(
        Type.Boolean({
          title: "Explain it only where it stands alone",
          description: "Otherwise on cards with one or two effects.",
          default: false,
        }),
      ),
    },
    { title: "What it does", additionalProperties: false, "x-control": "section" },
  );

/** Components of a game whose cards are composed, from what there is in that game. */
export const componentSchema = <const S extends string[], const K extends string[], P extends TSchema>(
  game: Vocabulary<S, K> & { prices: P },
) =>
  Type.Object(
    {
      $schema: SchemaReference,
      ...head,
      cost: Type.Object(
        {
          fixed: Type.Optional(game.prices),
          any: price("Any resource"),
          cards: price("Hand cards"),
        },
        { title: "What it costs", additionalProperties: false, "x-control": "section" },
      ),
      effect: effectSchema(game),
      rank,
      notes: Type.Optional(
        Type.String({
          title: "Notes",
          description: "For you. Never printed.",
          maxLength: 4000,
          "x-control": "text",
          ...section.notes,
        }),
      ),
    },
    { title: "Component", additionalProperties: false },
  );
