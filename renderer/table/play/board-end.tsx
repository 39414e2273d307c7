import type { CSSProperties } from "react";
import { type TableEnd, tableKeys } from "../../../engine/core/table-view";
import styles from "./board-end.module.css";
import { GroundUnder } from "./ground";
import { memoByContent } from "./memo-by-content";
import { sideOf } from "./side";
import { Values } from "./values";

interface Props {
  end: TableEnd;
  /** The one behind the last places. */
  isLast: boolean;
  style: CSSProperties;
}

/** What all boards lead to, in the colour of whose it is. */
export const BoardEnd = memoByContent(function BoardEnd({
  end: { ground, label, seat, values },
  isLast,
  style,
}: Props) {
  return (
    <section
      className={styles.end}
      style={{ ...style, ...sideOf(seat) }}
      aria-label={label}
      data-thing={tableKeys.end(seat)}
      data-last={isLast || undefined}
    >
      <div className={styles.ground}>
        <GroundUnder name={ground} />
      </div>
      <span className={styles.values}>
        <Values values={values} compact="line" />
      </span>
      <ul className="visually-hidden">
        {values.map(({ label, value }) => (
          <li key={label}>
            {label} {value}
          </li>
        ))}
      </ul>
    </section>
  );
});
