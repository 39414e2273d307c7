import type { Frame, Step } from "../../../core/machine";
import type { CompiledSet, Design, Handler, Kind, Trigger } from "./compiled-set";
import type { Piece, State } from "./state";

/**
 * Triggered effects (rules §6). What happens raises a trigger; the abilities that wait for it join the queue, and the
 * procedures of the game go on when it is empty. Effects never wait: each resolves completely before the next.
 */

interface Happening {
  /** The card or piece that did it or suffered it. */
  subject?: Design | undefined;
  /** Whose it is. */
  seat: number;
  /** The piece itself, and what it did it to. */
  it?: Piece | undefined;
  other?: number;
  otherKind?: Kind;
  amount?: number;
}

function enqueue(state: State, handler: Handler, holder: Piece, { it, other = 0, amount = 0 }: Happening): void {
  const { lane, tile, design } = holder;
  const slots = [it?.uid ?? 0, other, amount, lane, tile, design, -1, 0, 0];
  state.queue.push({ program: handler.program, step: 0, self: holder.owner, card: holder.uid, slots });
}

/** A class takes part as if it were a piece that stands nowhere. */
const classPiece = (design: number, owner: number): Piece => ({
  uid: 0,
  design,
  owner,
  card: -1,
  lane: -1,
  tile: -1,
  hp: 1,
  maxHp: 1,
});

/** Queues the abilities of one thing about itself. */
export function raiseOwn(set: CompiledSet, state: State, trigger: Trigger, holder: Piece, event: Happening): void {
  const handlers = set.designs[holder.design]?.own[trigger];
  if (!handlers || isRunaway(set, state)) return;
  for (const handler of handlers) {
    if (handler.accepts(event.subject, event.otherKind)) enqueue(state, handler, holder, event);
  }
}

/** The next of a seat's class (0) and pieces, in order of play, that watches for a trigger; null if there is none after `last`. */
export function nextWatcher(
  set: CompiledSet,
  state: State,
  trigger: Trigger,
  seat: number,
  last: number,
): Piece | null {
  const { designs } = set;
  if (last < 0) {
    const index = state.players[seat]!.class;
    if (designs[index]?.watch[trigger]) return classPiece(index, seat);
  }
  const unit = nextPiece(designs, state.units, trigger, seat, last);
  const building = nextPiece(designs, state.buildings, trigger, seat, last);
  if (unit === null || building === null) return unit ?? building;
  return unit.uid < building.uid ? unit : building;
}

function nextPiece(
  designs: readonly Design[],
  pieces: readonly Piece[],
  trigger: Trigger,
  seat: number,
  last: number,
): Piece | null {
  for (let i = 0; i < pieces.length; i++) {
    const piece = pieces[i]!;
    if (piece.owner === seat && piece.uid > last && designs[piece.design]?.watch[trigger]) return piece;
  }
  return null;
}

/** Queues what a thing says about what happens to others, or in a turn. */
export function raiseWatching(set: CompiledSet, state: State, trigger: Trigger, holder: Piece, event: Happening): void {
  if (isRunaway(set, state)) return;
  const side = event.seat === holder.owner ? "you" : "enemy";
  for (const handler of set.designs[holder.design]!.watch[trigger]!) {
    const meant = handler.whose === "both" || handler.whose === side;
    if (meant && handler.accepts(event.subject, event.otherKind)) enqueue(state, handler, holder, event);
  }
}

/** Whether anything in the match waits for this to happen to a card; if not, nothing need be raised. */
export const isAwaited = (set: CompiledSet, trigger: Trigger, design: number): boolean =>
  set.watched[trigger] === true || set.designs[design]?.own[trigger] !== undefined;

/** Queues every ability that an event calls for: first those of its subject, then those who watch, in the order of the rules. */
export function raise(set: CompiledSet, state: State, trigger: Trigger, event: Happening): void {
  if (event.it) raiseOwn(set, state, trigger, event.it, event);
  if (!set.watched[trigger]) return;
  const { active } = state;
  raiseOf(set, state, trigger, active, event);
  raiseOf(set, state, trigger, 1 - active, event);
}

/** What a seat's class and pieces say about an event, in order of play. */
function raiseOf(set: CompiledSet, state: State, trigger: Trigger, seat: number, event: Happening): void {
  let last = -1;
  for (;;) {
    const holder = nextWatcher(set, state, trigger, seat, last);
    if (holder === null) return;
    raiseWatching(set, state, trigger, holder, event);
    last = holder.uid;
  }
}

/**
 * A step that resolves what has joined the queue since it held `slots[base]` effects, one by one, and goes on when they
 * are done. Procedures inside an effect leave alone what was queued before them.
 */
export function drain(base: number): Step<State> {
  return function drainQueue(state, frame) {
    const { queue } = state;
    const from = frame.slots[base] as number;
    if (queue.length <= from) return;
    frame.step--;
    state.stack.push(queue.splice(from, 1)[0]!);
  };
}

export const isRunaway = (set: CompiledSet, { effects }: State): boolean => effects > set.options.effectCap;

/** Rules §3 `effectCap`: drops the rest of the queue and of all effects under way; the game's own procedures go on. */
export function abandonEffects(state: State, firstEffect: number, marchProgram: number): void {
  state.queue = [];
  state.orders = [];
  const first = state.stack.findIndex(({ program }: Frame) => program >= firstEffect);
  if (first >= 0) state.stack.length = first;
  const march = state.stack.findLast(({ program }) => program === marchProgram);
  state.marching = march ? (march.slots[4] as number) : 0;
}
