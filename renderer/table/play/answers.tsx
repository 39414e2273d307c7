import { cardGame } from "../../../engine/games/registry";
import { RichWords } from "../../press/rich-words";
import type { Row } from "../picking";
import { answerKeys } from "../viewing";
import styles from "./answers.module.css";
import { useInPlay } from "./in-play";
import { withSymbols } from "./plain-signs";

interface Props {
  rows: readonly Row[];
  label: string;
  /** Whether each has a key of its own. */
  keyed: boolean;
  onChoose(row: Row): void;
  onPoint(points: readonly string[]): void;
}

/** What can be chosen now, line by line; something is left to say where a line ends with dots. */
export function Answers({ rows, label, keyed, onChoose, onPoint }: Props) {
  const { symbols } = cardGame(useInPlay().game);
  return (
    <ol className={styles.answers} aria-label={label} onKeyDown={goThrough}>
      {rows.map((row, at) => {
        const { text, points } = row.kind === "answer" ? row.answer : row.free;
        const isWhole = row.kind === "answer" || row.at !== undefined || Object.keys(row.free.fields).length === 0;
        const mark = keyed ? (answerKeys[at]?.toUpperCase() ?? "") : "";
        return (
          <li key={row.kind === "answer" ? `a${row.number}` : `f${row.free.number}`}>
            <button
              type="button"
              className={styles.answer}
              aria-keyshortcuts={mark || undefined}
              data-alone={points.length === 0 || undefined}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onChoose(row)}
              onPointerEnter={() => onPoint(points)}
              onPointerLeave={() => onPoint([])}
              onFocus={() => onPoint(points)}
              onBlur={() => onPoint([])}
            >
              {keyed && <kbd aria-hidden>{mark}</kbd>}
              <RichWords text={withSymbols(`${text}${isWhole ? "" : "…"}`, symbols)} symbols={symbols} />
            </button>
          </li>
        );
      })}
    </ol>
  );
}

/** Arrow keys go from line to line. */
function goThrough(event: React.KeyboardEvent<HTMLOListElement>): void {
  const lines = [...event.currentTarget.querySelectorAll<HTMLElement>("li > button")];
  const now = lines.indexOf(document.activeElement as HTMLElement);
  const to = { ArrowUp: now - 1, ArrowDown: now + 1, Home: 0, End: lines.length - 1 }[event.key];
  if (now < 0 || to === undefined) return;
  event.preventDefault();
  lines[to]?.focus();
}
