import type { FreeAnswer, FreeField } from "../../../core/free-answers";
import { call, type Emit, type Program } from "../../../core/machine";
import { type CompiledSet, procedures } from "./compiled-set";
import { needsWorth, surplusOf } from "./eggs";
import { triggerEnd } from "./ending";
import { dragonPower } from "./power";
import { eggOf, type State, take } from "./state";
import { discardEgg, discardFrom, layEgg, trigger } from "./zones";

/** The repeatable actions (rules §7.1 to §7.8). All have been found legal. */

export function lay(state: State, seat: number, card: number, emit: Emit | null): void {
  take(state.players[seat]!.hand, card);
  layEgg(state, seat, card, true, emit);
}

export function nurture(
  set: CompiledSet,
  state: State,
  seat: number,
  [card, to]: readonly [number, number],
  emit: Emit | null,
): void {
  const player = state.players[seat]!;
  take(player.hand, card);
  eggOf(player, to)!.resources.push(card);
  emit?.({ type: "nurture", seat, card, egg: to });
  trigger(set, state, "nurtured", card, seat);
}

export function sacrifice(set: CompiledSet, state: State, seat: number, card: number, emit: Emit | null): void {
  discardFrom(state, state.players[seat]!, card);
  const worth = set.cards[card]!.sacrifice;
  state.pool += worth;
  emit?.({ type: "sacrifice", seat, card, n: worth });
  trigger(set, state, "sacrificed", card, seat);
}

export function contract(state: State, seat: number, card: number, emit: Emit | null): void {
  const player = state.players[seat]!;
  take(player.hand, card);
  player.mercenary = { card, faceUp: false, contracted: state.turn };
  emit?.({ type: "contract", seat, secret: { card }, seenBy: [seat] });
}

export function dismiss(state: State, seat: number, emit: Emit | null): void {
  const { card } = state.players[seat]!.mercenary!;
  discardFrom(state, state.players[seat]!, card);
  emit?.({ type: "dismiss", seat, card });
}

export const hatch = (state: State, seat: number, egg: number): void => call(state, procedures.hatch, seat, egg);

/** Rules §7.8; the frame's card is the egg. */
export function hatchProgram(set: CompiledSet): Program<State> {
  return [
    function leaveEgg(state, { self, card }, emit) {
      const player = state.players[self]!;
      const egg = eggOf(player, card)!;
      const { skulls } = set.cards[card]!;
      const surplus = surplusOf(set, egg);
      state.pool -= skulls;
      if (surplus > 0) {
        emit?.({ type: "misfire", seat: self, card, n: surplus });
        discardEgg(state, player, egg);
        state.stack.pop();
        return;
      }
      state.discard.push(...egg.resources);
      player.eggs.splice(player.eggs.indexOf(egg), 1);
      player.dragons.push(card);
      emit?.({ type: "hatch", seat: self, card, power: set.cards[card]!.power });
      trigger(set, state, "hatched", card, self);
    },
    function countPower(state, { self }, emit) {
      if (state.triggeredBy < 0 && dragonPower(set, state, self) >= set.options.powerTarget)
        triggerEnd(state, self, emit);
    },
  ];
}

/** What may be bartered: own hand cards, eggs and resources, each by its card. */
export function barterable({ options }: CompiledSet, state: State, seat: number): number[] {
  const { hand, eggs } = state.players[seat]!;
  const own = eggs.map(({ card }) => card);
  if (options.barterSources !== "mixed") return options.barterSources === "off" ? [] : own;
  return [...hand, ...own, ...eggs.flatMap(({ resources }) => resources)];
}

/** Rules §7.5 with all objects named at once. */
export function wholeBarter(set: CompiledSet, state: State, seat: number): FreeAnswer[] {
  const n = set.options.barterSize;
  const from = needsWorth(set, state, state.players[seat]!) ? barterable(set, state, seat) : [];
  if (from.length < n) return [];
  const cards: FreeField = { kind: "cards", from, min: n, max: n };
  return [{ action: { type: "barter" }, fields: { cards }, text: "Barter for a skull", verb: "Barter them" }];
}

/** How many objects there are to barter, once this one is gone with all that goes with it. */
function leftAfter(set: CompiledSet, state: State, seat: number, card: number, count: number): number {
  const egg = eggOf(state.players[seat]!, card);
  const lost = egg && set.options.barterSources === "mixed" ? egg.resources.length : 0;
  return count - 1 - lost;
}

/** Objects that may be named next when `more` must follow: never so that too few are left. */
export function barterChoices(set: CompiledSet, state: State, seat: number, more: number): number[] {
  const all = barterable(set, state, seat);
  if (all.length <= more) return [];
  return all.filter((card) => leftAfter(set, state, seat, card, all.length) >= more);
}

/** Rules §7.5: `due` in the frame's first slot is how many objects are still to be named. */
export function barterProgram(set: CompiledSet): Program<State> {
  return [
    function ask(state, frame, emit) {
      if ((frame.slots[0] as number) > 0) {
        frame.step = 0;
        state.prompt = { kind: "barter", seat: frame.self };
        return;
      }
      state.pool++;
      emit?.({ type: "barter", seat: frame.self, n: set.options.barterSize });
    },
  ];
}

/** Discards a bartered object. Of several named at once, resources come before the eggs they lie on. */
export function giveUp(state: State, seat: number, card: number, emit: Emit | null): void {
  discardFrom(state, state.players[seat]!, card);
  emit?.({ type: "giveUp", seat, card });
}
