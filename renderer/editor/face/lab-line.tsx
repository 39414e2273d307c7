import { Scale } from "lucide-react";
import { useLab } from "../../state/lab";
import { ago, markInWords, useLabMark } from "../../state/lab-marks";
import { goTo } from "../../state/place";
import styles from "./tests-line.module.css";

/** What the lab says of the card, and how long ago; a click leads to the question. Nothing before it was asked. */
export function LabLine({ cardId, card }: { cardId: string; card: unknown }) {
  const mark = useLabMark(cardId, card);
  const at = useLab(({ answeredAt }) => (mark?.question === undefined ? undefined : answeredAt[mark.question]));
  if (!mark) return null;
  return (
    <button
      type="button"
      className={styles.tests}
      title="Show it in the lab"
      onClick={() => goTo("lab", mark.question)}
    >
      <Scale size={16} strokeWidth={1.75} aria-hidden />
      {markInWords(mark)}
      {at !== undefined && `, ${ago(at, Date.now())}`}
    </button>
  );
}
