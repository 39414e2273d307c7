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

/** Numbers at a glance: the game's symbol and the value. `compact` ones are heard with their card. */
export function Values({ values, compact = false, of }: Props) {
  const { symbols } = cardGame(useInPlay().game);
  if (compact) {
    return (
      <span className={styles.compact} aria-hidden>
        {values.map(({ label, symbol, value }) => (
          <span key={label}>
            {symbol && <RichWords text={`{${symbol}}`} symbols={symbols} />}
            {value}
          </span>
        ))}
      </span>
    );
  }
  return (
    <ul className={styles.values}>
      {values.map(({ label, symbol, value }) => (
        <li key={label} title={label} data-thing={of === undefined ? undefined : tableKeys.value(of, label)}>
          {symbol ? (
            <span aria-hidden>
              <RichWords text={`{${symbol}}`} symbols={symbols} />
            </span>
          ) : (
            <span aria-hidden>{label}</span>
          )}
          <span className="visually-hidden">{label} </span>
          <strong>{value}</strong>
        </li>
      ))}
    </ul>
  );
}
