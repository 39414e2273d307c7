import { ChevronLeft, ChevronRight } from "lucide-react";
import { type KeyboardEvent, type PointerEvent, useRef } from "react";
import styles from "./resize-edge.module.css";

interface Props {
  /** Which edge of its parent this is; the parent must be positioned. */
  edge: "top" | "left" | "right";
  size: number;
  min: number;
  max: number;
  label: string;
  /** Nothing of the panel is left but this. */
  isFolded?: boolean;
  onResize(size: number): void;
  /** Folds the panel away, or back. */
  onFold?(): void;
}

/** The draggable edge of a panel; the arrow keys, Home and End move it too, Enter and a double click fold the panel away. */
export function ResizeEdge({ edge, size, min, max, label, isFolded = false, onResize, onFold }: Props) {
  const start = useRef<{ at: number; size: number } | null>(null);
  const along = (event: PointerEvent) => (edge === "top" ? event.clientY : event.clientX);
  const grows = edge === "right" ? 1 : -1;
  const resize = (next: number) => onResize(Math.round(Math.max(min, Math.min(max, next))));
  const onKeyDown = (event: KeyboardEvent) => {
    const keys = edge === "top" ? { ArrowUp: 1, ArrowDown: -1 } : { ArrowRight: grows, ArrowLeft: -grows };
    const step = (keys as Record<string, number>)[event.key];
    const next = step === undefined ? { Home: min, End: max }[event.key] : size + step * 16;
    const isFold = event.key === "Enter" && onFold !== undefined;
    if (next === undefined && !isFold) return;
    event.preventDefault();
    if (isFold || isFolded) onFold?.();
    else if (next !== undefined) resize(next);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a separator that moves is a slider between panels, not a rule.
    <div
      role="separator"
      tabIndex={0}
      aria-label={label}
      aria-orientation={edge === "top" ? "horizontal" : "vertical"}
      aria-valuenow={isFolded ? 0 : size}
      aria-valuemin={onFold ? 0 : min}
      aria-valuemax={max}
      title={onFold && (isFolded ? "Click to show it again" : "Drag for the width, double-click to fold it away")}
      className={`${styles.edge} ${styles[edge]}`}
      data-folded={isFolded || undefined}
      onKeyDown={onKeyDown}
      onClick={isFolded ? onFold : undefined}
      onDoubleClick={isFolded ? undefined : onFold}
      onPointerDown={(event) => {
        if (isFolded) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        start.current = { at: along(event), size };
      }}
      onPointerMove={(event) => {
        if (start.current) resize(start.current.size + grows * (along(event) - start.current.at));
      }}
      onPointerUp={() => {
        start.current = null;
      }}
    >
      {isFolded && (edge === "left" ? <ChevronLeft size={16} aria-hidden /> : <ChevronRight size={16} aria-hidden />)}
    </div>
  );
}
