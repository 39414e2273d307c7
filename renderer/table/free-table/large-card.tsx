import { useEffect } from "react";
import { CardFace } from "../../press/card-face";
import styles from "./large-card.module.css";

/** A card in reading size over the table; any key or click puts it back. */
export function LargeCard({ card, name, onClose }: { card: string; name: string; onClose(): void }) {
  useEffect(() => {
    const close = (event: Event): void => {
      event.preventDefault();
      event.stopPropagation();
      onClose();
    };
    window.addEventListener("keydown", close, true);
    window.addEventListener("pointerdown", close, true);
    return () => {
      window.removeEventListener("keydown", close, true);
      window.removeEventListener("pointerdown", close, true);
    };
  }, [onClose]);
  return (
    <div className={styles.large} role="img" aria-label={name}>
      <CardFace cardId={card} />
    </div>
  );
}
