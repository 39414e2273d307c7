import type { Action } from "../../../core/game";
import { canReveal, isTargetable } from "./attack";
import type { CompiledSet } from "./compiled-set";
import { missingOf, needsWorth, rests, surplusOf, taken } from "./eggs";
import { barterChoices } from "./hatch-egg";
import { hasEffect, isPair, mayTakePart, symbols } from "./ritual";
import type { Egg, Player, State } from "./state";

/** What the active player may do (rules §7). */
export function mainActions(set: CompiledSet, state: State, seat: number): Action[] {
  const { options } = set;
  const player = state.players[seat]!;
  const { mercenary } = player;
  // First, so that whoever finds nothing better ends the turn rather than doing something to no use.
  const actions: Action[] = [{ type: "endTurn" }];
  for (const egg of player.eggs) if (isHatchable(set, state, egg)) actions.push({ type: "hatch", egg: egg.card });
  addHandActions(set, player, actions);
  if (needsWorth(set, state, player)) {
    for (const card of player.dragons)
      if (set.cards[card]!.sacrifice > 0) actions.push({ type: "sacrifice", dragon: card });
    for (const card of barterChoices(set, state, seat, options.barterSize - 1)) actions.push({ type: "barter", card });
  }
  if (mercenary !== null && mayDismiss(set, state, player)) actions.push({ type: "dismiss" });
  if (state.used < options.nonRepeatablePerTurn) {
    const reveals = canReveal(set, state, seat);
    for (let other = 0; other < state.players.length; other++) {
      if (other === seat || !isTargetable(set, state, other)) continue;
      actions.push({ type: "attack", player: other, reveal: false });
      if (reveals) actions.push({ type: "attack", player: other, reveal: true });
    }
    addRituals(set, state, seat, actions);
  }
  return actions;
}

export const isHatchable = (set: CompiledSet, state: State, egg: Egg): boolean =>
  state.pool >= set.cards[egg.card]!.skulls &&
  !rests(set, state, egg) &&
  missingOf(set, egg) === 0 &&
  (set.options.misfire === "discard" || surplusOf(set, egg) === 0);

export const mayDismiss = ({ options }: CompiledSet, { turn }: State, { mercenary }: Player): boolean =>
  mercenary !== null && !mercenary.faceUp && (options.dismissSameTurn || mercenary.contracted < turn);

function addHandActions(set: CompiledSet, { hand, eggs, mercenary }: Player, actions: Action[]): void {
  const contracts = set.options.mercenaries && mercenary === null;
  const accepted = hand.length === 0 ? [] : eggs.map((egg) => taken(set, egg));
  for (const card of hand) {
    actions.push({ type: "layEgg", card });
    const { gives } = set.cards[card]!;
    for (let n = 0; n < eggs.length; n++)
      if ((accepted[n]! >> gives) & 1) actions.push({ type: "nurture", card, egg: eggs[n]!.card });
    if (contracts) actions.push({ type: "contract", card });
  }
}

/** Pairs of dragons, and of a dragon and the mercenary. */
export function ritualPairs(set: CompiledSet, state: State, seat: number, symbol: number): [number, number][] {
  const { dragons, mercenary } = state.players[seat]!;
  const pairs: [number, number][] = [];
  const able = dragons.filter((card) => mayTakePart(set, card, symbol, dragons));
  if (mercenary !== null && able.length > 0 && mayTakePart(set, mercenary.card, symbol, dragons))
    if (canReveal(set, state, seat)) able.push(mercenary.card);
  for (let i = 0; i < able.length; i++)
    for (let j = i + 1; j < able.length; j++)
      if (isPair(set, symbol, able[i]!, able[j]!, dragons)) pairs.push([able[i]!, able[j]!]);
  return pairs;
}

function addRituals(set: CompiledSet, state: State, seat: number, actions: Action[]): void {
  for (const [name, symbol] of Object.entries(symbols)) {
    const pairs = ritualPairs(set, state, seat, symbol);
    if (pairs.length === 0 || !hasEffect(set, state, seat, symbol)) continue;
    for (const cards of pairs) actions.push({ type: "ritual", symbol: name, cards });
  }
}
