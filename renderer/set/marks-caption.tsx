import { useLab } from "../state/lab";
import { ago, markInWords, useLabMark } from "../state/lab-marks";
import { marksInWords, marksOf, playedWords } from "../state/played-marks";
import { usePlayedMatches } from "../state/played-matches";
import styles from "./gallery.module.css";

/** What the lab says of the card, and what became of it in the matches that were played here, below it. Nothing before the first. */
export function MarksCaption({ id, card }: { id: string; card: object | undefined }) {
  const matches = usePlayedMatches();
  const mark = useLabMark(id, card);
  const at = useLab(({ answeredAt }) => (mark?.question === undefined ? undefined : answeredAt[mark.question]));
  if (!card || (matches.length === 0 && !mark)) return null;
  const marks = marksOf(id, card, matches);
  const wasPlayed = marks.in.length > 0;
  if (!mark && !wasPlayed) return null;
  const isOld = (mark?.isOld ?? true) && (!wasPlayed || marks.in.every((each) => each.isOld));
  const said = [
    ...(mark ? [markInWords(mark)] : []),
    ...(wasPlayed ? [marks.in.every((each) => each.isOld) ? "Played before it was changed" : marksInWords(marks)] : []),
  ];
  const more = [
    ...(mark ? [`${markInWords(mark)}${at === undefined ? "" : `: found ${ago(at, Date.now())}`}`] : []),
    ...marks.in.map(({ match }) => playedWords(match)),
  ];
  return (
    <span className={styles.played} data-old={isOld || undefined} data-lab={mark?.kind} title={more.join("\n")}>
      {said.join(" · ")}
    </span>
  );
}
