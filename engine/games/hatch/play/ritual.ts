import type { Emit, Program } from "../../../core/machine";
import { bareEggs, canReveal, isTargetable, looseResources } from "./attack";
import type { CompiledSet } from "./compiled-set";
import { slotsOf } from "./eggs";
import { eggOf, type State, wild } from "./state";
import { canDraw, discardFrom, discardRandom, discardRevealed, drawTop, layEgg, reveal } from "./zones";

/** Rituals (rules §7.10). The ritual's slots: its symbol, its pair, who was burnt first (-1: nobody), whether it is repeated. */

export const ritualSlots = { symbol: 0, a: 1, b: 2, burnt: 3, repeated: 4 } as const;
export const symbols = { food: 0, fire: 1, love: 2 } as const;

/** What a card may count as in a pair: as it gives, or as a hatched dragon's ability says while it is hatched too. */
function countsAs(set: CompiledSet, card: number, symbol: number, dragons: readonly number[]): boolean {
  if (set.cards[card]!.gives === symbol) return true;
  if (!set.has.disguise || !dragons.includes(card)) return false;
  return dragons.some((self) =>
    set.cards[self]!.disguises.some(
      ({ of, gifts }) => gifts.includes(symbol) && (of === "this" ? self === card : of(card, self)),
    ),
  );
}

/** Whether a card can be one of a pair at all. */
export const mayTakePart = (set: CompiledSet, card: number, symbol: number, dragons: readonly number[]): boolean =>
  countsAs(set, card, symbol, dragons) || (set.options.wildInRitualPair && set.cards[card]!.gives === wild);

/** Whether two cards that can take part make a pair: at least one must be of the symbol, not wild. */
export const isPair = (set: CompiledSet, symbol: number, a: number, b: number, dragons: readonly number[]): boolean =>
  countsAs(set, a, symbol, dragons) || countsAs(set, b, symbol, dragons);

/** Opponents at whom fire may be aimed; a first target may be hit again. */
export function fireTargets(set: CompiledSet, state: State, seat: number, burnt = -1): number[] {
  return [...state.players.keys()].filter(
    (other) => other !== seat && (other === burnt || isTargetable(set, state, other)) && canBurn(set, state, other),
  );
}

export const burnsMercenary = ({ options }: CompiledSet, state: State, seat: number): boolean =>
  options.fireHitsMercenary && state.players[seat]!.mercenary?.faceUp === false;

function canBurn(set: CompiledSet, state: State, seat: number): boolean {
  const player = state.players[seat]!;
  if (player.hand.length > 0 || burnsMercenary(set, state, seat)) return true;
  if (looseResources(set, state, seat, "fire").length > 0) return true;
  return bareEggs(set, state, seat, "fire").length > 0;
}

/** Whether the effect of a ritual has something to happen to. */
export function hasEffect(set: CompiledSet, state: State, seat: number, symbol: number, burnt = -1): boolean {
  if (symbol === symbols.love) return canDraw(set, state);
  if (symbol === symbols.fire) return fireTargets(set, state, seat, burnt).length > 0;
  return state.players[seat]!.eggs.some((egg) => {
    const design = set.cards[egg.card]!;
    return egg.reduced.some((_, kind) => slotsOf(design, egg, kind) > 0);
  });
}

/** Who may repeat a ritual: own dragons and a hidden mercenary that give wild and have no part in it. */
export function helpers(set: CompiledSet, state: State, seat: number, pair: readonly number[]): number[] {
  const { dragons, mercenary } = state.players[seat]!;
  const isFree = (card: number): boolean => set.cards[card]!.gives === wild && !pair.includes(card);
  const found = dragons.filter(isFree);
  if (mercenary !== null && canReveal(set, state, seat) && isFree(mercenary.card)) found.push(mercenary.card);
  return found;
}

export function ritualProgram(set: CompiledSet): Program<State> {
  const read = (slots: readonly unknown[], name: keyof typeof ritualSlots): number =>
    slots[ritualSlots[name]] as number;
  return [
    function declare(state, { self, slots }, emit) {
      const pair = [read(slots, "a"), read(slots, "b")];
      state.used++;
      emit?.({ type: "ritual", seat: self, symbol: read(slots, "symbol"), cards: pair });
      const { mercenary } = state.players[self]!;
      if (mercenary !== null && pair.includes(mercenary.card)) reveal(set, state, self, emit);
    },
    function resolve(state, { self, slots }, emit) {
      const symbol = read(slots, "symbol");
      // An ability of the mercenary may have taken the target away.
      if (!hasEffect(set, state, self, symbol, read(slots, "burnt"))) return;
      if (symbol === symbols.love) {
        const card = drawTop(set, state, emit);
        layEgg(state, self, card, set.options.loveEggRests, emit);
      } else state.prompt = { kind: symbol === symbols.food ? "foodTarget" : "fireTarget", seat: self };
    },
    function repeat(state, { self, slots }) {
      if (read(slots, "repeated") === 1) return;
      if (!hasEffect(set, state, self, read(slots, "symbol"), read(slots, "burnt"))) return;
      const pair = [read(slots, "a"), read(slots, "b")];
      if (helpers(set, state, self, pair).length > 0) state.prompt = { kind: "repeat", seat: self };
    },
    function disband(state, { self }, emit) {
      discardRevealed(state, self, emit);
    },
  ];
}
export const ritualSteps = { resolve: 1 } as const;

export function reduce(state: State, seat: number, card: number, kind: number, emit: Emit | null): void {
  const egg = eggOf(state.players[seat]!, card)!;
  egg.reduced[kind] = egg.reduced[kind]! + 1;
  emit?.({ type: "reduce", seat, card, kind });
}

export function burn(
  state: State,
  [seat, target]: readonly [number, number],
  card: number | null,
  emit: Emit | null,
): void {
  emit?.({ type: "burn", seat, target });
  if (card === null) discardRandom(state, target, emit);
  else {
    discardFrom(state, state.players[target]!, card);
    emit?.({ type: "destroy", seat: target, card });
  }
}
