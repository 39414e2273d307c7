import { type TableField, tableKeys } from "../../../engine/core/table-view";
import { ownValue } from "../../../schemas/own-value";
import { GroundUnder } from "../play/ground";
import { useInPlay } from "../play/in-play";
import { MatchFace } from "../play/match-face";
import { memoByContent } from "../play/memo-by-content";
import { sideOf } from "../play/side";
import { useTableNames } from "../play/table-names";
import { useTableCard } from "../play/use-table-card";
import { Values } from "../play/values";
import styles from "./field-piece.module.css";

interface Props {
  piece: TableField["pieces"][number];
  owner: string | undefined;
  /** Where its middle is drawn, in hundredths of the drawing. */
  left: number;
  top: number;
}

/** A piece on the field: the picture of its card in a ring of its owner, and what it is worth now. */
export const FieldPiece = memoByContent(function FieldPiece({ piece, owner, left, top }: Props) {
  const { cards } = useInPlay();
  const { known, about, isAsked, isAble, isLit, isPicked, lift, ...handlers } = useTableCard(piece, owner);
  const state = [isAble && styles.able, isAsked && styles.asked, isLit && styles.lit, isPicked && styles.picked];
  return (
    <button
      type="button"
      className={[styles.piece, ...state].filter(Boolean).join(" ")}
      style={{ left: `${left}%`, top: `${top}%`, ...sideOf(piece.owner) }}
      data-asked={isAsked || undefined}
      data-lift={lift}
      data-thing={piece.instance === undefined ? undefined : tableKeys.card(piece.instance)}
      aria-pressed={isPicked || undefined}
      {...handlers}
    >
      <span className="visually-hidden">{about}</span>
      {piece.ground !== undefined && (
        <span className={styles.home} aria-hidden>
          <GroundUnder name={piece.ground} />
        </span>
      )}
      <span className={styles.disc} aria-hidden>
        {known !== undefined && (
          <span className={styles.face}>
            <MatchFace id={known} card={ownValue(cards, known) ?? {}} side="card" />
          </span>
        )}
      </span>
      {piece.owner !== undefined && (
        <span className={styles.seat} aria-hidden>
          {piece.owner + 1}
        </span>
      )}
      <span className={styles.about}>
        {piece.values && <Values values={piece.values} compact="line" />}
        {piece.nth !== undefined && (
          <span className={styles.number} aria-hidden>
            {piece.nth}
          </span>
        )}
      </span>
    </button>
  );
});

/** What will stand there, where it would stand. */
export function FieldGhost({ instance, left, top }: { instance: number; left: number; top: number }) {
  const { cards } = useInPlay();
  const { cardOf } = useTableNames();
  const id = cardOf(instance);
  if (id === undefined) return null;
  return (
    <span className={`${styles.piece} ${styles.ghost}`} style={{ left: `${left}%`, top: `${top}%` }} aria-hidden>
      <span className={styles.disc}>
        <span className={styles.face}>
          <MatchFace id={id} card={ownValue(cards, id) ?? {}} side="card" />
        </span>
      </span>
    </span>
  );
}
