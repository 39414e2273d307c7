import { memo, useDeferredValue, useMemo } from "react";
import { answerTo } from "../../../project/statistics/answer";
import { answerTable } from "../../../project/statistics/as-table";
import type { Counted } from "../../../project/statistics/counted";
import type { Question } from "../../../project/statistics/questions";
import type { GameId } from "../../../schemas/game-id";
import { AnswerChart } from "../../ui/charts/answer-chart";
import { ChartFrame } from "../../ui/charts/chart-frame";
import { useInSight } from "../../ui/use-in-sight";
import styles from "./deck-numbers.module.css";

interface Props {
  question: Question;
  counted: Counted;
  game: GameId;
  onShow(term: string): void;
}

/** The answer to one question about the deck. What nobody sees is counted once what is seen stands on the screen. */
export function DeckChart({ question, counted, game, onShow }: Props) {
  const { ref, isInSight } = useInSight();
  const later = useDeferredValue(counted);
  return (
    <div ref={ref} className={styles.chart}>
      <Answered question={question} counted={isInSight ? counted : later} game={game} onShow={onShow} />
    </div>
  );
}

const Answered = memo(
  function Answered({ question, counted, game, onShow }: Props) {
    const answer = useMemo(() => answerTo(question, counted), [question, counted]);
    return (
      answer && (
        <ChartFrame title={answer.title} sentences={answer.sentences} table={answerTable(answer)}>
          <AnswerChart answer={answer} game={game} onShow={onShow} />
        </ChartFrame>
      )
    );
  },
  // A question is made anew for every deck.
  (before, after) =>
    before.counted === after.counted &&
    before.onShow === after.onShow &&
    before.game === after.game &&
    before.question.by === after.question.by &&
    before.question.against === after.question.against,
);
