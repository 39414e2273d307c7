import { Type } from "typebox";
import { parseCode } from "../../../core/composition";
import type { CardsOfPosition } from "../../../core/position";
import { over, positionFields, seatOf } from "../../../core/position-step";
import type { Card } from "../card-schema";
import { componentsFor } from "../components";
import type { Options } from "../options";
import { type OwnComponents, setWith } from "../own-components";
import { colourNames, colours } from "./state";
import { turnSteps } from "./turn";

/**
 * Positions of Flask, as people write them. Cards are named by id, by name, or by code (`"R1 - R1"`); `"?"` in a written
 * view is a card that the seat doesn't know. What is left out is empty, or as at the start.
 */
const Counters = Type.Union([
  Type.Object(
    Object.fromEntries(
      colours.map((colour, n) => [colour, Type.Optional(Type.Integer({ minimum: 0, title: colourNames[n]! }))]),
    ),
    { additionalProperties: false },
  ),
  Type.String({ pattern: "^([GYBR]\\d+\\s*)*$", description: "As in “G3 Y0 B1”." }),
]);
const Cards = Type.Array(Type.String());

export const Position = Type.Object(
  {
    ...positionFields(
      {
        begin: "The turn is about to begin",
        increase: "The active player chooses a resource",
        main: "The active player plays cards",
        handLimitDiscard: "The active player holds too many cards",
      },
      "main",
    ),
    players: Type.Array(
      Type.Object(
        {
          name: Type.Optional(Type.String()),
          counters: Type.Optional(Counters),
          deck: Type.Optional(Type.Array(Type.String(), { title: "Deck, the next card first" })),
          hand: Type.Optional(Cards),
          discard: Type.Optional(Cards),
          played: Type.Optional(Type.Array(Type.String(), { title: "Played this turn" })),
          piles: Type.Optional(
            Type.Array(
              Type.Object(
                {
                  id: Type.Optional(Type.Integer({ minimum: 1, title: "Number of the pile" })),
                  opened: Type.Optional(Type.Integer({ title: "Turn in which it was begun" })),
                  cards: Type.Array(Type.String(), { minItems: 1, description: "The Reaction card first." }),
                },
                { additionalProperties: false },
              ),
            ),
          ),
          alive: Type.Optional(Type.Boolean({ deprecated: true })),
          out: Type.Optional(
            Type.Object(
              { turn: Type.Integer(), cause: Type.Enum(["resources", "deck"]) },
              { additionalProperties: false },
            ),
          ),
        },
        { additionalProperties: true },
      ),
      { minItems: 2, maxItems: 4 },
    ),
    active: Type.Optional(seatOf(4, { title: "Whose turn" })),
    turn: Type.Optional(Type.Integer({ minimum: 0 })),
    plays: Type.Optional(Type.Integer({ minimum: 0, title: "Cards played this turn" })),
  },
  { additionalProperties: true },
);
export type Position = Type.Static<typeof Position>;
export type WrittenPlayer = Position["players"][number];
type Cards = Readonly<Record<string, Card>>;

/** Where in a turn a position may stand; nothing is under way there. */
export const steps: Readonly<Record<string, number>> = {
  begin: turnSteps.begin,
  increase: turnSteps.increase,
  main: turnSteps.main,
  handLimitDiscard: turnSteps.handLimit,
};
export const usualStep = "main";

/** What an unwritten deck is full of. */
const defaultDeck = "R1 - R2";

export const writtenDeck = ({ deck }: WrittenPlayer, { deckSize }: Options): readonly string[] =>
  deck ?? Array<string>(deckSize).fill(defaultDeck);

/** The card of a code. What the cards bring with them, codes may name, too. */
export function cardCalled(code: string, cards: Cards, { maxPerBase }: Options): Card | undefined {
  const own: OwnComponents = Object.assign({}, ...Object.values(cards).map(({ components }) => components));
  const parsed = parseCode(setWith(own, componentsFor(maxPerBase)), code);
  if (!parsed.ok || code.trim() === "") return undefined;
  return { name: code, composition: parsed.counts, ...(Object.keys(own).length > 0 && { components: own }) };
}

export const isOut = ({ out, alive }: WrittenPlayer): boolean => out !== undefined || alive === false;

/** Why nobody can go on from a position with these players; null if somebody can. */
export function misplaced({ players, active = 0, step }: Position): string | null {
  if (step === over) return null;
  const living = players.filter((player) => !isOut(player)).length;
  if (living < 2) return `${living === 1 ? "only one player is" : "no player is"} left, so the match is over`;
  const piles = players.flatMap((player) => (player.piles ?? []).flatMap(({ id }) => id ?? []));
  const twice = piles.find((id, n) => piles.indexOf(id) < n);
  if (twice !== undefined) return `two piles have the number ${twice}`;
  const player = players[active];
  if (player === undefined) return "it is the turn of a player who isn't there";
  return isOut(player) ? "it is the turn of a player who is out" : null;
}

const placed = ({ deck = [], hand = [], discard = [], played = [], piles = [] }: WrittenPlayer): string[] => [
  ...deck,
  ...hand,
  ...discard,
  ...played,
  ...piles.flatMap((pile) => pile.cards),
];

/** What each seat owns, wherever it lies. Cards made of codes are numbered in the order in which they are named. */
export const cards = ({ players }: Position, _: unknown, options: Options): CardsOfPosition => ({
  besides: players.flatMap((player) => [...placed(player), defaultDeck]),
  seats: players.map((player) => [...placed(player), ...(player.deck ? [] : writtenDeck(player, options))]),
});
