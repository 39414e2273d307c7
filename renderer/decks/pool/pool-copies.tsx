import { Minus } from "lucide-react";
import type { MouseEvent } from "react";
import { copiesAtOnce } from "../../../project/deck-copies";
import styles from "./pool.module.css";

interface Props {
  name: string;
  count: number;
  usual: number;
  onSet(copies: number): void;
}

/** How many copies of a card the deck shall hold, each number at one click; the keyboard types it. */
export function PoolCopies({ name, count, usual, onSet }: Props) {
  // The keyboard stays with the card.
  const keepKeys = (event: MouseEvent) => event.preventDefault();
  return (
    <fieldset className={styles.copies} aria-label={`Copies of ${name}`} onMouseDown={keepKeys}>
      <button
        type="button"
        tabIndex={-1}
        aria-label={`One ${name} fewer`}
        disabled={count === 0}
        onClick={() => onSet(count - 1)}
      >
        <Minus size={14} strokeWidth={2} aria-hidden />
      </button>
      {withNow(copiesAtOnce(usual), count).map((n) => (
        <button
          key={n}
          type="button"
          tabIndex={-1}
          aria-label={`${n} × ${name}`}
          aria-pressed={n === count}
          onClick={() => onSet(n)}
        >
          {n}
        </button>
      ))}
    </fieldset>
  );
}

/** With the number that there is, if none of them is it. */
const withNow = (numbers: readonly number[], now: number): readonly number[] =>
  now === 0 || numbers.includes(now) ? numbers : [...numbers, now].sort((a, b) => a - b);
