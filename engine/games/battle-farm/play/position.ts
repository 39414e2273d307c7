import { Type } from "typebox";
import type { CardsOfPosition, PositionCards } from "../../../core/position";
import { positionFields, seatOf } from "../../../core/position-step";
import type { Card } from "../card-schema";
import { bedTypes } from "./state";
import { turnSteps } from "./turn";

/**
 * Positions of Battle Farm, as people write them. Cards are named by id or name, with more about them as in
 * `{ "card": "corn", "value": 8 }`; `"?"` in a written view is a card that the seat doesn't know. What is left out is
 * empty, or as at the start.
 */
const open = { additionalProperties: true } as const;
const count = (description: string, title?: string) =>
  Type.Optional(Type.Integer({ minimum: 0, description, ...(title !== undefined && { title }) }));
const Seat = (title: string) => seatOf(6, { title });
const NamedCard = Type.Union([
  Type.String(),
  Type.Object(
    {
      card: Type.String(),
      value: count("The card's value, as printed if left out."),
      extra: Type.Optional(Type.String({ description: "Created above the deck: “crop”, “action” or “copy”." })),
      used: Type.Optional(Type.Boolean({ description: "Used in this turn." })),
      by: Type.Optional(Seat("Who discarded it")),
    },
    open,
  ),
]);
const Cards = Type.Array(NamedCard);
const Slot = Type.Union([NamedCard, Type.Null()]);
const bedNames = Type.Enum([...bedTypes]);
const BedOf = Type.Union([
  bedNames,
  Type.Object(
    {
      bed: Type.Optional(bedNames),
      crop: Type.Optional(NamedCard),
      own: Type.Optional(Type.Integer({ title: "Value without bonuses" })),
      timer: count("Turns until it is ripe, as for a new crop if left out."),
      resting: Type.Optional(Type.Boolean()),
    },
    open,
  ),
]);

const Player = Type.Object(
  {
    name: Type.Optional(Type.String()),
    class: Type.Optional(Type.String({ description: "The class card, by id or name." })),
    classUse: Type.Optional(Type.Enum(["ready", "used", "spent"])),
    coins: count("Coins."),
    fertilizers: count("Fertilizers."),
    hand: Type.Optional(Cards),
    beds: Type.Optional(Type.Array(BedOf, { "x-things": true })),
    harvested: Type.Optional(Type.Record(Type.String(), Type.Integer({ minimum: 0 }))),
    turns: count("Turns taken.", "Turns taken"),
  },
  open,
);

export const Position = Type.Object(
  {
    ...positionFields(
      {
        setup: "Classes are chosen, then everything is dealt",
        begin: "The turn is about to begin",
        buy: "The active player buys",
        trade: "The active player trades",
        play: "The active player plays cards",
        fertilize: "The active player fertilizes",
        handLimit: "The active player holds too many cards",
      },
      "play",
    ),
    players: Type.Array(Player, { minItems: 2, maxItems: 6 }),
    order: Type.Optional(
      Type.Array(Type.Integer({ minimum: 0, maximum: 5 }), {
        title: "Turn order",
        description: "Players by number; the first is 0.",
      }),
    ),
    active: Type.Optional(Seat("Whose turn")),
    round: count("From 1."),
    turn: count("Turns begun."),
    allowance: count("Purchases or fertilizers left in this step; rolled, if left out.", "Left in this step"),
    trades: count("Offers left in this turn.", "Offers left"),
    deck: Type.Optional(
      Type.Array(NamedCard, {
        title: "Deck, the next card first",
        description: "Top first. Some thirty cards, if left out.",
      }),
    ),
    market: Type.Optional(Type.Array(Slot)),
    discard: Type.Optional(Type.Array(NamedCard, { title: "Discard pile", description: "Top last." })),
    winLimit: count("By the formula, from all the cards here, if left out.", "Coins to win"),
    endgame: Type.Optional(
      Type.Object(
        {
          by: Seat("Who brought it about"),
          reason: Type.Enum(["deck", "limit"], { "x-labels": { deck: "The deck is empty", limit: "Enough coins" } }),
          left: Type.Integer({ minimum: 0, title: "Turns left" }),
        },
        open,
      ),
    ),
    idleTurns: count("Turns in a row in which nothing was done.", "Turns without doing anything"),
    busy: Type.Optional(Type.Boolean({ title: "Something was done in this turn" })),
    actions: count("Decisions in this turn.", "Actions this turn"),
    bought: count("By anybody.", "Cards bought this round"),
    collected: Type.Optional(Type.Array(Type.String(), { description: "Crops collected in this turn." })),
  },
  open,
);
export type Position = Type.Static<typeof Position>;
export type WrittenCard = Type.Static<typeof NamedCard>;

