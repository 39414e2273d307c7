import type { Review, ReviewedTurn } from "../../../engine/core/review/review";
import type { Branch } from "../engine/branches";

/** What people read of a match that is over. */

export function turnName({ turn, round, seat }: ReviewedTurn, names: readonly string[]): string {
  if (seat < 0) return "the end";
  const name = names[seat] ?? "";
  if (turn < 1) return "the beginning";
  return round === undefined ? `turn ${turn}, ${name}` : `round ${round}, ${name}`;
}

export const capital = (text: string): string => `${text[0]?.toUpperCase() ?? ""}${text.slice(1)}`;

const steps: readonly [least: number, word: string][] = [
  [0.85, "far ahead"],
  [0.6, "ahead"],
  [0.4, "level"],
  [0.15, "behind"],
  [0, "far behind"],
];
export const standingWord = (share: number): string => steps.find(([least]) => share >= least)![1];

export function outcomeWords({ result }: Review, names: readonly string[]): string {
  if (!result) return "The match isn't over yet";
  const { winners } = result;
  if (winners.length === 0) return "A draw";
  return `${winners.map((seat) => names[seat] ?? "").join(" and ")} ${winners.length === 1 ? "won" : "won together"}`;
}

/** What decided it, in a sentence; nothing where nothing did. */
export function decidedWords({ decisive, turns, result }: Review, names: readonly string[]): string | undefined {
  if (!decisive) return undefined;
  const { turn, seat } = decisive;
  const name = names[seat] ?? "";
  const when = capital(turnName(turns[turn]!, names));
  const from = standingWord(turns[turn]!.shares[seat]!);
  const isLast = turn + 2 === turns.length;
  if (isLast && result) return `${when}, ended it: until then ${name} was ${from}.`;
  const to = standingWord(turns[turn + 1]!.shares[seat]!);
  return from === to
    ? `${when}, swung most: ${name}, ${from} before, got further.`
    : `${when}, swung most: ${name} went from ${from} to ${to}.`;
}

/** Where another way parts from this one, what was done there, and how it ended. */
export function branchWords(
  { at, words, winners, turn, round }: Branch,
  names: readonly string[],
  turns: readonly { at: number; text: string }[],
): string {
  const where = turns.findLast((each) => each.at <= at)?.text ?? "The beginning";
  return `${where}: ${words} ${endWords({ winners, turn, ...(round === undefined ? {} : { round }) }, names)}`;
}

function endWords({ winners, turn, round }: Pick<Branch, "winners" | "turn" | "round">, names: readonly string[]) {
  const when = round === undefined ? `turn ${turn}` : `round ${round}`;
  if (winners === null) return `Left open in ${when}.`;
  if (winners.length === 0) return `A draw in ${when}.`;
  return `${winners.map((seat) => names[seat] ?? "").join(" and ")} won in ${when}.`;
}
