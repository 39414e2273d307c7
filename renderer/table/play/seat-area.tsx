import { type TableSeat, type TableView, tableKeys } from "../../../engine/core/table-view";
import { placed } from "../layout/placed";
import { gapBetween } from "../layout/strip";
import type { SeatFit } from "../layout/table-layout";
import { zonesOfSeat } from "../layout/table-shape";
import { Board } from "./board";
import { useInPlay } from "./in-play";
import { Rack } from "./rack";
import styles from "./seat-area.module.css";
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
  const zones = zonesOfSeat(view, seat);
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
      style={placed(box)}
      aria-label={name}
      data-drop={key}
      data-open={asked.has(key) || undefined}
    >
      <SeatHead seat={seat} fit={fit} kind={kind} isActive={view.active === number} isThinking={isThinking} />
      <div className={styles.strip} style={{ ...placed(strip.box, box), gap: gapBetween.zones }}>
        {zones.strip.map((zone, n) => (
          <Zone key={zone.id} zone={zone} fit={strip.zones[n]!} />
        ))}
      </div>
      <Rack of={key} values={seat.values} style={placed(fit.rack, box)} />
      {zones.front.map((zone, n) => (
        <Zone key={zone.id} zone={zone} fit={front.zones[n]!} box={front.zones[n]!.box} around={box} />
      ))}
      {boards.map((board, n) => (
        <Board key={board.id} board={board} names={names} fit={fit.boards[n]!} around={box} />
      ))}
    </section>
  );
}

/** Where three lines fit. */
const tall = 66;

interface HeadProps extends Pick<Props, "seat" | "fit" | "kind" | "isThinking"> {
  isActive: boolean;
}

/** Who it is, whether it is their turn, and what they are worth. */
function SeatHead({ seat, fit, kind, isActive, isThinking }: HeadProps) {
  const { able, picked, pick } = useInPlay();
  const { seat: number, name, note, values } = seat;
  const key = tableKeys.seat(number);
  const hasRack = fit.rack.width > 0;
  const about = [kind, note].filter(Boolean).join(", ");
  return (
    <header style={placed(fit.head, fit.box)}>
      <div className={styles.name}>
        <span className={styles.number} data-seat={number} aria-hidden>
          {number + 1}
        </span>
        <h2 title={[name, about].filter(Boolean).join(", ")}>{name}</h2>
        {(isActive || isThinking) && <span className={styles.turn}>{isThinking ? "thinking…" : "to play"}</span>}
        {able.has(key) && (
          <button
            type="button"
            className={styles.choose}
            aria-pressed={picked.has(key) || undefined}
            onClick={() => pick(key)}
          >
            Choose
          </button>
        )}
      </div>
      {about !== "" && fit.head.height >= tall && (
        <span className={styles.kind} title={about}>
          {about}
        </span>
      )}
      <Values of={key} values={values.filter(({ asThings }) => !asThings || !hasRack)} />
    </header>
  );
}
