import { call, type Emit, type Program } from "../../../core/machine";
import { fits } from "./eggs";
import { fightTotal } from "./power";
import { type Egg, eggOf, eggWith, type HatchState, take } from "./state";
import { type HatchTable, procedures } from "./table";
import { discardRevealed, reveal, stealRandom, trigger } from "./zones";

/** Attacks (rules §7.9). The attack's slots: the defender, and whether a mercenary is shown, by the attacker or now by the defender. */

/** Whether an attack or fire ritual of another may be aimed at a player. */
export function isTargetable({ options }: HatchTable, state: HatchState, seat: number): boolean {
  const { targeted, turnsBegun } = state.players[seat]!;
  if (options.newcomerProtection && turnsBegun === 0) return false;
  return options.targetsPerOffTurn === 0 || targeted < options.targetsPerOffTurn;
}

/** Whether the seat's own mercenary may be shown in its own turn. */
export function canReveal({ options }: HatchTable, state: HatchState, seat: number): boolean {
  const { mercenary } = state.players[seat]!;
  if (mercenary === null || mercenary.faceUp) return false;
  return options.mercenarySameTurn || mercenary.contracted < state.turn;
}

export function attackProgram(table: HatchTable): Program<HatchState> {
  return [
    function declare(state, { self, slots }, emit) {
      const [defender, reveals] = slots as number[];
      state.used++;
      state.players[defender!]!.targeted++;
      state.fight = { attacker: self, defender: defender!, attack: 0, defence: 0 };
      emit?.({ type: "attack", seat: self, defender });
      if (reveals === 1) reveal(table, state, self, emit);
    },
    function defend(state, { slots }) {
      const [defender] = slots as number[];
      const { mercenary } = state.players[defender!]!;
      slots[1] = 0;
      if (mercenary !== null && !mercenary.faceUp) state.prompt = { kind: "defend", seat: defender! };
    },
    function defended(state, { slots }, emit) {
      if (slots[1] === 1) reveal(table, state, slots[0] as number, emit);
    },
    function compare(state, { self, slots }, emit) {
      const defender = slots[0] as number;
      const [attack, defence] = [fightTotal(table, state, self), fightTotal(table, state, defender)];
      const won = attack > defence || (attack === defence && !table.options.defenceWinsTies);
      emit?.({ type: "fight", seat: self, defender, attack, defence, won });
      slots[1] = won ? 1 : 0;
      if (won) call(state, procedures.reward, self, -1, [defender]);
    },
    function won(state, { self, slots }) {
      if (slots[1] !== 1 || !table.has.attackWon) return;
      const { dragons } = state.players[self]!;
      for (let n = dragons.length - 1; n >= 0; n--) trigger(table, state, "attackWon", dragons[n]!, self);
    },
    function disband(state, { self, slots }, emit) {
      discardRevealed(state, self, emit);
      discardRevealed(state, slots[0] as number, emit);
      state.fight = null;
    },
  ];
}

/** Rules §7.9 step 6: asks for one reward from the seat in slot 0, unless there is none to be had. */
export function rewardProgram(table: HatchTable): Program<HatchState> {
  return [
    function ask(state, frame) {
      if (hasReward(table, state, frame.self, frame.slots[0] as number))
        state.prompt = { kind: "reward", seat: frame.self };
    },
  ];
}

type Danger = "reward" | "fire";

const protectsFrom = (
  table: HatchTable,
  state: HatchState,
  seat: number,
  what: "eggs" | "resources",
  from: Danger,
): boolean =>
  table.has.protection && state.players[seat]!.dragons.some((card) => table.cards[card]!.protects[what][from]);

/** Bare eggs of a seat that an opponent may take, or burn. */
export function bareEggs(table: HatchTable, state: HatchState, seat: number, from: Danger): Egg[] {
  const bare = state.players[seat]!.eggs.filter(({ resources }) => resources.length === 0);
  return bare.length > 0 && protectsFrom(table, state, seat, "eggs", from) ? [] : bare;
}

/** Resources on a seat's eggs that an opponent may take, or burn. */
export function looseResources(table: HatchTable, state: HatchState, seat: number, from: Danger): number[] {
  const loose = state.players[seat]!.eggs.flatMap(({ resources }) => resources);
  return loose.length > 0 && protectsFrom(table, state, seat, "resources", from) ? [] : loose;
}

export const mayReceive = (table: HatchTable, egg: Egg, resource: number): boolean =>
  !table.options.stolenResourceMustFit || fits(table, egg, table.cards[resource]!.gives);

function hasReward(table: HatchTable, state: HatchState, seat: number, from: number): boolean {
  const victim = state.players[from]!;
  if (victim.hand.length > 0 || bareEggs(table, state, from, "reward").length > 0) return true;
  const { eggs } = state.players[seat]!;
  return looseResources(table, state, from, "reward").some((card) => eggs.some((egg) => mayReceive(table, egg, card)));
}

export type Reward =
  | { take: "egg"; egg: number }
  | { take: "resource"; card: number; egg: number }
  | { take: "card" | "nothing" };

export function takeReward(
  table: HatchTable,
  state: HatchState,
  [seat, from]: readonly [number, number],
  reward: Reward,
  emit: Emit | null,
): void {
  if (reward.take === "egg") stealEgg(table, state, from, seat, reward.egg, emit);
  else if (reward.take === "resource") stealResource(state, from, seat, [reward.card, reward.egg], emit);
  else if (reward.take === "card") stealRandom(state, from, seat, emit);
  else emit?.({ type: "noReward", seat });
}

export function stealEgg(
  { options }: HatchTable,
  state: HatchState,
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
  state: HatchState,
  from: number,
  to: number,
  [card, egg]: readonly [number, number],
  emit: Emit | null,
): void {
  take(eggWith(state.players[from]!, card)!.resources, card);
  eggOf(state.players[to]!, egg)!.resources.push(card);
  emit?.({ type: "stealResource", seat: to, from, card, egg });
}
