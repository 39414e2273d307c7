import type { Json } from "../../../core/vocabulary";
import type { CompiledSet } from "./compiled-set";
import { type Announced, colours, type State } from "./state";

/** Writes a state, or a seat's view of it, as a position, with what scenarios ask for besides: totals and sizes. */

function writeAnnounced(
  { seat, card, faceDown, cost: key, any: chosen, cards: given }: Announced,
  { designs }: CompiledSet,
  names: (cards: readonly number[]) => string[],
): Json {
  const { fixed, any, cards } = designs.find(({ cost }) => cost.key === key)!.cost;
  const cost = { ...Object.fromEntries(colours.map((colour, n) => [colour, fixed[n]!])), "?": any, cards };
  const plan = { any: chosen.map((colour) => colours[colour]!), cards: names(given) };
  return { seat, card: names([card])[0]!, faceDown, cost, plan };
}

export function writePosition(set: CompiledSet, state: State): object {
  const names = (cards: readonly number[]): string[] =>
    cards.map((card) => set.designs[state.design[card]!]?.id ?? "?");
  return {
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
    ...(state.queue.length > 0 ? { queue: names(state.queue) } : {}),
    ...(state.announced ? { announced: writeAnnounced(state.announced, set, names) } : {}),
  };
}
