import { useVirtualizer } from "@tanstack/react-virtual";
import { type KeyboardEvent, useState } from "react";
import { EmptyNote } from "../../ui/empty-state";
import { useSize } from "../../ui/use-size";
import type { ArtWindow } from "./art-window";
import type { KnownPicture } from "./known-pictures";
import styles from "./picture-library.module.css";
import { PictureTile } from "./picture-tile";

interface Props {
  id: string;
  pictures: readonly KnownPicture[];
  chosen: string | undefined;
  window: ArtWindow | undefined;
  onChoose(picture: KnownPicture): void;
}

const least = 150;
const gap = 12;
const rowHeight = 184;

/** Only the rows in sight exist, and only their pictures are fetched. */
export function PictureGrid({ id, pictures, chosen, window, onChoose }: Props) {
  const { ref: list, width } = useSize();
  const [at, setAt] = useState<{ of: readonly KnownPicture[]; index: number }>();
  // Among others than it was chosen from, a place means nothing.
  const active =
    at?.of === pictures
      ? at.index
      : Math.max(
          0,
          pictures.findIndex(({ path }) => path === chosen),
        );
  const columns = Math.max(1, Math.floor((width + gap) / (least + gap)));
  const rows = useVirtualizer({
    count: width > 0 ? Math.ceil(pictures.length / columns) : 0,
    getScrollElement: () => list.current,
    estimateSize: () => rowHeight,
    overscan: 1,
  });

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      const picture = pictures[active];
      if (picture) onChoose(picture);
      return;
    }
    const next = nextPlace(event.key, active, columns, pictures.length);
    if (next === undefined) return;
    event.preventDefault();
    setAt({ of: pictures, index: next });
    rows.scrollToIndex(Math.floor(next / columns));
  };

  return (
    <div
      ref={list}
      id={id}
      className={styles.grid}
      role="listbox"
      aria-label="Pictures"
      tabIndex={0}
      aria-activedescendant={`${id}-${active}`}
      onKeyDown={onKeyDown}
    >
      {pictures.length === 0 && <EmptyNote>No picture answers this.</EmptyNote>}
      <div role="presentation" style={{ height: rows.getTotalSize(), position: "relative" }}>
        {rows.getVirtualItems().map(({ index: row, start, key }) => (
          <div
            key={key}
            role="presentation"
            className={styles.pictures}
            style={{ transform: `translateY(${start}px)`, gridTemplateColumns: `repeat(${columns}, 1fr)` }}
          >
            {pictures.slice(row * columns, (row + 1) * columns).map((picture, column) => {
              const index = row * columns + column;
              return (
                <PictureTile
                  key={picture.path}
                  id={`${id}-${index}`}
                  picture={picture}
                  window={window}
                  isChosen={picture.path === chosen}
                  isActive={index === active}
                  isPassing={rows.isScrolling}
                  position={index + 1}
                  total={pictures.length}
                  onChoose={() => onChoose(picture)}
                />
              );
            })}
          </div>
        ))}
      </div>
    </div>
  );
}

/** Where a key leads from a place in a grid. */
export function nextPlace(key: string, from: number, columns: number, total: number): number | undefined {
  const by: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns };
  if (key === "Home") return 0;
  if (key === "End") return total - 1;
  const step = by[key];
  if (step === undefined) return undefined;
  const next = from + step;
  return next < 0 || next >= total ? from : next;
}
