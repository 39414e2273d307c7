import type { Pace } from "../table-store";

/** How long things take to move, in milliseconds; null: they don't, and marks show what changed. */
export interface Tempo {
  travel: number;
  /** Between cards of a group. */
  between: number;
  /** What is played is held so long where all see it. */
  hold: number;
  /** One action takes no longer, as long as that leaves things time to be followed. */
  most: number;
}

const normal: Tempo = { travel: 240, between: 110, hold: 520, most: 1200 };

const tempos: Record<Pace, Tempo | null> = {
  step: normal,
  slow: { travel: 340, between: 150, hold: 800, most: 1900 },
  normal,
  fast: { travel: 150, between: 50, hold: 220, most: 600 },
  instant: null,
};

export const tempoOf = (pace: Pace, isStill: boolean): Tempo | null => (isStill ? null : tempos[pace]);
