import type { Action } from "../../../core/game";
import { canReveal, isTargetable } from "./attack";
import { missingOf, needsWorth, rests, surplusOf, taken } from "./eggs";
import { barterChoices } from "./hatch-egg";
import { hasEffect, isPair, mayTakePart, symbols } from "./ritual";
import type { Egg, HatchPlayer, HatchState } from "./state";
import type { HatchTable } from "./table";

/** What the active player may do (rules §7). */
export function mainActions(table: HatchTable, state: HatchState, seat: number): Action[] {
  const { options } = table;
  const player = state.players[seat]!;
  const { mercenary } = player;
  // First, so that whoever finds nothing better ends the turn rather than doing something to no use.
  const actions: Action[] = [{ type: "endTurn" }];
  for (const egg of player.eggs) if (isHatchable(table, state, egg)) actions.push({ type: "hatch", egg: egg.card });
  addHandActions(table, player, actions);
  if (needsWorth(table, state, player)) {
    for (const card of player.dragons)
      if (table.cards[card]!.sacrifice > 0) actions.push({ type: "sacrifice", dragon: card });
    for (const card of barterChoices(table, state, seat, options.barterSize - 1))
      actions.push({ type: "barter", card });
  }
  if (mercenary !== null && mayDismiss(table, state, player)) actions.push({ type: "dismiss" });
  if (state.used < options.nonRepeatablePerTurn) {
    const reveals = canReveal(table, state, seat);
    for (let other = 0; other < state.players.length; other++) {
      if (other === seat || !isTargetable(table, state, other)) continue;
      actions.push({ type: "attack", player: other, reveal: false });
      if (reveals) actions.push({ type: "attack", player: other, reveal: true });
    }
    addRituals(table, state, seat, actions);
  }
  return actions;
}

export const isHatchable = (table: HatchTable, state: HatchState, egg: Egg): boolean =>
  state.pool >= table.cards[egg.card]!.skulls &&
  !rests(table, state, egg) &&
  missingOf(table, egg) === 0 &&
  (table.options.misfire === "discard" || surplusOf(table, egg) === 0);

export const mayDismiss = ({ options }: HatchTable, { turn }: HatchState, { mercenary }: HatchPlayer): boolean =>
  mercenary !== null && !mercenary.faceUp && (options.dismissSameTurn || mercenary.contracted < turn);

function addHandActions(table: HatchTable, { hand, eggs, mercenary }: HatchPlayer, actions: Action[]): void {
  const contracts = table.options.mercenaries && mercenary === null;
  const accepted = hand.length === 0 ? [] : eggs.map((egg) => taken(table, egg));
  for (const card of hand) {
    actions.push({ type: "layEgg", card });
    const { gives } = table.cards[card]!;
    for (let n = 0; n < eggs.length; n++)
      if ((accepted[n]! >> gives) & 1) actions.push({ type: "nurture", card, egg: eggs[n]!.card });
    if (contracts) actions.push({ type: "contract", card });
  }
}

/** Pairs of dragons, and of a dragon and the mercenary. */
export function ritualPairs(table: HatchTable, state: HatchState, seat: number, symbol: number): [number, number][] {
  const { dragons, mercenary } = state.players[seat]!;
  const pairs: [number, number][] = [];
  const able = dragons.filter((card) => mayTakePart(table, card, symbol, dragons));
  if (mercenary !== null && able.length > 0 && mayTakePart(table, mercenary.card, symbol, dragons))
    if (canReveal(table, state, seat)) able.push(mercenary.card);
  for (let i = 0; i < able.length; i++)
    for (let j = i + 1; j < able.length; j++)
      if (isPair(table, symbol, able[i]!, able[j]!, dragons)) pairs.push([able[i]!, able[j]!]);
  return pairs;
}

function addRituals(table: HatchTable, state: HatchState, seat: number, actions: Action[]): void {
  for (const [name, symbol] of Object.entries(symbols)) {
    const pairs = ritualPairs(table, state, seat, symbol);
    if (pairs.length === 0 || !hasEffect(table, state, seat, symbol)) continue;
    for (const cards of pairs) actions.push({ type: "ritual", symbol: name, cards });
  }
}
