import type { Pace } from "../table-store";

/** How long things take to move, in milliseconds; null: they don't, and marks show what changed. */
export interface Tempo {
  travel: number;
  /** Between cards of a group. */
  between: number;
}

const tempos: Record<Pace, Tempo | null> = {
  step: { travel: 240, between: 110 },
  slow: { travel: 320, between: 140 },
  normal: { travel: 240, between: 110 },
  fast: { travel: 150, between: 40 },
  instant: null,
};

export const tempoOf = (pace: Pace, isStill: boolean): Tempo | null => (isStill ? null : tempos[pace]);
