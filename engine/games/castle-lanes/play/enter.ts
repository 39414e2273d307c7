import { call, type Emit, type Program } from "../../../core/machine";
import { type CompiledSet, type Design, procedures, relative } from "./compiled-set";
import { strike } from "./damage";
import { reveal } from "./reveal";
import { type Building, buildingAt, findBuilding, findUnit, type Piece, type State, type Unit } from "./state";
import { attackOf, hasRoom, noteSpace, placeName } from "./stats";
import { drain, raise, raiseOwn } from "./triggers";

/** Arriving on a tile (rules §6.2 "Entering"): by a step, a capture, a placement or an effect. */

const slots = { building: 0, attack: 1, base: 2, owner: 3, design: 4, host: 5 } as const;

/** The unit has arrived: a building on its tile is met in a procedure of its own. True: there is one. */
export function arrive(set: CompiledSet, state: State, unit: Unit, placed: boolean, emit: Emit | null): boolean {
  noteSpace(set, state, unit.owner);
  if (state.buildings.length === 0) return false;
  const building = buildingAt(state, unit.lane, unit.tile);
  if (!building) return false;
  if (building.owner !== unit.owner) reveal(building, emit);
  if (placed && !set.options.spawnEnters) return false;
  const attack = set.options.buildingDamage === "fixed1" ? 1 : attackOf(set, state, unit);
  // Whoever sees a unit on a tile must not learn that a hidden building of its owner stands there.
  if (!building.hidden) {
    const { owner, uid, design } = unit;
    emit?.({ type: "enter", seat: owner, unit: uid, card: design, building: building.uid, at: placeName(unit) });
  }
  call(state, procedures.enter, unit.owner, unit.uid, [
    building.uid,
    attack,
    state.queue.length,
    unit.owner,
    unit.design,
    building.owner,
  ]);
  return true;
}

export function enterProgram(set: CompiledSet): Program<State> {
  const met = (
    state: State,
    frame: { slots: (number | number[])[]; card: number },
  ): [Unit | undefined, Building | undefined] => [
    findUnit(state, frame.card),
    findBuilding(state, frame.slots[slots.building] as number),
  ];
  return [
    function welcome(state, frame) {
      const [unit, building] = met(state, frame);
      if (!unit || !building) return;
      const trigger = building.owner === unit.owner ? "friendlyEnters" : "enemyEnters";
      raiseOwn(set, state, trigger, building, {
        subject: set.designs[unit.design],
        seat: unit.owner,
        it: unit,
        other: building.uid,
        otherKind: "building",
      });
    },
    drain(slots.base),
    function enters(state, frame) {
      // It has entered, even if the building is gone by now.
      const unit = findUnit(state, frame.card);
      if (!unit) return;
      const isFriendly = frame.slots[slots.host] === frame.slots[slots.owner];
      raise(set, state, isFriendly ? "entersFriendlyBuilding" : "entersEnemyBuilding", {
        subject: set.designs[unit.design],
        seat: unit.owner,
        it: unit,
        other: frame.slots[slots.building] as number,
        otherKind: "building",
      });
    },
    drain(slots.base),
    function damageBuilding(state, frame, emit) {
      const [unit, building] = met(state, frame);
      const owner = frame.slots[slots.owner] as number;
      if (!building || building.owner === owner) return;
      const source: Piece = unit ?? {
        ...building,
        uid: frame.card,
        owner,
        design: frame.slots[slots.design] as number,
      };
      const n = frame.slots[slots.attack] as number;
      strike(set, state, [{ source, byUnit: true, seat: owner, target: building.uid, n }], true, emit);
    },
    drain(slots.base),
  ];
}

/** Puts a new unit on an own tile, as far as its owner counts; tiles beyond the lane's end mean its last (rules §10.36). */
export function placeUnit(
  set: CompiledSet,
  state: State,
  design: Design,
  seat: number,
  card: number,
  lane: number,
  ownTile: number,
  emit: Emit | null,
): Unit | null {
  const tile = relative(set, seat, lane, Math.min(Math.max(1, ownTile), set.lengths[lane]!));
  if (!hasRoom(set, state, seat, lane, tile)) return null;
  const { index, hp, attack, move, every } = design;
  const unit: Unit = {
    uid: state.nextPiece++,
    design: index,
    owner: seat,
    card,
    lane,
    tile,
    hp,
    maxHp: hp,
    attack,
    move,
    every,
    wait: 0,
    tired: 0,
  };
  state.units.push(unit);
  emit?.({ type: "place", seat, unit: unit.uid, card: index, at: placeName(unit), token: card < 0 });
  arrive(set, state, unit, true, emit);
  return unit;
}

/** Moves a unit by an effect; it enters, and a march it was on is over. */
export function relocate(
  set: CompiledSet,
  state: State,
  unit: Unit,
  lane: number,
  ownTile: number,
  emit: Emit | null,
): void {
  const tile = relative(set, unit.owner, lane, Math.min(Math.max(1, ownTile), set.lengths[lane]!));
  if (!hasRoom(set, state, unit.owner, lane, tile)) return;
  unit.lane = lane;
  unit.tile = tile;
  if (state.marching === unit.uid) state.stopped = true;
  emit?.({ type: "relocate", seat: unit.owner, unit: unit.uid, card: unit.design, at: placeName(unit) });
  arrive(set, state, unit, false, emit);
}
