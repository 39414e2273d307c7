import { cardGame } from "../../../engine/games/registry";
import { RichWords } from "../../editor/rich-words";
import type { OfferedAnswer } from "../messages";
import { answerKeys } from "../viewing";
import styles from "./answers.module.css";
import { withSymbols } from "./plain-signs";
import { useScene } from "./table-context";

interface Props {
  answers: readonly { number: number; answer: OfferedAnswer }[];
  onAnswer(number: number): void;
  onPoint(points: readonly string[]): void;
}

/** The possible answers, each with its key. */
export function Answers({ answers, onAnswer, onPoint }: Props) {
  const { symbols } = cardGame(useScene().game);
  return (
    <ol className={styles.answers} aria-label="Answers">
      {answers.map(({ number, answer: { text, points } }, at) => (
        <li key={number}>
          <button
            type="button"
            aria-keyshortcuts={answerKeys[at]?.toUpperCase()}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onAnswer(number)}
            onPointerEnter={() => onPoint(points)}
            onPointerLeave={() => onPoint([])}
            onFocus={() => onPoint(points)}
            onBlur={() => onPoint([])}
          >
            <kbd aria-hidden>{answerKeys[at]?.toUpperCase() ?? ""}</kbd>
            <RichWords text={withSymbols(text, symbols)} symbols={symbols} />
          </button>
        </li>
      ))}
    </ol>
  );
}
