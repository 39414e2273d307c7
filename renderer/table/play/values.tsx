import type { ReactNode } from "react";
import { type TableValue, tableKeys } from "../../../engine/core/table-view";
import { cardGame } from "../../../engine/games/registry";
import { RichWords } from "../../press/rich-words";
import { useInPlay } from "./in-play";
import styles from "./values.module.css";

interface Props {
  values: readonly TableValue[];
  compact?: boolean;
  /** The key of whose they are, where each is a thing of its own. */
  of?: string;
}

/** A number that is an answer: a click gives one of what it counts, and it can be carried. */
export function ValueButton({ of, children }: { of: string; children: ReactNode }) {
  const { pick, picked } = useInPlay();
  return (
    <button
      type="button"
      className={styles.able}
      data-lift={of}
      aria-pressed={picked.has(of) || undefined}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => pick(of)}
    >
      {children}
    </button>
  );
}

/** "2/5" as five pips, of which two are full; each that is new fills before one's eyes. */
function Pips({ value }: { value: string }) {
  const [full = 0, all = 0] = value.split("/").map(Number);
  return (
    <span className={styles.pips}>
      {Array.from({ length: all }, (_, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a pip is its place among them.
        <span key={n} data-full={n < full || undefined} />
      ))}
    </span>
  );
}

/** Numbers at a glance: the game's symbol and the value. `compact` ones are heard with their card. */
export function Values({ values, compact = false, of }: Props) {
  const { game, able, asked } = useInPlay();
  const { symbols } = cardGame(game);
  if (compact) {
    return (
      <span className={styles.compact} aria-hidden>
        {values.map(({ label, symbol, value, asPips }) => (
          <span key={label}>
            {symbol && <RichWords text={`{${symbol}}`} symbols={symbols} />}
            {asPips ? <Pips value={String(value)} /> : <span data-number={label}>{value}</span>}
          </span>
        ))}
      </span>
    );
  }
  return (
    <ul className={styles.values}>
      {values.map(({ label, symbol, value }) => {
        const key = of === undefined ? undefined : tableKeys.value(of, label);
        const number = (
          <>
            {symbol ? (
              <span aria-hidden>
                <RichWords text={`{${symbol}}`} symbols={symbols} />
              </span>
            ) : (
              <span aria-hidden>{label}</span>
            )}
            <span className="visually-hidden">{label} </span>
            <strong data-number="">{value}</strong>
          </>
        );
        const isAsked = key !== undefined && asked.has(key);
        return (
          <li key={label} title={label} data-thing={key} data-asked={isAsked || undefined}>
            {key !== undefined && able.has(key) ? <ValueButton of={key}>{number}</ValueButton> : number}
          </li>
        );
      })}
    </ul>
  );
}
