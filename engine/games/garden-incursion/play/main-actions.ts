import type { Action } from "../../../core/game";
import type { Circle } from "../../../core/straight";
import { closesCircle, isProtected, linkTo } from "./links";
import {
  abilityFrame,
  hasTargets,
  isPlayableAbility,
  mayTurnWorkers,
  payersOf,
  skillsOf,
  specialFrame,
  spendable,
} from "./playable";
import { movesOf, pointsIn, siteCircles, spawnCircles } from "./points";
import { reachOf } from "./skirmish";
import { type GardenState, type Piece, readyWorkers } from "./state";
import { costOf, designOf, keyword, rangeOf } from "./stats";
import type { Design, GardenTable, Skill } from "./table";

/** All that the active player may do in a window (rules §7); the points among them are those of rules §2.2. */
export function mainActions(table: GardenTable, state: GardenState): Action[] {
  const actions: Action[] = [];
  const { active: seat, phase } = state;
  if (state.actions < table.options.actionCap) {
    workerActions(table, state, seat, actions);
    cardActions(table, state, seat, actions);
    skillActions(table, state, seat, actions);
    if (phase === "action") {
      for (const piece of state.pieces) if (piece.owner === seat) pieceActions(table, state, piece, actions);
    }
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
  let spawns: { range: number; points: [number, number][] }[] | undefined;
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
      let points: [number, number][];
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

const buildingPoints = (table: GardenTable, state: GardenState, seat: number, design: Design): [number, number][] =>
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

function pieceActions(table: GardenTable, state: GardenState, piece: Piece, actions: Action[]): void {
  const design = designOf(table, piece);
  specialActions(table, state, piece, actions);
  if (!design.isCreature || piece.ap < 1) return;
  const { id: obj } = piece;
  if (mayMove(table, state, piece))
    for (const to of movesOf(table, state, piece)) actions.push({ type: "move", obj, to });
  if (!design.isQueen || table.options.queensAttack) attackActions(table, state, piece, actions);
  defendActions(table, state, piece, actions);
}

export function mayMove(table: GardenTable, state: GardenState, piece: Piece): boolean {
  const { isCreature, isQueen } = designOf(table, piece);
  if (!isCreature || piece.ap < 1 || (isQueen && !table.options.queensMove)) return false;
  return keyword(table, state, piece, "rooted") === 0;
}

function specialActions(table: GardenTable, state: GardenState, piece: Piece, actions: Action[]): void {
  const design = designOf(table, piece);
  const { energy } = state.players[piece.owner]!;
  design.specials.forEach((special, n) => {
    if ((piece.used & (1 << n)) !== 0 || energy < special.energy) return;
    const action = { type: "special", obj: piece.id, name: special.name };
    if (!design.isStructure) {
      if (piece.ap >= special.ap && hasTargets(state, special, specialFrame(piece, piece.id))) actions.push(action);
      return;
    }
    for (const payer of payersOf(table, state, piece, special, rangeOf(table, state, piece)))
      if (hasTargets(state, special, specialFrame(piece, payer.id))) actions.push({ ...action, payer: payer.id });
  });
}

/** How far away a target may be to come into reach by the end of the phase, with the action points left after its declaration. */
function stretchOf(table: GardenTable, state: GardenState, piece: Piece): number {
  const moves = keyword(table, state, piece, "rooted") > 0 ? 0 : piece.ap - 1;
  return rangeOf(table, state, piece) * (1 + moves);
}

function attackActions(table: GardenTable, state: GardenState, piece: Piece, actions: Action[]): void {
  const { id: obj } = piece;
  const { friendlyFire, oneAttackPerTarget, attackDeclareRange } = table.options;
  const stretch = stretchOf(table, state, piece);
  for (const target of state.pieces) {
    if (target.owner === piece.owner && (!friendlyFire || target.id === obj)) continue;
    if (oneAttackPerTarget && isRepeated(state, obj, target.id)) continue;
    if (isProtected(table, state, piece, target.id)) continue;
    if (attackDeclareRange === "both") {
      const reach = reachOf(table, state, piece, target);
      if (!table.space.within(piece.x, piece.y, target.x, target.y, reach)) continue;
    }
    const reachable = table.space.within(piece.x, piece.y, target.x, target.y, stretch);
    actions.push({ type: "attack", obj, target: target.id, reachable });
  }
}

export const isRepeated = ({ attacks }: GardenState, obj: number, target: number): boolean =>
  attacks.some((attack) => attack.attacker === obj && attack.target === target);

function defendActions(table: GardenTable, state: GardenState, piece: Piece, actions: Action[]): void {
  const { id: obj } = piece;
  if (isDefendLimit(table, state, obj)) return;
  const reach = rangeOf(table, state, piece) * (piece.ap - 1);
  for (const target of state.pieces) {
    if (target.owner !== piece.owner || target.id === obj) continue;
    if (linkTo(state, target.id) || closesCircle(state, obj, target.id)) continue;
    const { space } = table;
    const reachable =
      space.isSame(piece.x, piece.y, target.x, target.y) || space.within(piece.x, piece.y, target.x, target.y, reach);
    actions.push({ type: "defend", obj, target: target.id, reachable });
  }
}

export const isDefendLimit = ({ options }: GardenTable, { links }: GardenState, obj: number): boolean =>
  options.defendsPerCreature > 0 &&
  links.filter(({ defender }) => defender === obj).length >= options.defendsPerCreature;
