import { Type } from "typebox";
import { type CardsOfPosition, type PositionCards, unknown } from "../../../core/position";
import { over, positionFields, seatOf } from "../../../core/position-step";
import type { Card } from "../card-schema";
import type { Options } from "../options";
import { lanes } from "./state";
import { turnSteps } from "./turn";

/**
 * Positions of Castle Lanes, as people write them. Cards are named by id or name; tiles as "P3", counted from player A's
 * castle; `"?"` in a written view is what the seat doesn't know. What is left out is empty, or as the card says.
 */
const Cards = Type.Array(Type.String());
const count = (description: string, title?: string) =>
  Type.Optional(Type.Integer({ minimum: 0, description, ...(title !== undefined && { title }) }));
const Tile = Type.String({
  pattern: "^([PFM]([1-9]|1[0-2])|\\?)$",
  description: "As in “P3”, counted from player A's castle.",
});
const Owner = Type.Optional(seatOf(2));
const Uid = Type.Optional(
  Type.Integer({ minimum: 1000, title: "Number", description: "The order of play; as listed, if left out." }),
);
/** More may be written than is read: what follows from the rest. */
const open = { additionalProperties: true } as const;

const Player = Type.Object(
  {
    name: Type.Optional(Type.String()),
    castle: count("Castle health."),
    gold: count("Gold."),
    class: Type.Optional(Type.String({ description: "The class card, by id or name." })),
    hand: Type.Optional(Cards),
    deck: Type.Optional(
      Type.Array(Type.String(), {
        title: "Deck, the next card first",
        description: "Top first. Some thirty cards, if left out.",
      }),
    ),
    discard: Type.Optional(Type.Array(Type.String(), { title: "Discard pile" })),
    activeUsed: count("How often the active skill was used in this turn.", "Uses of the active skill"),
    once: Type.Optional(Type.Array(Type.Integer(), { title: "Once a turn, used by number" })),
    highestSpace: count("The most space so far.", "Most space"),
  },
  open,
);

const piece = {
  uid: Uid,
  card: Type.String(),
  owner: Owner,
  at: Tile,
  hp: Type.Optional(Type.Integer({ minimum: 1, title: "Health" })),
  maxHp: Type.Optional(Type.Integer({ minimum: 1, title: "Most health" })),
};

const UnitOf = Type.Object(
  {
    ...piece,
    attack: Type.Optional(Type.Integer({ minimum: 0 })),
    move: Type.Optional(Type.Integer({ minimum: 0 })),
    moveEvery: Type.Optional(
      Type.Integer({ minimum: 1, title: "Marches every", description: "So many turns, as on its card." }),
    ),
    every: Type.Optional(Type.Integer({ minimum: 1, description: "The older name of moveEvery.", deprecated: true })),
    wait: Type.Optional(Type.Integer({ minimum: 0, title: "Turns until it marches" })),
    tired: Type.Optional(
      Type.Union([Type.Boolean(), Type.Integer({ description: "The older way to say “built”." })], {
        description: "It doesn't march at the end of this turn.",
      }),
    ),
    built: Type.Optional(
      Type.Integer({
        minimum: 1000,
        title: "Building that it constructed",
        description: "By its number; the unit is tired from it.",
      }),
    ),
    token: Type.Optional(Type.Boolean()),
    mods: Type.Optional(
      Type.Array(
        Type.Object(
          {
            stat: Type.Enum(["attack", "move", "every", "hp"]),
            n: Type.Integer(),
            until: Type.Enum(["turn", "march"]),
          },
          { additionalProperties: false },
        ),
      ),
    ),
  },
  open,
);

const BuildingOf = Type.Object(
  {
    ...piece,
    hidden: Type.Optional(Type.Boolean({ description: "As the card says, unless an enemy unit stands there." })),
  },
  open,
);

