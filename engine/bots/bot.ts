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
}
