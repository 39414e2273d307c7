import { Type } from "typebox";
import { SchemaReference } from "./common";
import { gameIds } from "./game-id";

const Seat = Type.Integer({ title: "Player", description: "By seat: 0 is the first.", minimum: 0, maximum: 15 });
const View = Type.Optional(
  Type.Integer({ title: "Seen by", minimum: 0, maximum: 15, description: "As this seat sees it." }),
);
const Action = Type.Object(
  { type: Type.String({ title: "Kind of action", description: "As the game calls it: “play”, “endTurn”." }) },
  { title: "Action", description: "What a player does, with all that is chosen for it.", additionalProperties: true },
);
const Anything = Type.Unknown();
const At = Type.String({
  title: "Where",
  pattern: "^(/|$)",
  description:
    "A JSON pointer into the position. In a list, a name given with “as” or a card's id may stand for the number of the item; “*” for all items, in sums.",
});
const Words = Type.String({ title: "Words", description: "They must stand in what is said.", minLength: 1 });
const Times = Type.Optional(
  Type.Integer({ title: "How often", minimum: 0, description: "Exactly so often; at least once, if left out." }),
);
const closed = { additionalProperties: false } as const;

const PositionCheck = Type.Object(
  {
    view: View,
    at: At,
    is: Type.Optional(Type.Unknown({ title: "Is", description: "Exactly this stands there." })),
    not: Type.Optional(Type.Unknown({ title: "Is not", description: "Anything but this stands there." })),
    absent: Type.Optional(Type.Literal(true, { title: "Is not there", description: "There is nothing there." })),
    atLeast: Type.Optional(Type.Number({ title: "At least", description: "The least that the number may be." })),
    atMost: Type.Optional(Type.Number({ title: "At most", description: "The most that the number may be." })),
    contains: Type.Optional(
      Type.Unknown({ title: "Holds", description: "An item of the list, a part of the text, or values among others." }),
    ),
    length: Type.Optional(
      Type.Integer({ title: "How many", minimum: 0, description: "How many items a list has, or letters a text." }),
    ),
    sum: Type.Optional(Type.Number({ title: "Sum", description: "Of the numbers under a pointer with one “*”." })),
  },
  closed,
);
export type PositionCheck = Type.Static<typeof PositionCheck>;

const HappenedEvent = {
  event: Type.String({ title: "Event", description: "What happened, as the game calls it." }),
  where: Type.Optional(
    Type.Record(Type.String(), Anything, { title: "With", description: "Values that the event has, among others." }),
  ),
};
const EventCheck = Type.Object({ view: View, ...HappenedEvent, times: Times }, closed);
export type EventCheck = Type.Static<typeof EventCheck>;
const OrderCheck = Type.Object(
  {
    view: View,
    order: Type.Array(Type.Object(HappenedEvent, closed), {
      title: "In this order",
      description: "These happened one after the other.",
      minItems: 2,
    }),
  },
  closed,
);
export type OrderCheck = Type.Static<typeof OrderCheck>;

const RequestCheck = Type.Object(
  {
    view: View,
    request: Type.Object(
      {
        actor: Seat,
        kind: Type.Optional(Type.String({ title: "Kind of question", description: "As the game calls it." })),
        by: Type.Optional(
          Type.Union([Type.String(), Type.Null()], {
            title: "Asked by",
            description: "The card that asks; null if none may be named.",
          }),
        ),
        text: Type.Optional(
          Type.String({ title: "Words", minLength: 1, description: "Words that stand in what is asked." }),
        ),
      },
      closed,
    ),
  },
  closed,
);
export type RequestCheck = Type.Static<typeof RequestCheck>;

const ActionsCheck = Type.Object(
  {
    actions: Type.Array(Action, { title: "Possible", description: "What may be done now." }),
    exactly: Type.Optional(Type.Boolean({ title: "And no more", description: "And nothing else may be done." })),
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
  Type.Object({ legal: { ...Action, title: "May be done" } }, closed),
  Type.Object({ illegal: { ...Action, title: "May not be done" } }, closed),
  Type.Object(
    { winners: Type.Array(Seat, { title: "Winners", description: "Who has won; nobody, if empty." }) },
    closed,
  ),
  Type.Object({ over: Type.Boolean({ title: "Over", description: "Whether the match has ended." }) }, closed),
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
        { title: "Refused", description: "The step must be refused: with this code, and these words in its message." },
      ),
    ),
    // biome-ignore lint/suspicious/noThenProperty: `then` is the word of the file format, and nobody awaits a schema.
    then: Type.Optional(Type.Array(Check, { title: "Then", description: "What must be true after this step." })),
  },
  closed,
);

/** A unit test for cards: a position, what happens, what must then be true. */
export const Scenario = Type.Object(
  {
    $schema: SchemaReference,
    game: Type.Enum([...gameIds], { title: "Game" }),
    name: Type.String({ title: "Name", description: "What it shows, in a sentence.", minLength: 1, maxLength: 200 }),
    card: Type.Optional(Type.String({ title: "Card", description: "The card that is tested, by its id." })),
    given: Type.Object(
      {
        rolls: Type.Optional(
          Type.Array(Type.Integer(), {
            title: "Rolls",
            description: "What chance gives, in this order; all of it is used.",
          }),
        ),
      },
      {
        title: "Given",
        description: "The position in which it begins, or “new” for a match that is dealt.",
        additionalProperties: true,
      },
    ),
    refusedSetup: Type.Optional(
      Type.Union([Type.String(), Type.Literal(true)], {
        title: "Refused at once",
        description: "What is given must be refused, with this code. Nothing is done then.",
      }),
    ),
    when: Type.Optional(Type.Array(Step, { title: "When", description: "What is done, step by step." })),
    // biome-ignore lint/suspicious/noThenProperty: `then` is the word of the file format, and nobody awaits a schema.
    then: Type.Optional(Type.Array(Check, { title: "Then", description: "What must be true at the end." })),
  },
  { title: "Scenario", additionalProperties: false },
);
export type Scenario = Type.Static<typeof Scenario>;
export type ScenarioStep = Type.Static<typeof Step>;
