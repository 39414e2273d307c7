import type { CSSProperties, ReactNode } from "react";
import { ResizeEdge } from "./resize-edge";
import styles from "./room.module.css";

interface Props {
  side: "left" | "right";
  /** For those who can't see it; undefined where what is in it names itself. */
  label?: string;
  /** What its inner edge is called, which makes it wider. */
  edge: string;
  width: number;
  limits: { min: number; max: number };
  className?: string | undefined;
  onResize(width: number): void;
  children: ReactNode;
}

/** A panel at the side of a room, as wide as it is drawn. */
export function SidePanel({ side, label, edge, width, limits, className = "", onResize, children }: Props) {
  const Element = label === undefined ? "div" : "aside";
  return (
    <Element
      className={`${styles.panel} ${className}`}
      data-side={side}
      style={{ "--panel-width": `${width}px` } as CSSProperties}
      aria-label={label}
    >
      {children}
      <ResizeEdge edge={side === "left" ? "right" : "left"} label={edge} size={width} {...limits} onResize={onResize} />
    </Element>
  );
}
