import { Type } from "typebox";
import { castleLanesTypes } from "../../../../schemas/cards/castle-lanes";
import { fail, type Result, succeed } from "../../../../schemas/problem";
import type { MatchSetup } from "../../../core/game";
import type { Options } from "../../../core/options";
import { over, PositionResult, stepProblem } from "../../../core/position-step";
import { matchProblems } from "../../../core/problems";
import type { Json } from "../../../core/vocabulary";
import { castleLanesRules } from "../options";
import { lanes } from "./state";
import { turnSteps } from "./turn";

/**
 * Positions of Castle Lanes, as people write them. Cards are named by id or name; tiles as "P3", counted from player A's
 * castle; `"?"` in a written view is what the seat doesn't know. What is left out is empty, or as the card says.
 */
const Cards = Type.Array(Type.String());
const count = (description: string) => Type.Optional(Type.Integer({ minimum: 0, description }));
const Tile = Type.String({
  pattern: "^([PFM]([1-9]|1[0-2])|\\?)$",
  description: "As in “P3”, counted from player A's castle.",
});
const Owner = Type.Optional(Type.Integer({ minimum: 0, maximum: 1 }));
const Uid = Type.Optional(Type.Integer({ minimum: 1000, description: "The order of play; as listed, if left out." }));
/** More may be written than is read: what follows from the rest. */
const open = { additionalProperties: true } as const;

const Player = Type.Object(
  {
    name: Type.Optional(Type.String()),
    castle: count("Castle health."),
    gold: count("Gold."),
    class: Type.Optional(Type.String({ description: "The class card, by id or name." })),
    hand: Type.Optional(Cards),
    deck: Type.Optional(Type.Array(Type.String(), { description: "Top first. Some thirty cards, if left out." })),
    discard: Type.Optional(Cards),
    activeUsed: count("How often the active skill was used in this turn."),
    once: Type.Optional(Type.Array(Type.Integer())),
    highestSpace: count("The most space so far."),
  },
  open,
);

