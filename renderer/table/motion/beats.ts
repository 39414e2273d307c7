/** What is to be seen and when, in milliseconds from the first: what a score is made of. Things and spots are keys of the table. */

/** Where all see it, and nowhere: it fades. */
export const [middle, gone] = ["middle", "gone"] as const;

interface When {
  at: number;
  lasts: number;
}

export interface Leg extends When {
  to: string;
  along: "arc" | "straight";
}

/** One thing's way through all that happens to it. */
export interface Track {
  do: "track";
  thing: string;
  /** What is shown: the thing as it lies now, a picture of what is gone, one of a card of the pile it goes to, or of the one it comes from. */
  picture: "now" | "before" | "pile" | "back";
  /** Null: it appears where it is. */
  from: string | null;
  legs: Leg[];
  /** It comes from a pile with its back up. */
  isDrawn: boolean;
}

export interface Count {
  do: "count";
  of: string;
  label: string;
  was: number;
  rest: string;
  steps: { at: number; is: number }[];
}

export type Beat =
  | Track
  | Count
  | (When & { do: "lunge"; thing: string; to: string })
  | (When & { do: "shake" | "pulse" | "turn" | "bloom" | "riffle" | "lift"; thing: string })
  | (When & { do: "float" | "roll"; of: string; n: number })
  | (When & { do: "aim"; from: string; to: string })
  | (When & { do: "pass"; from: string; to: string; n: number })
  | (When & { do: "tell"; text: string; isTurn: boolean });

export const endOf = (beat: Beat): number => {
  if (beat.do === "track") return Math.max(0, ...beat.legs.map(({ at, lasts }) => at + lasts));
  if (beat.do === "count") return Math.max(0, ...beat.steps.map(({ at }) => at));
  // Words stay while the match goes on.
  return beat.do === "tell" ? beat.at : beat.at + beat.lasts;
};

/** The same at another speed. */
export function sped(beat: Beat, by: number): Beat {
  const when = <T extends When>(each: T): T => ({ ...each, at: each.at * by, lasts: each.lasts * by });
  if (beat.do === "track") return { ...beat, legs: beat.legs.map(when) };
  if (beat.do === "count") return { ...beat, steps: beat.steps.map(({ at, is }) => ({ at: at * by, is })) };
  return beat.do === "tell" ? { ...beat, at: beat.at * by } : when(beat);
}
