import type { Frame } from "../../../core/machine";
import { queenOf } from "./points";
import { type GardenState, type Piece, readyWorkers } from "./state";
import { costOf, designOf, frameOf } from "./stats";
import { type Design, type Effect, type GardenTable, type Skill, type Special, sheetOf } from "./table";
import { effectSlots } from "./triggers";

/** What a player could use now. */

/** Every choice that must be made has an answer. */
export const hasTargets = (state: GardenState, { needs }: Effect, frame: Frame): boolean =>
  needs.every((need) => need(state, frame));

export const abilityFrame = (seat: number, card: number): Frame => frameOf(seat, card, effectSlots(undefined));
export const specialFrame = (piece: Piece, payer: number): Frame =>
  frameOf(piece.owner, piece.id, effectSlots(piece, 0, payer));

export const skillsOf = (table: GardenTable, state: GardenState, seat: number): readonly Skill[] =>
  sheetOf(table, state, seat)?.skills ?? [];

/** Counters of the queen that a skill spends. */
export const spendable = (table: GardenTable, state: GardenState, seat: number, { spends }: Skill): number =>
  spends < 0 ? 0 : (queenOf(table, state, seat)?.counters[spends] ?? 0);

/** Whether workers may be turned in this phase. */
export const mayTurnWorkers = ({ options }: GardenTable, { phase }: GardenState): boolean =>
  phase === "spawning" || options.workerTiming === "turn";

/** The pool, and what workers and stored counters could still add to it. */
function energyInReach(table: GardenTable, state: GardenState, seat: number): number {
  const player = state.players[seat]!;
  const workers = mayTurnWorkers(table, state) ? readyWorkers(player) : 0;
  const stored = skillsOf(table, state, seat).reduce(
    (sum, skill) => sum + (skill.phase === "any" ? skill.yields * spendable(table, state, seat, skill) : 0),
    0,
  );
  return player.energy + workers + stored;
}

export function isPlayableAbility(
  table: GardenTable,
  state: GardenState,
  seat: number,
  card: number,
  energy: number,
): boolean {
  const design: Design | undefined = table.designs[state.design[card]!];
  if (design?.type !== "ability" || costOf(table, state, seat, design) > energy) return false;
  return design.play === undefined || hasTargets(state, design.play, abilityFrame(seat, card));
}

/** K2 and K4 are passed over unless an ability card could be played in them. */
export function canPlayAbilityLater(table: GardenTable, state: GardenState, seat: number): boolean {
  const { hand } = state.players[seat]!;
  const energy = energyInReach(table, state, seat);
  return hand.some((card) => isPlayableAbility(table, state, seat, card, energy));
}

/** Own creatures that could pay a structure's special action. */
export function payersOf(
  table: GardenTable,
  state: GardenState,
  piece: Piece,
  { ap }: Special,
  range: number,
): Piece[] {
  return state.pieces.filter(
    (payer) =>
      payer.owner === piece.owner &&
      designOf(table, payer).isCreature &&
      payer.ap >= ap &&
      table.space.within(piece.x, piece.y, payer.x, payer.y, range),
  );
}
