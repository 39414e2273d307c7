import { Ban } from "lucide-react";
import { useEffect } from "react";
import { createPortal } from "react-dom";
import { useStore } from "zustand";
import { cardPath } from "../../../project/paths";
import { cardAt } from "../../../project/whole-card";
import type { Deck } from "../../../schemas/deck";
import { CardFace } from "../../press/card-face";
import { gameOf } from "../../state/manifest";
import { tell } from "../../state/notices";
import { currentProject } from "../../state/open-project";
import { useLatest } from "../../ui/use-latest";
import { LentFace } from "../pool/lent-face";
import styles from "./carry-layer.module.css";
import { cardsOf, carrying, type Held } from "./held-card";
import { carryOn } from "./lift-card";
import { putDown, refusalsFor } from "./put-down";

/** The card in the hand, and what is said of the place that it is over. */
export function CarryLayer({ deckId, deck, isJudged }: { deckId: string; deck: Deck; isJudged: boolean }) {
  const latest = useLatest({ deck, isJudged });
  useEffect(
    () =>
      carryOn({
        refusalsFor: (held) => refusalsFor(held, latest.current.deck, latest.current.isJudged),
        put: (...what) => putDown(deckId, ...what),
        refuse: (message) => tell({ tone: "info", message }),
      }),
    [deckId],
  );
  const carried = useStore(carrying, (state) => state.carried);
  if (!carried) return null;
  const { held, at, refusals, over } = carried;
  const reason = over === undefined ? undefined : refusals[over];
  return createPortal(
    <div
      className={styles.held}
      style={{ transform: `translate(${at.x}px, ${at.y}px)` }}
      data-refused={reason !== undefined || undefined}
    >
      <div className={styles.face}>
        <HeldFace held={held} />
        {cardsOf(held).length > 1 && <strong className={styles.count}>{cardsOf(held).length}</strong>}
      </div>
      <p role="status" className={styles.reason}>
        {reason !== undefined && (
          <>
            <Ban size={16} strokeWidth={2} aria-hidden /> {reason}
          </>
        )}
      </p>
    </div>,
    document.body,
  );
}

function HeldFace({ held: { card: id, lentBy } }: { held: Held }) {
  const game = gameOf(currentProject());
  const lent = lentBy && game ? cardAt<object>(lentBy.lender.files, cardPath(id), game) : undefined;
  return lent && lentBy ? <LentFace id={id} card={lent} set={lentBy} /> : <CardFace cardId={id} soon />;
}
