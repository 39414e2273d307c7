import { Check } from "lucide-react";
import { type TableCard as Card, tableKeys } from "../../../engine/core/table-view";
import { ownValue } from "../../../schemas/own-value";
import { cardName, useInPlay } from "./in-play";
import { MatchFace } from "./match-face";
import { memoByContent } from "./memo-by-content";
import styles from "./table-card.module.css";
import { useTableCard } from "./use-table-card";
import { Values } from "./values";

interface Props {
  card: Card;
  owner?: string | undefined;
  /** The key of the place where it stands, which a click on it means if it isn't an answer itself. */
  place?: string | undefined;
}

/** A card or piece on the table. Where it can be an answer, a click gives it; otherwise it only shows itself. */
export const TableCard = memoByContent(function TableCard({ card, owner, place }: Props) {
  const { cards } = useInPlay();
  const { known, about, isAsked, isAble, isLit, isPicked, lift, ...handlers } = useTableCard(card, owner, place);
  const classes = [
    styles.card,
    isAble && styles.able,
    isAsked && styles.asked,
    isLit && styles.lit,
    card.isSpent && styles.spent,
  ];
  const className = [...classes, isPicked && styles.picked].filter(Boolean).join(" ");
  const thing = card.instance === undefined ? undefined : tableKeys.card(card.instance);
  // Whoever knows what lies face down reads it on the back, which says by itself that it is one.
  const note = card.isFaceDown && known !== undefined ? cardName(cards, known) : card.note;
  const face =
    known === undefined || card.isFaceDown ? (
      <Back />
    ) : (
      <MatchFace id={known} card={ownValue(cards, known) ?? {}} side="card" />
    );
  if (known === undefined && !isAble) {
    return (
      <div className={className} data-thing={thing}>
        <span className="visually-hidden">{about}</span>
        <span className={styles.face} aria-hidden>
          {face}
        </span>
      </div>
    );
  }
  return (
    <button
      type="button"
      className={className}
      data-thing={thing}
      data-asked={isAsked || undefined}
      data-lift={lift}
      aria-pressed={isPicked || undefined}
      {...handlers}
    >
      <span className="visually-hidden">{about}</span>
      <span className={styles.face} aria-hidden>
        {face}
      </span>
      {card.isSpent && (
        <span className={styles.mark} aria-hidden>
          <Check size={12} strokeWidth={3} />
        </span>
      )}
      {(card.values || note) && (
        <span className={styles.over} aria-hidden>
          {note && (
            <span className={styles.note} title={note} data-on-back={card.isFaceDown}>
              {note}
            </span>
          )}
          {card.values && <Values values={card.values} compact="card" />}
        </span>
      )}
    </button>
  );
});

/** The back that all cards of the game share. */
export function Back() {
  const { cards } = useInPlay();
  const any = Object.values(cards)[0] ?? {};
  return <MatchFace id="back" card={any} side="back" />;
}
