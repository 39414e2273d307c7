import type { Json } from "../../../core/vocabulary";
import type { CompiledSet, Design, Target } from "./compiled-set";
import { findUnit, lanes, type State } from "./state";
import { classFrame, laneFrame } from "./stats";

/** What a skill's player must name (rules §7 `playSkill`): a lane, a unit, a building. */

export type Chosen = Record<string, Json>;

/** The pieces that may be named. Hidden buildings of the enemy can't be. */
function pieces(state: State, seat: number, { kind, of }: Target): number[] {
  const frame = classFrame(seat);
  if (kind === "unit") return state.units.flatMap((unit) => (of!(state, frame, unit) ? [unit.uid] : []));
  return state.buildings.flatMap((building) =>
    (building.owner === seat || !building.hidden) && of!(state, frame, building) ? [building.uid] : [],
  );
}

/** The values that a target may have, given those before it. */
function candidates(state: State, seat: number, target: Target, before: Chosen): Json[] {
  if (target.kind === "lane") return [...lanes];
  if (target.kind !== "otherLane") return pieces(state, seat, target);
  const unit = findUnit(state, Number(before["unit"]));
  return lanes.filter((_, lane) => lane !== unit?.lane);
}

export const fieldOf = ({ kind }: Target): string => (kind === "otherLane" ? "lane" : kind);

/**
 * A lane skill may be wasted on a lane where it finds nothing (rules §10.33), unless the house rule forbids it. What the
 * player can't see doesn't count, so that a refusal tells nothing of it.
 */
function isWasted(set: CompiledSet, state: State, seat: number, { aims }: Design, chosen: Chosen): boolean {
  if (set.options.emptyTargets || aims.length === 0 || chosen["lane"] === undefined) return false;
  const frame = laneFrame(seat, lanes.indexOf(chosen["lane"] as (typeof lanes)[number]));
  return !aims.some(({ kind, of }) =>
    state[kind].some(
      (piece) => of(state, frame, piece) && (piece.owner === seat || !("hidden" in piece && piece.hidden)),
    ),
  );
}

/** Every way to name all of a skill's targets. */
export function combinations(set: CompiledSet, state: State, seat: number, design: Design): Chosen[] {
  let all: Chosen[] = [{}];
  for (const target of design.targets) {
    const field = fieldOf(target);
    const longer: Chosen[] = [];
    for (const chosen of all) {
      for (const value of candidates(state, seat, target, chosen)) {
        const next = { ...chosen };
        next[field] = value;
        longer.push(next);
      }
    }
    all = longer;
  }
  return all.filter((chosen) => !isWasted(set, state, seat, design, chosen));
}

/** Why what an action names is no target; null if it is. */
export function wrongTarget(
  set: CompiledSet,
  state: State,
  seat: number,
  design: Design,
  named: Chosen,
): "bad-lane" | "bad-target" | null {
  for (const target of design.targets) {
    const field = fieldOf(target);
    if (candidates(state, seat, target, named).includes(named[field] ?? null)) continue;
    const isLane = field === "lane" && !lanes.includes(named["lane"] as (typeof lanes)[number]);
    return isLane ? "bad-lane" : "bad-target";
  }
  const fields = new Set(design.targets.map(fieldOf));
  if (Object.keys(named).some((field) => !fields.has(field))) return "bad-target";
  return isWasted(set, state, seat, design, named) ? "bad-target" : null;
}
