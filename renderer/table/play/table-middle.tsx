import type { TableBoard } from "../../../engine/core/table-view";
import { zonesOf } from "../../../engine/core/table-view";
import type { PlayedMatch } from "../table-store";
import { Board } from "./board";
import styles from "./play-screen.module.css";
import { Zone } from "./zone";

interface Props {
  match: PlayedMatch;
  /** The seat on this side of the table, and the others as they sit around. */
  own: number;
  around: readonly number[];
  /** What lies between the players has places of its own. */
  hasBoard: boolean;
}

/** What lies between the players, where no field does: what all share, boards, and what lies before each. */
export function TableMiddle({ match, own, around, hasBoard }: Props) {
  const { names, snapshot } = match;
  const { table } = snapshot;
  const board = (shown: TableBoard) => <Board key={shown.id} board={shown} names={names} />;
  const boardsOf = (seat: number | undefined) => table.boards.filter((each) => each.seat === seat);
  const piles = table.shared.filter(({ spread }) => spread === "pile");
  const laidOut = table.shared.filter(({ spread }) => spread !== "pile");
  const front = (seat: number) => (
    <div key={seat} className={styles.front}>
      {rowsBefore(match, seat).map((zone) => (
        <Zone key={zone.id} zone={{ ...zone, label: `${names[seat]}: ${zone.label.toLowerCase()}` }} />
      ))}
    </div>
  );
  const theirs = [
    ...(hasBoard ? [] : around.filter((seat) => rowsBefore(match, seat).length > 0).map(front)),
    ...around.flatMap((seat) => boardsOf(seat)).map(board),
  ];
  const hasOwnRow = !hasBoard && rowsBefore(match, own).length > 0;
  const rows = [laidOut.length > 0, theirs.length > 0, hasOwnRow].filter(Boolean).length;
  return (
    <div className={styles.middle}>
      {piles.length > 0 && (
        <div className={styles.piles}>
          {piles.map((zone) => (
            <Zone key={zone.id} zone={zone} />
          ))}
        </div>
      )}
      <div className={styles.centre} style={{ "--rows": Math.max(1, rows) } as React.CSSProperties}>
        {laidOut.length > 0 && (
          <div className={styles.front}>
            {laidOut.map((zone) => (
              <Zone key={zone.id} zone={zone} />
            ))}
          </div>
        )}
        {boardsOf(undefined).map(board)}
        {theirs.length > 0 && (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to scroll it.
          <section className={styles.theirs} aria-label="Before the others" tabIndex={0}>
            {theirs}
          </section>
        )}
        <div className={styles.mine}>
          {boardsOf(own).map(board)}
          {!hasBoard && front(own)}
        </div>
        {!hasBoard && zonesOf(table).every(({ spread, cards }) => spread !== "row" || cards.length === 0) && (
          <p className={styles.calm}>Nothing in play</p>
        )}
      </div>
    </div>
  );
}

/** Without a board the middle is for what lies before the players. */
export const rowsBefore = ({ snapshot: { table } }: PlayedMatch, seat: number) =>
  table.seats[seat]!.zones.filter(({ spread, cards }) => spread === "row" && cards.length > 0);
