import type { Frame } from "../../../core/machine";
import type { CompiledSet } from "./compiled-set";
import { type Player, resourcesOf, type State } from "./state";

/** What dragons and boards are worth (rules §2.4 and §9.2). */

/** The power of all hatched dragons of a seat. */
export function dragonPower(set: CompiledSet, state: State, seat: number): number {
  const { dragons } = state.players[seat]!;
  let sum = 0;
  for (const card of dragons) sum += set.cards[card]!.power;
  for (const { card, n } of state.boosts) if (dragons.includes(card)) sum += n;
  return set.has.auras ? sum + auraPower(set, state, seat) : sum;
}

function auraPower(set: CompiledSet, state: State, seat: number): number {
  const { dragons } = state.players[seat]!;
  let sum = 0;
  for (const self of dragons) {
    for (const { of, n, most } of set.cards[self]!.auras) {
      const each = Math.min(most, n(state, speaker(seat, self)));
      if (of === "this") sum += each;
      else for (const card of dragons) if (of(card, self)) sum += each;
    }
  }
  return sum;
}

const speaker = (self: number, card: number): Frame => ({ program: -1, step: 0, self, card, slots: [] });

/** Eggs, resources, dragons and the mercenary. */
export const boardCards = (player: Player): number =>
  player.eggs.length + resourcesOf(player) + player.dragons.length + (player.mercenary === null ? 0 : 1);

/** The final bonus of a seat, if the end has been brought. */
export function bonusOf({ options }: CompiledSet, state: State, seat: number): number {
  if (state.triggeredBy < 0) return 0;
  const player = state.players[seat]!;
  return options.finalBonus * (boardCards(player) - (options.finalBonusOnDragons ? 0 : player.dragons.length));
}

export const empirePower = (set: CompiledSet, state: State, seat: number): number =>
  dragonPower(set, state, seat) + bonusOf(set, state, seat);

/** What a seat brings into a fight: its empire, its mercenary if revealed, and what abilities add. */
export function fightTotal(set: CompiledSet, state: State, seat: number): number {
  const { bonusCountsInCombat } = set.options;
  const { mercenary } = state.players[seat]!;
  const power = bonusCountsInCombat ? empirePower(set, state, seat) : dragonPower(set, state, seat);
  const added = state.fight === null ? 0 : seat === state.fight.attacker ? state.fight.attack : state.fight.defence;
  return power + added + (mercenary?.faceUp ? set.cards[mercenary.card]!.power : 0);
}
