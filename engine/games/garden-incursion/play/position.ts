import { Type } from "typebox";
import { type CardsOfPosition, type PositionCards, reachable } from "../../../core/position";
import { positionFields, seatOf } from "../../../core/position-step";
import type { Card } from "../card-schema";
import { keywords, stats } from "./compiled-set";
import { partsOf } from "./designs";
import { counterKinds, markerColours, untils } from "./state";
import { turnSteps } from "./turn-steps";

/**
 * Positions of Garden Incursion, as people write them. Cards are named by id or name, points are [x, y], objects are
 * numbered from 1001; `"?"` in a written view is what the seat doesn't know. What is left out is empty, or as the card says.
 */
const Cards = Type.Array(Type.String());
const count = (description: string, title?: string) =>
  Type.Optional(Type.Integer({ minimum: 0, description, ...(title !== undefined && { title }) }));
const Id = Type.Integer({
  minimum: 1001,
  title: "Number",
  description: "The order of entry; queens first, then as listed, if left out.",
});
/** One that is listed, by its number. */
const One = (title: string) => Type.Integer({ minimum: 1001, title, "x-piece": true });
const Spot = Type.Tuple([Type.Integer({ minimum: 0 }), Type.Integer({ minimum: 0 })]);
const Seat = seatOf(4);
/** More may be written than is read: what follows from the rest. */
const open = { additionalProperties: true } as const;
const Counters = Type.Object(
  Object.fromEntries(counterKinds.map((kind) => [kind, Type.Optional(Type.Integer())])),
  open,
);

const Player = Type.Object(
  {
    name: Type.Optional(Type.String()),
    queen: Type.Optional(
      Type.String({
        description: "She stands where her seat begins, unless the objects have her. Without one a player is out.",
      }),
    ),
    energy: count("The pool."),
    workers: Type.Optional(
      Type.Union([Type.Integer({ minimum: 0 }), Cards], {
        description: "How many, face up; or cards, with “:down” after those that are face down.",
      }),
    ),
    hand: Type.Optional(Cards),
    deck: Type.Optional(
      Type.Array(Type.String(), {
        title: "Deck, the next card first",
        description: "Top first. Thirty workers, if left out.",
      }),
    ),
    discard: Type.Optional(Type.Array(Type.String(), { title: "Discard pile", description: "Newest last." })),
    removed: Type.Optional(
      Type.Object({ open: Cards, hidden: Cards }, { ...open, description: "What an eliminated player had." }),
    ),
    workersPlayed: count("By this player.", "Workers played this turn"),
    used: Type.Optional(Type.Array(Type.String(), { title: "Skills used this turn" })),
  },
  open,
);

const ObjectOf = Type.Object(
  {
    id: Type.Optional(Id),
    card: Type.String(),
    owner: Type.Optional(Seat),
    at: Spot,
    ap: count("All of them for the active player's creatures, if left out.", "Action points"),
    counters: Type.Optional(Counters),
    moved: Type.Optional(Type.Boolean({ title: "Moved this turn" })),
    used: Type.Optional(Type.Array(Type.String(), { title: "Special actions used this turn" })),
    once: Type.Optional(Type.Integer({ title: "Once a turn, used" })),
    entered: Type.Optional(Type.Integer({ title: "Turn in which it came" })),
    mods: Type.Optional(
      Type.Array(
        Type.Object(
          {
            stat: Type.Enum([...stats, ...keywords]),
            n: Type.Integer(),
            until: Type.Enum([...untils]),
            seat: Type.Optional(Seat),
          },
          open,
        ),
      ),
    ),
  },
  open,
);

const Marked = Type.String({
  title: "On",
  description: "A piece, a player or a point: “object 1001”, “player 0”, “point 2000,1500”.",
  "x-piece": "object ",
  "x-player": "player ",
});

