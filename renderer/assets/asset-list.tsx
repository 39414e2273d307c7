import { useVirtualizer } from "@tanstack/react-virtual";
import { useRef } from "react";
import { EmptyNote } from "../ui/empty-state";
import { AssetLine } from "./asset-line";
import type { AssetRow } from "./asset-rows";
import styles from "./assets.module.css";

interface Props {
  rows: readonly AssetRow[];
  chosen: ReadonlySet<string>;
  onChoose(chosen: ReadonlySet<string>): void;
}

const rowHeight = 64;

/** Only the rows in sight exist, and only their pictures are fetched. */
export function AssetList({ rows, chosen, onChoose }: Props) {
  const scroller = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 4,
  });
  const toggle = (path: string) => {
    const next = new Set(chosen);
    if (!next.delete(path)) next.add(path);
    onChoose(next);
  };
  const areAll = rows.length > 0 && rows.every(({ path }) => chosen.has(path));
  return (
    <div ref={scroller} className={styles.list}>
      {rows.length === 0 ? (
        <EmptyNote>No picture answers this.</EmptyNote>
      ) : (
        <div className={styles.listHead}>
          <button
            type="button"
            className={styles.all}
            onClick={() => onChoose(areAll ? new Set() : new Set(rows.map(({ path }) => path)))}
          >
            {areAll ? "Choose none" : "Choose all"}
          </button>
        </div>
      )}
      <ul style={{ height: virtual.getTotalSize() }} className={styles.rows}>
        {virtual.getVirtualItems().map(({ index, start }) => {
          const row = rows[index];
          return (
            row && (
              <AssetLine
                key={row.path}
                row={row}
                start={start}
                isChosen={chosen.has(row.path)}
                isPassing={virtual.isScrolling}
                onToggle={() => toggle(row.path)}
                onOpen={() => onChoose(new Set([row.path]))}
              />
            )
          );
        })}
      </ul>
    </div>
  );
}
