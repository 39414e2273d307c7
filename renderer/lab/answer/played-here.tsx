import { useMemo } from "react";
import { percent } from "../../../engine/lab/verdicts";
import type { PlayedMatch } from "../../../main/api";
import { calledIn } from "../../../project/deck-lines";
import { cardPath } from "../../../project/paths";
import { cardAt } from "../../../project/whole-card";
import type { GameId } from "../../../schemas/game-id";
import type { CardMark, LabResult } from "../../../schemas/lab-answer";
import { useProject } from "../../state/open-project";
import { goTo, playedItem } from "../../state/place";
import { marksOf, playedWords } from "../../state/played-marks";
import { usePlayedMatches } from "../../state/played-matches";
import { Row } from "../../ui/row";
import styles from "./answer.module.css";

interface Props {
  game: GameId;
  result: LabResult;
}

const mostListed = 5;

/** What people have played at the table, beside what bots have found. */
export function PlayedHere({ game, result }: Props) {
  const files = useProject((state) => state.files);
  const all = usePlayedMatches();
  const matches = useMemo(() => all.filter((match) => match.game === game), [all, game]);
  const rows = useMemo(() => rowsFor(result, matches, files, game), [result, matches, files, game]);
  if (matches.length === 0) return null;
  return (
    <section className={styles.whole} aria-label="Played at the table">
      <h3>Played at the table</h3>
      <div className={styles.cards}>
        <table>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">What</span>
              </th>
              <th scope="col">By people here</th>
              <th scope="col">By bots</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(([what, people, bots]) => (
              <tr key={what}>
                <th scope="row">{what}</th>
                <td>{people}</td>
                <td>{bots}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {matches.slice(0, mostListed).map((match) => (
        <Row key={match.id} title={playedWords(match)} onOpen={() => goTo("table", playedItem(match.id, 0))} />
      ))}
    </section>
  );
}

function rowsFor(
  { answer }: LabResult,
  matches: readonly PlayedMatch[],
  files: ReadonlyMap<string, string>,
  game: GameId,
): [string, string, string][] {
  const turns = matches.map((match) => match.turns).sort((a, b) => a - b);
  const drawn = matches.filter(({ winners }) => winners.length !== 1).length;
  const games = answer.pairings.reduce((sum, { summary }) => sum + summary.games, 0);
  const draws = answer.pairings.reduce((sum, { summary }) => sum + summary.draws, 0);
  const medians = answer.pairings.map(({ summary }) => summary.turns.median);
  const span = [...new Set([Math.min(...medians), Math.max(...medians)])].join(" to ");
  const shareOf = (part: number, whole: number): string => (whole === 0 ? "–" : `${percent(part / whole)} of ${whole}`);
  const cardRow = ({ card, drawn: hands, played }: CardMark): [string, string, string][] => {
    const marks = marksOf(card, cardAt(files, cardPath(card), game), matches);
    const what = `${calledIn(files, game, card)}, played when drawn`;
    return marks.drawn === 0 ? [] : [[what, shareOf(marks.played, marks.drawn), shareOf(played, hands)]];
  };
  return [
    ["Matches", String(matches.length), String(games)],
    ["Turns, in half of them at most", String(turns[Math.floor((turns.length - 1) / 2)] ?? ""), span],
    ["Drawn", shareOf(drawn, matches.length), shareOf(draws, games)],
    ...(answer.cards?.[0]?.cards.flatMap(cardRow) ?? []),
  ];
}
