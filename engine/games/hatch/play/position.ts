import { Type } from "typebox";
import { groupBy } from "../../../core/group-by";
import type { CardsOfPosition, PositionCards } from "../../../core/position";
import { positionFields, seatOf } from "../../../core/position-step";
import type { Card } from "../card-schema";
import type { Options } from "../options";
import { omenFamily } from "./setup-check";
import { kinds } from "./state";
import { turnSteps } from "./turn";

/**
 * Positions of Hatch, as people write them. Cards are named by id or name; `"?"` in a written view is a card that the
 * seat doesn't know. What is left out is empty, or as at the start; without a draw pile it holds all other cards of the set.
 */
const Cards = Type.Array(Type.String());
const Seat = (title: string) => seatOf(5, { title });
const Count = Type.Optional(Type.Integer({ minimum: 0 }));
const count = (title: string) => Type.Optional(Type.Integer({ minimum: 0, title }));
const open = { additionalProperties: true } as const;

const WrittenEgg = Type.Union([
  Type.String(),
  Type.Object(
    {
      card: Type.String(),
      resources: Type.Optional(Cards),
      arrived: Type.Optional(
        Type.Integer({
          minimum: 0,
          title: "Turn in which it was laid",
          description: "With 0 it needn't rest.",
        }),
      ),
      rests: Type.Optional(Type.Boolean({ title: "Laid this turn", description: "Unless the turn says otherwise." })),
      reduced: Type.Optional(Type.Object(Object.fromEntries(kinds.map((kind) => [kind, Count])))),
    },
    open,
  ),
]);
const WrittenMercenary = Type.Union([
  Type.String(),
  Type.Null(),
  Type.Object(
    {
      card: Type.String(),
      faceUp: Type.Optional(Type.Boolean()),
      contracted: count("Turn in which it was placed"),
    },
    open,
  ),
]);

export const Position = Type.Object(
  {
    ...positionFields(
      {
        startDiscard: "The starting player discards first",
        begin: "The turn is about to begin",
        main: "The active player plays",
      },
      "main",
    ),
    players: Type.Array(
      Type.Object(
        {
          name: Type.Optional(Type.String()),
          hand: Type.Optional(Cards),
          eggs: Type.Optional(Type.Array(WrittenEgg, { "x-things": true })),
          dragons: Type.Optional(Cards),
          mercenary: Type.Optional(WrittenMercenary),
          targeted: count("Attacked so often"),
          turnsBegun: count("Turns begun"),
        },
        open,
      ),
      { minItems: 2, maxItems: 5 },
    ),
    deck: Type.Optional(Type.Array(Type.String(), { title: "Draw pile, the next card first" })),
    discard: Type.Optional(Type.Array(Type.String(), { title: "Discard pile" })),
    starting: Type.Optional(Seat("Who began")),
    active: Type.Optional(Seat("Whose turn")),
    round: Count,
    turn: Count,
    used: count("Attacks and rituals this turn"),
    actions: count("Actions this turn"),
    pool: count("Eggs of all in the game"),
    triggeredBy: Type.Optional(Type.Union([Seat("Who brought about the end"), Type.Null()])),
    boosts: Type.Optional(Type.Array(Type.Object({ card: Type.String(), n: Type.Integer() }, open))),
  },
  open,
);
export type Position = Type.Static<typeof Position>;

/** Where in a turn a position may stand; nothing is under way there. */
export const steps: Readonly<Record<string, number>> = {
  startDiscard: turnSteps.startDiscard,
  begin: turnSteps.begin,
  main: turnSteps.main,
};
export const usualStep = "main";

const cardOf = (written: string | { card: string }): string => (typeof written === "string" ? written : written.card);

/** Every card that stands in a position. */
function placed({ players, deck = [], discard = [] }: Position): string[] {
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

/** Why nobody can go on from a position: it names a player who isn't there. */
export function misplaced({ players, active = 0, starting = 0, triggeredBy }: Position): string | null {
  const isNobody = [active, starting, triggeredBy ?? 0].some((seat) => seat >= players.length);
  return isNobody ? "it names a player who isn't there" : null;
}

/** All cards that are written, and without a draw pile all others of the set. */
export function cards(position: Position, { given, idOf }: PositionCards<Card>, { omens }: Options): CardsOfPosition {
  const deck = placed(position);
  if (position.deck !== undefined) return { deck };
  const written = groupBy(deck, (name) => idOf(name) ?? name);
  const others = Object.entries(given).flatMap(([id, { copies = 0, family }]) => {
    const missing = omens || family !== omenFamily ? copies - (written.get(id)?.length ?? 0) : 0;
    return Array<string>(Math.max(0, missing)).fill(id);
  });
  return { deck: [...deck, ...others] };
}
