import type { Action } from "../../../core/game";
import type { Circle } from "../../../core/straight";
import { pieceActions } from "./piece-actions";
import { abilityFrame, hasTargets, isPlayableAbility, mayTurnWorkers, skillsOf, spendable } from "./playable";
import { pointsIn, siteCircles, spawnCircles } from "./points";
import type { Spot } from "./space";
import { type GardenState, type Piece, readyWorkers } from "./state";
import { costOf, designOf } from "./stats";
import type { Design, GardenTable, Skill } from "./table";

/** All that the active player may do in a window (rules §7); the points among them are those of rules §2.2. */
export function mainActions(table: GardenTable, state: GardenState): Action[] {
  const actions: Action[] = [];
  const { active: seat, phase } = state;
  if (state.actions < table.options.actionCap) {
    workerActions(table, state, seat, actions);
    cardActions(table, state, seat, actions);
    skillActions(table, state, seat, actions);
    if (phase === "action") pieceActions(table, state, seat, actions);
  }
  actions.push({ type: "endPhase" });
  return actions;
}

function workerActions(table: GardenTable, state: GardenState, seat: number, actions: Action[]): void {
  const ready = readyWorkers(state.players[seat]!);
  if (ready === 0 || !mayTurnWorkers(table, state)) return;
  actions.push({ type: "turnWorkers", count: 1 });
  if (ready > 1) actions.push({ type: "turnWorkers", count: ready });
}

/** Whether creatures, structures and workers may be played now. */
export const mayPlayPermanents = ({ options }: GardenTable, { phase }: GardenState): boolean =>
  phase === "spawning" || (phase === "action" && options.permanentTiming === "spawningAndAction");

function cardActions(table: GardenTable, state: GardenState, seat: number, actions: Action[]): void {
  const player = state.players[seat]!;
  const isEarly = mayPlayPermanents(table, state);
  let spawns: { range: number; points: readonly Spot[] }[] | undefined;
  for (const card of player.hand) {
    const design = table.designs[state.design[card]!];
    if (!design) continue;
    if (design.type === "ability") {
      if (isPlayableAbility(table, state, seat, card, player.energy)) actions.push({ type: "playCard", card });
    } else if (isEarly && costOf(table, state, seat, design) <= player.energy) {
      if (design.type === "worker") {
        if (!isWorkerLimit(table, state, seat)) actions.push({ type: "playCard", card });
        continue;
      }
      let points: readonly Spot[];
      if (design.type === "creature") {
        spawns ??= [];
        let known = spawns.find(({ range }) => range === design.range);
        if (!known) {
          known = {
            range: design.range,
            points: pointsIn(table, state, seat, spawnCircles(table, state, seat), design.range),
          };
          spawns.push(known);
        }
        points = known.points;
      } else points = buildingPoints(table, state, seat, design);
      for (const at of points) actions.push({ type: "playCard", card, at });
    }
  }
}

export const isWorkerLimit = ({ options }: GardenTable, { players }: GardenState, seat: number): boolean =>
  options.workersPerTurn > 0 && players[seat]!.workersPlayed >= options.workersPerTurn;

const buildingPoints = (table: GardenTable, state: GardenState, seat: number, design: Design): readonly Spot[] =>
  pointsIn(table, state, seat, entryCircles(table, state, seat, design), design.range);

/** Where a creature or structure may enter; nowhere, if its condition isn't met. */
export function entryCircles(table: GardenTable, state: GardenState, seat: number, design: Design): Circle[] {
  if (!design.isStructure) return spawnCircles(table, state, seat);
  if (design.condition && !design.condition(state, abilityFrame(seat, 0))) return [];
  return siteCircles(table, state, seat, design);
}

export const isSkillPhase = ({ phase: when }: Skill, { phase }: GardenState): boolean =>
  when === "any" || when === phase;

function skillActions(table: GardenTable, state: GardenState, seat: number, actions: Action[]): void {
  const player = state.players[seat]!;
  skillsOf(table, state, seat).forEach((skill, n) => {
    const { name } = skill;
    if (!isSkillPhase(skill, state) || player.energy < skill.energy) return;
    if (skill.once && (player.used & (1 << n)) !== 0) return;
    if (skill.condition && !skill.condition(state, abilityFrame(seat, 0))) return;
    if (skill.spends >= 0) {
      for (let count = 1; count <= spendable(table, state, seat, skill); count++)
        actions.push({ type: "skill", name, n: count });
      return;
    }
    if (!hasTargets(state, skill, abilityFrame(seat, 0))) return;
    if (skill.ap === 0) actions.push({ type: "skill", name });
    else
      for (const payer of skillPayers(table, state, seat, skill))
        actions.push({ type: "skill", name, payer: payer.id });
  });
}

export const skillPayers = (table: GardenTable, state: GardenState, seat: number, { ap }: Skill): Piece[] =>
  state.pieces.filter((piece) => piece.owner === seat && designOf(table, piece).isCreature && piece.ap >= ap);
