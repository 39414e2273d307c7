import { useVirtualizer } from "@tanstack/react-virtual";
import { type MouseEvent, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from "react";
import type { CardGroup } from "../../project/sheet/arrange";
import { lineWith, tileBelow, tileLines } from "../../project/sheet/tile-rows";
import { count } from "../state/count";
import { useUi } from "../state/ui-store";
import { CardTile } from "./card-tile";
import styles from "./gallery.module.css";
import { useCardSelection } from "./use-card-selection";

interface Props {
  groups: readonly CardGroup[];
  /** Width of a card in pixels. */
  size: number;
  /** Height over width. */
  ratio: number;
  onMenu(event: MouseEvent): void;
}

const padding = 24;
const minGap = 20;
const headingHeight = 44;

/** Cards as they will lie on the table. Only the rows in sight exist. */
export function Gallery({ groups, size, ratio, onMenu }: Props) {
  const scroller = useRef<HTMLDivElement>(null);
  const listId = useId();
  const [width, setWidth] = useState(0);
  const [height, setHeight] = useState(0);
  const selection = useUi((ui) => ui.selection);

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const measure = () => {
      setWidth(element.clientWidth - 2 * padding);
      setHeight(element.clientHeight);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const columns = Math.max(1, Math.floor((width + minGap) / (size + minGap)));
  const gap = columns > 1 ? Math.min(48, (width - columns * size) / (columns - 1)) : minGap;
  const rowHeight = Math.round(size * ratio) + 24;
  const ids = useMemo(() => groups.flatMap((group) => group.ids), [groups]);
  const lines = useMemo(() => tileLines(groups, columns), [groups, columns]);
  const rows = useVirtualizer({
    count: width > 0 ? lines.length : 0,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => (lines[index]?.kind === "heading" ? headingHeight : rowHeight),
    paddingStart: 16,
    paddingEnd: 16,
    overscan: 2,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows of another height are other rows.
  useEffect(() => rows.measure(), [rowHeight, lines, rows]);

  const { focused, focusedIndex, onKeyDown, onPick, onOpen, onContext, onContextKey } = useCardSelection({
    ids,
    below: (index, by) => tileBelow(lines, index, by),
    isWide: columns > 1,
    pageRows: Math.max(1, Math.floor(height / rowHeight)),
    scrollTo: (index) => rows.scrollToIndex(lineWith(lines, index)),
  });

  // Coming back from the editor: the card that was edited is in sight and has the keyboard.
  const arrived = useRef(false);
  useEffect(() => {
    if (arrived.current || width === 0) return;
    arrived.current = true;
    if (focusedIndex < 0) return;
    rows.scrollToIndex(lineWith(lines, focusedIndex), { align: "center" });
    scroller.current?.focus({ preventScroll: true });
  }, [width, focusedIndex, lines, rows]);

  return (
    <div
      ref={scroller}
      className={styles.gallery}
      role="listbox"
      aria-label="Cards of the set"
      aria-multiselectable="true"
      aria-activedescendant={focused !== null && focusedIndex >= 0 ? `${listId}-${focused}` : undefined}
      tabIndex={0}
      onKeyDown={onKeyDown}
      onContextMenu={(event) => onContextKey(event, onMenu)}
      data-card-keys
    >
      <div role="presentation" style={{ height: rows.getTotalSize(), position: "relative" }}>
        {rows.getVirtualItems().map(({ index: at, start, key }) => {
          const line = lines[at]!;
          if (line.kind === "heading")
            return <Heading key={`heading ${line.group.title}`} group={line.group} top={start} />;
          return (
            <div
              key={key}
              role="presentation"
              className={styles.row}
              style={{ transform: `translateY(${start}px)`, gap }}
            >
              {ids.slice(line.from, line.to).map((id, column) => {
                const index = line.from + column;
                return (
                  <CardTile
                    key={id}
                    id={id}
                    elementId={`${listId}-${id}`}
                    index={index}
                    total={ids.length}
                    width={size}
                    selected={selection.has(id)}
                    focused={id === focused}
                    onPick={onPick}
                    onOpen={onOpen}
                    onMenu={(event) => {
                      onContext(index);
                      onMenu(event);
                    }}
                  />
                );
              })}
            </div>
          );
        })}
      </div>
    </div>
  );
}

/** The list names each card; how the eye finds them in it is nothing to it. */
function Heading({ group: { title, ids }, top }: { group: CardGroup; top: number }) {
  return (
    <div role="presentation" className={styles.heading} style={{ transform: `translateY(${top}px)` }}>
      <strong>{title || "Nothing said"}</strong> {count(ids.length, "card")}
    </div>
  );
}
