import { over } from "../../../core/position-step";
import type { Json } from "../../../core/vocabulary";
import { hatchDefaults } from "../options";
import { filledSlots, missingOf, rests, surplusOf, totalSlots } from "./eggs";
import { boardCards, dragonPower, empirePower } from "./power";
import { type Egg, type HatchPlayer, type HatchState, kinds } from "./state";
import type { HatchTable } from "./table";

/** A state as people write it, with what follows from it: totals, what eggs lack, how many cards there are. */
export function writePosition(state: HatchState, table: HatchTable): Json {
  const name = (card: number): string => table.cards[card]?.id ?? "?";
  const names = (cards: readonly number[]): string[] => cards.map(name);
  const options = Object.entries(table.options).filter(([option, value]) => value !== hatchDefaults[option]);

  const writeEgg = (egg: Egg): Json => ({
    card: name(egg.card),
    resources: names(egg.resources),
    arrived: egg.arrived,
    rests: rests(table, state, egg),
    ...(egg.reduced.some((n) => n > 0)
      ? { reduced: Object.fromEntries(kinds.map((kind, n) => [kind, egg.reduced[n]!])) }
      : {}),
    slots: totalSlots(table.cards[egg.card]!, egg),
    filled: filledSlots(table, egg),
    missing: missingOf(table, egg),
    surplus: surplusOf(table, egg),
  });
  const writePlayer = (player: HatchPlayer, seat: number): Json => ({
    handSize: player.hand.length,
    hand: names(player.hand),
    eggs: player.eggs.map(writeEgg),
    dragons: names(player.dragons),
    mercenary: player.mercenary === null ? null : { ...player.mercenary, card: name(player.mercenary.card) },
    targeted: player.targeted,
    turnsBegun: player.turnsBegun,
    power: dragonPower(table, state, seat),
    empire: empirePower(table, state, seat),
    boardCards: boardCards(player),
  });
  return {
    ...(options.length > 0 ? { options: Object.fromEntries(options) } : {}),
    round: state.round,
    turn: state.turn,
    starting: state.starting,
    active: state.active,
    step: state.prompt?.kind ?? over,
    used: state.used,
    actions: state.actions,
    pool: state.pool,
    triggeredBy: state.triggeredBy < 0 ? null : state.triggeredBy,
    ...(state.boosts.length > 0 ? { boosts: state.boosts.map(({ card, n }) => ({ card: name(card), n })) } : {}),
    players: state.players.map(writePlayer),
    deckSize: state.draw.length,
    deck: names(state.draw.toReversed()),
    discard: names(state.discard),
    ...(state.fight ? { fight: { ...state.fight } } : {}),
    ...(state.result
      ? { result: { winners: state.result.winners, ranking: state.result.ranking, cause: state.result.cause } }
      : {}),
  };
}
