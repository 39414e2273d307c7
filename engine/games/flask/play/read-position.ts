import { addInstance } from "../../../core/deal";
import { groupBy } from "../../../core/group-by";
import { call } from "../../../core/machine";
import { type CompiledSet, procedures } from "./compiled-set";
import { isOut, type Position, type WrittenPlayer, writtenDeck } from "./position";
import { type Colour, colours, type Player, type State } from "./state";

/** Reads a written position into a state. */

const countersOf = (written: WrittenPlayer["counters"], fallback: number): number[] => {
  if (written === undefined) return colours.map(() => fallback);
  if (typeof written !== "string")
    return colours.map((colour) => (written as Record<Colour, number | undefined>)[colour] ?? 0);
  return colours.map((colour) => Number(new RegExp(`${colour}(\\d+)`).exec(written)?.[1] ?? 0));
};

export function readPosition(
  { options }: CompiledSet,
  state: State,
  position: Position,
  indexOf: (name: string) => number,
): void {
  state.turn = position.turn ?? 1;
  state.active = position.active ?? 0;
  state.plays = position.plays ?? 0;
  let nextPile = 1 + Math.max(0, ...position.players.flatMap(({ piles = [] }) => piles.map(({ id = 0 }) => id)));
  position.players.forEach((written, seat) => {
    const player = state.players[seat]!;
    const place = (names: readonly string[] = []): number[] =>
      names.map((name) => addInstance(state, indexOf(name), seat));
    player.counters = countersOf(written.counters, options.startCounters);
    if (written.deck) player.deck = place(written.deck);
    player.hand = place(written.hand);
    player.discard = place(written.discard);
    player.played = place(written.played);
    if (!written.deck) player.deck = place(writtenDeck(written, options));
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
      } satisfies Partial<Player>);
  });
  state.piles = Math.max(0, ...state.players.flatMap(({ piles }) => piles.map(({ id }) => id)));
  state.fallen = fallenBefore(state);
  call(state, procedures.turn, state.active);
}

/** A turn that is about to begin isn't counted yet. */
export function resume(_: CompiledSet, state: State, { step }: Position): void {
  if (step === "begin") state.turn--;
}

/** Who fell in the checks so far, for the ranking: those of one turn and cause together. */
function fallenBefore({ players }: State): number[][] {
  const seats = players.flatMap(({ alive }, seat) => (alive ? [] : [seat]));
  const checkOf = (seat: number): string => `${players[seat]!.outTurn} ${players[seat]!.outCause}`;
  return [...groupBy(seats, checkOf).values()].sort(([a], [b]) => players[a!]!.outTurn - players[b!]!.outTurn);
}
