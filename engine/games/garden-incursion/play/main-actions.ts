import type { Action } from "../../../core/game";
import type { Prompt } from "../../../core/machine";
import type { Circle } from "../../../core/straight";
import type { CompiledSet, Design, Skill } from "./compiled-set";
import { pieceActions } from "./piece-actions";
import { abilityFrame, hasTargets, isPlayableAbility, mayTurnWorkers, skillsOf, spendable } from "./playable";
import { pointsIn, siteCircles, spawnCircles } from "./points";
import type { Spot } from "./space";
import { type Piece, readyWorkers, type State } from "./state";
import { costOf, designOf } from "./stats";

/** Decisions between whole moves: the active player's windows, each in the phase of its name. */
const windows = ["spawning", "action", "skirmishWindow", "aftermath"] as const;
export const isWindow = ({ kind }: Prompt): boolean => (windows as readonly string[]).includes(kind);

/** All that the active player may do in a window (rules §7); the points among them are those of rules §2.2. */
export function mainActions(set: CompiledSet, state: State): Action[] {
  const actions: Action[] = [];
  const { active: seat, phase } = state;
  if (state.actions < set.options.actionCap) {
    workerActions(set, state, seat, actions);
    cardActions(set, state, seat, actions);
    skillActions(set, state, seat, actions);
    if (phase === "action") pieceActions(set, state, seat, actions);
  }
  actions.push({ type: "endPhase" });
  return actions;
}

function workerActions(set: CompiledSet, state: State, seat: number, actions: Action[]): void {
  const ready = readyWorkers(state.players[seat]!);
  if (ready === 0 || !mayTurnWorkers(set, state)) return;
  actions.push({ type: "turnWorkers", count: 1 });
  if (ready > 1) actions.push({ type: "turnWorkers", count: ready });
}

/** Whether creatures, structures and workers may be played now. */
export const mayPlayPermanents = ({ options }: CompiledSet, { phase }: State): boolean =>
  phase === "spawning" || (phase === "action" && options.permanentTiming === "spawningAndAction");

function cardActions(set: CompiledSet, state: State, seat: number, actions: Action[]): void {
  const player = state.players[seat]!;
  const isEarly = mayPlayPermanents(set, state);
  let spawns: { range: number; points: readonly Spot[] }[] | undefined;
  for (const card of player.hand) {
    const design = set.designs[state.design[card]!];
    if (!design) continue;
    if (design.type === "ability") {
      if (isPlayableAbility(set, state, seat, card, player.energy)) actions.push({ type: "playCard", card });
    } else if (isEarly && costOf(set, state, seat, design) <= player.energy) {
      if (design.type === "worker") {
        if (!isWorkerLimit(set, state, seat)) actions.push({ type: "playCard", card });
        continue;
      }
      let points: readonly Spot[];
      if (design.type === "creature") {
        spawns ??= [];
        let known = spawns.find(({ range }) => range === design.range);
        if (!known) {
          known = {
            range: design.range,
            points: pointsIn(set, state, seat, spawnCircles(set, state, seat), design.range),
          };
          spawns.push(known);
        }
        points = known.points;
      } else points = buildingPoints(set, state, seat, design);
      for (const at of points) actions.push({ type: "playCard", card, at });
    }
  }
}

export const isWorkerLimit = ({ options }: CompiledSet, { players }: State, seat: number): boolean =>
  options.workersPerTurn > 0 && players[seat]!.workersPlayed >= options.workersPerTurn;

const buildingPoints = (set: CompiledSet, state: State, seat: number, design: Design): readonly Spot[] =>
  pointsIn(set, state, seat, entryCircles(set, state, seat, design), design.range);

/** Where a creature or structure may enter; nowhere, if its condition isn't met. */
export function entryCircles(set: CompiledSet, state: State, seat: number, design: Design): Circle[] {
  if (!design.isStructure) return spawnCircles(set, state, seat);
  if (design.condition && !design.condition(state, abilityFrame(seat, 0))) return [];
  return siteCircles(set, state, seat, design);
}

export const isSkillPhase = ({ phase: when }: Skill, { phase }: State): boolean => when === "any" || when === phase;

function skillActions(set: CompiledSet, state: State, seat: number, actions: Action[]): void {
  const player = state.players[seat]!;
  skillsOf(set, state, seat).forEach((skill, n) => {
    const { name } = skill;
    if (!isSkillPhase(skill, state) || player.energy < skill.energy) return;
    if (skill.once && (player.used & (1 << n)) !== 0) return;
    if (skill.condition && !skill.condition(state, abilityFrame(seat, 0))) return;
    if (skill.spends >= 0) {
      for (let count = 1; count <= spendable(set, state, seat, skill); count++)
        actions.push({ type: "skill", name, n: count });
      return;
    }
    if (!hasTargets(state, skill, abilityFrame(seat, 0))) return;
    if (skill.ap === 0) actions.push({ type: "skill", name });
    else
      for (const payer of skillPayers(set, state, seat, skill)) actions.push({ type: "skill", name, payer: payer.id });
  });
}

export const skillPayers = (set: CompiledSet, state: State, seat: number, { ap }: Skill): Piece[] =>
  state.pieces.filter((piece) => piece.owner === seat && designOf(set, piece).isCreature && piece.ap >= ap);
