import { marksInWords, marksOf, playedWords } from "../state/played-marks";
import { usePlayedMatches } from "../state/played-matches";
import styles from "./gallery.module.css";

/** What became of the card in the matches that were played here, below it. Nothing before the first. */
export function PlayedCaption({ id, card }: { id: string; card: object | undefined }) {
  const matches = usePlayedMatches();
  if (matches.length === 0 || !card) return null;
  const marks = marksOf(id, card, matches);
  if (marks.in.length === 0) return null;
  const isOld = marks.in.every((each) => each.isOld);
  return (
    <span
      className={styles.played}
      data-old={isOld || undefined}
      title={marks.in.map(({ match }) => playedWords(match)).join("\n")}
    >
      {isOld ? "Played before it was changed" : marksInWords(marks)}
    </span>
  );
}
