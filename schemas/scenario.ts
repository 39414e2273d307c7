import { Type } from "typebox";
import { SchemaReference } from "./common";
import { gameIds } from "./game-id";

const Seat = Type.Integer({ minimum: 0, maximum: 15 });
const View = Type.Optional(Type.Integer({ minimum: 0, maximum: 15, description: "As this seat sees it." }));
const Action = Type.Object({ type: Type.String() }, { additionalProperties: true });
const Anything = Type.Unknown();
const At = Type.String({
  pattern: "^(/|$)",
  description:
    "A JSON pointer into the position. In a list, a name given with “as” or a card's id may stand for the number of the item; “*” for all items, in sums.",
});
const Words = Type.String({ minLength: 1 });
const Times = Type.Optional(Type.Integer({ minimum: 0, description: "Exactly so often; at least once, if left out." }));
const closed = { additionalProperties: false } as const;

const PositionCheck = Type.Object(
  {
    view: View,
    at: At,
    is: Type.Optional(Anything),
    not: Type.Optional(Anything),
    absent: Type.Optional(Type.Literal(true, { description: "There is nothing there." })),
    atLeast: Type.Optional(Type.Number()),
    atMost: Type.Optional(Type.Number()),
    contains: Type.Optional(Anything),
    length: Type.Optional(Type.Integer({ minimum: 0, description: "How many items a list has, or letters a text." })),
    sum: Type.Optional(Type.Number({ description: "Of the numbers under a pointer with one “*”." })),
  },
  closed,
);
export type PositionCheck = Type.Static<typeof PositionCheck>;

const HappenedEvent = { event: Type.String(), where: Type.Optional(Type.Record(Type.String(), Anything)) };
const EventCheck = Type.Object({ view: View, ...HappenedEvent, times: Times }, closed);
export type EventCheck = Type.Static<typeof EventCheck>;
const OrderCheck = Type.Object(
  { view: View, order: Type.Array(Type.Object(HappenedEvent, closed), { minItems: 2 }) },
  closed,
);
export type OrderCheck = Type.Static<typeof OrderCheck>;

const RequestCheck = Type.Object(
  {
    view: View,
    request: Type.Object(
      {
        actor: Seat,
        kind: Type.Optional(Type.String()),
        by: Type.Optional(
          Type.Union([Type.String(), Type.Null()], { description: "The card that asks; null if none may be named." }),
        ),
        text: Type.Optional(Type.String({ minLength: 1, description: "Words that stand in what is asked." })),
      },
      closed,
    ),
  },
  closed,
);
export type RequestCheck = Type.Static<typeof RequestCheck>;

const ActionsCheck = Type.Object(
  {
    actions: Type.Array(Action),
    exactly: Type.Optional(Type.Boolean({ description: "And nothing else may be done." })),
  },
  closed,
);
export type ActionsCheck = Type.Static<typeof ActionsCheck>;
const LogCheck = Type.Object({ view: View, log: Words, times: Times }, closed);
export type LogCheck = Type.Static<typeof LogCheck>;

const Check = Type.Union([
  PositionCheck,
  EventCheck,
  OrderCheck,
  LogCheck,
  RequestCheck,
  ActionsCheck,
  Type.Object({ legal: Action }, closed),
  Type.Object({ illegal: Action }, closed),
  Type.Object({ winners: Type.Array(Seat) }, closed),
  Type.Object({ over: Type.Boolean() }, closed),
]);
export type Check = Type.Static<typeof Check>;

const Step = Type.Object(
  {
    player: Seat,
    action: Action,
    refused: Type.Optional(
      Type.Union(
        [
          Type.String(),
          Type.Literal(true),
          Type.Object({ code: Type.Optional(Type.String()), message: Type.Optional(Words) }, closed),
        ],
        { description: "The step must be refused: with this code, and these words in its message." },
      ),
    ),
    // biome-ignore lint/suspicious/noThenProperty: `then` is the word of the file format, and nobody awaits a schema.
    then: Type.Optional(Type.Array(Check, { description: "What must be true after this step." })),
  },
  closed,
);

/** A unit test for cards: a position, what happens, what must then be true. */
export const Scenario = Type.Object(
  {
    $schema: SchemaReference,
    game: Type.Enum([...gameIds]),
    name: Type.String({ minLength: 1, maxLength: 200 }),
    card: Type.Optional(Type.String({ description: "The card that is tested, by its id." })),
    given: Type.Object({ rolls: Type.Optional(Type.Array(Type.Integer())) }, { additionalProperties: true }),
    refusedSetup: Type.Optional(
      Type.Union([Type.String(), Type.Literal(true)], {
        description: "What is given must be refused, with this code. Nothing is done then.",
      }),
    ),
    when: Type.Optional(Type.Array(Step)),
    // biome-ignore lint/suspicious/noThenProperty: `then` is the word of the file format, and nobody awaits a schema.
    then: Type.Optional(Type.Array(Check)),
  },
  { title: "Scenario", additionalProperties: false },
);
export type Scenario = Type.Static<typeof Scenario>;
export type ScenarioStep = Type.Static<typeof Step>;
