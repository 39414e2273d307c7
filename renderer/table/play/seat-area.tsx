import { type TableSeat, tableKeys } from "../../../engine/core/table-view";
import { useInPlay } from "./in-play";
import styles from "./seat-area.module.css";
import { Values } from "./values";
import { Zone } from "./zone";

interface Props {
  seat: TableSeat;
  /** "Greedy bot"; people need no word. */
  kind: string;
  isOwn: boolean;
  isActive: boolean;
  isThinking: boolean;
  /** Rows lie in the middle of the table instead. */
  withoutRows: boolean;
  /** To take less height: its name lies beside its cards, or the cards are small. */
  isFlat: boolean;
  /** How many sit opposite, side by side; 0 on this side. */
  crowd: number;
}

/** Everything of one player: name, values, zones. */
export function SeatArea({ seat, kind, isOwn, isActive, isThinking, withoutRows, isFlat, crowd }: Props) {
  const { lit, able, picked, pick } = useInPlay();
  const { seat: number, name, note, values, zones, isOut } = seat;
  const key = tableKeys.seat(number);
  // Rows come and go with their cards; hands and piles have their fixed place.
  const shown = zones.filter(({ spread, cards }) => spread !== "row" || (!withoutRows && cards.length > 0));
  const classes = [
    styles.seat,
    isOwn ? styles.own : styles.other,
    isFlat && crowd < 2 && styles.flat,
    crowd > 1 && styles.crowded,
    isFlat && crowd > 1 && styles.tight,
    crowd > 3 && styles.packed,
    isActive && styles.active,
    isOut && styles.out,
    lit.has(key) && styles.lit,
  ];
  return (
    <section className={classes.filter(Boolean).join(" ")} aria-label={name}>
      <header>
        <span className={styles.number} data-seat={number} aria-hidden>
          {number + 1}
        </span>
        <h2>{name}</h2>
        {kind !== "" && <span className={styles.kind}>{kind}</span>}
        {isActive && <span className={styles.turn}>{isThinking ? "thinking…" : "to play"}</span>}
        {!isActive && isThinking && <span className={styles.turn}>thinking…</span>}
        {note && <span className={styles.kind}>{note}</span>}
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
        {!isOut && <Values values={values} />}
      </header>
      {!isOut && (
        <div className={styles.zones}>
          {shown.map((zone) => (
            <Zone key={zone.id} zone={zone} />
          ))}
        </div>
      )}
    </section>
  );
}
