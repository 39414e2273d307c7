import type { Rules } from "../../engine/core/game";
import type { CoreState } from "../../engine/core/machine";
import { clonePlain } from "../../engine/core/plain";
import { nextInt, seedRng } from "../../engine/core/rng";
import { playRandomly } from "./random-play";

/** A random match that is played once and looked at by many, who change nothing of it. */
export interface RecordedMatch {
  /** How it stood before some of its decisions; before all, if there weren't too many. */
  moments: readonly Moment[];
  end: CoreState;
}
export interface Moment {
  state: CoreState;
  /** How many decisions went before. */
  step: number;
}

const mostMoments = 200;

/** Of a long match the moments are drawn: every so many decisions might always be the same player's, or of the same kind. */
export function recordMatch(rules: Rules, seed: number): RecordedMatch {
  const rng = seedRng(seed);
  const moments: Moment[] = [];
  const end = playRandomly(rules, seed, (state, step) => {
    const at = step < mostMoments ? step : nextInt(rng, step + 1);
    if (at < mostMoments) moments[at] = { state: (rules.copy ?? clonePlain)(state), step };
  });
  return { moments: moments.sort((a, b) => a.step - b.step), end };
}

/** So many of them at most, from the beginning to the end; of a short match every so many. */
export function momentsOf({ moments }: RecordedMatch, most: number, every = 1): Moment[] {
  const stride = Math.max(every, Math.ceil(moments.length / most));
  return moments.filter((_, n) => n % stride === 0);
}
