import { memo } from "react";
import { CardFace } from "../../press/card-face";
import { MatchFace } from "../play/match-face";
import { useOnTable } from "./context";
import styles from "./thing.module.css";

/** A card as it lies: its face as the set has it now, or the back that all cards share. */
export const FreeFace = memo(function FreeFace({ card }: { card: string | null }) {
  const { back } = useOnTable();
  return (
    <span key={card ?? "back"} className={styles.face} data-face aria-hidden>
      {card === null ? <MatchFace id="back" card={back} side="back" /> : <CardFace cardId={card} soon />}
    </span>
  );
});
