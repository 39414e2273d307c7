import type { Action, Refusal } from "../../../core/game";
import { type CompiledSet, type Design, relative } from "./compiled-set";
import { builders, entryBuildings, sites } from "./sites";
import { findUnit, lanes, type State } from "./state";
import { costOf, hasRoom, spaceOf } from "./stats";
import { wrongTarget } from "./targets";

/** Why an action of the play phase can't be done, asked in the order of rules §7. */

const refusal = (code: string, message: string): Refusal => ({ code, message });

export function refuseMain(set: CompiledSet, state: State, action: Action): Refusal | null {
  const seat = state.active;
  const actor = action["seat"];
  if (actor !== undefined && actor !== seat) return refusal("not-your-turn", "It is the other player's turn.");
  if (action.type === "endTurn") return null;
  if (action.type === "useActive") return refuseActive(set, state, seat);
  const card = action["card"] as number;
  const design = set.designs[state.design[card] ?? -1];
  if (state.players[1 - seat]!.hand.includes(card))
    return refusal("not-your-turn", "That card is in the other player's hand, and it is not that player's turn.");
  if (!design || !state.players[seat]!.hand.includes(card))
    return refusal("not-in-hand", "That card isn't in your hand.");
  return refusePlay(set, state, seat, design, action);
}

function refuseActive(set: CompiledSet, state: State, seat: number): Refusal | null {
  const { active, options } = set;
  if (!active || state.players[seat]!.activeUsed >= options.activePerTurn) {
    return refusal(
      "active-used",
      active ? `${active.name} can't be used again in this turn.` : "There is no active skill in this game.",
    );
  }
  return refuseCost(set, state, seat, active);
}

function refuseCost(set: CompiledSet, state: State, seat: number, design: Design): Refusal | null {
  const space = spaceOf(set, state, seat);
  const { min, max } = design.space;
  if (space < min || space > max) {
    const wanted = space < min ? `at least ${min}` : `at most ${max}`;
    return refusal("space-condition", `${design.name} needs ${wanted} space; you have ${space}.`);
  }
  const cost = costOf(set, state, seat, design);
  const { gold } = state.players[seat]!;
  return gold < cost ? refusal("not-enough-gold", `${design.name} costs ${cost} gold; you have ${gold}.`) : null;
}

function refusePlay(set: CompiledSet, state: State, seat: number, design: Design, action: Action): Refusal | null {
  const costs = refuseCost(set, state, seat, design);
  if (costs) return costs;
  const expected = { unit: "playUnit", building: "playBuilding", skill: "playSkill", class: "" }[design.type];
  if (action.type !== expected)
    return refusal("wrong-action", `${design.name} is a ${design.type}; it is played with “${expected}”.`);
  if (design.type === "skill") {
    const { type: _, card: __, seat: ___, ...named } = action;
    const wrong = wrongTarget(set, state, seat, design, named);
    if (wrong === null) return null;
    return refusal(
      wrong,
      wrong === "bad-lane" ? "Choose one of the three lanes." : `That is no target for ${design.name}.`,
    );
  }
  const lane = lanes.indexOf(action["lane"] as (typeof lanes)[number]);
  if (lane < 0) return refusal("bad-lane", "Choose one of the three lanes.");
  return design.type === "unit"
    ? refuseUnit(set, state, seat, design, lane, action["entry"])
    : refuseBuilding(set, state, seat, design, lane, action["builder"]);
}

function refuseUnit(
  set: CompiledSet,
  state: State,
  seat: number,
  design: Design,
  lane: number,
  entry: unknown,
): Refusal | null {
  const building =
    entry === undefined ? undefined : entryBuildings(set, state, seat, lane).find(({ uid }) => uid === entry);
  if (entry !== undefined && !building)
    return refusal("bad-target", "That is no building of yours in this lane on which units may be placed.");
  const tile = building?.tile ?? relative(set, seat, lane, Math.min(design.entryTile, set.lengths[lane]!));
  return hasRoom(set, state, seat, lane, tile)
    ? null
    : refusal("tile-full", "There is no room for another unit on that tile.");
}

function refuseBuilding(
  set: CompiledSet,
  state: State,
  seat: number,
  design: Design,
  lane: number,
  builder: unknown,
): Refusal | null {
  const possible = sites(set, state, seat, design, lane);
  if (possible.length === 0)
    return refusal("no-site", `There is no tile in this lane on which ${design.name} can be built now.`);
  const unit = findUnit(state, Number(builder));
  const mayBuild = unit !== undefined && possible.some((tile) => builders(set, state, seat, lane, tile).includes(unit));
  return mayBuild ? null : refusal("bad-builder", "That unit can't build there.");
}