export const Position = Type.Object(
  {
    ...positionFields(
      {
        mulligan: "Before turn 1, cards of the first hand are exchanged",
        start: "The turn is about to begin",
        main: "The active player plays",
        handLimit: "The active player holds too many cards",
      },
      "main",
    ),
    players: Type.Array(Player, { minItems: 2, maxItems: 2 }),
    units: Type.Optional(Type.Array(UnitOf)),
    buildings: Type.Optional(Type.Array(BuildingOf)),
    active: Type.Optional(seatOf(2, { title: "Whose turn" })),
    turn: count("Turns of either player, from 1."),
    asked: Type.Optional(
      seatOf(2, { title: "Who exchanges cards", description: "Before turn 1; the active player, if left out." }),
    ),
  },
  open,
);
export type Position = Type.Static<typeof Position>;
type Known = PositionCards<Card>;

/** Where in a turn a position may stand; nothing is under way there. */
export const steps: Readonly<Record<string, number>> = {
  mulligan: turnSteps.start,
  start: turnSteps.start,
  main: turnSteps.main,
  handLimit: turnSteps.limit,
};
export const usualStep = "main";

/** What an unwritten deck is full of. */
const filler = "peasant";
const fillerCard: Card = {
  name: "Peasant",
  type: "unit",
  cost: 0,
  rarity: 1,
  hp: 1,
  attack: 2,
  move: 2,
  basic: true,
};
export const fillers = (): Record<string, Card> => ({ [filler]: fillerCard });

/** The deck of a player who has written none. */
export const writtenDeck = ({ deck }: Position["players"][number], { deckSize }: Options): readonly string[] =>
  deck ?? Array<string>(deckSize).fill(filler);

/** What each seat owns. The cards that units and buildings were played from lie in the discard pile already. */
export function cards(position: Position, { idOf }: Known, options: Options): CardsOfPosition {
  const { players, units = [], buildings = [] } = position;
  const isThere = idOf(options.activeSkill) !== undefined;
  return {
    seats: players.map((player) => [
      ...writtenDeck(player, options),
      ...(player.hand ?? []),
      ...(player.discard ?? []),
      ...(player.class ? [player.class] : []),
    ]),
    besides: [...[...units, ...buildings].map(({ card }) => card), filler, ...(isThere ? [options.activeSkill] : [])],
  };
}

/** What can't lie as it is written; null if all can. Cards that nobody knows are another matter. */
export function misplaced(
  { players, units = [], buildings = [], step }: Position,
  { find }: Known,
  options: Options,
): string | null {
  const isOther = (name: string | undefined, type: string): boolean =>
    name !== undefined && name !== unknown && find(name) !== undefined && find(name)!.type !== type;
  const noUnit = units.find(({ card }) => isOther(card, "unit"));
  if (noUnit) return `“${find(noUnit.card)?.name}” is no unit`;
  const noBuilding = buildings.find(({ card }) => isOther(card, "building"));
  if (noBuilding) return `“${find(noBuilding.card)?.name}” is no building`;
  const noClass = players.find((player) => isOther(player.class, "class"));
  if (noClass) return `“${find(noClass.class!)?.name}” is no class`;
  if (step !== over && players.some(({ castle }) => castle === 0)) return "a castle has fallen, so the match is over";
  const lengths: Record<string, number> = Object.fromEntries(
    lanes.map((lane) => [lane[0]!.toUpperCase(), options[`${lane}Length`]]),
  );
  const pieces = [...units, ...buildings];
  const beyond = pieces.find(({ at }) => at !== unknown && Number(at.slice(1)) > lengths[at[0]!]!);
  if (beyond) return `${beyond.at} lies beyond the end of its lane`;
  const uids = pieces.flatMap(({ uid }) => uid ?? []);
  const sites = buildings.flatMap(({ at }) => (at === unknown ? [] : [at]));
  const twice = <T>(list: readonly T[]): T | undefined => list.find((item, n) => list.indexOf(item) < n);
  if (twice(uids) !== undefined) return `two pieces have the number ${twice(uids)}`;
  return twice(sites) === undefined ? null : `two buildings stand on ${twice(sites)}`;
}
