import type { Action } from "../../../core/game";
import type { CompiledSet } from "./compiled-set";
import { isProtected, linkTo, protectorsOf } from "./links";
import { hasTargets, payersOf, specialFrame } from "./playable";
import { stepsOf } from "./points";
import { reachOf } from "./skirmish";
import type { Piece, State } from "./state";
import { designOf, keyword, rangeOf } from "./stats";

/** What a seat's objects may do in the action phase (rules §7), one object after the other. */
export function pieceActions(set: CompiledSet, state: State, seat: number, actions: Action[]): void {
  const { queensMove, queensAttack, friendlyFire } = set.options;
  const own = state.pieces.filter(({ owner }) => owner === seat);
  const targets = friendlyFire ? state.pieces : state.pieces.filter(({ owner }) => owner !== seat);
  for (let n = 0; n < own.length; n++) {
    const piece = own[n]!;
    const { isCreature, isQueen, specials } = designOf(set, piece);
    if (specials.length > 0) specialActions(set, state, piece, own, actions);
    if (!isCreature || piece.ap < 1) continue;
    const range = rangeOf(set, state, piece);
    const isRooted = keyword(set, state, piece, "rooted") > 0;
    if (!isRooted && (!isQueen || queensMove)) moveActions(set, state, piece, range, actions);
    if (!isQueen || queensAttack) {
      // Up to where a target can come into reach with the action points that are left after the declaration.
      const stretch = isRooted ? range : range * piece.ap;
      attackActions(set, state, piece, targets, stretch, actions);
    }
    defendActions(set, state, piece, own, range * (piece.ap - 1), actions);
  }
}

export function mayMove(set: CompiledSet, state: State, piece: Piece): boolean {
  const { isCreature, isQueen } = designOf(set, piece);
  if (!isCreature || piece.ap < 1 || (isQueen && !set.options.queensMove)) return false;
  return keyword(set, state, piece, "rooted") === 0;
}

function specialActions(set: CompiledSet, state: State, piece: Piece, own: readonly Piece[], actions: Action[]): void {
  const { specials, isStructure } = designOf(set, piece);
  const { energy } = state.players[piece.owner]!;
  const { id: obj } = piece;
  for (let n = 0; n < specials.length; n++) {
    const special = specials[n]!;
    if ((piece.used & (1 << n)) !== 0 || energy < special.energy) continue;
    const { name } = special;
    if (isStructure) {
      for (const { id: payer } of payersOf(set, state, piece, own, special))
        if (hasTargets(state, special, specialFrame(piece, payer))) actions.push({ type: "special", obj, name, payer });
    } else if (piece.ap >= special.ap && hasTargets(state, special, specialFrame(piece, obj)))
      actions.push({ type: "special", obj, name });
  }
}

function moveActions(set: CompiledSet, state: State, piece: Piece, range: number, actions: Action[]): void {
  const { id: obj, x, y } = piece;
  const spots = stepsOf(set, state, piece, range);
  for (let n = 0; n < spots.length; n++) {
    const to = spots[n]!;
    if (to[0] !== x || to[1] !== y) actions.push({ type: "move", obj, to });
  }
}

function attackActions(
  set: CompiledSet,
  state: State,
  piece: Piece,
  targets: readonly Piece[],
  stretch: number,
  actions: Action[],
): void {
  const { id: obj, x, y } = piece;
  const { space, options } = set;
  const attacked = options.oneAttackPerTarget ? attackedBy(state, obj) : [];
  const isAnyDefended = state.links.length > 0 && state.links.some(({ active }) => active);
  const mustBeInReach = options.attackDeclareRange === "both";
  for (let n = 0; n < targets.length; n++) {
    const target = targets[n]!;
    const { id } = target;
    if (id === obj || (attacked.length > 0 && attacked.includes(id))) continue;
    if (isAnyDefended && isProtected(set, state, piece, id)) continue;
    if (mustBeInReach && !space.within(x, y, target.x, target.y, reachOf(set, state, piece, target))) continue;
    const reachable = space.within(x, y, target.x, target.y, stretch);
    actions.push({ type: "attack", obj, target: id, reachable });
  }
}

/** What it has been declared to attack in this turn. */
export function attackedBy({ attacks }: State, obj: number): number[] {
  const ids: number[] = [];
  for (let n = 0; n < attacks.length; n++) if (attacks[n]!.attacker === obj) ids.push(attacks[n]!.target);
  return ids;
}

function defendActions(
  set: CompiledSet,
  state: State,
  piece: Piece,
  own: readonly Piece[],
  reach: number,
  actions: Action[],
): void {
  const { id: obj, x, y } = piece;
  if (isDefendLimit(set, state, obj)) return;
  const { space } = set;
  const protectors = protectorsOf(state, obj);
  for (let n = 0; n < own.length; n++) {
    const target = own[n]!;
    const { id } = target;
    if (id === obj || linkTo(state, id) || (protectors.length > 0 && protectors.includes(id))) continue;
    const reachable = space.isSame(x, y, target.x, target.y) || space.within(x, y, target.x, target.y, reach);
    actions.push({ type: "defend", obj, target: id, reachable });
  }
}

export const isDefendLimit = ({ options }: CompiledSet, { links }: State, obj: number): boolean =>
  options.defendsPerCreature > 0 &&
  links.filter(({ defender }) => defender === obj).length >= options.defendsPerCreature;
