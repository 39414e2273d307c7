import { choose } from "../../../core/choices";
import type { Program } from "../../../core/machine";
import { draw } from "./cards";
import type { CompiledSet } from "./compiled-set";
import { check, finish, livingSeats } from "./leaving";
import { checkDeclared, endRoundLinks } from "./links";
import { canPlayAbilityLater } from "./playable";
import { fight, isCarriedOut, targetsOf } from "./skirmish";
import { counterIndex, type Phase, type Piece, type State, untils } from "./state";
import { apOf, designOf, keyword } from "./stats";
import { pushTriggers, sheetTriggered, triggered } from "./triggers";
import { turnSteps } from "./turn-steps";

/** A turn (rules §6). */
export function turnProgram(set: CompiledSet): Program<State> {
  const { options } = set;

  const window = (phase: Phase, step: number) =>
    function wait(state: State, frame: { step: number }): void {
      state.phase = phase;
      frame.step = step;
      state.prompt = { kind: phase, seat: state.active };
    };
  const lateWindow = (phase: Phase, step: number) => {
    const wait = window(phase, step);
    return function waitIfUseful(state: State, frame: { step: number }): void {
      state.phase = phase;
      if (canPlayAbilityLater(set, state, state.active)) wait(state, frame);
    };
  };

  return [
    function begin(state, frame, emit) {
      if (!state.players[state.active]!.alive) {
        frame.step = turnSteps.next;
        return;
      }
      state.turn++;
      state.phase = "reset";
      state.actions = 0;
      state.tally = [];
      for (const piece of state.pieces) piece.once = 0;
      emit?.({ type: "turn", seat: state.active, turn: state.turn, round: state.round });
      checkDeclared(set, state, emit);
    },
    function reset(state, _, emit) {
      const seat = state.active;
      const player = state.players[seat]!;
      if (!options.energyCarry) player.energy = 0;
      player.spent = [];
      if (options.defendDuration === "round") endRoundLinks(state, seat, emit);
      state.mods = state.mods.filter((mod) => mod.seat !== seat || mod.until !== untils.indexOf("yourNextTurn"));
      player.used = 0;
      player.workersPlayed = 0;
      const own = state.pieces.filter(({ owner }) => owner === seat);
      for (const piece of own) {
        piece.used = 0;
        piece.moved = false;
      }
      for (const piece of own) if (!designOf(set, piece).isStructure) giveAp(set, state, piece);
      pushTriggers(
        state,
        own.flatMap((piece) => triggered(set, state, piece, "reset", 0)),
        emit,
      );
    },
    function drawCards(state, _, emit) {
      state.phase = "spawning";
      if (state.turn > 1 || options.firstTurnDraw) draw(set, state, state.active, options.drawPerTurn, emit);
    },
    window("spawning", turnSteps.spawning),
    window("action", turnSteps.action),
    function rangeCheck(state, frame, emit) {
      state.phase = "skirmish";
      const carried = state.attacks.filter((attack) => isCarriedOut(set, state, attack));
      if (emit && carried.length < state.attacks.length)
        emit({ type: "attacksDropped", seat: state.active, n: state.attacks.length - carried.length });
      state.attacks = carried;
      if (carried.length === 0) frame.step = turnSteps.end;
    },
    lateWindow("skirmishWindow", turnSteps.skirmishWindow),
    function skirmish(state, frame) {
      state.phase = "skirmish";
      const targets = targetsOf(state);
      if (targets.length === 0) frame.step = turnSteps.aftermath;
      else if (options.skirmishOrder === "simultaneous") frame.slots[0] = targets;
      else choose(state, frame, { kind: "skirmish", seat: state.active, slot: 0, options: targets });
    },
    function resolve(state, frame, emit) {
      const chosen = frame.slots[0]!;
      state.deferred = true;
      fight(set, state, Array.isArray(chosen) ? chosen : [chosen], emit);
      frame.slots[0] = 0;
    },
    function afterFight(state, frame, emit) {
      frame.step = turnSteps.skirmish;
      state.deferred = false;
      check(set, state, emit);
    },
    lateWindow("aftermath", turnSteps.aftermath),
    function end(state, _, emit) {
      state.phase = "end";
      const own = state.pieces.filter(({ owner }) => owner === state.active);
      pushTriggers(
        state,
        own.flatMap((piece) => triggered(set, state, piece, "turnEnd", 0)),
        emit,
      );
      pushTriggers(state, sheetTriggered(set, state, state.active, "turnEnd"), emit);
    },
    function next(state, frame, emit) {
      state.mods = state.mods.filter((mod) => mod.until !== untils.indexOf("endOfTurn"));
      if (!options.energyCarry) state.players[state.active]!.energy = 0;
      state.attacks = [];
      state.tally = [];
      do {
        state.active = (state.active + 1) % state.players.length;
        if (state.active === state.first) state.round++;
      } while (!state.players[state.active]!.alive);
      frame.step = turnSteps.begin;
      if (state.round > options.roundLimit) finish(state, bestSeats(set, state), "round limit", emit);
    },
  ];
}

/** R5: action points for the turn, fewer in webs. */
function giveAp(set: CompiledSet, state: State, piece: Piece): void {
  let ap = apOf(set, state, piece);
  if (set.has.sticky && ap > 1 && isStuck(set, state, piece)) ap--;
  piece.ap = Math.max(0, ap - piece.counters[counterIndex.web]!);
  piece.counters[counterIndex.web] = 0;
}

const stickyReach = 500;

const isStuck = (set: CompiledSet, state: State, { x, y, owner }: Piece): boolean =>
  state.pieces.some(
    (other) =>
      other.owner !== owner &&
      designOf(set, other).isStructure &&
      keyword(set, state, other, "sticky") > 0 &&
      set.space.within(x, y, other.x, other.y, stickyReach),
  );

/** Who is best when the rounds are over (rules §9.2). */
function bestSeats(set: CompiledSet, state: State): number[] {
  const living = livingSeats(state);
  if (set.options.capTieBreak === "draw") return living;
  const worth = (seat: number): number =>
    state.pieces.reduce(
      (sum, piece) => sum + (piece.owner === seat && !designOf(set, piece).token ? designOf(set, piece).cost : 0),
      0,
    );
  const best = (value: (seat: number) => number, seats: readonly number[]): number[] => {
    const most = Math.max(...seats.map(value));
    return seats.filter((seat) => value(seat) === most);
  };
  const byField = best(worth, living);
  const byWorkers = best((seat) => state.players[seat]!.workers.length, byField);
  return best((seat) => state.players[seat]!.hand.length, byWorkers);
}

export { turnSteps };
