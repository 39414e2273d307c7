import { evenShare } from "../../engine/lab/answer";
import { callingLevel } from "../../engine/lab/estimate";
import { percent } from "../../engine/lab/verdicts";
import { usualFairness } from "../../schemas/experiment";
import type { GameId } from "../../schemas/game-id";
import type { LabResult } from "../../schemas/lab-answer";
import { titleOf } from "../free-names";
import { deckPath } from "../paths";
import type { Files } from "../project-text";
import type { LabMark } from "./lab-marks";
import { changedDecks } from "./stale";

/** What the lab says of a deck beside others: by the field, or by one other deck. Nothing, where it wasn't asked, or can't be told. */
export interface DeckMark extends Omit<LabMark, "kind"> {
  kind: "strong" | "weak" | "fair";
  question: string;
}

interface Share {
  rate: number;
  interval: readonly [low: number, high: number];
  p: number;
}

const called: Record<DeckMark["kind"], string> = { strong: "Strong", weak: "Weak", fair: "Fair" };

/** The first answer to say something counts, the latest of them first. */
export function deckMarkOf(
  files: Files,
  game: GameId,
  id: string,
  answers: readonly (readonly [question: string, result: LabResult])[],
): DeckMark | undefined {
  const title = titleOf(files, deckPath(id));
  const marks = answers.flatMap(([question, result]): DeckMark[] => {
    if (!result.decks?.[id]) return [];
    const found = shareOf(result, title);
    const kind = found && kindOf(found, (result.experiment.fair ?? usualFairness) / 100);
    if (!found || !kind) return [];
    const against = result.answer.field ? "of the field" : "of its matches";
    const words = `${called[kind]} in the lab: wins ${percent(found.rate)} ${against}`;
    return [{ kind, words, question, isOld: changedDecks(files, game, result).includes(id) }];
  });
  return marks.find(({ isOld }) => !isOld) ?? marks[0];
}

/** With the bot that was asked first. */
function shareOf({ experiment: { ask }, answer: { field, pairings } }: LabResult, title: string): Share | undefined {
  if (ask === "field") return field?.find(({ deck }) => deck === title);
  const [first] = pairings;
  if (ask !== "decks" || !first?.decks.includes(title)) return undefined;
  const { rate, interval, p, decks } = first;
  return decks[0] === title
    ? { rate, interval, p }
    : { rate: 1 - rate, interval: [1 - interval[1], 1 - interval[0]], p };
}

function kindOf({ rate, interval: [low, high], p }: Share, fair: number): DeckMark["kind"] | undefined {
  const even = evenShare(2);
  if (low >= even - fair && high <= even + fair) return "fair";
  if (p >= callingLevel) return undefined;
  return rate > even ? "strong" : "weak";
}
