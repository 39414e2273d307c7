import type { Options } from "../../engine/core/options";
import type { Json } from "../../engine/core/vocabulary";
import type { Answer, WhatIf } from "../../engine/lab/answer";
import type { Verdict } from "../../engine/lab/verdicts";
import type { Experiment } from "../../schemas/experiment";
import type { GameId } from "../../schemas/game-id";

/** What an experiment has come to. There is nothing of time in it: whoever runs it again gets the same. */
export interface LabResult {
  format: 1;
  experiment: Experiment;
  game: GameId;
  version: string;
  /** All house rules in force, where nothing is changed. */
  options: Options;
  /** A fingerprint of each card that was played with. */
  cards: Readonly<Record<string, string>>;
  /** And of each deck of the set. */
  decks?: Readonly<Record<string, string>>;
  /** It was stopped before it was sure enough, or had played what it should. */
  partial: boolean;
  verdicts: Verdict[];
  answer: Answer;
  /** Where matches were taken as they had been played before cards were changed. */
  again?: PlayedAgain;
}

export interface PlayedAgain {
  /** The cards that were changed, as they were. */
  cards: Readonly<Record<string, Json>>;
  /** So many matches were taken as they were, since nobody had seen the cards in them. */
  taken: number;
  /** Of these sort so many were played again all the same, and so many came out as they had. */
  checked: number;
  same: number;
  /** What has become of each pairing. */
  since: WhatIf[];
}

/** The question as it came to be played: of what a search could try, what it did. */
export function asPlayed({ experiment, answer }: LabResult): Experiment {
  const { ask, seek, bots } = experiment;
  if (ask !== "seek" || !seek) return experiment;
  const { from: _, to: __, ...thing } = seek;
  const tried = answer.pairings.slice(0, answer.pairings.length / bots.length);
  return { ...experiment, ask: "sweep", sweep: { ...thing, values: tried.flatMap(({ value }) => value ?? []) } };
}

/** It was written by this program, perhaps by an older one; whoever writes such files by hand knows what they look like. */
export const isAnswer = (json: unknown): json is LabResult => {
  const { format, answer, verdicts, cards, experiment } = (json ?? {}) as Partial<Record<keyof LabResult, unknown>>;
  const { pairings } = (answer ?? {}) as { pairings?: unknown };
  const isRecord = (value: unknown): boolean => typeof value === "object" && value !== null;
  return format === 1 && Array.isArray(pairings) && Array.isArray(verdicts) && isRecord(cards) && isRecord(experiment);
};