export const Position = Type.Object(
  {
    ...positionFields(
      {
        start: "The turn is about to begin",
        handLimit: "The active player has drawn too many cards",
        spawning: "The active player spawns",
        action: "The active player acts",
        skirmishWindow: "Skirmishes are about to be fought",
        aftermath: "Skirmishes have been fought",
      },
      "action",
    ),
    players: Type.Array(Player, { minItems: 2, maxItems: 4 }),
    objects: Type.Optional(Type.Array(ObjectOf)),
    links: Type.Optional(
      Type.Array(
        Type.Object(
          {
            defender: One("Defender"),
            target: One("Defended"),
            active: Type.Optional(Type.Boolean({ title: "Drawn" })),
          },
          open,
        ),
      ),
    ),
    attacks: Type.Optional(Type.Array(Type.Object({ attacker: One("Attacker"), target: One("Attacked") }, open))),
    markers: Type.Optional(
      Type.Array(Type.Object({ colour: Type.Enum([...markerColours]), on: Marked, by: Seat }, open)),
    ),
    active: Type.Optional(seatOf(4, { title: "Whose turn" })),
    first: Type.Optional(seatOf(4, { title: "Who began" })),
    round: count("From 1."),
    turn: count("From 1."),
    opening: Type.Optional(
      Type.Array(Type.Array(Type.Union([Type.String(), Type.Null()])), {
        title: "Revealed to find who begins",
        description: "The cards of each player.",
      }),
    ),
    fallen: Type.Optional(
      Type.Array(Type.Array(Seat), {
        title: "Fell together",
        description: "Who was eliminated together, first to fall first.",
      }),
    ),
    actions: count("Decisions in this turn.", "Actions this turn"),
  },
  open,
);
export type Position = Type.Static<typeof Position>;

/** Where in a turn a position may stand; nothing is under way there. */
export const usualStep = "action";
export const steps: Readonly<Record<string, number>> = {
  start: turnSteps.begin,
  handLimit: turnSteps.spawning,
  spawning: turnSteps.spawning,
  action: turnSteps.action,
  skirmishWindow: turnSteps.skirmishWindow,
  aftermath: turnSteps.aftermath,
};

const filler = "garden-worker";
export const faceDown = ":down";
const fillerDeck = 30;

/** What workers and decks are made of that nobody has written. */
export const fillers = (): Record<string, Card> => ({
  [filler]: { name: "Garden Worker", type: "worker" },
});

type WrittenPlayer = Position["players"][number];

export const writtenDeck = ({ deck }: WrittenPlayer): string[] => deck ?? Array<string>(fillerDeck).fill(filler);

/** The workers of a player, with their marks. */
export const writtenWorkers = ({ workers = 0 }: WrittenPlayer): string[] =>
  typeof workers === "number" ? Array<string>(workers).fill(filler) : workers;

export const withoutMark = (worker: string): string =>
  worker.endsWith(faceDown) ? worker.slice(0, -faceDown.length) : worker;

export function cards({ players, objects = [] }: Position, { find }: PositionCards<Card>): CardsOfPosition {
  const isQueen = (name: string): boolean => find(name)?.type === "queen";
  const isToken = (name: string): boolean => find(name)?.token === true;
  const seats = players.map((player, seat) => {
    const fielded = objects.filter(({ card, owner = 0 }) => owner === seat && !isToken(card)).map(({ card }) => card);
    return [
      ...(player.queen !== undefined && !fielded.some(isQueen) ? [player.queen] : []),
      ...fielded,
      ...writtenDeck(player),
      ...(player.hand ?? []),
      ...(player.discard ?? []),
      ...writtenWorkers(player).map(withoutMark),
      ...(player.removed?.open ?? []),
      ...(player.removed?.hidden ?? []),
    ];
  });
  return { seats, besides: [...objects.map(({ card }) => card), filler] };
}

const standing: ReadonlySet<string> = new Set(["queen", "creature", "structure"]);

/** Why nobody can go on from a position: it names a player who isn't there, two objects by one number, or what can't stand there. */
export function misplaced(position: Position, { find }: PositionCards<Card>): string | null {
  const { players, objects = [], markers = [], active = 0, first = 0 } = position;
  const named = [active, first, ...objects.map(({ owner = 0 }) => owner), ...markers.map(({ by }) => by)];
  if (named.some((seat) => seat >= players.length)) return "it names a player who isn't there";
  const fallen = objects.map(({ card }) => find(card)).find((card) => card !== undefined && !standing.has(card.type));
  if (fallen) return `“${fallen.name}” is no creature, structure or queen`;
  const ids = objects.flatMap(({ id }) => id ?? []);
  const twice = ids.find((id, n) => ids.indexOf(id) < n);
  return twice === undefined ? null : `two objects have the number ${twice}`;
}

/** The named cards, those that their effects name, and the skill sheets of their tribes, however many cards the set has. */
export function reach(all: Readonly<Record<string, Card>>, named: readonly string[]): ReadonlySet<string> {
  const found = reachable(all, named, partsOf);
  const tribes = new Set([...found].map((id) => all[id]!.tribe));
  const sheets = Object.keys(all).filter((id) => all[id]!.type === "skills" && tribes.has(all[id]!.tribe));
  return sheets.length === 0 ? found : reachable(all, [...found, ...sheets], partsOf);
}
