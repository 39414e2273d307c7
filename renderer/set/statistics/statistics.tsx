import { useDeferredValue, useMemo } from "react";
import { answerTo } from "../../../project/statistics/answer";
import { answerTable } from "../../../project/statistics/as-table";
import type { Counted } from "../../../project/statistics/counted";
import { type Question, readyQuestions } from "../../../project/statistics/questions";
import type { GameId } from "../../../schemas/game-id";
import { gameOf } from "../../state/manifest";
import { useProject, useReadOnly } from "../../state/open-project";
import { useRemembered } from "../../state/settings";
import { useVersion } from "../../state/use-version";
import { AnswerChart } from "../../ui/charts/answer-chart";
import { ChartFrame } from "../../ui/charts/chart-frame";
import { RoomSkeleton } from "../../ui/room-skeleton";
import { AskBar } from "./ask-bar";
import { newCardLike, showCards } from "./chart-acts";
import styles from "./statistics.module.css";
import { useComparison } from "./use-comparison";
import { useCounted, useCountedBefore } from "./use-counted";

interface Props {
  /** The cards that answer the search. */
  ids: readonly string[];
  query: string;
}

/** What the set is made of: ready questions first, then any field against any other. */
export function Statistics(props: Props) {
  const game = useProject(gameOf);
  // Thousands of cards are read after the room is there.
  const ids = useDeferredValue<readonly string[] | undefined>(props.ids, undefined);
  return game && ids ? <OfGame game={game} ids={ids} query={props.query} /> : <RoomSkeleton />;
}

function OfGame({ game, ids, query }: Props & { game: GameId }) {
  const [asked, ask] = useRemembered<string>(`set.statistics.${game}`, "");
  const comparison = useComparison();
  const readOnly = useReadOnly();
  const now = useCounted(ids, game);
  const version = useVersion(comparison.with);
  const former = useCountedBefore(version, game, query);
  const before = useMemo(
    () => (isCounted(former) ? { ...former, called: comparison.with!.called } : undefined),
    [former, comparison.with],
  );
  const question = questionIn(asked);
  const answers = useMemo(() => {
    const questions = question ? [question] : readyQuestions(now.facets, now.cards);
    return questions.flatMap((one) => answerTo(one, now, before) ?? []);
  }, [question, now, before]);
  return (
    <div className={styles.view}>
      <AskBar
        facets={now.facets}
        cards={now.cards}
        question={question}
        onAsk={(next) => ask(next ? [next.by, next.against ?? ""].join(" ") : "")}
        comparison={comparison}
        fault={comparison.with && former !== undefined && !isCounted(former) ? former : undefined}
      />
      <div className={styles.charts} data-one={question !== undefined || undefined}>
        {answers.map((answer) => (
          <section key={`${answer.question.by} ${answer.question.against}`}>
            <ChartFrame
              title={answer.title}
              sentences={answer.sentences}
              table={answerTable(answer)}
              onEnlarge={
                question ? undefined : () => ask([answer.question.by, answer.question.against ?? ""].join(" "))
              }
            >
              <AnswerChart
                answer={answer}
                game={game}
                isLarge={question !== undefined}
                onShow={showCards}
                {...(!readOnly && { beginning: newCardLike })}
              />
            </ChartFrame>
          </section>
        ))}
      </div>
    </div>
  );
}

const isCounted = (found: ReturnType<typeof useCountedBefore>): found is Counted =>
  typeof found === "object" && "facets" in found;

const questions = new Map<string, Question>();

/** The same object for the same words. */
function questionIn(asked: string): Question | undefined {
  const [by, against] = asked.split(" ");
  if (!by) return undefined;
  const known = questions.get(asked) ?? { by, ...(against && { against }) };
  questions.set(asked, known);
  return known;
}
