import { call, type Emit, type Frame, type Program } from "../../../core/machine";
import { type CompiledSet, procedures } from "./compiled-set";
import { strike } from "./damage";
import { arrive } from "./enter";
import { buildingAt, castleOf, findUnit, type State, type Unit, unitAt } from "./state";
import { attackOf, everyOf, hasRoom, lastingMoveOf, marchBonusOf, placeName } from "./stats";
import { drain, isAwaited, raise, raiseOwn } from "./triggers";

/**
 * A march order (rules §6.1): the units of a list march one after the other. The frame remembers who is next, how far the
 * present marcher has come, and which tile it takes when a fight is over.
 */
const marchSlots = {
  units: 0,
  next: 1,
  base: 2,
  isTurns: 3,
  unit: 4,
  used: 5,
  move: 6,
  fought: 7,
  over: 8,
  capture: 9,
  moved: 10,
} as const;
const steps = { next: 0, begin: 2, advance: 3, capture: 5, end: 7, nested: 8 } as const;

const slot = (frame: Frame, at: number): number => frame.slots[at] as number;

/** Orders units to march; during a march, when the marcher is done. */
export function orderMarch(state: State, units: readonly number[], isTurns: boolean): void {
  if (units.length === 0) return;
  const sorted = [...units].sort((a, b) => a - b);
  if (state.marching !== 0) state.orders.push(sorted);
  else callMarch(state, sorted, isTurns);
}

function callMarch(state: State, units: number[], isTurns: boolean): void {
  call(state, procedures.march, state.active, -1, [
    units,
    0,
    state.queue.length,
    isTurns ? 1 : 0,
    0,
    0,
    0,
    0,
    0,
    -1,
    0,
  ]);
}

