import { Play } from "lucide-react";
import { type TableSeat, type TableValue, type TableView, tableKeys } from "../../../engine/core/table-view";
import { placed } from "../layout/placed";
import type { SeatFit } from "../layout/seat-fit";
import { zonesOfSeat } from "../layout/table-shape";
import { Board } from "./board";
import { useInPlay } from "./in-play";
import { memoByContent } from "./memo-by-content";
import { Rack } from "./rack";
import styles from "./seat-area.module.css";
import { sideOf } from "./side";
import { Values } from "./values";
import { Zone } from "./zone";

interface Props {
  view: TableView;
  seat: TableSeat;
  names: readonly string[];
  fit: SeatFit;
  /** "Greedy bot"; people need no word. */
  kind: string;
  isOwn: boolean;
  isThinking: boolean;
}

/** Everything of one player: name, values, zones, boards. */
export function SeatArea({ view, seat, names, fit, kind, isOwn, isThinking }: Props) {
  const { lit, asked } = useInPlay();
  const { seat: number, name, isOut } = seat;
  const key = tableKeys.seat(number);
  const { box, strip, front } = fit;
  const zones = zonesOfSeat(view, seat, isOwn);
  const boards = view.boards.filter((board) => board.seat === number);
  const classes = [
    styles.seat,
    isOwn ? styles.own : styles.other,
    fit.isTall && styles.tall,
    isOut && styles.out,
    lit.has(key) && styles.lit,
  ];
  return (
    <section
      className={classes.filter(Boolean).join(" ")}
      style={{ ...placed(box), ...sideOf(number) }}
      aria-label={name}
      data-drop={key}
      data-open={asked.has(key) || undefined}
      data-turn={view.active === number || undefined}
    >
      <SeatHead seat={seat} fit={fit} kind={kind} isActive={view.active === number} isThinking={isThinking} />
      {zones.strip.map((zone, n) => (
        <Zone key={zone.id} zone={zone} fit={strip[n]!} around={box} />
      ))}
      <Rack of={key} values={seat.values} box={fit.rack} around={box} />
      {zones.front.map((zone, n) => (
        <Zone key={zone.id} zone={zone} fit={front[n]!} around={box} />
      ))}
      {boards.map((board, n) => (
        <Board key={board.id} board={board} names={names} fit={fit.boards[n]!} around={box} />
      ))}
    </section>
  );
}

/** So much the name takes, what kind it is, that it is their turn, and each line of numbers; those with a symbol share one. */
const lines = { name: 26, kind: 20, turn: 22, numbers: 20 };
const heightOfNumbers = (values: readonly TableValue[]): number => {
  const words = values.filter(({ symbol }) => symbol === undefined).length;
  return lines.numbers * (words + (words < values.length ? 1 : 0));
};

/** About so wide is a number: its symbol or its words, and itself. */
const widthOf = ({ symbol, label, value }: TableValue): number =>
  (symbol === undefined ? label.length * 6.4 : 20) + String(value).length * 8.5 + 12;

/** On one line those are seen that have a symbol, and of the others as many as there is room for; all are heard, and told of whoever is asked about. */
function onOneLine(values: readonly TableValue[], width: number): TableValue[] {
  const signs = values.filter(({ symbol }) => symbol !== undefined);
  let left = width - signs.reduce((sum, value) => sum + widthOf(value), 0);
  return values.filter((value, n) => {
    if (value.symbol !== undefined) return true;
    left -= widthOf(value);
    return n === 0 || left >= 0;
  });
}

interface HeadProps extends Pick<Props, "seat" | "fit" | "kind" | "isThinking"> {
  isActive: boolean;
}

/** Who it is, whether it is their turn, and what they are worth. */
const SeatHead = memoByContent(function SeatHead({ seat, fit, kind, isActive, isThinking }: HeadProps) {
  const { able, picked, pick } = useInPlay();
  const { seat: number, name, note, values } = seat;
  const key = tableKeys.seat(number);
  const hasRack = fit.rack.width > 0;
  const besideRack = values.filter(({ asThings }) => !asThings || !hasRack);
  const shown = fit.isTall ? onOneLine(besideRack, fit.head.width) : besideRack;
  const unseen = besideRack.filter((value) => !shown.includes(value)).map(({ label, value }) => `${label} ${value}`);
  const about = [kind, note].filter(Boolean).join(", ");
  const turn = isThinking ? "thinking…" : "to play";
  const hasTurn = isActive || isThinking;
  const needed = lines.name + heightOfNumbers(besideRack);
  const room = fit.head.height - needed;
  const isShort = fit.isTall || room < lines.turn;
  const hasKind = about !== "" && room >= lines.kind + (hasTurn ? lines.turn : 0);
  return (
    <header style={placed(fit.head, fit.box)} data-tight={room < 0 || undefined}>
      <div className={styles.name} data-turn={hasTurn || undefined}>
        <span className={styles.number} aria-hidden>
          {number + 1}
        </span>
        <h2 title={[name, about, isActive && turn, ...unseen].filter(Boolean).join(", ")}>
          {able.has(key) ? (
            <button
              type="button"
              className={styles.choose}
              aria-label={`Choose ${name}`}
              aria-pressed={picked.has(key) || undefined}
              onClick={() => pick(key)}
            >
              {name}
            </button>
          ) : (
            name
          )}
        </h2>
        {hasTurn &&
          (isShort ? (
            <Play className={styles.sign ?? ""} size={12} aria-label={turn} />
          ) : (
            <span className={styles.turn}>{turn}</span>
          ))}
      </div>
      {hasKind && (
        <span className={styles.kind} title={about}>
          {about}
        </span>
      )}
      <Values of={key} values={shown} />
      {unseen.length > 0 && <span className="visually-hidden">{unseen.join(", ")}</span>}
    </header>
  );
});
