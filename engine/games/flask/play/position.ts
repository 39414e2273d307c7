import { Type } from "typebox";
import type { FlaskCard } from "../../../../schemas/cards/flask";
import { fail, type Result, succeed } from "../../../../schemas/problem";
import { parseCode } from "../../../core/composition";
import type { MatchSetup } from "../../../core/game";
import type { Options } from "../../../core/options";
import { over, PositionResult, stepProblem } from "../../../core/position-step";
import { matchProblems } from "../../../core/problems";
import type { Json } from "../../../core/vocabulary";
import { componentsFor } from "../components";
import { defaults } from "../options";
import { type OwnComponents, setWith } from "../own-components";
import { colours } from "./state";
import { turnSteps } from "./turn";

/**
 * Positions of Flask, as people write them. Cards are named by id, by name, or by code (`"R1 - R1"`); `"?"` in a written
 * view is a card that the seat doesn't know. What is left out is empty, or as at the start.
 */
const Counters = Type.Union([
  Type.Object(Object.fromEntries(colours.map((colour) => [colour, Type.Optional(Type.Integer({ minimum: 0 }))])), {
    additionalProperties: false,
  }),
  Type.String({ pattern: "^([GYBR]\\d+\\s*)*$", description: "As in “G3 Y0 B1”." }),
]);
const Cards = Type.Array(Type.String());

export const FlaskPosition = Type.Object(
  {
    options: Type.Optional(Type.Record(Type.String(), Type.Union([Type.String(), Type.Number(), Type.Boolean()]))),
    cards: Type.Optional(
      Type.Record(Type.String(), Type.Unknown(), { description: "Cards defined here and now, by id." }),
    ),
    players: Type.Array(
      Type.Object(
        {
          name: Type.Optional(Type.String()),
          counters: Type.Optional(Counters),
          deck: Type.Optional(Cards),
          hand: Type.Optional(Cards),
          discard: Type.Optional(Cards),
          played: Type.Optional(Cards),
          piles: Type.Optional(
            Type.Array(
              Type.Object(
                {
                  id: Type.Optional(Type.Integer({ minimum: 1 })),
                  opened: Type.Optional(Type.Integer()),
                  cards: Type.Array(Type.String(), { minItems: 1, description: "The Reaction card first." }),
                },
                { additionalProperties: false },
              ),
            ),
          ),
          alive: Type.Optional(Type.Boolean()),
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
    active: Type.Optional(Type.Integer({ minimum: 0, maximum: 3 })),
    turn: Type.Optional(Type.Integer({ minimum: 0 })),
    plays: Type.Optional(Type.Integer({ minimum: 0 })),
    step: Type.Optional(
      Type.String({
        description: `“begin”: the turn is about to begin; “increase”, “main” (if left out) or “handLimitDiscard”: the active player's decision; “over”, with a result.`,
      }),
    ),
    result: Type.Optional(PositionResult),
    rolls: Type.Optional(Type.Array(Type.Integer())),
  },
  { additionalProperties: true },
);
export type FlaskPosition = Type.Static<typeof FlaskPosition>;

/** Where in a turn a position may stand; nothing is under way there. */
export const readableSteps: Readonly<Record<string, number>> = {
  begin: turnSteps.begin,
  increase: turnSteps.increase,
  main: turnSteps.main,
  handLimitDiscard: turnSteps.handLimit,
};

/** What an unwritten deck is full of. */
export const defaultDeck = "R1 - R2";

/** Cards by id, then by name, then by code; a code that no card has makes one. */
export function cardFinder(
  cards: MatchSetup["cards"],
  { maxPerBase }: { maxPerBase: number },
): { find(name: string): string | undefined; made: Record<string, Json> } {
  const made: Record<string, Json> = {};
  // What the cards bring with them, codes may name, too.
  const own: OwnComponents = Object.assign({}, ...Object.values(cards).map((card) => (card as FlaskCard).components));
  const set = setWith(own, componentsFor(maxPerBase));
  const byName = new Map(Object.entries(cards).map(([id, card]) => [(card as { name?: string }).name, id]));
  return {
    made,
    find(name) {
      if (Object.hasOwn(cards, name) || Object.hasOwn(made, name)) return name;
      const named = byName.get(name);
      if (named !== undefined) return named;
      const parsed = parseCode(set, name);
      if (!parsed.ok || name.trim() === "") return undefined;
      made[name] = {
        name,
        composition: parsed.counts,
        ...(Object.keys(own).length > 0 && { components: own }),
      } as Json;
      return name;
    },
  };
}

export const zones = ["deck", "hand", "discard", "played"] as const;

export const isOut = ({ out, alive }: FlaskPosition["players"][number]): boolean =>
  out !== undefined || alive === false;

/** Why nobody can go on from a position with these players; null if somebody can. */
function seatProblem({ players, active = 0, step }: FlaskPosition): string | null {
  if (step === over) return null;
  const living = players.filter((player) => !isOut(player)).length;
  if (living < 2) return `${living === 1 ? "only one player is" : "no player is"} left, but it has no result`;
  const piles = players.flatMap((player) => (player.piles ?? []).flatMap(({ id }) => id ?? []));
  const twice = piles.find((id, n) => piles.indexOf(id) < n);
  if (twice !== undefined) return `two piles have the number ${twice}`;
  const player = players[active];
  if (player === undefined) return `it is the turn of player ${active}, and players are numbered from 0`;
  return isOut(player) ? `it is the turn of player ${active}, who is out` : null;
}

const numberOf = ({ options }: FlaskPosition, name: "deckSize" | "maxPerBase"): number =>
  Number(options?.[name] ?? defaults[name]);

/** The set-up that a position needs: its seats, options and cards, with a deck of everything each seat owns. */
export function setupOfPosition(json: Json, cards: MatchSetup["cards"]): Result<MatchSetup> {
  const position = json as unknown as FlaskPosition;
  const badStep = stepProblem(position, Object.keys(readableSteps));
  if (badStep) return fail(badStep);
  const badSeats = seatProblem(position);
  if (badSeats !== null) return fail(matchProblems.report("match/bad-position", {}, { reason: badSeats }));
  const all = { ...cards, ...(position.cards as Record<string, Json> | undefined) };
  const finder = cardFinder(all, { maxPerBase: numberOf(position, "maxPerBase") });
  for (const player of position.players) {
    for (const name of [
      ...zones.flatMap((zone) => player[zone] ?? []),
      ...(player.piles ?? []).flatMap((pile) => pile.cards),
      defaultDeck,
    ]) {
      if (finder.find(name) === undefined) return fail(matchProblems.report("match/unknown-card", {}, { card: name }));
    }
  }
  const seats = position.players.map((player) => {
    const placed = [
      ...zones.flatMap((zone) => player[zone] ?? []),
      ...(player.piles ?? []).flatMap((pile) => pile.cards),
    ];
    const owned = player.deck
      ? placed
      : [...placed, ...Array<string>(numberOf(position, "deckSize")).fill(defaultDeck)];
    return {
      ...(player.name ? { name: player.name } : {}),
      deck: owned.map((name) => ({ card: finder.find(name)!, count: 1 })),
    };
  });
  return succeed({ seats, options: (position.options ?? {}) as Options, cards: { ...all, ...finder.made } });
}
