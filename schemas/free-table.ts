import { Type } from "typebox";
import { SchemaReference } from "./common";
import { gameIds } from "./game-id";

/**
 * A table without rules: what lay on it at first, and every move since. Lengths are millimetres, places are middles, ids are
 * given once and never again. Which cards are hidden is part of it: whoever reads the file sees everything.
 */

const strict = { additionalProperties: false } as const;
const At = Type.Number({ minimum: -20_000, maximum: 20_000 });
const ThingId = Type.Integer({ minimum: 1 });
const Seat = Type.Integer({ minimum: 0, maximum: 5 });
const Many = Type.Integer({ minimum: 1, maximum: 2000 });
const Label = Type.String({ maxLength: 80 });
const CardId = Type.String({ minLength: 1, maxLength: 200 });

const quarterTurns = [0, 90, 180, 270] as const;
export type QuarterTurn = (typeof quarterTurns)[number];
const Turned = Type.Enum([...quarterTurns], { description: "Where its top points, clockwise." });
export const diceSides = [2, 4, 6, 8, 10, 12, 20] as const;
export const tokenColours = ["red", "blue", "green", "yellow", "black", "white"] as const;

const LaidCard = Type.Object({ card: CardId, up: Type.Boolean({ description: "Its face can be seen." }) }, strict);
export type LaidCard = Type.Static<typeof LaidCard>;

const place = { x: At, y: At };
const kinds = {
  cards: {
    kind: Type.Literal("cards"),
    ...place,
    turn: Turned,
    label: Type.Optional(Label),
    cards: Type.Array(LaidCard, { minItems: 1, maxItems: 5000, description: "From the lowest to the one on top." }),
  },
  counter: {
    kind: Type.Literal("counter"),
    ...place,
    label: Label,
    value: Type.Integer({ minimum: -99_999, maximum: 99_999 }),
  },
  die: {
    kind: Type.Literal("die"),
    ...place,
    sides: Type.Enum([...diceSides], { description: "2 is a coin." }),
    shows: Type.Integer({ minimum: 1, maximum: 20 }),
  },
  token: {
    kind: Type.Literal("token"),
    ...place,
    turn: Turned,
    text: Type.String({ maxLength: 40 }),
    colour: Type.Enum([...tokenColours]),
  },
  piece: {
    kind: Type.Literal("piece"),
    ...place,
    turn: Turned,
    label: Label,
    piece: Type.String({ maxLength: 80, description: "Its id among the pieces of the game or the project." }),
    variant: Type.Integer({ minimum: 0, maximum: 200 }),
    width: Type.Number({ minimum: 1, maximum: 2000 }),
    height: Type.Number({ minimum: 1, maximum: 2000 }),
    round: Type.Boolean(),
  },
  note: { kind: Type.Literal("note"), ...place, text: Type.String({ maxLength: 2000 }) },
  zone: {
    kind: Type.Literal("zone"),
    ...place,
    label: Label,
    width: Type.Number({ minimum: 10, maximum: 5000 }),
    height: Type.Number({ minimum: 10, maximum: 5000 }),
  },
} as const;
const Thing = Type.Union([
  Type.Object({ id: ThingId, ...kinds.cards }, strict),
  Type.Object({ id: ThingId, ...kinds.counter }, strict),
  Type.Object({ id: ThingId, ...kinds.die }, strict),
  Type.Object({ id: ThingId, ...kinds.token }, strict),
  Type.Object({ id: ThingId, ...kinds.piece }, strict),
  Type.Object({ id: ThingId, ...kinds.note }, strict),
  Type.Object({ id: ThingId, ...kinds.zone }, strict),
]);
export type Thing = Type.Static<typeof Thing>;
export type ThingOf<K extends Thing["kind"]> = Extract<Thing, { kind: K }>;
export type Pile = ThingOf<"cards">;

const NewThing = Type.Union([
  Type.Object(kinds.cards, strict),
  Type.Object(kinds.counter, strict),
  Type.Object(kinds.die, strict),
  Type.Object(kinds.token, strict),
  Type.Object(kinds.piece, strict),
  Type.Object(kinds.note, strict),
  Type.Object(kinds.zone, strict),
]);
export type NewThing = Type.Static<typeof NewThing>;

const Person = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: 80 }),
    hand: Type.Array(CardId, { maxItems: 5000 }),
    shown: Type.Boolean({ description: "The hand lies open." }),
  },
  strict,
);

const Bits = Type.Integer({ minimum: -2_147_483_648, maximum: 2_147_483_647 });

