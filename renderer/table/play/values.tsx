import { type CSSProperties, type ReactNode, useContext } from "react";
import { type TableValue, tableKeys } from "../../../engine/core/table-view";
import { cardGame } from "../../../engine/games/registry";
import { RichWords } from "../../press/rich-words";
import { GroundContext } from "./ground";
import { useInPlay } from "./in-play";
import styles from "./values.module.css";

interface Props {
  values: readonly TableValue[];
  /** As pills, which are heard with what they lie on: on a card where they are printed, or in a line below. */
  compact?: "card" | "line";
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

/** "2/5" as five pips, of which two are full; each that is new fills before one's eyes. Too small for that, it is said in figures. */
function Pips({ value }: { value: string }) {
  const [full = 0, all = 0] = value.split("/").map(Number);
  return (
    <>
      <span className={styles.pips}>
        {Array.from({ length: all }, (_, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a pip is its place among them.
          <span key={n} data-full={n < full || undefined} />
        ))}
      </span>
      <span className={styles.figures}>{value}</span>
    </>
  );
}

/** A card, in the millimetres of its template. */
const card = { width: 63, height: 88 };

/** There the name begins beside it. */
const isAtStart = ([x]: readonly [number, number]): boolean => x / card.width < 0.4;

/** Where a number lies on its card, and with which of its edges: it never reaches over that of the card. */
function printedAt([x, y]: readonly [number, number]): CSSProperties {
  const across = x / card.width;
  const shift = across > 0.6 ? "-100%" : across < 0.4 ? "0" : "-50%";
  return {
    "--x": `${(across * 100).toFixed(1)}%`,
    "--y": `${((y / card.height) * 100).toFixed(1)}%`,
    "--shift": shift,
  } as CSSProperties;
}

/** Numbers at a glance: the game's symbol and the value. */
export function Values({ values, compact, of }: Props) {
  const { game, able, asked } = useInPlay();
  const { values: printed } = useContext(GroundContext);
  const { symbols } = cardGame(game);
  if (compact) {
    const places = printed.find((places) => values.every(({ label }) => places[label])) ?? {};
    return (
      <span className={`${styles.compact} ${compact === "card" ? styles.onCard : ""}`} aria-hidden>
        {values.map(({ label, symbol, value, asPips, isPrinted }) => (
          <span
            key={label}
            data-same={isPrinted}
            data-printed={places[label] && (isAtStart(places[label]) ? "start" : "end")}
            style={places[label] && printedAt(places[label])}
          >
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
              <span data-word aria-hidden>
                {label}
              </span>
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
