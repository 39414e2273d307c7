import { bound, type CompiledSet, type SkirmishBonus, sheetOf } from "./compiled-set";
import type { Piece, State } from "./state";
import { designOf, frameOf, keyword, sheetFrame } from "./stats";
import { effectSlots } from "./triggers";

/** One side of a skirmish: who it is, against whom, and among how many attackers. */
export interface Side {
  piece: Piece;
  isAttacking: boolean;
  /** The target of an attacker; nobody for the target itself. */
  against: number;
  attackers: number;
}

/** What a piece has more of in one skirmish: by its own card, by others of its owner, by the skill sheet, and Ambush. */
export function bonusOf(set: CompiledSet, state: State, side: Side, stat: SkirmishBonus["stat"]): number {
  const { piece, isAttacking, against, attackers } = side;
  let sum = 0;
  const add = (bonuses: readonly SkirmishBonus[], source: Piece | undefined): void => {
    for (const bonus of bonuses) {
      if (bonus.stat !== stat || bonus.isAttacking !== isAttacking || (!bonus.all && source !== piece)) continue;
      const slots = effectSlots(source, against);
      slots[bound.attackers] = attackers;
      const frame = source ? frameOf(source.owner, source.id, slots) : sheetFrame(piece.owner, slots);
      if (bonus.condition?.(state, frame) ?? true) sum += bonus.n(state, frame);
    }
  };
  if (set.has.bonuses) {
    for (const source of state.pieces) if (source.owner === piece.owner) add(designOf(set, source).bonuses, source);
    if (designOf(set, piece).isCreature) add(sheetOf(set, state, piece.owner)?.bonuses ?? [], undefined);
  }
  const ambushes = stat === "attack" && isAttacking && piece.owner === state.active && !piece.moved;
  return ambushes ? sum + keyword(set, state, piece, "ambush") : sum;
}
