import { validators } from "virtual:validators/files";
import type { Experiment } from "../../schemas/experiment";
import type { LabResult } from "../../schemas/lab-answer";

/** The question as it came to be played: of what a search could try, what it did. */
export function asPlayed({ experiment, answer }: LabResult): Experiment {
  const { ask, seek, bots } = experiment;
  if (ask !== "seek" || !seek) return experiment;
  const { from: _, to: __, ...thing } = seek;
  const tried = answer.pairings.slice(0, answer.pairings.length / bots.length);
  return { ...experiment, ask: "sweep", sweep: { ...thing, values: tried.flatMap(({ value }) => value ?? []) } };
}

/**
 * Whether a file is an answer: it may lie in a stranger's folder. What its numbers point at is there, and the cards that were
 * otherwise are cards of the game.
 */
export function isAnswer(json: unknown): json is LabResult {
  if (validators["lab-answer"]?.(json) !== true) return false;
  const { game, answer, again } = json as LabResult;
  const { pairings, whatIf = [] } = answer;
  const isCard = validators[`${game}-card`];
  return (
    pairings.every(({ decks, summary }) => summary.seats.length === decks.length) &&
    [...whatIf, ...(again?.since ?? [])].every(
      ({ otherwise }) => !otherwise || (pairings[otherwise.before] && pairings[otherwise.after]),
    ) &&
    Object.values(again?.cards ?? {}).every((card) => isCard?.(card))
  );
}
