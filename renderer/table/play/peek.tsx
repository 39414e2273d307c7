import { useMemo } from "react";
import { ownValue } from "../../../schemas/own-value";
import { peekPlace } from "../layout/peek-place";
import { useInPlay } from "./in-play";
import { MatchFace } from "./match-face";
import styles from "./peek.module.css";

const size = { width: 244, height: 341 };
/** What one may choose from now, wherever it is. */
const choices = "[data-asked], [data-open]";

/** A small card in reading size, where it covers nothing that may be chosen. Whoever listens has heard it already. */
export function Peek({ card, at }: { card: string; at: DOMRect }) {
  const { cards } = useInPlay();
  const { left, top } = useMemo(() => {
    const around = [...document.querySelectorAll(choices)].map((each) => each.getBoundingClientRect());
    return peekPlace(size, at, { width: window.innerWidth, height: window.innerHeight }, around);
  }, [at]);
  // A card that is large enough needs no second one.
  if (at.width > 180) return null;
  return (
    <div className={styles.peek} style={{ left, top, width: size.width }} aria-hidden>
      <MatchFace id={card} card={ownValue(cards, card) ?? {}} side="card" />
    </div>
  );
}
