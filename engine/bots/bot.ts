import type { Action, Rules } from "../core/game";
import type { CoreState } from "../core/machine";
import type { Rng } from "../core/rng";

/** Bots see what a seat sees, and nothing else. */
export interface Thought {
  action: Action;
  why: string;
  /** What it looked at, each with what it holds of it: points of its own to gain, or how many of a hundred tries ended well. */
  candidates?: { of: "points" | "tries"; each: readonly { action: Action; value: number }[] };
}

export interface Bot {
  name: string;
  choose<S extends CoreState>(rules: Rules<S>, view: S, seat: number, rng: Rng): Thought;
  /** Somebody who plays one match and remembers what it has planned, where that makes a difference; `choose` thinks anew every time. */
  sit?<S extends CoreState>(rules: Rules<S>, seat: number): Player<S>;
}

/** Plays a match: what it decides follows from the views that it was shown, in their order, and from chance. Who takes moves back asks `choose`. */
export type Player<S extends CoreState = CoreState> = (view: S, rng: Rng) => Action;

export const playerOf = <S extends CoreState>(bot: Bot, rules: Rules<S>, seat: number): Player<S> =>
  bot.sit?.(rules, seat) ?? ((view, rng) => bot.choose(rules, view, seat, rng).action);