export const TableState = Type.Object(
  {
    chance: Type.Unsafe<[number, number, number, number]>(
      Type.Array(Bits, { minItems: 4, maxItems: 4, description: "Where the dice and shuffles stand." }),
    ),
    next: ThingId,
    turn: Type.Integer({ minimum: 0, maximum: 5, description: "Whoever has the screen." }),
    people: Type.Array(Person, { minItems: 1, maxItems: 6 }),
    things: Type.Array(Thing, {
      maxItems: 5000,
      description: "From the lowest to the one that lies above all others.",
    }),
    box: Type.Array(Thing, { maxItems: 5000, description: "What was taken off the table." }),
    search: Type.Union([
      Type.Null(),
      Type.Object({ pile: ThingId, count: Many }, { ...strict, description: "So many from the top are looked at." }),
    ]),
  },
  strict,
);
export type TableState = Type.Static<typeof TableState>;

const Things = Type.Array(ThingId, { minItems: 1, maxItems: 5000 });
const Indexes = Type.Array(Type.Integer({ minimum: 0 }), { minItems: 1, maxItems: 5000 });
const From = Type.Union([
  Type.Object({ pile: ThingId, at: Indexes }, strict),
  Type.Object({ hand: Seat, at: Indexes }, strict),
]);
export type From = Type.Static<typeof From>;
const To = Type.Union([
  Type.Object({ pile: ThingId, end: Type.Enum(["top", "bottom", "anywhere"]) }, strict),
  Type.Object({ hand: Seat }, strict),
  Type.Object(
    { ...place, turn: Turned, step: Type.Optional(Type.Number({ description: "Side by side, so far apart." })) },
    strict,
  ),
]);
export type To = Type.Static<typeof To>;

export const TableMove = Type.Union([
  Type.Object(
    {
      type: Type.Literal("move"),
      to: Type.Array(Type.Object({ thing: ThingId, ...place }, strict), { minItems: 1, maxItems: 5000 }),
    },
    strict,
  ),
  Type.Object({ type: Type.Literal("stack"), things: Things, onto: ThingId }, strict),
  Type.Object({ type: Type.Literal("take"), things: Things, hand: Seat }, strict),
  Type.Object({ type: Type.Literal("put"), from: From, to: To, up: Type.Optional(Type.Boolean()) }, strict),
  Type.Object({ type: Type.Literal("draw"), pile: ThingId, count: Many }, strict),
  Type.Object({ type: Type.Literal("deal"), pile: ThingId, count: Many }, strict),
  Type.Object({ type: Type.Literal("flip"), things: Things }, strict),
  Type.Object({ type: Type.Literal("turn"), things: Things, by: Type.Enum([90, 180, 270]) }, strict),
  Type.Object({ type: Type.Literal("shuffle"), things: Things }, strict),
  Type.Object({ type: Type.Literal("roll"), things: Things }, strict),
  Type.Object({ type: Type.Literal("search"), pile: ThingId, count: Many }, strict),
  Type.Object({ type: Type.Literal("close"), shuffle: Type.Boolean() }, strict),
  Type.Object({ type: Type.Literal("count"), thing: ThingId, value: kinds.counter.value }, strict),
  Type.Object({ type: Type.Literal("write"), thing: ThingId, text: Type.String({ maxLength: 2000 }) }, strict),
  Type.Object(
    { type: Type.Literal("size"), thing: ThingId, width: kinds.zone.width, height: kinds.zone.height },
    strict,
  ),
  Type.Object({ type: Type.Literal("lower"), things: Things }, strict),
  Type.Object({ type: Type.Literal("add"), things: Type.Array(NewThing, { minItems: 1, maxItems: 5000 }) }, strict),
  Type.Object({ type: Type.Literal("remove"), things: Things }, strict),
  Type.Object({ type: Type.Literal("restore"), thing: ThingId, ...place }, strict),
  Type.Object(
    {
      type: Type.Literal("arrange"),
      at: Type.Integer({ minimum: 0 }),
      to: Type.Integer({ minimum: 0, description: "Its place in the hand of whoever has the screen." }),
    },
    strict,
  ),
  Type.Object({ type: Type.Literal("reveal"), shown: Type.Boolean() }, strict),
  Type.Object({ type: Type.Literal("pass"), to: Seat }, strict),
]);
export type TableMove = Type.Static<typeof TableMove>;

export const FreeTable = Type.Object(
  {
    $schema: SchemaReference,
    name: Type.String({ description: "What it is called in lists.", minLength: 1, maxLength: 120 }),
    format: Type.Literal(1),
    game: Type.Enum([...gameIds]),
    start: TableState,
    moves: Type.Array(TableMove, { maxItems: 10_000 }),
    done: Type.Integer({ minimum: 0, description: "So many of the moves; the others were taken back." }),
  },
  { title: "Free table", ...strict },
);
export type FreeTable = Type.Static<typeof FreeTable>;
