import type { Frame } from "../../../core/machine";
import { bound, type CompiledSet, type Design, relative } from "./compiled-set";
import { lanes, type Mod, type Piece, type State, type Unit } from "./state";

/** What is read from the board with everything that bears on it: attack, movement, space, costs (rules §2). */

const scratch: Frame = { program: -1, step: 0, self: 0, card: 0, slots: [0, 0, 0, -1, -1, -1, -1, 0, 0] };

/** A frame to read statics with: as if the piece spoke. Valid until the next call. */
export function speakerFrame(piece: Piece): Frame {
  scratch.self = piece.owner;
  scratch.card = piece.uid;
  scratch.slots[bound.lane] = piece.lane;
  scratch.slots[bound.tile] = piece.tile;
  return scratch;
}

/** The frame of a class, which stands nowhere. */
export function classFrame(seat: number): Frame {
  scratch.self = seat;
  scratch.card = 0;
  scratch.slots[bound.lane] = -1;
  scratch.slots[bound.tile] = -1;
  return scratch;
}

/** The frame of a skill at a lane that is being chosen. */
export function laneFrame(seat: number, lane: number): Frame {
  const frame = classFrame(seat);
  const slots = [...frame.slots];
  slots[bound.chosenLane] = lane;
  return { ...frame, slots };
}

type Statics = "auras" | "damageMods" | "costMods";
type Visit = (design: Design, owner: number, piece: Piece | null) => void;

/** Visits the pieces whose design has such statics, then the classes: nothing else is looked at. */
export function eachStatic(set: CompiledSet, state: State, statics: Statics, visit: Visit): void {
  const { designs } = set;
  visitPieces(designs, state.units, statics, visit);
  visitPieces(designs, state.buildings, statics, visit);
  for (let seat = 0; seat < 2; seat++) {
    const design = designs[state.players[seat]!.class];
    if (design !== undefined && design[statics].length > 0) visit(design, seat, null);
  }
}

function visitPieces(designs: readonly Design[], pieces: readonly Piece[], statics: Statics, visit: Visit): void {
  for (let i = 0; i < pieces.length; i++) {
    const piece = pieces[i]!;
    const design = designs[piece.design];
    if (design !== undefined && design[statics].length > 0) visit(design, piece.owner, piece);
  }
}

function modsOf(state: State, unit: Unit, stat: Mod["stat"], until?: Mod["until"]): number {
  if (state.mods.length === 0) return 0;
  let sum = 0;
  for (const mod of state.mods) {
    if (mod.uid === unit.uid && mod.stat === stat && (until === undefined || mod.until === until)) sum += mod.n;
  }
  return sum;
}

function aurasOn(set: CompiledSet, state: State, unit: Unit, stat: "attack" | "move"): number {
  if (!set.has.auras) return 0;
  let sum = 0;
  eachStatic(set, state, "auras", ({ auras }, owner, piece) => {
    const frame = piece ? speakerFrame(piece) : classFrame(owner);
    for (const aura of auras) if (aura.of(state, frame, unit)) sum += aura[stat];
  });
  return sum;
}

export const attackOf = (set: CompiledSet, state: State, unit: Unit): number =>
  Math.max(0, unit.attack + modsOf(state, unit, "attack") + aurasOn(set, state, unit, "attack"));

/** Tiles of a march, without what was given for one march only. */
export const lastingMoveOf = (set: CompiledSet, state: State, unit: Unit): number =>
  unit.move + modsOf(state, unit, "move", "turn") + aurasOn(set, state, unit, "move");

export const marchBonusOf = (state: State, unit: Unit): number => modsOf(state, unit, "move", "march");

export const everyOf = (state: State, unit: Unit): number => Math.max(1, unit.every + modsOf(state, unit, "every"));

/** Rules §2: over the lanes, the farthest own tile with a unit of that player. */
export function currentSpace(set: CompiledSet, state: State, seat: number): number {
  let [plains, forest, mountains] = [0, 0, 0];
  const count = ({ owner, lane, tile }: Piece): void => {
    if (owner !== seat || lane < 0) return;
    const reached = relative(set, seat, lane, tile);
    if (lane === 0) plains = Math.max(plains, reached);
    else if (lane === 1) forest = Math.max(forest, reached);
    else mountains = Math.max(mountains, reached);
  };
  for (const unit of state.units) count(unit);
  if (set.options.spaceCountsBuildings) for (const building of state.buildings) count(building);
  return plains + forest + mountains;
}

export const spaceOf = (set: CompiledSet, state: State, seat: number): number =>
  set.options.spaceMeasure === "highest"
    ? Math.max(state.players[seat]!.highest, currentSpace(set, state, seat))
    : currentSpace(set, state, seat);

/** For `spaceMeasure: highest`, wherever a unit arrives or a building is made. */
export function noteSpace(set: CompiledSet, state: State, seat: number): void {
  if (set.options.spaceMeasure !== "highest") return;
  const player = state.players[seat]!;
  player.highest = Math.max(player.highest, currentSpace(set, state, seat));
}

export function costOf(set: CompiledSet, state: State, seat: number, design: Design): number {
  if (!set.has.costMods) return design.cost;
  let { cost } = design;
  eachStatic(set, state, "costMods", ({ costMods }, owner) => {
    for (const { whose, accepts, plus } of costMods) {
      if ((whose === "you") === (owner === seat) && accepts(design)) cost += plus;
    }
  });
  return Math.max(0, cost);
}

/** Whether one more unit of a seat finds room on a tile. */
export function hasRoom(set: CompiledSet, state: State, seat: number, lane: number, tile: number): boolean {
  const { tileCapacity } = set.options;
  if (tileCapacity === 0) return true;
  let left = tileCapacity;
  for (const unit of state.units) if (unit.owner === seat && unit.lane === lane && unit.tile === tile) left--;
  return left > 0;
}

/** "P3": the lane's letter and the tile counted from player A's castle; "?" where it is hidden. */
export const placeName = ({ lane, tile }: { lane: number; tile: number }): string =>
  lane < 0 ? "?" : `${lanes[lane]![0]!.toUpperCase()}${tile}`;
