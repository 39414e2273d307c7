import { Type } from "typebox";
import { fail, type Result, succeed } from "../../../../schemas/problem";
import { parseCode } from "../../../core/composition";
import type { MatchSetup } from "../../../core/game";
import { call, run } from "../../../core/machine";
import type { Options } from "../../../core/options";
import { endIfOver, PositionResult, stepProblem } from "../../../core/position-step";
import { matchProblems } from "../../../core/problems";
import type { Json } from "../../../core/vocabulary";
import { flaskComponents } from "../components";
import { flaskDefaults } from "../options";
import { type Announced, type Colour, colours, type FlaskPlayer, type FlaskState } from "./state";
import { type FlaskTable, procedures } from "./table";
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
                { id: Type.Optional(Type.Integer()), opened: Type.Optional(Type.Integer()), cards: Cards },
                { additionalProperties: false },
              ),
            ),
          ),
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
type FlaskPosition = Type.Static<typeof FlaskPosition>;

/** Where in a turn a position may stand; nothing is under way there. */
const readableSteps: Readonly<Record<string, number>> = {
  begin: turnSteps.begin,
  increase: turnSteps.increase,
  main: turnSteps.main,
  handLimitDiscard: turnSteps.handLimit,
};

const defaultDeck = "R1 - R2";

function cardFinder(cards: MatchSetup["cards"]): {
  find(name: string): string | undefined;
  made: Record<string, Json>;
} {
  const made: Record<string, Json> = {};
  const byName = new Map(Object.entries(cards).map(([id, card]) => [(card as { name?: string }).name, id]));
  return {
    made,
    find(name) {
      if (name in cards || name in made) return name;
      const named = byName.get(name);
      if (named !== undefined) return named;
      const parsed = parseCode(flaskComponents, name);
      if (!parsed.ok || name.trim() === "") return undefined;
      made[name] = { name, composition: parsed.counts } as unknown as Json;
      return name;
    },
  };
}

const zones = ["deck", "hand", "discard", "played"] as const;

const deckSizeOf = ({ options }: FlaskPosition): number => Number(options?.["deckSize"] ?? flaskDefaults.deckSize);

/** The set-up that a position needs: its seats, options and cards, with a deck of everything each seat owns. */
export function setupOfPosition(json: Json, cards: MatchSetup["cards"]): Result<MatchSetup> {
  const position = json as unknown as FlaskPosition;
  const badStep = stepProblem(position, Object.keys(readableSteps));
  if (badStep) return fail(badStep);
  const all = { ...cards, ...(position.cards as Record<string, Json> | undefined) };
  const finder = cardFinder(all);
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
    const owned = player.deck ? placed : [...placed, ...Array<string>(deckSizeOf(position)).fill(defaultDeck)];
    return {
      ...(player.name ? { name: player.name } : {}),
      deck: owned.map((name) => ({ card: finder.find(name)!, count: 1 })),
    };
  });
  return succeed({ seats, options: (position.options ?? {}) as Options, cards: { ...all, ...finder.made } });
}

const countersOf = (written: FlaskPosition["players"][number]["counters"], fallback: number): number[] => {
  if (written === undefined) return colours.map(() => fallback);
  if (typeof written !== "string")
    return colours.map((colour) => (written as Record<Colour, number | undefined>)[colour] ?? 0);
  return colours.map((colour) => Number(new RegExp(`${colour}(\\d+)`).exec(written)?.[1] ?? 0));
};

export function readFlaskPosition(json: Json, state: FlaskState, table: FlaskTable, setup: MatchSetup): FlaskState {
  const position = json as unknown as FlaskPosition;
  const finder = cardFinder(setup.cards);
  const index = new Map(table.designs.map(({ id }, n) => [id, n]));
  state.turn = position.turn ?? 1;
  state.active = position.active ?? 0;
  state.plays = position.plays ?? 0;
  position.players.forEach((written, seat) => {
    const player = state.players[seat]!;
    const place = (names: readonly string[] | undefined): number[] =>
      (names ?? []).map((name) => {
        state.owner.push(seat);
        return state.design.push(index.get(finder.find(name)!)!) - 1;
      });
    player.counters = countersOf(written.counters, table.options.startCounters);
    for (const zone of zones) player[zone] = place(written[zone]);
    if (written.deck === undefined) player.deck = place(Array<string>(table.options.deckSize).fill(defaultDeck));
    player.piles = (written.piles ?? []).map(({ opened, cards }) => ({
      id: ++state.piles,
      openedTurn: opened ?? 0,
      cards: place(cards),
    }));
    if (written.out)
      Object.assign(player, {
        alive: false,
        outTurn: written.out.turn,
        outCause: written.out.cause,
      } satisfies Partial<FlaskPlayer>);
  });
  state.rolls = [...(position.rolls ?? [])];
  call(state, procedures.turn, state.active);
  if (endIfOver(state, position)) return state;
  state.stack[0]!.step = readableSteps[position.step ?? "main"] ?? turnSteps.main;
  if (position.step === "begin") state.turn--;
  run(table.programs, state, null);
  return state;
}

function writeAnnounced(
  { seat, card, faceDown, cost: key }: Announced,
  { designs }: FlaskTable,
  names: (cards: readonly number[]) => string[],
): Json {
  const { fixed, any, cards } = designs.find(({ cost }) => cost.key === key)!.cost;
  const cost = { ...Object.fromEntries(colours.map((colour, n) => [colour, fixed[n]!])), "?": any, cards };
  return { seat, card: names([card])[0]!, faceDown, cost };
}

export function writeFlaskPosition(state: FlaskState, table: FlaskTable): Json {
  const names = (cards: readonly number[]): string[] =>
    cards.map((card) => table.designs[state.design[card]!]?.id ?? "?");
  const options = Object.entries(table.options).filter(([name, value]) => value !== flaskDefaults[name]);
  return {
    ...(options.length > 0 ? { options: Object.fromEntries(options) } : {}),
    turn: state.turn,
    active: state.active,
    step: state.prompt?.kind ?? "over",
    plays: state.plays,
    players: state.players.map((player) => ({
      counters: Object.fromEntries(colours.map((colour, n) => [colour, player.counters[n]!])),
      total: player.counters.reduce((sum, n) => sum + n, 0),
      handSize: player.hand.length,
      hand: names(player.hand),
      deckSize: player.deck.length,
      deck: names(player.deck),
      discard: names(player.discard),
      played: names(player.played),
      piles: player.piles.map(({ id, openedTurn, cards }) => ({ id, opened: openedTurn, cards: names(cards) })),
      alive: player.alive,
      ...(player.alive ? {} : { out: { turn: player.outTurn, cause: player.outCause } }),
    })),
    ...(state.announced ? { announced: writeAnnounced(state.announced, table, names) } : {}),
    ...(state.result
      ? { result: { winners: state.result.winners, ranking: state.result.ranking, cause: state.result.cause } }
      : {}),
  };
}
