import type { CSSProperties, ReactNode } from "react";
import { foldPanel, unfoldPanel, usePanelFolded, usePanelWidth } from "./panel-memory";
import { ResizeEdge } from "./resize-edge";
import styles from "./room.module.css";

interface Props {
  /** Under which its width is remembered, and that it is folded away. */
  name: string;
  /** Under which its width is remembered, if it has several. */
  widthOf?: string;
  side: "left" | "right";
  as?: "aside" | "nav" | "div";
  /** For those who can't see it; undefined where what is in it names itself. */
  label?: string;
  /** What its inner edge is called, which makes it wider. */
  edge: string;
  /** In pixels, until it is drawn. */
  width: number;
  limits: { min: number; max: number };
  /** As far as the room allows. */
  most?: number | undefined;
  /** In little width it lies above or below the others, as the room says. */
  stacks?: boolean;
  className?: string | undefined;
  /** In place of folding it away. */
  onClose?(): void;
  children: ReactNode;
}

/** A panel at the side of a room, as wide as it is drawn; its edge folds it away. */
export function SidePanel({ name, widthOf = name, side, as: Element = "aside", most, onClose, ...rest }: Props) {
  const { label, edge, width, limits, stacks, className = "", children } = rest;
  const [chosen, choose] = usePanelWidth(widthOf, width);
  const isFolded = usePanelFolded(name);
  const size = Math.round(Math.min(chosen, Math.max(limits.min, most ?? limits.max)));
  const fold = onClose ?? (() => (isFolded ? unfoldPanel : foldPanel)(name));
  return (
    <Element
      className={`${styles.panel} ${className}`}
      data-side={side}
      data-folded={isFolded || undefined}
      data-stacks={stacks || undefined}
      style={{ "--panel-width": `${size}px` } as CSSProperties}
      aria-label={label}
    >
      <div className={styles.inside}>{children}</div>
      <ResizeEdge
        edge={side === "left" ? "right" : "left"}
        label={edge}
        size={size}
        {...limits}
        isFolded={isFolded}
        onResize={choose}
        onFold={fold}
      />
    </Element>
  );
}
