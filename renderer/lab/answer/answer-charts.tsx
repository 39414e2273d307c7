import { calledIn } from "../../../project/deck-lines";
import { plotsOf } from "../../../project/lab/plots/plots";
import type { GameId } from "../../../schemas/game-id";
import type { LabResult } from "../../../schemas/lab-answer";
import { currentProject } from "../../state/open-project";
import styles from "./answer.module.css";
import { BothWays } from "./both-ways";
import { CardTable } from "./card-table";
import { DeadTexts } from "./dead-texts";
import { PlayedHere } from "./played-here";
import { PlotView } from "./plot-view";

interface Props {
  id: string;
  game: GameId;
  result: LabResult;
}

/** The numbers of an answer as pictures, each of which can be read as a table. */
export function AnswerCharts(props: Props) {
  const { id, game, result } = props;
  const { ask } = result.experiment;
  const { files } = currentProject();
  const nameOf = (card: string): string => calledIn(files, game, card);
  const plots = plotsOf(result, nameOf);
  if (plots.length === 0) return null;
  const { cards = [] } = result.answer;
  return (
    <div className={styles.charts}>
      {ask === "texts" && <DeadTexts {...props} />}
      {(ask === "what-if" || result.again) && <BothWays {...props} />}
      {plots.map((plot, n) =>
        cards[n] ? (
          <div key={plot.title} className={styles.whole}>
            <PlotView id={id} plot={plot} />
            <CardTable id={id} cards={cards[n].cards} nameOf={nameOf} label={`Each card: ${plot.title}`} />
          </div>
        ) : (
          <PlotView key={plot.title} id={id} plot={plot} />
        ),
      )}
      <PlayedHere game={game} result={result} />
    </div>
  );
}
