import Button from "@mui/material/Button";
import { type CardMark, stuckShare } from "../../../engine/lab/card-marks";
import { percent, points } from "../../../engine/lab/verdicts";
import { botWords } from "../../../engine/lab/words";
import { calledIn } from "../../../project/deck-lines";
import type { LabResult } from "../../../project/lab/lab-result";
import { usualFairness } from "../../../schemas/experiment";
import type { GameId } from "../../../schemas/game-id";
import { currentProject } from "../../state/open-project";
import { goTo, labMatchItem } from "../../state/place";
import { ChartFrame } from "../../ui/charts/chart-frame";
import { type IntervalMark, Intervals } from "../../ui/charts/intervals";
import styles from "./answer.module.css";

interface Props {
  id: string;
  game: GameId;
  result: LabResult;
}

/** So many from either end are drawn; the table has them all. */
const drawn = 10;

/** What became of each card: how much more is won with it early than with others instead, and the numbers besides. */
export function CardCharts({ id, game, result: { answer, experiment } }: Props) {
  const { files } = currentProject();
  const nameOf = (card: string): string => calledIn(files, game, card);
  return (answer.cards ?? []).map(({ bot, cards }) => {
    const several = experiment.bots.length > 1 ? `, ${botWords(bot)}` : "";
    const title = `What a card is worth early${several}`;
    const ends = cards.length > 2 * drawn ? [...cards.slice(0, drawn), ...cards.slice(-drawn)] : cards;
    return (
      <div key={bot} className={styles.whole}>
        <ChartFrame
          title={title}
          sentences={[
            "By how many points more is won for each copy that came early than with others of the deck instead. Of many cards some lie far out by luck alone; those in colour don’t.",
          ]}
          table={cardTable(cards, nameOf)}
        >
          <Intervals
            label={title}
            marks={ends.map((mark) => markOf(mark, id, nameOf))}
            even={0}
            around={(experiment.fair ?? usualFairness) / 100}
            figure={(value) => points(value)}
          />
        </ChartFrame>
        <CardTable id={id} cards={cards} nameOf={nameOf} label={`Each card${several}`} />
      </div>
    );
  });
}

const markOf = (mark: CardMark, id: string, nameOf: (card: string) => string): IntervalMark => {
  const { card, difference, interval, early, late, verdict, evidence } = mark;
  const [first] = evidence;
  const name = nameOf(card);
  return {
    label: name,
    words: `${name}: ${points(difference)} points, ${points(interval[0])} to ${points(interval[1])}; ${early} hands with it, ${late} without`,
    count: early,
    isFaint: verdict === undefined,
    at: difference,
    low: interval[0],
    high: interval[1],
    figure: points(difference),
    ...(first && { onOpen: () => goTo("table", labMatchItem(id, first)) }),
  };
};

const verdictWords = { strong: "strong", weak: "weak" } as const;
const wordFor = ({ verdict, played, drawn: hands }: CardMark): string =>
  verdict ? verdictWords[verdict] : hands > 0 && played === 0 ? "never played" : "";

const heads = [
  "Card",
  "Verdict",
  "Drawn",
  "Played",
  "Stuck",
  "Wins when drawn",
  "when played",
  "its deck",
  "By turn",
  "Worth early",
  "From",
  "To",
];

const cardTable = (cards: readonly CardMark[], nameOf: (card: string) => string): string[][] => [
  heads,
  ...cards.map((mark) => cellsOf(mark, nameOf)),
];

const stuckWords = (mark: CardMark): string => {
  const share = stuckShare(mark);
  return share === undefined ? "" : percent(share);
};

const cellsOf = (mark: CardMark, nameOf: (card: string) => string): string[] => [
  nameOf(mark.card),
  wordFor(mark),
  ...[mark.drawn, mark.played].map(String),
  stuckWords(mark),
  ...[mark.rateDrawn, mark.ratePlayed, mark.rateDeck].map(percent),
  String(mark.by),
  points(mark.difference),
  ...mark.interval.map(points),
];

interface TableProps {
  id: string;
  cards: readonly CardMark[];
  nameOf(card: string): string;
  label: string;
}

function CardTable({ id, cards, nameOf, label }: TableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys.
    <section className={styles.cards} aria-label={label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
            <th scope="col">Evidence</th>
          </tr>
        </thead>
        <tbody>
          {cards.map((mark) => {
            const [name, ...cells] = cellsOf(mark, nameOf);
            const [first] = mark.evidence;
            return (
              <tr key={mark.card} data-verdict={mark.verdict}>
                <th scope="row">{name}</th>
                {cells.map((cell, n) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place.
                  <td key={n}>{cell}</td>
                ))}
                <td>
                  {first && (
                    <Button
                      size="small"
                      aria-label={`See a match with ${name}`}
                      onClick={() => goTo("table", labMatchItem(id, first))}
                    >
                      See a match
                    </Button>
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
