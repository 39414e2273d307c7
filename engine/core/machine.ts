import { copyEach } from "./plain";
import type { Rng } from "./rng";

/**
 * How rules run. Whatever happens in a match (a turn, a payment, a card's effect) is a program: a list of small steps.
 * What is happening right now is a stack of frames in the state: which program, at which step, with which values. A step
 * that needs a decision puts a prompt into the state and everything stops; the frames wait as plain data, so that a match
 * can be saved, cloned or sent away in the middle of an effect.
 */

export interface Frame {
  /** Index into the programs of the rules. */
  program: number;
  /** The step that comes next. */
  step: number;
  /** The seat whose program this is. */
  self: number;
  /** The card it belongs to, or -1. */
  card: number;
  /** What the program remembers, by slot. */
  slots: (number | number[])[];
}

export const copyFrame = ({ program, step, self, card, slots }: Frame): Frame => ({
  program,
  step,
  self,
  card,
  slots: copyEach(slots, (slot) => (typeof slot === "number" ? slot : slot.slice())),
});

/** A decision that somebody must make before anything else happens. */
export interface Prompt {
  kind: string;
  seat: number;
  /** The card that asks, where one does. */
  by?: number;
}

export interface Result {
  winners: number[];
  /** Best first; seats of equal rank together. */
  ranking: number[][];
  cause: string;
}

/** Who came last, if somebody did alone; otherwise -1. */
export function loserOf({ ranking }: Result): number {
  const last = ranking[ranking.length - 1];
  return ranking.length > 1 && last?.length === 1 ? last[0]! : -1;
}

/** What every game's state has. The rest is the game's own; all of it is plain JSON. */
export interface CoreState {
  rng: Rng;
  /** Dictated results for the next rolls, first one next: scenarios are independent of chance. */
  rolls: number[];
  stack: Frame[];
  prompt: Prompt | null;
  result: Result | null;
}

export interface GameEvent {
  type: string;
  /** Whose doing or suffering it is. */
  seat?: number;
  /** The seats that may see all of it; everyone, if absent. Others see it without its `secret` fields. */
  seenBy?: number[];
  [detail: string]: unknown;
}
export type Emit = (event: GameEvent) => void;

/** One step of a program. It may change the state, jump (`frame.step`), call another program, or set a prompt. */
export type Step<S> = (state: S, frame: Frame, emit: Emit | null) => void;
export type Program<S> = readonly Step<S>[];

export function call(
  state: CoreState,
  program: number,
  self: number,
  card = -1,
  slots: (number | number[])[] = [],
): void {
  state.stack.push({ program, step: 0, self, card, slots });
}

/** Steps without a decision: no effect of a card comes near it, unless it never ends. */
const patience = 100_000;

/** Runs until somebody must decide, or the match is over. One that goes on for ever by itself is nobody's win. */
export function run<S extends CoreState>(programs: readonly Program<S>[], state: S, emit: Emit | null): void {
  const { stack } = state;
  for (let steps = 0; state.prompt === null && state.result === null; steps++) {
    if (steps >= patience) {
      state.result = { winners: [], ranking: [], cause: "endless" };
      return;
    }
    const frame = stack[stack.length - 1];
    if (frame === undefined) throw new Error("The match stopped without a decision or a result.");
    const step = programs[frame.program]![frame.step++];
    if (step === undefined) stack.pop();
    else step(state, frame, emit);
  }
}
