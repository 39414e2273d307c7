import Button from "@mui/material/Button";
import { Minus, Plus } from "lucide-react";
import { cardGame } from "../../../engine/games/registry";
import { RichWords } from "../../press/rich-words";
import type { AskedNow } from "../engine/messages";
import { addTo, type Row } from "../picking";
import { answerKeys } from "../viewing";
import styles from "./answers.module.css";
import { useInPlay } from "./in-play";
import { withSymbols } from "./plain-signs";

interface Props {
  asked: AskedNow & { several: NonNullable<AskedNow["several"]> };
  rows: readonly Row[];
  chosen: readonly number[];
  onMore(row: Row): void;
  onLess(number: number): void;
  onGive(): void;
  onPoint(points: readonly string[]): void;
}

/** A question that comes several times in a row: how often each answer is given, and one word for all of them. */
export function Several({ asked: { several }, rows, chosen, onMore, onLess, onGive, onPoint }: Props) {
  const { symbols } = cardGame(useInPlay().game);
  const missing = several.times - chosen.length;
  return (
    <>
      <ol className={`${styles.answers} ${styles.several}`} aria-label="Answers">
        {rows.map((row, at) => {
          if (row.kind !== "answer") return null;
          const { number, answer } = row;
          const have = chosen.filter((each) => each === number).length;
          const key = answerKeys[at]?.toUpperCase() ?? "";
          return (
            <li key={number} onPointerEnter={() => onPoint(answer.points)} onPointerLeave={() => onPoint([])}>
              <button
                type="button"
                className={styles.answer}
                aria-keyshortcuts={key || undefined}
                disabled={addTo(chosen, number, several) === null}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => onMore(row)}
              >
                <kbd aria-hidden>{key}</kbd>
                <RichWords text={withSymbols(answer.text, symbols)} symbols={symbols} />
                <Plus size={16} aria-label="once more" />
              </button>
              <output aria-label={`Chosen so often: ${answer.text}`}>{have}</output>
              <button
                type="button"
                className={styles.less}
                aria-label={`Once less: ${answer.text}`}
                disabled={have === 0}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => onLess(number)}
              >
                <Minus size={16} aria-hidden />
              </button>
            </li>
          );
        })}
      </ol>
      <Button variant="contained" disabled={missing > 0} onClick={onGive}>
        {missing > 0 ? `${missing} of ${several.times} still to choose` : `Confirm all ${several.times}`}
      </Button>
    </>
  );
}
