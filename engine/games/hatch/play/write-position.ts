import { over } from "../../../core/position-step";
import type { Json } from "../../../core/vocabulary";
import type { CompiledSet } from "./compiled-set";
import { filledSlots, missingOf, rests, surplusOf, totalSlots } from "./eggs";
import { boardCards, dragonPower, empirePower } from "./power";
import { type Egg, kinds, type Player, type State } from "./state";

/** A state as people write it, with what follows from it: totals, what eggs lack, how many cards there are. */
export function writePosition(set: CompiledSet, state: State): object {
  const name = (card: number): string => set.cards[card]?.id ?? "?";
  const names = (cards: readonly number[]): string[] => cards.map(name);

  const writeEgg = (egg: Egg): Json => ({
    card: name(egg.card),
    resources: names(egg.resources),
    arrived: egg.arrived,
    rests: rests(set, state, egg),
    ...(egg.reduced.some((n) => n > 0)
      ? { reduced: Object.fromEntries(kinds.map((kind, n) => [kind, egg.reduced[n]!])) }
      : {}),
    slots: totalSlots(set.cards[egg.card]!, egg),
    filled: filledSlots(set, egg),
    missing: missingOf(set, egg),
    surplus: surplusOf(set, egg),
  });
  const writePlayer = (player: Player, seat: number): Json => ({
    handSize: player.hand.length,
    hand: names(player.hand),
    eggs: player.eggs.map(writeEgg),
    dragons: names(player.dragons),
    mercenary: player.mercenary === null ? null : { ...player.mercenary, card: name(player.mercenary.card) },
    targeted: player.targeted,
    turnsBegun: player.turnsBegun,
    power: dragonPower(set, state, seat),
    empire: empirePower(set, state, seat),
    boardCards: boardCards(player),
  });
  return {
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
  };
}
