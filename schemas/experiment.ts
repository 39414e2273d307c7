import { Type } from "typebox";
import { Id, SchemaReference } from "./common";
import { mostSeed } from "./limits";

/** A question to the lab, with all that its answer depends on: the same experiment with the same cards gives the same numbers. */

const strict = { additionalProperties: false } as const;

export const questions = ["decks", "first-player", "cards", "what-if", "sweep", "field", "texts", "seek"] as const;
export type Question = (typeof questions)[number];

const measures = ["first-deck", "first-player"] as const;
export type Measure = (typeof measures)[number];

export const OptionValue = Type.Union([Type.String({ maxLength: 200 }), Type.Number(), Type.Boolean()]);
const Rules = (title: string) => Type.Record(Type.String({ maxLength: 60 }), OptionValue, { title, maxProperties: 60 });
const Pointer = Type.String({ title: "Field", description: "Where in the card’s file, as in /cost.", maxLength: 200 });
const mostDecks = 12;

const Change = Type.Object(
  {
    cards: Type.Optional(
      Type.Record(Id(), Type.Record(Pointer, Type.Unknown()), {
        title: "Cards",
        description:
          'By id, what stands at which place of the file instead, numbers, effects or keywords: { "thief": { "/cost": 3 } }; null takes away what stands there.',
        maxProperties: 200,
      }),
    ),
    decks: Type.Optional(
      Type.Record(Id(), Type.Record(Id(), Type.Integer({ minimum: 0, maximum: 99 })), {
        title: "Decks",
        description: 'By id, how many copies of which card are in it instead: { "red": { "thief": 2 } }.',
        maxProperties: 12,
      }),
    ),
    options: Type.Optional(Rules("House rules")),
  },
  { title: "Change", description: "What is otherwise in the “what if”.", ...strict },
);

const Sweep = Type.Object(
  {
    option: Type.Optional(Type.String({ title: "House rule", maxLength: 60 })),
    card: Type.Optional(Id({ title: "Card" })),
    at: Type.Optional(Pointer),
    values: Type.Array(OptionValue, { title: "Values", minItems: 2, maxItems: 24 }),
  },
  { title: "Sweep", description: "A house rule, or a field of a card, tried with each of the values.", ...strict },
);

/** So many values a search goes through at most, one more than it has steps between its ends. */
const mostSought = 40;

const Seek = Type.Object(
  {
    option: Type.Optional(Type.String({ title: "House rule", maxLength: 60 })),
    card: Type.Optional(Id({ title: "Card" })),
    at: Type.Optional(Pointer),
    from: Type.Integer({ title: "From", minimum: -1000, maximum: 1000 }),
    to: Type.Integer({ title: "To", minimum: -1000, maximum: 1000 }),
  },
  {
    title: "Search",
    description: `A house rule, or a field of a card, whose fair value is searched between two others, at most ${mostSought} apart.`,
    ...strict,
  },
);

export const Experiment = Type.Object(
  {
    $schema: SchemaReference,
    name: Type.String({ title: "Name", minLength: 1, maxLength: 120 }),
    ask: Type.Enum([...questions], {
      title: "Question",
      description:
        "decks: is the first fair against the second; first-player: is whoever begins favoured; cards: which are too strong; what-if: what does a change do; sweep: which value is fair; field: which deck wins the field; texts: what that cards say never comes about; seek: at which value, searched by halving, is it fair.",
    }),
    decks: Type.Optional(
      Type.Array(Id(), { title: "Decks", description: "All of the project, unless named.", maxItems: mostDecks }),
    ),
    generated: Type.Optional(
      Type.Integer({
        title: "Generated decks",
        description: "Instead of decks of the project so many legal ones made of the whole set.",
        minimum: 1,
        maximum: mostDecks,
      }),
    ),
    players: Type.Optional(
      Type.Integer({
        title: "Players",
        description: "As few as the game takes, unless given.",
        minimum: 2,
        maximum: 16,
      }),
    ),
    bots: Type.Array(Type.String({ minLength: 1, maxLength: 40 }), {
      title: "Bots",
      description: "Each of them answers the question by itself, in all seats: random, quick, greedy, mcts:1000.",
      minItems: 1,
      maxItems: 4,
    }),
    options: Type.Optional(Rules("House rules")),
    measure: Type.Optional(
      Type.Enum([...measures], {
        title: "Measured",
        description: "What-if and sweep: how often the first deck wins, or whoever begins.",
        default: "first-deck",
      }),
    ),
    change: Type.Optional(Change),
    sweep: Type.Optional(Sweep),
    seek: Type.Optional(Seek),
    seed: Type.Integer({ title: "Seed", minimum: 0, maximum: mostSeed }),
    stop: Type.Object(
      {
        points: Type.Optional(
          Type.Number({
            title: "Sure enough",
            description: "It ends when every interval is narrower than so many points, out of a hundred.",
            minimum: 0.5,
            maximum: 50,
          }),
        ),
        games: Type.Integer({
          title: "Matches",
          description: "At most so many for each bot and each pairing of decks.",
          minimum: 2,
          maximum: 1_000_000,
        }),
      },
      { title: "Ends", ...strict },
    ),
    fair: Type.Optional(
      Type.Number({
        title: "Fair",
        description: "So many points to either side of an even share count as fair.",
        minimum: 0.5,
        maximum: 25,
        default: 5,
      }),
    ),
  },
  { title: "Experiment", ...strict },
);
export type Experiment = Type.Static<typeof Experiment>;
/** All values that a search may try, the lowest first. */
export function valuesSought({ from, to }: NonNullable<Experiment["seek"]>): number[] {
  const [low, high] = [Math.min(from, to), Math.min(Math.max(from, to), Math.min(from, to) + mostSought)];
  return Array.from({ length: high - low + 1 }, (_, n) => low + n);
}
export const usualFairness = 5;
