import { Type } from "typebox";
import { groupBy } from "../../../core/group-by";
import type { CardsOfPosition, PositionCards } from "../../../core/position";
import { positionFields } from "../../../core/position-step";
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
const Seat = Type.Integer({ minimum: 0, maximum: 4 });
const Count = Type.Optional(Type.Integer({ minimum: 0 }));
const open = { additionalProperties: true } as const;

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
      contracted: Type.Optional(Type.Integer({ minimum: 0, description: "The turn in which it was placed." })),
    },
    open,
  ),
]);

export const Position = Type.Object(
  {
    ...positionFields(
      "“startDiscard”: the starting player's first decision; “begin”: the turn is about to begin; “main” (if left out): the active player's decision; “over”, with a result.",
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
        open,
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

export const cardOf = (written: string | { card: string }): string =>
  typeof written === "string" ? written : written.card;

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
  const nobody = [active, starting, triggeredBy ?? 0].find((seat) => seat >= players.length);
  return nobody === undefined
    ? null
    : `there is no player ${nobody}: they are numbered from 0 to ${players.length - 1}`;
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
