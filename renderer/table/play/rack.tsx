import type { CSSProperties } from "react";
import { type TableValue, tableKeys } from "../../../engine/core/table-view";
import { cardGame } from "../../../engine/games/registry";
import { RichWords } from "../../press/rich-words";
import { GroundUnder } from "./ground";
import { useInPlay } from "./in-play";
import styles from "./rack.module.css";
import { ValueButton } from "./values";

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
  const { game, able, asked } = useInPlay();
  const { symbols } = cardGame(game);
  const things = values.filter(({ asThings }) => asThings);
  if (things.length === 0 || style.width === 0) return null;
  return (
    <ul
      className={styles.rack}
      style={{ ...style, "--height": `${style.height}px` } as CSSProperties}
      aria-label="Rack"
    >
      <GroundUnderItem />
      {things.map(({ label, symbol, value }) => {
        const key = tableKeys.value(of, label);
        const shelf = (
          <>
            <span className={styles.things} aria-hidden>
              {Array.from({ length: Math.min(most, Number(value)) }, (_, n) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: things of a kind are alike.
                <span key={n} className={styles.thing}>
                  <RichWords text={`{${symbol}}`} symbols={symbols} />
                </span>
              ))}
            </span>
            <span className="visually-hidden">{label} </span>
            <strong data-number="">{value}</strong>
          </>
        );
        return (
          <li key={label} title={`${label} ${value}`} data-thing={key} data-asked={asked.has(key) || undefined}>
            {able.has(key) ? <ValueButton of={key}>{shelf}</ValueButton> : shelf}
          </li>
        );
      })}
    </ul>
  );
}

const GroundUnderItem = () => (
  <li className={styles.ground} aria-hidden>
    <GroundUnder name="rack" />
  </li>
);
