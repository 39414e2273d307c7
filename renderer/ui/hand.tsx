import type { CSSProperties, ReactNode } from "react";
import styles from "./hand.module.css";

interface HandProps {
  amount?: number;
  width: string;
  /** By its place in the hand. */
  card(at: number): ReactNode;
}

/** Cards held like a hand. */
export function Hand({ amount = 3, width, card }: HandProps) {
  return (
    <div className={styles.fan} style={{ "--card": width } as CSSProperties} aria-hidden="true">
      {Array.from({ length: amount }, (_, at) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: a place in the hand.
          key={at}
          className={styles.card}
          style={{ "--turn": at - (amount - 1) / 2 } as CSSProperties}
        >
          {card(at)}
        </div>
      ))}
    </div>
  );
}
