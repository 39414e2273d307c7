import type { Action } from "../../../core/game";
import { call, type Emit } from "../../../core/machine";
import { type CompiledSet, procedures } from "./compiled-set";
import { barterable, contract, dismiss, giveUp, hatch, lay, nurture, sacrifice } from "./hatch-egg";
import { symbols } from "./ritual";
import { eggOf, type State } from "./state";
import { turnSteps } from "./turn";

/** What the actions of a turn do (rules §7). All have been found legal. */
type Act = (state: State, seat: number, action: Action, emit: Emit | null) => void;

export function mainActs(set: CompiledSet): Record<string, Act> {
  const acts: Record<string, (state: State, seat: number, action: Fields, emit: Emit | null) => void> = {
    layEgg: (state, seat, { card }, emit) => lay(state, seat, card, emit),
    nurture: (state, seat, { card, egg }, emit) => nurture(set, state, seat, [card, egg], emit),
    hatch: (state, seat, { egg }) => hatch(state, seat, egg),
    sacrifice: (state, seat, { dragon }, emit) => sacrifice(set, state, seat, dragon, emit),
    barter: (state, seat, { card, cards = [card] }, emit) => barter(set, state, seat, cards, emit),
    contract: (state, seat, { card }, emit) => contract(state, seat, card, emit),
    dismiss: (state, seat, _, emit) => dismiss(state, seat, emit),
    attack: (state, seat, { player, reveal }) => call(state, procedures.attack, seat, -1, [player, reveal ? 1 : 0]),
    ritual: (state, seat, { symbol, cards = [] }) =>
      call(state, procedures.ritual, seat, -1, [symbols[symbol], ...cards, -1, 0]),
    endTurn: (state) => {
      state.stack[0]!.step = turnSteps.end;
    },
  };
  const counted = (act: (typeof acts)[string]): Act => {
    return (state, seat, action, emit) => {
      state.actions++;
      act(state, seat, action as Action & Fields, emit);
    };
  };
  return Object.fromEntries(Object.entries(acts).map(([type, act]) => [type, counted(act)]));
}

interface Fields {
  card: number;
  egg: number;
  dragon: number;
  player: number;
  reveal: boolean;
  symbol: keyof typeof symbols;
  cards?: number[];
}

/** The whole set at once, or its first object. */
function barter(set: CompiledSet, state: State, seat: number, cards: readonly number[], emit: Emit | null): void {
  const isEgg = (card: number): number => (eggOf(state.players[seat]!, card) ? 1 : 0);
  for (const card of [...cards].sort((a, b) => isEgg(a) - isEgg(b))) giveUp(state, seat, card, emit);
  call(state, procedures.barter, seat, -1, [set.options.barterSize - cards.length]);
}

/** Whether a whole set may be bartered at once. */
export function isBarter(set: CompiledSet, state: State, seat: number, cards: readonly number[]): boolean {
  const all = barterable(set, state, seat);
  return (
    cards.length === set.options.barterSize &&
    new Set(cards).size === cards.length &&
    cards.every((card) => all.includes(card))
  );
}
