/** Why somebody's bot lost a match without playing it to its end. */
export const forfeits = {
  crashed: "ended by itself",
  slow: "took too long",
  unusable: "gave no answer that can be used",
  illegal: "did what isn't allowed",
} as const;
export type ForfeitReason = keyof typeof forfeits;

export interface Forfeit {
  why: ForfeitReason;
  /** What it said, or was told. */
  detail: string;
}

/** Thrown by a bot that can't go on: for its seat the match is lost, and for nobody else is it a mistake. */
export class Forfeited extends Error {
  constructor(readonly forfeit: Forfeit) {
    super(forfeit.detail);
  }
}

/** The cause of a match that ends so. */
export const forfeited = "forfeit";
