import { memo } from "react";
import styles from "./card-face.module.css";
import type { DrawnFace } from "./draw-face";
import { Drawing } from "./drawing";
import { useFace } from "./use-face";

/** A face on paper: true proportions and corners, filling the width it is given. */
export function FacePaper({ face, className }: { face: DrawnFace; className?: string | undefined }) {
  const { svg, width, height, corner, ground } = face;
  return (
    <Drawing
      className={`${styles.paper} ${className ?? ""}`}
      style={{
        aspectRatio: `${width} / ${height}`,
        borderRadius: `${(corner / width) * 100}% / ${(corner / height) * 100}%`,
        background: ground,
      }}
      markup={svg}
    />
  );
}

/** The shape of a card that has no face yet. Poker size until its template is known. */
export function BlankCard({ className }: { className?: string | undefined }) {
  return <div className={`${styles.paper} ${styles.blank} ${className ?? ""}`} />;
}

export const unreadable = "This file can't be read as a card";

/** The shape of a card with the reason why there is nothing on it. */
export function NoFace({ id, words, className }: { id: string; words: string; className?: string | undefined }) {
  return (
    <div
      className={`${styles.paper} ${styles.unreadable} ${className ?? ""}`}
      role="img"
      aria-label={`${id}: ${words}`}
    >
      <span>{words}</span>
      <code>{id}</code>
    </div>
  );
}

interface Props {
  cardId: string;
  className?: string;
  /** For galleries: wait for a turn instead of drawing within this frame. */
  soon?: boolean;
}

/** The live face of a card of the open project. */
export const CardFace = memo(function CardFace({ cardId, className, soon = false }: Props) {
  const drawn = useFace(cardId, soon ? "soon" : "now");
  if (drawn.state === "drawn") return <FacePaper face={drawn.face} className={className} />;
  if (drawn.state === "waiting") return <BlankCard className={className} />;
  const words = drawn.state === "missing" ? "This card isn't in the set" : unreadable;
  return <NoFace id={cardId} words={words} className={className} />;
});
