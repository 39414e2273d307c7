import type { CSSProperties } from "react";
import { type TableValue, tableKeys } from "../../../engine/core/table-view";
import { cardGame } from "../../../engine/games/registry";
import { RichWords } from "../../press/rich-words";
import { placed } from "../layout/placed";
import type { Rect } from "../layout/rect";
import { GroundUnder } from "./ground";
import { useInPlay } from "./in-play";
import { memoByContent } from "./memo-by-content";
import styles from "./rack.module.css";
import { ValueButton } from "./values";

/** Up to so many stand one by one; more of them in stacks, which are higher the more there are. */
const single = 10;
const stacks = [5, 10, 20, 50, 100];

/** How high each stack is. */
function stacked(count: number): number[] {
  const size =
    count <= single ? 1 : (stacks.find((size) => Math.ceil(count / size) <= single) ?? Math.ceil(count / single));
  const whole = Array.from({ length: Math.floor(count / size) }, () => size);
  return count % size === 0 ? whole : [...whole, count % size];
}

/** How much of a shelf's height a thing takes, how many fit beside each other at least, and what is kept for the number. */
const shelf = 0.62;
const fewest = 4;
const besideThings = 64;
const largest = 44;
/** On less width they stand in front of each other. */
const smallest = 18;
/** More in a stack can't be told apart. */
const highest = 10;

interface Props {
  values: readonly TableValue[];
  /** The key of whose they are. */
  of: string;
  box: Rect;
  /** On what it stands. */
  around: Rect;
}

/** What somebody has, as so many things in a rack, kind by kind. */
export const Rack = memoByContent(function Rack({ values, of, box, around }: Props) {
  const { game, able, asked } = useInPlay();
  const { symbols } = cardGame(game);
  const things = values.filter(({ asThings }) => asThings);
  if (things.length === 0 || box.width === 0) return null;
  const across = Math.max(fewest, ...things.map(({ places = 0 }) => (places > single ? 0 : places)));
  const beside = Math.max((box.width - besideThings) / (across + 0.4), smallest);
  const token = Math.min((box.height * shelf) / things.length, beside, largest);
  return (
    <ul
      className={styles.rack}
      style={
        {
          ...placed(box, around),
          "--height": `${box.height}px`,
          "--post": `${box.width * 0.045}px`,
          "--token": `${Math.floor(token)}px`,
        } as CSSProperties
      }
      aria-label="Rack"
    >
      <GroundUnderItem />
      {things.map(({ label, symbol, value, places = 0 }) => {
        const key = tableKeys.value(of, label);
        const shelf = (
          <>
            <span className={styles.things} aria-hidden>
              {stacked(Number(value)).map((high, n) => (
                <span
                  // biome-ignore lint/suspicious/noArrayIndexKey: things of a kind are alike.
                  key={n}
                  className={styles.thing}
                  data-stack={high > 1 || undefined}
                  style={{ "--high": Math.min(high, highest) } as CSSProperties}
                >
                  <RichWords text={`{${symbol}}`} symbols={symbols} />
                </span>
              ))}
              {/* Or nobody would know what there is none of. */}
              {Number(value) === 0 && places === 0 && (
                <span className={`${styles.thing} ${styles.none}`}>
                  <RichWords text={`{${symbol}}`} symbols={symbols} />
                </span>
              )}
              {Array.from({ length: places > single ? 0 : Math.max(0, places - Number(value)) }, (_, n) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: free places are alike.
                <span key={n} className={`${styles.thing} ${styles.free}`} />
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
});

const GroundUnderItem = () => (
  <li className={styles.ground} aria-hidden>
    <GroundUnder name="rack" />
  </li>
);
