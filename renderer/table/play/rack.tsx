import type { CSSProperties } from "react";
import { type TableValue, tableKeys } from "../../../engine/core/table-view";
import { cardGame } from "../../../engine/games/registry";
import { RichWords } from "../../press/rich-words";
import { GroundUnder } from "./ground";
import { useInPlay } from "./in-play";
import styles from "./rack.module.css";

/** More than these of one kind are counted only. */
const most = 12;

interface Props {
  values: readonly TableValue[];
  /** The key of whose they are. */
  of: string;
  style: CSSProperties;
}

/** What somebody has, as so many things in a rack, kind by kind. */
export function Rack({ values, of, style }: Props) {
  const { symbols } = cardGame(useInPlay().game);
  const things = values.filter(({ asThings }) => asThings);
  if (things.length === 0 || style.width === 0) return null;
  return (
    <ul
      className={styles.rack}
      style={{ ...style, "--height": `${style.height}px` } as CSSProperties}
      aria-label="Rack"
    >
      <GroundUnderItem />
      {things.map(({ label, symbol, value }) => (
        <li key={label} title={`${label} ${value}`} data-thing={tableKeys.value(of, label)}>
          <span className={styles.things} aria-hidden>
            {Array.from({ length: Math.min(most, Number(value)) }, (_, n) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: things of a kind are alike.
              <span key={n} className={styles.thing}>
                <RichWords text={`{${symbol}}`} symbols={symbols} />
              </span>
            ))}
          </span>
          <span className="visually-hidden">{label} </span>
          <strong>{value}</strong>
        </li>
      ))}
    </ul>
  );
}

const GroundUnderItem = () => (
  <li className={styles.ground} aria-hidden>
    <GroundUnder name="rack" />
  </li>
);
