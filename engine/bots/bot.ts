import type { Action, Rules } from "../core/game";
import type { CoreState } from "../core/machine";
import type { Rng } from "../core/rng";

/** Bots see what a seat sees, and nothing else. */
export interface Thought {
  action: Action;
  why: string;
}

export interface Bot {
  name: string;
  choose<S extends CoreState>(rules: Rules<S>, view: S, seat: number, rng: Rng): Thought;
}
