import { type DragEvent, type KeyboardEvent, type PointerEvent, useRef, useState } from "react";
import { hasPicture, pictureIn } from "./add-picture";
import styles from "./art.module.css";
import { type Focus, focusAt } from "./focus-point";

interface Props {
  /** Where the picture is fetched; undefined when the card has none, or it is missing. */
  href: string | undefined;
  /** Outline of the symbol that stands in for it. */
  symbol: { d: string; size: number } | undefined;
  focus: Focus;
  disabled: boolean;
  onFocus(focus: Focus, gesture?: symbol): void;
  onFile(file: File): void;
}

const steps: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The whole picture with its focus point, or a place to drop one. */
export function ArtWell({ href, symbol, focus, disabled, onFocus, onFile }: Props) {
  const [dropping, setDropping] = useState(false);
  const hand = useRef<symbol>(undefined);
  const point = (event: PointerEvent<HTMLElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    onFocus(focusAt((event.clientX - left) / width, (event.clientY - top) / height), hand.current);
  };
  const step = (event: KeyboardEvent) => {
    const [dx, dy] = steps[event.key] ?? [0, 0];
    if ((dx === 0 && dy === 0) || event.altKey) return;
    event.preventDefault();
    onFocus(focusAt(focus.x + dx * 0.02, focus.y + dy * 0.02));
  };
  const drop = (event: DragEvent) => {
    setDropping(false);
    const file = pictureIn(event.dataTransfer);
    if (!file || disabled) return;
    event.preventDefault();
    onFile(file);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is for the mouse; the button beside it does the same.
    <div
      className={styles.well}
      data-full={href !== undefined || undefined}
      data-dropping={dropping || undefined}
      onDragOver={(event) => {
        if (disabled || !hasPicture(event.dataTransfer)) return;
        event.preventDefault();
        setDropping(true);
      }}
      onDragLeave={() => setDropping(false)}
      onDrop={drop}
    >
      {href !== undefined ? (
        <div
          className={styles.picture}
          onPointerDown={(event) => {
            if (disabled) return;
            event.currentTarget.setPointerCapture(event.pointerId);
            hand.current = Symbol("focus");
            point(event);
          }}
          onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && point(event)}
        >
          <img src={href} alt="" draggable={false} />
          <span
            className={styles.focus}
            style={{ left: `${focus.x * 100}%`, top: `${focus.y * 100}%` }}
            role="slider"
            tabIndex={disabled ? -1 : 0}
            aria-label="Focus: what stays visible when the picture is cropped"
            aria-valuenow={Math.round(focus.x * 100)}
            aria-valuetext={`${Math.round(focus.x * 100)} % from the left, ${Math.round(focus.y * 100)} % from the top`}
            onKeyDown={step}
          />
        </div>
      ) : symbol ? (
        <div className={styles.symbol}>
          <svg viewBox={`0 0 ${symbol.size} ${symbol.size}`} aria-hidden="true">
            <path d={symbol.d} />
          </svg>
        </div>
      ) : (
        <p>Drop a picture here</p>
      )}
    </div>
  );
}