const UnitOf = Type.Object(
  {
    uid: Uid,
    card: Type.String(),
    owner: Owner,
    at: Tile,
    hp: Type.Optional(Type.Integer({ minimum: 1 })),
    maxHp: Type.Optional(Type.Integer({ minimum: 1 })),
    attack: Type.Optional(Type.Integer({ minimum: 0 })),
    move: Type.Optional(Type.Integer({ minimum: 0 })),
    moveEvery: Type.Optional(
      Type.Integer({ minimum: 1, description: "As on its card: it marches every so many turns." }),
    ),
    every: Type.Optional(Type.Integer({ minimum: 1, description: "The older name of moveEvery." })),
    wait: Type.Optional(Type.Integer({ minimum: 0 })),
    tired: Type.Optional(
      Type.Union([Type.Boolean(), Type.Integer({ description: "The older way to say “built”." })], {
        description: "It doesn't march at the end of this turn.",
      }),
    ),
    built: Type.Optional(
      Type.Integer({
        minimum: 1000,
        description: "The building that it constructed, by its number, and is tired from.",
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
    uid: Uid,
    card: Type.String(),
    owner: Owner,
    at: Tile,
    hp: Type.Optional(Type.Integer({ minimum: 1 })),
    maxHp: Type.Optional(Type.Integer({ minimum: 1 })),
    hidden: Type.Optional(Type.Boolean({ description: "As the card says, unless an enemy unit stands there." })),
  },
  open,
);

export const CastleLanesPosition = Type.Object(
  {
    options: Type.Optional(Type.Record(Type.String(), Type.Union([Type.String(), Type.Number(), Type.Boolean()]))),
    cards: Type.Optional(
      Type.Record(Type.String(), Type.Unknown(), { description: "Cards defined here and now, by id." }),
    ),
    players: Type.Array(Player, { minItems: 2, maxItems: 2 }),
    units: Type.Optional(Type.Array(UnitOf)),
    buildings: Type.Optional(Type.Array(BuildingOf)),
    active: Type.Optional(Type.Integer({ minimum: 0, maximum: 1 })),
    turn: count("Turns of either player, from 1."),
    step: Type.Optional(
      Type.String({
        description:
          "“mulligan”: before turn 1; “start”: the turn is about to begin; “main” (if left out): the active player plays; “handLimit”: the active player holds too many cards; “over”, with a result.",
      }),
    ),
    asked: Type.Optional(
      Type.Integer({ minimum: 0, maximum: 1, description: "Whose mulligan it is; the active player's, if left out." }),
    ),
    result: Type.Optional(PositionResult),
    rolls: Type.Optional(Type.Array(Type.Integer())),
  },
  open,
);
export type CastleLanesPosition = Type.Static<typeof CastleLanesPosition>;

/** Where in a turn a position may stand; nothing is under way there. */
export const readableSteps: Readonly<Record<string, number>> = {
  mulligan: turnSteps.start,
  start: turnSteps.start,
  main: turnSteps.main,
  handLimit: turnSteps.limit,
};

/** What an unwritten deck is full of. */
const filler = "peasant";
const fillerCard: Json = { name: "Peasant", type: "unit", cost: 0, rarity: 1, hp: 1, attack: 2, move: 2, basic: true };
export const unknown = "?";

/** Cards by id, then by name. */
export function cardFinder(cards: MatchSetup["cards"]): (name: string) => string | undefined {
  const byName = new Map(Object.entries(cards).map(([id, card]) => [(card as { name?: string }).name, id]));
  return (name) => (Object.hasOwn(cards, name) ? name : byName.get(name));
}

/** The deck of a player who has written none. */
export function writtenDeck({ deck }: CastleLanesPosition["players"][number], options: Options | undefined): string[] {
  const size = Number(options?.["deckSize"] ?? castleLanesRules.deckSize);
  return deck ?? Array<string>(size).fill(filler);
}

/** The cards that units and buildings were played from lie in the discard pile already. */
export function setupOfPosition(json: Json, given: MatchSetup["cards"]): Result<MatchSetup> {
  const position = json as unknown as CastleLanesPosition;
  const badStep = stepProblem(position, Object.keys(readableSteps));
  if (badStep) return fail(badStep);
  const cards: Record<string, Json> = {
    [filler]: fillerCard,
    ...given,
    ...(position.cards as Record<string, Json> | undefined),
  };
  const find = cardFinder(cards);
  const options = (position.options ?? {}) as Options;
  const named = [...(position.units ?? []), ...(position.buildings ?? [])].map(({ card }) => card);
  const seats = position.players.map((player) => {
    const owned = [
      ...writtenDeck(player, options),
      ...(player.hand ?? []),
      ...(player.discard ?? []),
      ...(player.class ? [player.class] : []),
    ];
    named.push(...owned);
    const deck = owned.flatMap((name) => (name === unknown ? [] : [{ card: find(name) ?? name, count: 1 }]));
    return { ...(player.name ? { name: player.name } : {}), deck };
  });
  const wrong = misplacement(position, (name) => cards[find(name) ?? ""] as { type?: string } | undefined);
  if (wrong !== null) return fail(matchProblems.report("match/bad-position", {}, { reason: wrong }));
  const missing = named.find((name) => name !== unknown && !isCard(cards[find(name) ?? ""]));
  if (missing !== undefined) return fail(matchProblems.report("match/unknown-card", {}, { card: missing }));
  const active = String(options["activeSkill"] ?? castleLanesRules.activeSkill);
  return succeed({ seats, options, cards: reachable(cards, [...named, filler, active]) });
}

/** What can't lie as it is written; null if all can. Cards that nobody knows are another matter. */
function misplacement(
  { players, units = [], buildings = [], options = {}, step }: CastleLanesPosition,
  cardOf: (name: string) => { type?: string } | undefined,
): string | null {
  const isOther = (name: string | undefined, type: string): boolean =>
    name !== undefined && name !== unknown && cardOf(name) !== undefined && cardOf(name)!.type !== type;
  const noUnit = units.find(({ card }) => isOther(card, "unit"));
  if (noUnit) return `${noUnit.card} is no unit`;
  const noBuilding = buildings.find(({ card }) => isOther(card, "building"));
  if (noBuilding) return `${noBuilding.card} is no building`;
  const noClass = players.find((player) => isOther(player.class, "class"));
  if (noClass) return `${noClass.class} is no class`;
  if (step !== over && players.some(({ castle }) => castle === 0)) return "a castle has fallen, but it has no result";
  const lengths: Record<string, number> = Object.fromEntries(
    lanes.map((lane) => [
      lane[0]!.toUpperCase(),
      Number(options[`${lane}Length`] ?? castleLanesRules[`${lane}Length`]),
    ]),
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

/** The named cards and those that their effects name, however many cards the set has. */
export function reachable(cards: MatchSetup["cards"], named: readonly string[]): Record<string, Json> {
  const find = cardFinder(cards);
  const found = new Set<string>();
  const visit = (tree: Json | undefined): void => {
    const id = typeof tree === "string" ? find(tree) : undefined;
    if (id !== undefined && !found.has(id)) {
      found.add(id);
      visit((cards[id] as { abilities?: Json }).abilities);
    } else if (typeof tree === "object" && tree !== null) for (const part of Object.values(tree)) visit(part as Json);
  };
  for (const name of named) visit(name);
  return Object.fromEntries(Object.entries(cards).filter(([id]) => found.has(id)));
}

const isCard = (card: Json | undefined): boolean =>
  castleLanesTypes.includes(
    (card as { type?: (typeof castleLanesTypes)[number] } | undefined)?.type as (typeof castleLanesTypes)[number],
  );
