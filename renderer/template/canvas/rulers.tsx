import type { PointerEvent } from "react";
import styles from "./canvas.module.css";

/** Pixels. */
export const rulerSize = 20;

interface Props {
  axis: "x" | "y";
  /** Where the card begins, in pixels along the ruler. */
  origin: number;
  /** Pixels. */
  length: number;
  /** Pixels a millimetre. */
  scale: number;
  /** The chosen layer, marked on the ruler. Millimetres. */
  mark: { from: number; to: number } | undefined;
  /** A press on it draws out a guide. */
  onPress(event: PointerEvent): void;
}

/** Ticks no closer than this can be told apart. Pixels. */
const closest = 5;
const labelEvery = 42;

const stepFor = (scale: number, least: number): number =>
  [0.5, 1, 2, 5, 10, 20, 50, 100].find((step) => step * scale >= least) ?? 100;

/** Millimetres from the trimmed card's edge. Decoration for those who see; positions are numbers in the inspector. */
export function Ruler({ axis, origin, length, scale, mark, onPress }: Props) {
  const [tick, label] = [stepFor(scale, closest), stepFor(scale, labelEvery)];
  const [first, last] = [Math.ceil(-origin / scale / tick), Math.floor((length - origin) / scale / tick)];
  const ticks = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => (first + index) * tick);
  const isAcross = axis === "x";
  const place = (mm: number): number => origin + mm * scale;
  const isLabelled = (mm: number): boolean => Math.abs(mm / label - Math.round(mm / label)) < 1e-6;
  const d = ticks
    .map((mm) => {
      const [at, depth] = [place(mm), isLabelled(mm) ? 12 : mm % 1 === 0 && tick < 1 ? 6 : 4];
      return isAcross ? `M${at} ${rulerSize}v${-depth}` : `M${rulerSize} ${at}h${-depth}`;
    })
    .join("");
  return (
    <svg
      className={`${styles.ruler} ${isAcross ? styles.rulerX : styles.rulerY}`}
      width={isAcross ? length : rulerSize}
      height={isAcross ? rulerSize : length}
      aria-hidden="true"
      onPointerDown={onPress}
    >
      {mark && (
        <rect
          className={styles.rulerMark}
          x={isAcross ? place(mark.from) : 0}
          y={isAcross ? 0 : place(mark.from)}
          width={isAcross ? Math.max(1, (mark.to - mark.from) * scale) : rulerSize}
          height={isAcross ? rulerSize : Math.max(1, (mark.to - mark.from) * scale)}
        />
      )}
      <path className={styles.ticks} d={d} />
      {ticks.filter(isLabelled).map((mm) => (
        <text
          key={mm}
          className={styles.tickLabel}
          transform={isAcross ? `translate(${place(mm) + 3} 9)` : `translate(9 ${place(mm) + 3}) rotate(-90)`}
          textAnchor={isAcross ? "start" : "end"}
        >
          {mm}
        </text>
      ))}
    </svg>
  );
}
