import type { Emit, Frame } from "../../../core/machine";
import { bound, type CompiledSet, type Design, type Handler, sheetOf, type Trigger } from "./compiled-set";
import type { Piece, State } from "./state";
import { designOf, frameOf, sheetFrame } from "./stats";

/** What happens by itself, and in which order (rules §6). */

export interface Pending {
  frame: Frame;
  seat: number;
  id: number;
}

/** After so many triggered effects of one action the rest are skipped (rules §9.4). */
const mostTriggers = 200;

/** The slots every effect begins with: where its object is or was, who pays, what it is about. */
export function effectSlots(piece: Piece | undefined, it = 0, payer = 0, n = 0): number[] {
  const slots: number[] = [];
  slots[bound.x] = piece?.x ?? 0;
  slots[bound.y] = piece?.y ?? 0;
  slots[bound.payer] = payer;
  slots[bound.it] = it;
  slots[bound.n] = n;
  slots[bound.attackers] = 0;
  return slots;
}

/** The handlers of a piece that answer a trigger, marked as used where they work once in a turn. */
export function triggered(
  set: CompiledSet,
  state: State,
  piece: Piece,
  trigger: Trigger,
  it: number,
  subject?: Piece,
): Pending[] {
  const handlers = designOf(set, piece).triggers[trigger];
  if (!handlers) return [];
  const pending: Pending[] = [];
  for (const handler of handlers) {
    const frame = frameOf(piece.owner, piece.id, effectSlots(piece, it));
    if (subject && handler.of && !handler.of(state, frame, subject)) continue;
    if (!mayWork(state, handler, frame, piece.once)) continue;
    piece.once |= handler.once;
    frame.program = handler.program;
    pending.push({ frame, seat: piece.owner, id: piece.id });
  }
  return pending;
}

const mayWork = (state: State, { once, condition }: Handler, frame: Frame, used: number): boolean =>
  (used & once) === 0 && (condition?.(state, frame) ?? true);

/** Skills that work by themselves at the end of the turn. */
export function sheetTriggered(set: CompiledSet, state: State, seat: number, trigger: Trigger): Pending[] {
  const sheet: Design | undefined = sheetOf(set, state, seat);
  return (sheet?.triggers[trigger] ?? []).flatMap((handler) => {
    const frame = sheetFrame(seat, effectSlots(undefined));
    if (!mayWork(state, handler, frame, 0)) return [];
    frame.program = handler.program;
    return [{ frame, seat, id: 0 }];
  });
}

/** Puts what happens together on the stack: the active player's by id, then the others' in turn order. */
export function pushTriggers(state: State, pending: readonly Pending[], emit: Emit | null): void {
  if (pending.length === 0) return;
  const count = state.players.length;
  const turn = (seat: number): number => (seat - state.active + count) % count;
  const allowed = [...pending]
    .sort((a, b) => turn(a.seat) - turn(b.seat) || a.id - b.id)
    .slice(0, Math.max(0, mostTriggers - state.effects));
  if (allowed.length < pending.length) emit?.({ type: "runaway" });
  state.effects += allowed.length;
  for (let n = allowed.length - 1; n >= 0; n--) state.stack.push(allowed[n]!.frame);
}
