import { useLayoutEffect, useMemo, useRef } from "react";
import { useSize } from "../../ui/use-size";
import { FieldDrawing } from "../field/field-drawing";
import { placed } from "../layout/placed";
import { layTable } from "../layout/table-layout";
import { tableShape } from "../layout/table-shape";
import { BeforeChange } from "../motion/before-change";
import motion from "../motion/motion.module.css";
import { useMotion } from "../motion/use-motion";
import { kindWords } from "../seat-plan";
import type { PlayedMatch } from "../table-store";
import { Board } from "./board";
import { BoardEnd } from "./board-end";
import { GroundUnder } from "./ground";
import { SeatArea } from "./seat-area";
import { sideOf } from "./side";
import styles from "./table-top.module.css";
import type { Picking } from "./use-picks";
import { Zone } from "./zone";

interface Props {
  match: PlayedMatch;
  /** The seat on this side of the table, and the others as they sit around. */
  own: number;
  around: readonly number[];
  /** What a click on the field means. */
  picking: Pick<Picking, "point" | "isFieldOpen" | "offered" | "choosePoint">;
  /** Takes things in hand, where that is possible. */
  onPointerDown?(event: React.PointerEvent): void;
}

/** Everything that lies on the table, each thing at the place that the layout gives it. */
export function TableTop({ match, own, around, picking, onPointerDown }: Props) {
  const { names, seats, snapshot } = match;
  const { table } = snapshot;
  const { ref, width, height } = useSize();
  const layer = useRef<HTMLDivElement>(null);
  const fit = useMemo(
    () => layTable(tableShape(table, own, around), { width, height }),
    [table, own, around, width, height],
  );
  const prepare = useMotion(ref, layer, match, `${fit.width} ${fit.height} ${own}`);
  // In a window too low for any table the own hand is seen first.
  useLayoutEffect(() => {
    if (ref.current && height > 0 && fit.height > height) ref.current.scrollTop = fit.height - height;
  }, [ref, fit.height, height]);
  const { shared } = fit;
  const sharedBoards = table.boards.filter(({ seat }) => seat === undefined);
  const area = (seat: number, seatFit: typeof fit.own) => (
    <SeatArea
      key={seat}
      view={table}
      seat={table.seats[seat]!}
      names={names}
      fit={seatFit}
      kind={seats[seat]!.kind === "person" ? "" : kindWords[seats[seat]!.kind]}
      isOwn={seat === own}
      isThinking={match.thinking === seat}
    />
  );
  return (
    <div ref={ref} className={styles.room} data-table onPointerDown={onPointerDown}>
      <BeforeChange of={snapshot} tell={prepare} />
      <div className={`${styles.table} ${motion.stage}`} style={{ width: fit.width, height: fit.height }}>
        <GroundUnder name="table" />
        <span className={styles.light} aria-hidden />
        <span
          className={styles.ledge}
          style={{ ...sideOf(own), top: fit.own.held.top }}
          data-turn={snapshot.asked?.actor === own || undefined}
          aria-hidden
        />
        {around.map((seat, n) => area(seat, fit.around[n]!))}
        {(sharedBoards.length > 0 || table.field || table.shared.length > 0) && (
          <div
            className={styles.middle}
            style={placed(shared.box)}
            data-over={sharedBoards.length === 0 && !table.field ? true : undefined}
          >
            {table.ends?.map((end, n) => (
              <BoardEnd key={end.seat} end={end} isLast={n === 1} style={placed(shared.ends![n]!, shared.box)} />
            ))}
            {sharedBoards.map((board, n) => (
              <Board key={board.id} board={board} names={names} fit={shared.boards[n]!} around={shared.box} />
            ))}
            {table.shared.map((zone, n) => (
              <Zone key={zone.id} zone={zone} fit={shared.zones[n]!} around={shared.box} />
            ))}
            {table.field && (
              <div className={styles.field} style={placed(shared.ground, shared.box)}>
                <FieldDrawing
                  field={table.field}
                  names={names}
                  point={picking.point}
                  isOpen={picking.isFieldOpen}
                  offered={picking.offered}
                  onPoint={picking.choosePoint}
                />
              </div>
            )}
          </div>
        )}
        {area(own, fit.own)}
        <div ref={layer} className={motion.layer} aria-hidden inert />
      </div>
    </div>
  );
}