export function marchProgram(set: CompiledSet): Program<State> {
  const { options, lengths } = set;

  /** The unit ticks instead of marching, or is too tired for either. */
  function isHeldBack(unit: Unit, isTurns: boolean): boolean {
    const ticks = options.fractionTick === "perOrder" || isTurns;
    if (unit.tired !== 0) {
      if (options.tiredTicks && unit.wait > 0 && ticks) unit.wait--;
      return true;
    }
    if (unit.wait === 0) return false;
    if (ticks) unit.wait--;
    return true;
  }

  function strikeUnit(state: State, unit: Unit, enemy: Unit, emit: Emit | null): void {
    const [n, back] = [attackOf(set, state, unit), attackOf(set, state, enemy)];
    emit?.({
      type: "combat",
      seat: unit.owner,
      unit: unit.uid,
      card: unit.design,
      against: enemy.uid,
      enemy: enemy.design,
      at: placeName(enemy),
    });
    const attack = { source: unit, byUnit: true, seat: unit.owner, target: enemy.uid, n };
    const defence = { source: enemy, byUnit: true, seat: enemy.owner, target: unit.uid, n: back };
    strike(set, state, [attack, defence], true, emit);
  }

  /** An attack is over: by the rule the march is, too, unless it takes a tile; by house rule it has cost a step. */
  function spend(frame: Frame): void {
    frame.slots[marchSlots.fought] = 1;
    if (options.fightsPerMarch === "perStep") frame.slots[marchSlots.used] = slot(frame, marchSlots.used) + 1;
    else frame.slots[marchSlots.over] = 1;
  }

  function raiseStart(state: State, unit: Unit): void {
    const building = state.buildings.length === 0 ? undefined : buildingAt(state, unit.lane, unit.tile);
    if (!building && !isAwaited(set, "marchStart", unit.design)) return;
    const event = { subject: set.designs[unit.design], seat: unit.owner, it: unit, other: building?.uid ?? 0 };
    raise(set, state, "marchStart", event);
    if (building)
      raiseOwn(set, state, building.owner === unit.owner ? "friendlyStartsHere" : "enemyStartsHere", building, event);
  }

  const mayFight = (frame: Frame): boolean =>
    options.fightsPerMarch === "perStep" || slot(frame, marchSlots.fought) === 0;

  return [
    function next(state, frame) {
      const list = frame.slots[marchSlots.units] as number[];
      const at = slot(frame, marchSlots.next);
      if (at >= list.length) {
        frame.step = Number.MAX_SAFE_INTEGER;
        return;
      }
      frame.slots[marchSlots.next] = at + 1;
      frame.step = steps.next;
      const unit = findUnit(state, list[at]!);
      if (!unit || isHeldBack(unit, slot(frame, marchSlots.isTurns) === 1)) return;
      if (lastingMoveOf(set, state, unit) + marchBonusOf(state, unit) <= 0 && !options.zeroMoveBonus) {
        unit.wait = everyOf(state, unit) - 1;
        return;
      }
      state.marching = unit.uid;
      state.stopped = false;
      frame.slots[marchSlots.unit] = unit.uid;
      frame.slots[marchSlots.used] = 0;
      frame.slots[marchSlots.fought] = 0;
      frame.slots[marchSlots.over] = 0;
      frame.slots[marchSlots.capture] = -1;
      frame.slots[marchSlots.moved] = 0;
      raiseStart(state, unit);
      frame.step = steps.begin - 1;
    },
    drain(marchSlots.base),
    function begin(state, frame) {
      const unit = findUnit(state, slot(frame, marchSlots.unit));
      if (unit) frame.slots[marchSlots.move] = lastingMoveOf(set, state, unit);
    },
    function advance(state, frame, emit) {
      const unit = findUnit(state, slot(frame, marchSlots.unit));
      while (
        unit &&
        !state.stopped &&
        slot(frame, marchSlots.over) === 0 &&
        slot(frame, marchSlots.move) + marchBonusOf(state, unit) > slot(frame, marchSlots.used)
      ) {
        const { owner, lane, tile } = unit;
        const here = unitAt(state, 1 - owner, lane, tile);
        if (here) {
          if (!mayFight(frame)) break;
          strikeUnit(state, unit, here, emit);
          spend(frame);
          return;
        }
        const ahead = owner === 0 ? tile + 1 : tile - 1;
        if (ahead < 1 || ahead > lengths[lane]!) {
          if (!mayFight(frame) || (!options.castleHitOnArrival && slot(frame, marchSlots.moved) > 0)) break;
          const n = attackOf(set, state, unit);
          emit?.({ type: "castleHit", seat: owner, unit: unit.uid, card: unit.design });
          strike(set, state, [{ source: unit, byUnit: true, seat: owner, target: castleOf(1 - owner), n }], true, emit);
          spend(frame);
          return;
        }
        const enemy = options.contact === "attackFromAdjacent" ? unitAt(state, 1 - owner, lane, ahead) : undefined;
        if (enemy) {
          if (!mayFight(frame)) break;
          strikeUnit(state, unit, enemy, emit);
          spend(frame);
          if (enemy.hp <= 0) frame.slots[marchSlots.capture] = ahead;
          return;
        }
        if (!hasRoom(set, state, owner, lane, ahead)) break;
        unit.tile = ahead;
        frame.slots[marchSlots.moved] = 1;
        frame.slots[marchSlots.used] = slot(frame, marchSlots.used) + 1;
        emit?.({ type: "move", seat: owner, unit: unit.uid, card: unit.design, at: placeName(unit) });
        if (arrive(set, state, unit, false, emit)) return;
      }
      frame.step = steps.end;
    },
    drain(marchSlots.base),
    function capture(state, frame, emit) {
      const tile = slot(frame, marchSlots.capture);
      if (tile < 0) return;
      frame.slots[marchSlots.capture] = -1;
      const unit = findUnit(state, slot(frame, marchSlots.unit));
      if (!unit || state.stopped) return;
      const blocked = unitAt(state, 1 - unit.owner, unit.lane, tile) !== undefined;
      const enters = options.enterOnKill === "always" || (options.enterOnKill === "whenCleared" && !blocked);
      if (!enters || !hasRoom(set, state, unit.owner, unit.lane, tile)) return;
      unit.tile = tile;
      frame.slots[marchSlots.moved] = 1;
      if (options.continueAfterKill) {
        frame.slots[marchSlots.used] = slot(frame, marchSlots.used) + 1;
        frame.slots[marchSlots.over] = 0;
      }
      emit?.({ type: "move", seat: unit.owner, unit: unit.uid, card: unit.design, at: placeName(unit) });
      arrive(set, state, unit, false, emit);
    },
    function again(state, frame) {
      drain(marchSlots.base)(state, frame, null);
      if (frame.step === steps.end) frame.step = steps.advance;
    },
    function end(state, frame) {
      const unit = findUnit(state, slot(frame, marchSlots.unit));
      if (unit) unit.wait = everyOf(state, unit) - 1;
      if (state.mods.length > 0)
        state.mods = state.mods.filter(({ uid, until }) => until !== "march" || uid !== slot(frame, marchSlots.unit));
      state.marching = 0;
      frame.slots[marchSlots.unit] = 0;
    },
    function nested(state, frame) {
      const order = state.orders.shift();
      if (!order) frame.step = steps.next;
      else {
        frame.step = steps.nested;
        callMarch(state, order, false);
      }
    },
  ];
}
