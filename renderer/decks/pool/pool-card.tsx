import { type FocusEvent, type MouseEvent, memo, useState } from "react";
import type { CardFit } from "../../../engine/core/card-game";
import { cardGame } from "../../../engine/games/registry";
import { cardPath } from "../../../project/paths";
import { cardAt } from "../../../project/whole-card";
import { useCard } from "../../document/use-card";
import { CardFace } from "../../press/card-face";
import { RichWords } from "../../press/rich-words";
import { rowOf } from "../../state/card-columns";
import { gameOf, printedLanguageOf } from "../../state/manifest";
import { useProject } from "../../state/open-project";
import { useShown } from "../../state/shown-language";
import { carried } from "../carry/lift-card";
import { usePreview } from "../face-preview";
import { LentFace } from "./lent-face";
import styles from "./pool.module.css";
import { PoolCopies } from "./pool-copies";
import type { PoolLook } from "./pool-list";
import type { OtherSet } from "./use-other-sets";
import type { PoolHand } from "./use-pool-hand";

interface Props {
  id: string;
  from: OtherSet | undefined;
  look: PoolLook;
  width: number;
  /** In the deck already. */
  count: number;
  limit: CardFit["limit"];
  /** Why the deck may not hold one more, in kind and in words. */
  unfit: NonNullable<CardFit["unfit"]>["kind"] | undefined;
  reason: string | undefined;
  isFirst: boolean;
  isMarked: boolean;
  readOnly: boolean;
  hand: PoolHand;
  usualOf(id: string): number;
  /** What is meant by the card: all that are marked, if it is one of them. */
  meantBy(id: string): readonly string[];
  onHere(id: string): void;
  onPick(id: string, event: MouseEvent): void;
}

/**
 * A card of this set or another: a click takes one in, and whoever is at it chooses how many. Faded where the deck may not hold one
 * more; why is said.
 */
export const PoolCard = memo(function PoolCard(props: Props) {
  const { id, from, look, width, count, limit, unfit, reason } = props;
  const { isFirst, isMarked, readOnly, hand, usualOf, meantBy, onHere, onPick } = props;
  const { isNear, ...near } = useNear();
  const game = useProject(gameOf);
  const own = useCard(id).card;
  const card = from && game ? cardAt<object>(from.lender.files, cardPath(id), game) : own;
  const { facts } = rowOf(id, card, { game, language: useShown(printedLanguageOf) });
  const name = facts?.name || id;
  const preview = usePreview(id, reason);
  const isPreviewed = look === "list" && !from;
  const face = from && card ? <LentFace id={id} card={card} set={from} /> : <CardFace cardId={id} soon />;
  return (
    <div
      className={styles.card}
      data-pool={id}
      data-unfit={unfit === "full" ? undefined : unfit}
      data-marked={isMarked || undefined}
      style={{ width }}
      {...near}
      {...carried({ card: id, from: "set", lentBy: from }, readOnly, () => meantBy(id).filter((each) => each !== id))}
    >
      <button
        type="button"
        data-main
        className={styles.main}
        tabIndex={isFirst ? 0 : -1}
        aria-description={reason}
        title={look === "gallery" ? reason : undefined}
        disabled={readOnly}
        {...(isPreviewed ? preview : {})}
        onFocus={(event) => {
          onHere(id);
          if (isPreviewed) preview.onFocus(event);
        }}
        onClick={(event) => onPick(id, event)}
      >
        {look === "gallery" ? (
          <>
            <span className="visually-hidden">{name}</span>
            {face}
          </>
        ) : (
          <>
            <span className={styles.thumb} aria-hidden>
              {face}
            </span>
            <span className={styles.words}>
              <strong>{name}</strong>
              <small>
                {facts?.type ?? "can't be read"}
                {facts?.cost && game && (
                  <>
                    {" "}
                    <RichWords text={facts.cost} symbols={cardGame(game).symbols} />
                  </>
                )}
              </small>
            </span>
          </>
        )}
        {count > 0 && <span className="visually-hidden">{`, ${count} in the deck`}</span>}
        {isMarked && <span className="visually-hidden">, marked</span>}
      </button>
      {isNear && !readOnly ? (
        <PoolCopies name={name} count={count} usual={usualOf(id)} onSet={(copies) => hand.set([id], copies)} />
      ) : (
        <span className={styles.held} data-none={count === 0 || undefined} aria-hidden>
          <strong>{count}</strong>
          {limit !== undefined && ` / ${limit}`}
        </span>
      )}
    </div>
  );
});

/** Whether the mouse or the keyboard is at something. */
function useNear() {
  const [isOver, setOver] = useState(false);
  const [hasKeys, setKeys] = useState(false);
  return {
    isNear: isOver || hasKeys,
    onPointerEnter: () => setOver(true),
    onPointerLeave: () => setOver(false),
    onFocus: () => setKeys(true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) =>
      setKeys(currentTarget.contains(relatedTarget as Node | null)),
  };
}
