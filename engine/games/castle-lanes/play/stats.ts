import type { Frame } from "../../../core/machine";
import type { Tally } from "../../../core/tally";
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

const modEnds: Record<Mod["until"], string> = { turn: "until the end of the turn", march: "for its next march" };

function modsOf(
  state: State,
  unit: Unit,
  stat: Mod["stat"],
  { until, tally }: { until?: Mod["until"]; tally?: Tally | undefined } = {},
): number {
  if (state.mods.length === 0) return 0;
  let sum = 0;
  for (const mod of state.mods) {
    if (mod.uid !== unit.uid || mod.stat !== stat || (until !== undefined && mod.until !== until)) continue;
    sum += mod.n;
    tally?.(mod.n, modEnds[mod.until]);
  }
  return sum;
}

function aurasOn(set: CompiledSet, state: State, unit: Unit, stat: "attack" | "move", tally?: Tally): number {
  if (!set.has.auras) return 0;
  let sum = 0;
  eachStatic(set, state, "auras", ({ auras, id }, owner, piece) => {
    const frame = piece ? speakerFrame(piece) : classFrame(owner);
    for (const aura of auras) {
      if (aura[stat] === 0 || !aura.of(state, frame, unit)) continue;
      sum += aura[stat];
      tally?.(aura[stat], "", id);
    }
  });
  return sum;
}

/** What a piece has of its own: as printed, and what effects made of that for good. */
export function ownOf(n: number, printed: number | undefined, tally?: Tally): number {
  tally?.(printed ?? n, "printed");
  if (tally && printed !== undefined && printed !== n) tally(n - printed, "by effects, for good");
  return n;
}

export function attackOf(set: CompiledSet, state: State, unit: Unit, tally?: Tally): number {
  const own = ownOf(unit.attack, set.designs[unit.design]?.attack, tally);
  const sum = own + modsOf(state, unit, "attack", { tally }) + aurasOn(set, state, unit, "attack", tally);
  if (sum < 0) tally?.(-sum, "never below 0");
  return Math.max(0, sum);
}

/** Tiles of a march, without what was given for one march only. */
export const lastingMoveOf = (set: CompiledSet, state: State, unit: Unit, tally?: Tally): number =>
  ownOf(unit.move, set.designs[unit.design]?.move, tally) +
  modsOf(state, unit, "move", { until: "turn", tally }) +
  aurasOn(set, state, unit, "move", tally);

export const marchBonusOf = (state: State, unit: Unit): number => modsOf(state, unit, "move", { until: "march" });

export const everyOf = (state: State, unit: Unit): number => Math.max(1, unit.every + modsOf(state, unit, "every"));

/** Rules §2: over the lanes, the farthest own tile with a unit of that player. */
function currentSpace(set: CompiledSet, state: State, seat: number, tally?: Tally): number {
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
  tally?.(plains, "farthest tile in the plains");
  tally?.(forest, "in the forest");
  tally?.(mountains, "in the mountains");
  return plains + forest + mountains;
}

export function spaceOf(set: CompiledSet, state: State, seat: number, tally?: Tally): number {
  const now = currentSpace(set, state, seat, tally);
  if (set.options.spaceMeasure !== "highest") return now;
  const { highest } = state.players[seat]!;
  if (highest > now) tally?.(highest - now, "what was reached before counts on");
  return Math.max(highest, now);
}

/** For `spaceMeasure: highest`, wherever a unit arrives or a building is made. */
export function noteSpace(set: CompiledSet, state: State, seat: number): void {
  if (set.options.spaceMeasure !== "highest") return;
  const player = state.players[seat]!;
  player.highest = Math.max(player.highest, currentSpace(set, state, seat));
}

export function costOf(set: CompiledSet, state: State, seat: number, design: Design, tally?: Tally): number {
  let { cost } = design;
  tally?.(cost, "printed");
  if (!set.has.costMods) return cost;
  eachStatic(set, state, "costMods", ({ costMods, id }, owner) => {
    for (const { whose, accepts, plus } of costMods) {
      if ((whose === "you") !== (owner === seat) || !accepts(design)) continue;
      cost += plus;
      tally?.(plus, "", id);
    }
  });
  if (cost < 0) tally?.(-cost, "never below 0");
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
