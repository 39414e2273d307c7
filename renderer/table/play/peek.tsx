import { ownValue } from "../../../schemas/own-value";
import { useInPlay } from "./in-play";
import { MatchFace } from "./match-face";
import styles from "./peek.module.css";

const width = 244;
const height = 341;
const gap = 12;

/** A small card in reading size beside where it lies. Whoever listens has heard it already. */
export function Peek({ card, at }: { card: string; at: DOMRect }) {
  const { cards } = useInPlay();
  // A card that is large enough needs no second one.
  if (at.width > 180) return null;
  const { left, top } = placeOf(at);
  return (
    <div className={styles.peek} style={{ left, top, width }} aria-hidden>
      <MatchFace id={card} card={ownValue(cards, card) ?? {}} side="card" />
    </div>
  );
}

/** Above it or below it, so that its neighbours stay in sight; beside it where neither has room. */
function placeOf(at: DOMRect): { left: number; top: number } {
  const middle = Math.max(8, Math.min(window.innerWidth - width - 8, at.left + at.width / 2 - width / 2));
  if (at.top - gap - height > 8) return { left: middle, top: at.top - gap - height };
  if (at.bottom + gap + height < window.innerHeight - 8) return { left: middle, top: at.bottom + gap };
  const fitsRight = at.right + gap + width < window.innerWidth - 8;
  const top = Math.max(8, Math.min(window.innerHeight - height - 8, at.top + at.height / 2 - height / 2));
  return { left: fitsRight ? at.right + gap : Math.max(8, at.left - gap - width), top };
}
