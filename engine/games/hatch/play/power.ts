import type { Frame } from "../../../core/machine";
import { plural } from "../../../core/rich-text";
import type { Tally } from "../../../core/tally";
import type { CompiledSet } from "./compiled-set";
import { type Player, resourcesOf, type State } from "./state";

/** What dragons and boards are worth (rules §2.4 and §9.2). */

/** The power of all hatched dragons of a seat. */
export function dragonPower(set: CompiledSet, state: State, seat: number, tally?: Tally): number {
  const { dragons } = state.players[seat]!;
  let sum = 0;
  for (const card of dragons) {
    const { power, id } = set.cards[card]!;
    sum += power;
    tally?.(power, "printed", id);
  }
  for (const { card, n } of state.boosts) {
    if (!dragons.includes(card)) continue;
    sum += n;
    tally?.(n, boosted);
  }
  return set.has.auras ? sum + auraPower(set, state, seat, tally) : sum;
}

const boosted = "until the end of the turn";

/** What one dragon has itself: as printed, and more as long as this turn lasts. */
export function powerOf(set: CompiledSet, { boosts }: State, dragon: number, tally: Tally): number {
  const { power, id } = set.cards[dragon]!;
  tally(power, "printed", id);
  let sum = power;
  for (const { card, n } of boosts) {
    if (card !== dragon) continue;
    sum += n;
    tally(n, boosted);
  }
  return sum;
}

function auraPower(set: CompiledSet, state: State, seat: number, tally?: Tally): number {
  const { dragons } = state.players[seat]!;
  let sum = 0;
  for (const self of dragons) {
    const { auras, id } = set.cards[self]!;
    for (const { of, n, most } of auras) {
      const each = Math.min(most, n(state, speaker(seat, self)));
      let all = 0;
      if (of === "this") all = each;
      else for (const card of dragons) if (of(card, self)) all += each;
      sum += all;
      if (all !== 0) tally?.(all, "", id);
    }
  }
  return sum;
}

const speaker = (self: number, card: number): Frame => ({ program: -1, step: 0, self, card, slots: [] });

/** Eggs, resources, dragons and the mercenary. */
export const boardCards = (player: Player): number =>
  player.eggs.length + resourcesOf(player) + player.dragons.length + (player.mercenary === null ? 0 : 1);

/** The final bonus of a seat, if the end has been brought. */
export function bonusOf({ options }: CompiledSet, state: State, seat: number, tally?: Tally): number {
  if (state.triggeredBy < 0) return 0;
  const player = state.players[seat]!;
  const cards = boardCards(player) - (options.finalBonusOnDragons ? 0 : player.dragons.length);
  tally?.(options.finalBonus * cards, `final bonus, ${options.finalBonus} for each of ${plural(cards, "card")}`);
  return options.finalBonus * cards;
}

export const empirePower = (set: CompiledSet, state: State, seat: number, tally?: Tally): number =>
  dragonPower(set, state, seat, tally) + bonusOf(set, state, seat, tally);

/** What a seat brings into a fight: its empire, its mercenary if revealed, and what abilities add. */
export function fightTotal(set: CompiledSet, state: State, seat: number, tally?: Tally): number {
  const { bonusCountsInCombat } = set.options;
  const { mercenary } = state.players[seat]!;
  const power = bonusCountsInCombat ? empirePower(set, state, seat, tally) : dragonPower(set, state, seat, tally);
  const added = state.fight === null ? 0 : seat === state.fight.attacker ? state.fight.attack : state.fight.defence;
  if (added !== 0) tally?.(added, "by abilities in this fight");
  if (!mercenary?.faceUp) return power + added;
  const hired = set.cards[mercenary.card]!;
  tally?.(hired.power, "printed", hired.id);
  return power + added + hired.power;
}
