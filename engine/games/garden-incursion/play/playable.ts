import type { Frame } from "../../../core/machine";
import { type CompiledSet, type Design, type Effect, type Skill, type Special, sheetOf } from "./compiled-set";
import { queenOf } from "./points";
import { type Piece, readyWorkers, type State } from "./state";
import { costOf, designOf, frameOf, rangeOf } from "./stats";
import { effectSlots } from "./triggers";

/** What a player could use now. */

/** Every choice that must be made has an answer. */
export function hasTargets(state: State, { needs }: Effect, frame: Frame): boolean {
  for (let n = 0; n < needs.length; n++) if (!needs[n]!(state, frame)) return false;
  return true;
}

export const abilityFrame = (seat: number, card: number): Frame => frameOf(seat, card, effectSlots(undefined));
export const specialFrame = (piece: Piece, payer: number): Frame =>
  frameOf(piece.owner, piece.id, effectSlots(piece, 0, payer));

export const skillsOf = (set: CompiledSet, state: State, seat: number): readonly Skill[] =>
  sheetOf(set, state, seat)?.skills ?? [];

/** Counters of the queen that a skill spends. */
export const spendable = (set: CompiledSet, state: State, seat: number, { spends }: Skill): number =>
  spends < 0 ? 0 : (queenOf(set, state, seat)?.counters[spends] ?? 0);

/** Whether workers may be turned in this phase. */
export const mayTurnWorkers = ({ options }: CompiledSet, { phase }: State): boolean =>
  phase === "spawning" || options.workerTiming === "turn";

/** The pool, and what workers and stored counters could still add to it. */
function energyInReach(set: CompiledSet, state: State, seat: number): number {
  const player = state.players[seat]!;
  const workers = mayTurnWorkers(set, state) ? readyWorkers(player) : 0;
  const stored = skillsOf(set, state, seat).reduce(
    (sum, skill) => sum + (skill.phase === "any" ? skill.yields * spendable(set, state, seat, skill) : 0),
    0,
  );
  return player.energy + workers + stored;
}

export function isPlayableAbility(set: CompiledSet, state: State, seat: number, card: number, energy: number): boolean {
  const design: Design | undefined = set.designs[state.design[card]!];
  if (design?.type !== "ability" || costOf(set, state, seat, design) > energy) return false;
  return design.play === undefined || hasTargets(state, design.play, abilityFrame(seat, card));
}

/** K2 and K4 are passed over unless an ability card could be played in them. */
export function canPlayAbilityLater(set: CompiledSet, state: State, seat: number): boolean {
  const { hand } = state.players[seat]!;
  const energy = energyInReach(set, state, seat);
  return hand.some((card) => isPlayableAbility(set, state, seat, card, energy));
}

/** Which of the pieces of its owner could pay a structure's special action. */
export function payersOf(
  set: CompiledSet,
  state: State,
  structure: Piece,
  own: readonly Piece[],
  { ap }: Special,
): Piece[] {
  const { x, y } = structure;
  const rich = own.filter((piece) => piece.ap >= ap && designOf(set, piece).isCreature);
  if (rich.length === 0) return rich;
  const range = rangeOf(set, state, structure);
  return rich.filter((piece) => set.space.within(x, y, piece.x, piece.y, range));
}
