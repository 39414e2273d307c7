import { clonePlain } from "../../../core/plain";
import { type Building, type CastleLanesState, type Unit, unitAt } from "./state";
import { attackOf, currentSpace, lastingMoveOf } from "./stats";
import { type CastleLanesTable, relative } from "./table";

/** How well a seat stands (rules §13), from what it may know. */

const won = 10_000;

function unitWorth(table: CastleLanesTable, state: CastleLanesState, unit: Unit): number {
  const { owner, lane, tile, hp, wait } = unit;
  const reach = relative(table, owner, lane, tile) / table.lengths[lane]!;
  const attack = attackOf(table, state, unit);
  const move = lastingMoveOf(table, state, unit);
  if (move <= 0) return 0.6 * hp + 0.7 * attack;
  const pace = Math.min(1, (0.6 + 0.2 * move) / Math.sqrt(unit.every)) * (wait > 0 ? 0.9 : 1);
  return 0.6 * hp + attack * (0.7 + 0.9 * reach) * pace;
}

function buildingWorth(table: CastleLanesTable, building: Building): number {
  const design = table.designs[building.design];
  return design ? (0.8 * design.cost + 1) * (0.5 + (0.5 * building.hp) / building.maxHp) : 2;
}

/** What a seat's units can do to the enemy castle in its next march, if nobody steps in their way. */
function threat(table: CastleLanesTable, state: CastleLanesState, seat: number): number {
  let sum = 0;
  for (const unit of state.units) {
    if (unit.owner !== seat || unit.wait > 0 || unit.tired !== 0) continue;
    const steps = table.lengths[unit.lane]! - relative(table, seat, unit.lane, unit.tile);
    if (lastingMoveOf(table, state, unit) <= steps || isBlocked(table, state, unit)) continue;
    sum += attackOf(table, state, unit);
  }
  return sum;
}

function isBlocked(table: CastleLanesTable, state: CastleLanesState, { owner, lane, tile }: Unit): boolean {
  const step = owner === 0 ? 1 : -1;
  for (let at = tile; at >= 1 && at <= table.lengths[lane]!; at += step)
    if (unitAt(state, 1 - owner, lane, at)) return true;
  return false;
}

function standing(table: CastleLanesTable, state: CastleLanesState, seat: number): number {
  const player = state.players[seat]!;
  const left = player.deck.length;
  // From four cards on an empty deck is near, and every castle point counts more.
  let value =
    player.castle * 3 +
    0.9 * Math.min(player.gold, 12) +
    1.6 * player.hand.length +
    0.3 * currentSpace(table, state, seat);
  if (left < 4) value -= (4 - left) * 2;
  for (const unit of state.units) if (unit.owner === seat) value += unitWorth(table, state, unit);
  for (const building of state.buildings) if (building.owner === seat) value += buildingWorth(table, building);
  return value;
}

export function evaluate(
  view: CastleLanesState,
  seat: number,
  table: CastleLanesTable,
  endTurn: (state: CastleLanesState) => void,
): number {
  let state = view;
  // The march is no secret: a turn is judged by what its end brings.
  if (state.result === null && state.prompt?.kind === "main" && state.prompt.seat === seat) {
    state = clonePlain(view);
    endTurn(state);
  }
  if (state.result) return state.result.winners.length === 0 ? 0 : state.result.winners.includes(seat) ? won : -won;
  const [own, enemy] = [state.players[seat]!, state.players[1 - seat]!];
  let value = standing(table, state, seat) - standing(table, state, 1 - seat);
  const danger = threat(table, state, 1 - seat);
  if (danger >= own.castle) value -= state.active === seat ? 20 : 60;
  const chance = threat(table, state, seat);
  if (chance >= enemy.castle) value += state.active === seat ? 60 : 20;
  return value;
}
