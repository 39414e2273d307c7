import { Type } from "typebox";
import type { BattleFarmCard } from "../../../../schemas/cards/battle-farm";
import { fail, type Result, succeed } from "../../../../schemas/problem";
import type { MatchSetup } from "../../../core/game";
import type { Options } from "../../../core/options";
import { PositionResult, stepProblem } from "../../../core/position-step";
import { matchProblems } from "../../../core/problems";
import type { Json } from "../../../core/vocabulary";
import { bedTypes } from "./state";
import { turnSteps } from "./turn";

/**
 * Positions of Battle Farm, as people write them. Cards are named by id or name, with more about them as in
 * `{ "card": "corn", "value": 8 }`; `"?"` in a written view is a card that the seat doesn't know. What is left out is
 * empty, or as at the start.
 */
const open = { additionalProperties: true } as const;
const count = (description: string) => Type.Optional(Type.Integer({ minimum: 0, description }));
const Card = Type.Union([
  Type.String(),
  Type.Object(
    {
      card: Type.String(),
      value: count("The card's value, as printed if left out."),
      extra: Type.Optional(Type.String({ description: "Created above the deck: “crop”, “action” or “copy”." })),
      used: Type.Optional(Type.Boolean({ description: "Used in this turn." })),
      by: Type.Optional(Type.Integer({ description: "Who discarded it." })),
    },
    open,
  ),
]);
const Cards = Type.Array(Card);
const Slot = Type.Union([Card, Type.Null()]);
const bedNames = Type.Enum([...bedTypes]);
const BedOf = Type.Union([
  bedNames,
  Type.Object(
    {
      bed: Type.Optional(bedNames),
      crop: Type.Optional(Card),
      own: Type.Optional(Type.Integer({ description: "The crop's value without bonuses." })),
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
    beds: Type.Optional(Type.Array(BedOf)),
    harvested: Type.Optional(Type.Record(Type.String(), Type.Integer({ minimum: 0 }))),
    turns: count("Turns taken."),
  },
  open,
);

export const BattleFarmPosition = Type.Object(
  {
    options: Type.Optional(Type.Record(Type.String(), Type.Union([Type.String(), Type.Number(), Type.Boolean()]))),
    cards: Type.Optional(
      Type.Record(Type.String(), Type.Unknown(), { description: "Cards defined here and now, by id." }),
    ),
    players: Type.Array(Player, { minItems: 2, maxItems: 6 }),
    order: Type.Optional(Type.Array(Type.Integer({ minimum: 0, maximum: 5 }), { description: "Seats in turn order." })),
    active: Type.Optional(Type.Integer({ minimum: 0, maximum: 5 })),
    round: count("From 1."),
    turn: count("Turns begun."),
    step: Type.Optional(
      Type.String({
        description:
          "“setup”: classes are chosen, then everything is dealt; “begin”: the turn is about to begin; “buy”, “trade”, “play” (if left out), “fertilize” or “handLimit”: the active player's decision; “over”, with a result.",
      }),
    ),
    result: Type.Optional(PositionResult),
    allowance: count("Purchases or fertilizers left in this step; rolled, if left out."),
    trades: count("Offers left in this turn."),
    deck: Type.Optional(Type.Array(Card, { description: "Top first. Some thirty cards, if left out." })),
    market: Type.Optional(Type.Array(Slot)),
    discard: Type.Optional(Type.Array(Card, { description: "Top last." })),
    winLimit: count("By the formula, from all the cards here, if left out."),
    endgame: Type.Optional(
      Type.Object(
        { by: Type.Integer(), reason: Type.Enum(["deck", "limit"]), left: Type.Integer({ minimum: 0 }) },
        open,
      ),
    ),
    idleTurns: count("Turns in a row in which nothing was done."),
    busy: Type.Optional(Type.Boolean({ description: "Something was done in this turn." })),
    actions: count("Actions in this turn."),
    bought: count("Cards bought in this round."),
    collected: Type.Optional(Type.Array(Type.String(), { description: "Crops collected in this turn." })),
    rolls: Type.Optional(Type.Array(Type.Integer())),
  },
  open,
);
export type BattleFarmPosition = Type.Static<typeof BattleFarmPosition>;
export type WrittenCard = Type.Static<typeof Card>;

/** What comes before the first turn: nothing is dealt yet. */
export const setupStep = "setup";
/** Where in a turn a position may stand; nothing is under way there. */
export const readableSteps: Readonly<Record<string, number>> = {
  begin: turnSteps.begin,
  buy: turnSteps.buy,
  trade: turnSteps.trade,
  play: turnSteps.play,
  fertilize: turnSteps.fertilize,
  handLimit: turnSteps.handLimit,
};

export const unknown = "?";
/** What an unwritten deck is full of, and how many. */
const filler = "filler-crop";
const fillerSize = 30;
const fillerCard: Json = { name: "Filler", kind: "crop", rarity: "common", group: "yellow", value: 2 };

export const nameIn = (card: WrittenCard): string => (typeof card === "string" ? card : card.card);
export const isExtraIn = (card: WrittenCard): boolean => typeof card === "object" && card.extra !== undefined;

/** Cards by id, then by name. */
export function cardFinder(cards: MatchSetup["cards"]): (name: string) => string | undefined {
  const byName = new Map(Object.entries(cards).map(([id, card]) => [(card as { name?: string }).name, id]));
  return (name) => (Object.hasOwn(cards, name) ? name : byName.get(name));
}

export const writtenDeck = ({ deck }: BattleFarmPosition): WrittenCard[] =>
  deck ?? Array<WrittenCard>(fillerSize).fill(filler);

/** All cards that are written down, wherever they are. */
function everyCard(position: BattleFarmPosition): WrittenCard[] {
  const inBeds = position.players.flatMap(({ beds = [] }) =>
    beds.flatMap((bed) => (typeof bed === "object" && bed.crop !== undefined ? [bed.crop as WrittenCard] : [])),
  );
  const onMarket = (position.market ?? []).flatMap((card) => (card === null ? [] : [card as WrittenCard]));
  return [
    ...writtenDeck(position),
    ...(position.discard ?? []),
    ...onMarket,
    ...position.players.flatMap(({ hand = [] }) => hand),
    ...inBeds,
  ];
}

export function setupOfPosition(json: Json, given: MatchSetup["cards"]): Result<MatchSetup> {
  const position = json as unknown as BattleFarmPosition;
  const badStep = stepProblem(position, [setupStep, ...Object.keys(readableSteps)]);
  if (badStep) return fail(badStep);
  const written = position.cards as Record<string, Json> | undefined;
  const needsFiller = position.deck === undefined && position.step !== setupStep;
  const cards: Record<string, Json> = { ...(needsFiller ? { [filler]: fillerCard } : {}), ...given, ...written };
  const find = cardFinder(cards);
  const all = everyCard(position);
  const classes = position.players.flatMap((player) => (player.class ? [player.class] : []));
  for (const name of [...all.map(nameIn), ...classes]) {
    if (name === unknown || isCard(cards[find(name) ?? ""])) continue;
    return fail(matchProblems.report("match/unknown-card", {}, { card: name }));
  }
  const counts = new Map<string, number>();
  for (const card of all) {
    const id = find(nameIn(card));
    const isClass = id !== undefined && (cards[id] as unknown as BattleFarmCard).kind === "class";
    if (id !== undefined && !isExtraIn(card) && !isClass) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return succeed({
    seats: position.players.map(({ name }) => (name ? { name } : {})),
    deck: [...counts].map(([card, n]) => ({ card, count: n })),
    options: (position.options ?? {}) as Options,
    cards,
  });
}

const isCard = (card: Json | undefined): boolean =>
  ["crop", "action", "class"].includes((card as { kind?: string } | undefined)?.kind ?? "");
