import { Type } from "typebox";
import { SchemaReference } from "./common";
import { gameIds } from "./game-id";

const Seat = Type.Integer({ minimum: 0, maximum: 15 });
const Action = Type.Object({ type: Type.String() }, { additionalProperties: true });
const Anything = Type.Unknown();
const At = Type.String({ pattern: "^(/|$)", description: "A JSON pointer into the position." });

const Step = Type.Object(
  {
    player: Seat,
    action: Action,
    refused: Type.Optional(
      Type.Union([Type.String(), Type.Literal(true)], { description: "The step must be refused, with this code." }),
    ),
  },
  { additionalProperties: false },
);

const PositionCheck = Type.Object(
  {
    view: Type.Optional(Seat),
    at: At,
    is: Type.Optional(Anything),
    atLeast: Type.Optional(Type.Number()),
    atMost: Type.Optional(Type.Number()),
    contains: Type.Optional(Anything),
  },
  { additionalProperties: false },
);
const EventCheck = Type.Object(
  {
    event: Type.String(),
    where: Type.Optional(Type.Record(Type.String(), Anything)),
    times: Type.Optional(Type.Integer({ minimum: 0 })),
  },
  { additionalProperties: false },
);

const Check = Type.Union([
  PositionCheck,
  EventCheck,
  Type.Object({ legal: Action }, { additionalProperties: false }),
  Type.Object({ illegal: Action }, { additionalProperties: false }),
  Type.Object(
    { request: Type.Object({ actor: Seat, kind: Type.Optional(Type.String()) }, { additionalProperties: false }) },
    { additionalProperties: false },
  ),
  Type.Object({ winners: Type.Array(Seat) }, { additionalProperties: false }),
  Type.Object({ over: Type.Boolean() }, { additionalProperties: false }),
]);

/** A unit test for cards: a position, what happens, what must then be true. */
export const Scenario = Type.Object(
  {
    $schema: SchemaReference,
    game: Type.Enum([...gameIds]),
    name: Type.String({ minLength: 1, maxLength: 200 }),
    given: Type.Object({ rolls: Type.Optional(Type.Array(Type.Integer())) }, { additionalProperties: true }),
    when: Type.Array(Step),
    // biome-ignore lint/suspicious/noThenProperty: `then` is the word of the file format, and nobody awaits a schema.
    then: Type.Array(Check),
  },
  { title: "Scenario", additionalProperties: false },
);
export type Scenario = Type.Static<typeof Scenario>;
