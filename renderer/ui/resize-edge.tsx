import { type KeyboardEvent, type PointerEvent, useRef } from "react";
import styles from "./resize-edge.module.css";

interface Props {
  /** Which edge of its parent this is; the parent must be positioned. */
  edge: "top" | "left" | "right";
  size: number;
  min: number;
  max: number;
  label: string;
  onResize(size: number): void;
}

/** The draggable edge of a panel; the arrow keys move it too. */
export function ResizeEdge({ edge, size, min, max, label, onResize }: Props) {
  const start = useRef<{ at: number; size: number } | null>(null);
  const along = (event: PointerEvent) => (edge === "top" ? event.clientY : event.clientX);
  const grows = edge === "right" ? 1 : -1;
  const resize = (next: number) => onResize(Math.round(Math.max(min, Math.min(max, next))));
  const onKeyDown = (event: KeyboardEvent) => {
    const keys = edge === "top" ? { ArrowUp: 1, ArrowDown: -1 } : { ArrowRight: grows, ArrowLeft: -grows };
    const step = (keys as Record<string, number>)[event.key];
    if (step === undefined) return;
    event.preventDefault();
    resize(size + step * 16);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a separator that moves is a slider between panels, not a rule.
    <div
      role="separator"
      tabIndex={0}
      aria-label={label}
      aria-orientation={edge === "top" ? "horizontal" : "vertical"}
      aria-valuenow={size}
      aria-valuemin={min}
      aria-valuemax={max}
      className={`${styles.edge} ${styles[edge]}`}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        start.current = { at: along(event), size };
      }}
      onPointerMove={(event) => {
        if (start.current) resize(start.current.size + grows * (along(event) - start.current.at));
      }}
      onPointerUp={() => {
        start.current = null;
      }}
    />
  );
}
