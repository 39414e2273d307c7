import type { Emit } from "../../../core/machine";
import type { CompiledSet } from "./compiled-set";
import { counterKinds, type Piece, type State } from "./state";
import { apOf, designOf, keyword } from "./stats";
import { pushTriggers, triggered } from "./triggers";
import { about } from "./vocabulary/parts";

type Entering = Pick<Piece, "design" | "owner" | "card" | "x" | "y">;

/** Puts an object on the battlefield, and what that triggers on the stack. */
export function enter(set: CompiledSet, state: State, entering: Entering, emit: Emit | null): Piece {
  const piece: Piece = {
    id: state.nextPiece++,
    ...entering,
    ap: 0,
    counters: counterKinds.map(() => 0),
    moved: false,
    used: 0,
    once: 0,
    entered: state.turn,
  };
  state.pieces.push(piece);
  const design = designOf(set, piece);
  const isReady = set.options.spawnedAP === "full" || keyword(set, state, piece, "swift") > 0;
  if (design.isCreature && isReady) piece.ap = apOf(set, state, piece);
  emit?.(about(piece, { type: "enter", at: [piece.x, piece.y] }));
  pushTriggers(state, triggered(set, state, piece, "spawn", 0), emit);
  return piece;
}
