import { call, type Emit, type Program } from "../../../core/machine";
import { type CompiledSet, procedures } from "./compiled-set";
import { fits } from "./eggs";
import { fightTotal } from "./power";
import { type Egg, eggOf, eggWith, type State, take } from "./state";
import { discardRevealed, reveal, stealRandom, trigger } from "./zones";

/** Attacks (rules §7.9). The attack's slots: the defender, and whether a mercenary is shown, by the attacker or now by the defender. */

/** Whether an attack or fire ritual of another may be aimed at a player. */
export function isTargetable({ options }: CompiledSet, state: State, seat: number): boolean {
  const { targeted, turnsBegun } = state.players[seat]!;
  if (options.newcomerProtection && turnsBegun === 0) return false;
  return options.targetsPerOffTurn === 0 || targeted < options.targetsPerOffTurn;
}

/** Whether the seat's own mercenary may be shown in its own turn. */
export function canReveal({ options }: CompiledSet, state: State, seat: number): boolean {
  const { mercenary } = state.players[seat]!;
  if (mercenary === null || mercenary.faceUp) return false;
  return options.mercenarySameTurn || mercenary.contracted < state.turn;
}

export function attackProgram(set: CompiledSet): Program<State> {
  return [
    function declare(state, { self, slots }, emit) {
      const [defender, reveals] = slots as number[];
      state.used++;
      state.players[defender!]!.targeted++;
      state.fight = { attacker: self, defender: defender!, attack: 0, defence: 0 };
      emit?.({ type: "attack", seat: self, defender });
      if (reveals === 1) reveal(set, state, self, emit);
    },
    function defend(state, { slots }) {
      const [defender] = slots as number[];
      const { mercenary } = state.players[defender!]!;
      slots[1] = 0;
      if (mercenary !== null && !mercenary.faceUp) state.prompt = { kind: "defend", seat: defender! };
    },
    function defended(state, { slots }, emit) {
      if (slots[1] === 1) reveal(set, state, slots[0] as number, emit);
    },
    function compare(state, { self, slots }, emit) {
      const defender = slots[0] as number;
      const [attack, defence] = [fightTotal(set, state, self), fightTotal(set, state, defender)];
      const won = attack > defence || (attack === defence && !set.options.defenceWinsTies);
      emit?.({ type: "fight", seat: self, defender, attack, defence, won });
      slots[1] = won ? 1 : 0;
      if (won) call(state, procedures.reward, self, -1, [defender]);
    },
    function won(state, { self, slots }) {
      if (slots[1] !== 1 || !set.has.attackWon) return;
      const { dragons } = state.players[self]!;
      for (let n = dragons.length - 1; n >= 0; n--) trigger(set, state, "attackWon", dragons[n]!, self);
    },
    function disband(state, { self, slots }, emit) {
      discardRevealed(state, self, emit);
      discardRevealed(state, slots[0] as number, emit);
      state.fight = null;
    },
  ];
}

/** Rules §7.9 step 6: asks for one reward from the seat in slot 0, unless there is none to be had. */
export function rewardProgram(set: CompiledSet): Program<State> {
  return [
    function ask(state, frame) {
      if (hasReward(set, state, frame.self, frame.slots[0] as number))
        state.prompt = { kind: "reward", seat: frame.self };
    },
  ];
}

type Danger = "reward" | "fire";

const protectsFrom = (
  set: CompiledSet,
  state: State,
  seat: number,
  what: "eggs" | "resources",
  from: Danger,
): boolean => set.has.protection && state.players[seat]!.dragons.some((card) => set.cards[card]!.protects[what][from]);

/** Bare eggs of a seat that an opponent may take, or burn. */
export function bareEggs(set: CompiledSet, state: State, seat: number, from: Danger): Egg[] {
  const bare = state.players[seat]!.eggs.filter(({ resources }) => resources.length === 0);
  return bare.length > 0 && protectsFrom(set, state, seat, "eggs", from) ? [] : bare;
}

/** Resources on a seat's eggs that an opponent may take, or burn. */
export function looseResources(set: CompiledSet, state: State, seat: number, from: Danger): number[] {
  const loose = state.players[seat]!.eggs.flatMap(({ resources }) => resources);
  return loose.length > 0 && protectsFrom(set, state, seat, "resources", from) ? [] : loose;
}

export const mayReceive = (set: CompiledSet, egg: Egg, resource: number): boolean =>
  !set.options.stolenResourceMustFit || fits(set, egg, set.cards[resource]!.gives);

function hasReward(set: CompiledSet, state: State, seat: number, from: number): boolean {
  const victim = state.players[from]!;
  if (victim.hand.length > 0 || bareEggs(set, state, from, "reward").length > 0) return true;
  const { eggs } = state.players[seat]!;
  return looseResources(set, state, from, "reward").some((card) => eggs.some((egg) => mayReceive(set, egg, card)));
}

export type Reward =
  | { take: "egg"; egg: number }
  | { take: "resource"; card: number; egg: number }
  | { take: "card" | "nothing" };

export function takeReward(
  set: CompiledSet,
  state: State,
  [seat, from]: readonly [number, number],
  reward: Reward,
  emit: Emit | null,
): void {
  if (reward.take === "egg") stealEgg(set, state, from, seat, reward.egg, emit);
  else if (reward.take === "resource") stealResource(state, from, seat, [reward.card, reward.egg], emit);
  else if (reward.take === "card") stealRandom(state, from, seat, emit);
  else emit?.({ type: "noReward", seat });
}

export function stealEgg(
  { options }: CompiledSet,
  state: State,
  from: number,
  to: number,
  card: number,
  emit: Emit | null,
): void {
  const victim = state.players[from]!;
  const egg = eggOf(victim, card)!;
  victim.eggs.splice(victim.eggs.indexOf(egg), 1);
  if (options.stolenEggRests) egg.arrived = state.turn;
  state.players[to]!.eggs.push(egg);
  emit?.({ type: "stealEgg", seat: to, from, card });
}

export function stealResource(
  state: State,
  from: number,
  to: number,
  [card, egg]: readonly [number, number],
  emit: Emit | null,
): void {
  take(eggWith(state.players[from]!, card)!.resources, card);
  eggOf(state.players[to]!, egg)!.resources.push(card);
  emit?.({ type: "stealResource", seat: to, from, card, egg });
}
