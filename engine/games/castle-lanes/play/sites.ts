import { type CompiledSet, type Design, relative } from "./compiled-set";
import { type Building, buildingAt, type State, type Unit } from "./state";

/** Where cards may be played (rules §7): entries for units, sites and builders for buildings. */

const none: readonly Building[] = [];

/** Own tiles on which a played unit may be placed: its entry tile, and entry points of the lane. */
export function entryBuildings(set: CompiledSet, state: State, seat: number, lane: number): readonly Building[] {
  if (!set.has.entryPoints) return none;
  return state.buildings.filter(
    (building) => building.owner === seat && building.lane === lane && set.designs[building.design]!.entryPoint,
  );
}

/** Absolute tiles of a lane on which a building may be constructed now, in the blueprint's order; all but the first only by house rule. */
export function sites(set: CompiledSet, state: State, seat: number, design: Design, lane: number): number[] {
  const found: number[] = [];
  for (const own of design.blueprint[lane]!) {
    const tile = relative(set, seat, lane, own);
    if (!hasBuilder(state, seat, lane, tile) || buildingAt(state, lane, tile)) continue;
    found.push(tile);
    if (set.options.builderSite === "blueprintOrder") break;
  }
  return found;
}

const isBuilder = (unit: Unit, seat: number, lane: number, tile: number): boolean =>
  unit.owner === seat && unit.lane === lane && unit.tile === tile && unit.tired === 0;

function hasBuilder({ units }: State, seat: number, lane: number, tile: number): boolean {
  for (let i = 0; i < units.length; i++) if (isBuilder(units[i]!, seat, lane, tile)) return true;
  return false;
}

export function builders(set: CompiledSet, state: State, seat: number, lane: number, tile: number): Unit[] {
  const fresh = state.units.filter((unit) => isBuilder(unit, seat, lane, tile));
  return set.options.builderUnit === "earliest" ? fresh.slice(0, 1) : fresh;
}
