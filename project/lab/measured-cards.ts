import { hashPlain } from "../../engine/core/plain";
import { points } from "../../engine/lab/verdicts";
import type { GameId } from "../../schemas/game-id";
import type { CardMark, LabResult } from "../../schemas/lab-answer";
import type { Files } from "../project-text";
import { supplyOf } from "../supply";

/** What the lab's answers say of a card: only where luck is ruled out, and the card is still the one that was played. */
export interface MeasuredCard {
  /** By how much more of a match is won at least with it than with others; below zero, how much less. */
  atLeast: number;
  words: string;
}

export function measuredCards(
  files: Files,
  game: GameId,
  answers: readonly LabResult[],
): (id: string) => MeasuredCard | undefined {
  const marks = answers.flatMap(({ answer, cards, experiment }) =>
    (answer.cards ?? []).flatMap((each) => each.cards.map((mark) => ({ mark, print: cards[mark.card], experiment }))),
  );
  if (marks.length === 0) return () => undefined;
  const { cards } = supplyOf(files, game);
  const handsOf = ({ early, late }: CardMark): number => early + late;
  return (id) => {
    const card = cards[id];
    if (card === undefined) return undefined;
    const print = hashPlain(card);
    const [best] = marks
      .filter((each) => each.mark.card === id && each.print === print)
      .sort((a, b) => handsOf(b.mark) - handsOf(a.mark));
    if (!best?.mark.verdict) return undefined;
    const { verdict, difference, interval } = best.mark;
    return {
      atLeast: verdict === "strong" ? Math.max(0, interval[0]) : Math.min(0, interval[1]),
      words: `the lab found it ${verdict}: ${points(difference)} points beside other cards (“${best.experiment.name}”)`,
    };
  };
}
