import type { Choice } from "./choices";
import type { FreeAnswer } from "./free-answers";
import type { Action, Refusal } from "./game";
import type { CoreState, Emit, Prompt } from "./machine";
import type { Json } from "./vocabulary";

/** A kind of decision: what may be answered, and what follows. Whatever sets a prompt of this kind waits for it. */
export interface Decision<S extends CoreState, P extends Prompt = Prompt> {
  /** What whoever decides is asked. */
  ask: string;
  actions(state: S, prompt: P): Action[];
  /** What is possible besides the listed actions. */
  free?(state: S, prompt: P): FreeAnswer[];
  /** Why an action can't be done; null, if it can; nothing, if it can as far as it is listed. */
  refusal?(state: S, prompt: P, action: Action): Refusal | null | undefined;
  /** Does what was decided. The prompt is gone from the state by now. */
  answer(state: S, prompt: P, action: Action, emit: Emit | null): void;
  /** It comes between whole moves: nothing that was begun is still under way. */
  settles?: true;
}

/** By the kinds of prompts. */
export type Decisions<S extends CoreState> = Readonly<Record<string, Decision<S>>>;

/**
 * One of several numbers, put into a slot of the frame that asks: a question, the action's field, how it is written there, and
 * the action's type, if that isn't the kind of the prompt.
 */
export const choosing = <S extends CoreState>(
  ask: string,
  field: string,
  write: (option: number, state: S, prompt: Choice) => string | number = (option) => option,
  type?: string,
): Decision<S, Choice> => ({
  ask,
  actions: (state, prompt) =>
    prompt.options.map((option) => {
      // Assigned, since a computed key within the braces is many times slower.
      const action: { type: string; [field: string]: Json } = { type: type ?? prompt.kind };
      action[field] = write(option, state, prompt);
      return action;
    }),
  answer(state, prompt, action) {
    const wanted = action[field];
    for (const option of prompt.options) {
      if (write(option, state, prompt) !== wanted) continue;
      state.stack[state.stack.length - 1]!.slots[prompt.slot] = option;
      return;
    }
    throw new Error("This answer was never offered.");
  },
});

/** What may be done at any time, whoever is asked: it answers nothing, and nobody waits for it. */
export interface Aside<S extends CoreState> {
  /** The action's `seat` says who does it, where that isn't whoever is asked. */
  refusal(state: S, action: Action): Refusal | null;
  perform(state: S, action: Action, emit: Emit | null): void;
}

export interface Asides<S extends CoreState> {
  /** By the types of their actions. */
  actions: Readonly<Record<string, Aside<S>>>;
  /** How they are offered. */
  free(state: S): FreeAnswer[];
}
