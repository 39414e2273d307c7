import type { MatchSetup } from "../../../core/game";
import { groupBy } from "../../../core/group-by";
import { call, run } from "../../../core/machine";
import { endIfOver } from "../../../core/position-step";
import type { Json } from "../../../core/vocabulary";
import { cardFinder, defaultDeck, type FlaskPosition, isOut, readableSteps, zones } from "./position";
import { type Colour, colours, type FlaskPlayer, type FlaskState } from "./state";
import { type FlaskTable, procedures } from "./table";
import { turnSteps } from "./turn";

/** Reads a written position into a state, ready for its next decision. */

const countersOf = (written: FlaskPosition["players"][number]["counters"], fallback: number): number[] => {
  if (written === undefined) return colours.map(() => fallback);
  if (typeof written !== "string")
    return colours.map((colour) => (written as Record<Colour, number | undefined>)[colour] ?? 0);
  return colours.map((colour) => Number(new RegExp(`${colour}(\\d+)`).exec(written)?.[1] ?? 0));
};

export function readFlaskPosition(json: Json, state: FlaskState, table: FlaskTable, setup: MatchSetup): FlaskState {
  const position = json as unknown as FlaskPosition;
  const finder = cardFinder(setup.cards, table.options);
  const index = new Map(table.designs.map(({ id }, n) => [id, n]));
  state.turn = position.turn ?? 1;
  state.active = position.active ?? 0;
  state.plays = position.plays ?? 0;
  let nextPile = 1 + Math.max(0, ...position.players.flatMap(({ piles = [] }) => piles.map(({ id = 0 }) => id)));
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
    player.piles = (written.piles ?? []).map(({ id, opened, cards }) => ({
      id: id ?? nextPile++,
      openedTurn: opened ?? 0,
      cards: place(cards),
    }));
    if (isOut(written))
      Object.assign(player, {
        alive: false,
        outTurn: written.out?.turn ?? 0,
        outCause: written.out?.cause ?? "resources",
      } satisfies Partial<FlaskPlayer>);
  });
  state.piles = Math.max(0, ...state.players.flatMap(({ piles }) => piles.map(({ id }) => id)));
  state.fallen = fallenBefore(state);
  state.rolls = [...(position.rolls ?? [])];
  call(state, procedures.turn, state.active);
  if (endIfOver(state, position)) return state;
  state.stack[0]!.step = readableSteps[position.step ?? "main"] ?? turnSteps.main;
  if (position.step === "begin") state.turn--;
  run(table.programs, state, null);
  return state;
}

/** Who fell in the checks so far, for the ranking: those of one turn and cause together. */
function fallenBefore({ players }: FlaskState): number[][] {
  const seats = players.flatMap(({ alive }, seat) => (alive ? [] : [seat]));
  const checkOf = (seat: number): string => `${players[seat]!.outTurn} ${players[seat]!.outCause}`;
  return [...groupBy(seats, checkOf).values()].sort(([a], [b]) => players[a!]!.outTurn - players[b!]!.outTurn);
}
