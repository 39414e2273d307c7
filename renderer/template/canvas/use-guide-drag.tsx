import { type PointerEvent, type ReactNode, useRef, useState } from "react";
import { tenths } from "../model/box";
import type { Guide } from "../model/guides";
import type { Point } from "../model/placed-layers";
import styles from "./canvas.module.css";

interface Options {
  guides: readonly Guide[];
  setGuides(guides: readonly Guide[]): void;
  toCard(event: { clientX: number; clientY: number }): Point;
  scale: number;
  size: { width: number; height: number };
}

/** Pixels a hand may miss a guide by. */
const grip = 7;
/** How far outside the card a guide is let go to remove it, in millimetres. */
const beyond = 8;

/** Guides are drawn out of the rulers, moved, and dragged off the card to be rid of them. */
export function useGuideDrag({ guides, setGuides, toCard, scale, size }: Options) {
  const held = useRef<{ index: number; axis: Guide["axis"] }>(undefined);
  const [moving, setMoving] = useState<{ index: number; guide: Guide }>();

  const shown = moving ? guides.toSpliced(moving.index, moving.index < guides.length ? 1 : 0, moving.guide) : guides;

  const follow = (event: PointerEvent | globalThis.PointerEvent) => {
    const now = held.current;
    if (!now) return undefined;
    const point = toCard(event);
    const guide: Guide = { axis: now.axis, at: tenths(now.axis === "x" ? point.x : point.y) };
    setMoving({ index: now.index, guide });
    return guide;
  };

  function begin(event: PointerEvent, index: number, axis: Guide["axis"]): void {
    if (event.button !== 0) return;
    event.preventDefault();
    event.stopPropagation();
    held.current = { index, axis };
    const move = (moved: globalThis.PointerEvent) => void follow(moved);
    const end = (last: globalThis.PointerEvent) => {
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", end);
      const guide = follow(last);
      held.current = undefined;
      setMoving(undefined);
      if (!guide) return;
      const limit = axis === "x" ? size.width : size.height;
      const isOff = guide.at < -beyond || guide.at > limit + beyond;
      setGuides(guides.toSpliced(index, 1, ...(isOff ? [] : [guide])));
    };
    window.addEventListener("pointermove", move);
    window.addEventListener("pointerup", end);
  }

  const far = 400;
  const grips: ReactNode = shown.map(({ axis, at }, index) => (
    <rect
      // biome-ignore lint/suspicious/noArrayIndexKey: two guides may lie on each other.
      key={index}
      className={axis === "x" ? styles.gripX : styles.gripY}
      x={axis === "x" ? at * scale - grip / 2 : -far}
      y={axis === "x" ? -far : at * scale - grip / 2}
      width={axis === "x" ? grip : size.width * scale + 2 * far}
      height={axis === "x" ? size.height * scale + 2 * far : grip}
      onPointerDown={(event) => begin(event, index, axis)}
    />
  ));

  return { shown, grips, pull: (event: PointerEvent, axis: Guide["axis"]) => begin(event, guides.length, axis) };
}