/** What comes before the first turn: nothing is dealt yet. */
export const setupStep = "setup";
/** Where in a turn a position may stand; nothing is under way there. */
export const steps: Readonly<Record<string, number>> = {
  [setupStep]: turnSteps.begin,
  begin: turnSteps.begin,
  buy: turnSteps.buy,
  trade: turnSteps.trade,
  play: turnSteps.play,
  fertilize: turnSteps.fertilize,
  handLimit: turnSteps.handLimit,
};
export const usualStep = "play";

/** What an unwritten deck is full of, and how many. */
const filler = "filler-crop";
const fillerSize = 30;
const fillerCard: Card = { name: "Filler", kind: "crop", rarity: "common", group: "yellow", value: 2 };

export const writtenDeck = ({ deck, step }: Position): readonly WrittenCard[] =>
  deck ?? (step === setupStep ? [] : Array<WrittenCard>(fillerSize).fill(filler));

const nameIn = (card: WrittenCard): string => (typeof card === "string" ? card : card.card);
const isExtraIn = (card: WrittenCard): boolean => typeof card === "object" && card.extra !== undefined;

/** All cards that are written down, wherever they are. */
const everyCard = (position: Position): WrittenCard[] => [
  ...writtenDeck(position),
  ...(position.discard ?? []),
  ...(position.market ?? []).filter((card) => card !== null),
  ...position.players.flatMap(({ hand = [] }) => hand),
  ...position.players.flatMap(({ beds = [] }) =>
    beds.flatMap((bed) => (typeof bed === "object" && bed.crop !== undefined ? [bed.crop] : [])),
  ),
];

/** Why nobody can go on from a position: it names a player who isn't there, or twice in the turn order. */
export function misplaced({ players, active = 0, order = [], endgame }: Position): string | null {
  const nobody = [active, ...order, endgame?.by ?? 0].find((seat) => seat < 0 || seat >= players.length);
  if (nobody !== undefined) return "it names a player who isn't there";
  const isTwice = order.some((seat, place) => order.indexOf(seat) < place);
  return isTwice ? "somebody stands twice in the turn order" : null;
}

/** What is named without being a card that lies anywhere: classes, and crops that were collected. */
const alsoNamed = ({ players, collected = [] }: Position): string[] => [
  ...players.flatMap((player) => (player.class ? [player.class] : [])),
  ...players.flatMap(({ harvested = {} }) => Object.keys(harvested)),
  ...collected,
];

/** Also of a position that was written out with what its deck was filled with. */
export const fillers = (position: Position): Readonly<Record<string, Card>> =>
  [...everyCard(position).map(nameIn), ...alsoNamed(position)].includes(filler) ? { [filler]: fillerCard } : {};

/** The deck that all share, and what was never part of it: classes, and what was created. */
export function cards(position: Position, { find }: PositionCards<Card>): CardsOfPosition {
  const all = everyCard(position);
  const isOfDeck = (card: WrittenCard): boolean => !isExtraIn(card) && find(nameIn(card))?.kind !== "class";
  return { deck: all.filter(isOfDeck).map(nameIn), besides: [...all.map(nameIn), ...alsoNamed(position)] };
}
