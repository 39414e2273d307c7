import { Type } from "typebox";
import type { HatchCard } from "../../../../schemas/cards/hatch";
import { fail, type Result, succeed } from "../../../../schemas/problem";
import type { MatchSetup } from "../../../core/game";
import type { Options } from "../../../core/options";
import { PositionResult, stepProblem } from "../../../core/position-step";
import { matchProblems } from "../../../core/problems";
import type { Json } from "../../../core/vocabulary";
import { omenFamily } from "./setup-check";
import { kinds } from "./state";
import { turnSteps } from "./turn";

/**
 * Positions of Hatch, as people write them. Cards are named by id or name; `"?"` in a written view is a card that the
 * seat doesn't know. What is left out is empty, or as at the start; without a draw pile it holds all other cards of the set.
 */
const Cards = Type.Array(Type.String());
const Seat = Type.Integer({ minimum: 0, maximum: 4 });
const Count = Type.Optional(Type.Integer({ minimum: 0 }));
const closed = { additionalProperties: true } as const;

const WrittenEgg = Type.Union([
  Type.String(),
  Type.Object(
    {
      card: Type.String(),
      resources: Type.Optional(Cards),
      arrived: Type.Optional(
        Type.Integer({ minimum: 0, description: "The turn in which it was laid; 0: it needn't rest." }),
      ),
      rests: Type.Optional(Type.Boolean({ description: "Laid in this turn; unless “arrived” says otherwise." })),
      reduced: Type.Optional(Type.Object(Object.fromEntries(kinds.map((kind) => [kind, Count])))),
    },
    closed,
  ),
]);
const WrittenMercenary = Type.Union([
  Type.String(),
  Type.Null(),
  Type.Object(
    {
      card: Type.String(),
      faceUp: Type.Optional(Type.Boolean()),
      contracted: Type.Optional(Type.Integer({ minimum: 0, description: "The turn in which it was placed." })),
    },
    closed,
  ),
]);

export const HatchPosition = Type.Object(
  {
    options: Type.Optional(Type.Record(Type.String(), Type.Union([Type.String(), Type.Number(), Type.Boolean()]))),
    cards: Type.Optional(
      Type.Record(Type.String(), Type.Unknown(), { description: "Cards defined here and now, by id." }),
    ),
    players: Type.Array(
      Type.Object(
        {
          name: Type.Optional(Type.String()),
          hand: Type.Optional(Cards),
          eggs: Type.Optional(Type.Array(WrittenEgg)),
          dragons: Type.Optional(Cards),
          mercenary: Type.Optional(WrittenMercenary),
          targeted: Count,
          turnsBegun: Count,
        },
        closed,
      ),
      { minItems: 2, maxItems: 5 },
    ),
    deck: Type.Optional(Cards),
    discard: Type.Optional(Cards),
    starting: Type.Optional(Seat),
    active: Type.Optional(Seat),
    round: Count,
    turn: Count,
    used: Count,
    actions: Count,
    pool: Count,
    triggeredBy: Type.Optional(Type.Union([Seat, Type.Null()])),
    boosts: Type.Optional(Type.Array(Type.Object({ card: Type.String(), n: Type.Integer() }, closed))),
    step: Type.Optional(
      Type.String({
        description:
          "“startDiscard”: the starting player's first decision; “begin”: the turn is about to begin; “main” (if left out): the active player's decision; “over”, with a result.",
      }),
    ),
    result: Type.Optional(PositionResult),
    rolls: Type.Optional(Type.Array(Type.Integer())),
  },
  closed,
);
export type HatchPosition = Type.Static<typeof HatchPosition>;

/** Where in a turn a position may stand; nothing is under way there. */
export const readableSteps: Readonly<Record<string, number>> = {
  startDiscard: turnSteps.startDiscard,
  begin: turnSteps.begin,
  main: turnSteps.main,
};

export const cardOf = (written: string | { card: string }): string =>
  typeof written === "string" ? written : written.card;

/** Cards by id or by name. */
export function cardFinder(cards: MatchSetup["cards"]): (name: string) => string | undefined {
  const byName = new Map(Object.entries(cards).map(([id, card]) => [(card as { name?: string }).name, id]));
  return (name) => (Object.hasOwn(cards, name) ? name : byName.get(name));
}

/** Every card that stands in a position. */
function named({ players, deck = [], discard = [] }: HatchPosition): string[] {
  return [
    ...players.flatMap(({ hand = [], eggs = [], dragons = [], mercenary }) => [
      ...hand,
      ...eggs.flatMap((egg) => [cardOf(egg), ...(typeof egg === "string" ? [] : (egg.resources ?? []))]),
      ...dragons,
      ...(mercenary ? [cardOf(mercenary)] : []),
    ]),
    ...discard,
    ...deck,
  ];
}

/** The set-up that a position needs: its seats and options, and a deck of all its cards. */
export function setupOfPosition(json: Json, supplied: MatchSetup["cards"]): Result<MatchSetup> {
  const position = json as unknown as HatchPosition;
  const badStep = stepProblem(position, Object.keys(readableSteps));
  if (badStep) return fail(badStep);
  const cards = { ...supplied, ...(position.cards as Record<string, Json> | undefined) };
  const find = cardFinder(cards);
  const counts = new Map<string, number>();
  for (const name of named(position)) {
    const card = find(name);
    if (card === undefined) return fail(matchProblems.report("match/unknown-card", {}, { card: name }));
    counts.set(card, (counts.get(card) ?? 0) + 1);
  }
  if (position.deck === undefined) {
    const hasOmens = position.options?.["omens"] === true;
    for (const [card, { copies = 0, family }] of Object.entries(supplied as unknown as Record<string, HatchCard>))
      if (hasOmens || family !== omenFamily) counts.set(card, Math.max(counts.get(card) ?? 0, copies));
  }
  return succeed({
    seats: position.players.map(({ name }) => (name ? { name } : {})),
    deck: [...counts].flatMap(([card, count]) => (count > 0 ? [{ card, count }] : [])),
    options: (position.options ?? {}) as Options,
    cards,
  });
}
