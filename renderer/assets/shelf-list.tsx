import { useVirtualizer } from "@tanstack/react-virtual";
import { type ReactNode, useRef } from "react";
import { EmptyNote } from "../ui/empty-state";
import styles from "./assets.module.css";

interface Props {
  count: number;
  /** What is said in place of nothing. */
  nothing: string;
  /** Above the rows. */
  head?: ReactNode;
  /** The row that begins so far down; while the list is on its way past, what it shows may wait. */
  row(index: number, start: number, isPassing: boolean): ReactNode;
}

const rowHeight = 64;

/** Only the rows in sight exist. */
export function ShelfList({ count, nothing, head, row }: Props) {
  const scroller = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 4,
  });
  return (
    <div ref={scroller} className={styles.list}>
      {count === 0 ? <EmptyNote>{nothing}</EmptyNote> : head}
      <ul style={{ height: virtual.getTotalSize() }} className={styles.rows}>
        {virtual.getVirtualItems().map(({ index, start }) => row(index, start, virtual.isScrolling))}
      </ul>
    </div>
  );
}
