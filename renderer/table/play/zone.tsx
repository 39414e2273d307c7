import { Archive, GalleryHorizontalEnd, Layers, LayoutGrid } from "lucide-react";
import { type TableZone, tableKeys } from "../../../engine/core/table-view";
import { ownValue } from "../../../schemas/own-value";
import { count } from "../../state/count";
import { gapAround, smallFace } from "../layout/pack";
import { placed } from "../layout/placed";
import type { Rect } from "../layout/rect";
import type { PlacedZone } from "../layout/strip";
import { GroundUnder } from "./ground";
import { cardName, useInPlay } from "./in-play";
import { MatchFace } from "./match-face";
import { memoByContent } from "./memo-by-content";
import { sideOf } from "./side";
import { Back, TableCard } from "./table-card";
import styles from "./zone.module.css";

interface Props {
  zone: TableZone;
  fit: PlacedZone;
  /** On what it lies. */
  around: Rect;
}

/** One zone with its name and its cards, as a list. */
export const Zone = memoByContent(function Zone({ zone, fit, around }: Props) {
  const { lit, asked, able, pick } = useInPlay();
  const { id, label, spread, cards, ground, answering = [] } = zone;
  const key = tableKeys.zone(id);
  const isAble = able.has(key);
  const isOpen = cards.some(({ card }) => card !== undefined);
  const Sign = spread === "hand" ? GalleryHorizontalEnd : spread === "row" ? LayoutGrid : isOpen ? Archive : Layers;
  const name = `${label}, ${count(cards.length, "card")}`;
  const said =
    fit.naming === "words" ? (
      <span className={styles.label}>{label}</span>
    ) : (
      <>
        <Sign className={styles.sign ?? ""} size={12} strokeWidth={2} aria-hidden />
        <span className="visually-hidden">{label}</span>
      </>
    );
  const heading = (
    <h3 title={label}>
      {isAble && spread !== "pile" ? (
        <button
          type="button"
          className={styles.choose}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => pick(key)}
        >
          {said}
        </button>
      ) : (
        said
      )}
      <span className={styles.count}>{cards.length}</span>
    </h3>
  );
  const style = {
    ...placed(fit.box, around),
    "--face": `${fit.face}px`,
    "--step": `${fit.step}px`,
    "--across": fit.across ?? Math.max(1, cards.length),
    "--around": `${gapAround(fit.face) / 2}px`,
  } as React.CSSProperties;
  const classes = `${styles.zone} ${styles[spread]} ${lit.has(key) ? styles.lit : ""} ${asked.has(key) ? styles.asked : ""}`;
  return (
    <div
      className={classes}
      style={style}
      data-spread={spread}
      data-naming={fit.naming}
      data-small={fit.face < smallFace || fit.isCropped}
      data-cropped={fit.isCropped}
      data-thing={key}
      data-home
      data-open={asked.has(key) || undefined}
    >
      <GroundUnder name={ground} />
      {heading}
      {answering.length > 0 && (
        <p className={styles.answering}>
          {answering.map((seat) => (
            <span key={seat} className={styles.seat} style={sideOf(seat)}>
              {seat + 1}
            </span>
          ))}
          may answer
        </p>
      )}
      {spread === "pile" && cards.length === 0 ? (
        <div className={styles.empty} />
      ) : (
        <ul aria-label={name}>
          {spread === "pile" ? (
            <li>
              <Pile zone={zone} isAble={isAble} />
            </li>
          ) : (
            cards.map((card, at) => (
              <li key={card.instance ?? `n${at}`}>
                <TableCard card={card} />
              </li>
            ))
          )}
        </ul>
      )}
    </div>
  );
});

/** A stack: its top card, or a back. A click chooses it where that is an answer, and otherwise lays it open if it may be seen. */
function Pile({ zone: { id, label, cards }, isAble }: { zone: TableZone; isAble: boolean }) {
  const scene = useInPlay();
  const key = tableKeys.zone(id);
  const top = cards.at(-1);
  const isOpen = cards.some(({ card }) => card !== undefined);
  if (!top) return null;
  const face =
    top.card === undefined || top.isFaceDown ? (
      <Back />
    ) : (
      <MatchFace id={top.card} card={ownValue(scene.cards, top.card) ?? {}} side="card" />
    );
  const depth = { "--depth": Math.min(4, Math.ceil(cards.length / 4)) } as React.CSSProperties;
  // The cards inside can be answers too, such as one to be taken from the discard pile.
  const topKey = top.instance === undefined ? undefined : tableKeys.card(top.instance);
  const named = cards.some(({ instance }) => instance !== undefined && scene.asked.has(tableKeys.card(instance)));
  if (!isOpen && !isAble) {
    return (
      <div className={styles.stack} style={depth}>
        {face}
      </div>
    );
  }
  const topName = top.card === undefined ? "" : `, ${cardName(scene.cards, top.card)} on top`;
  return (
    <button
      type="button"
      className={`${styles.stack} ${named ? styles.named : ""}`}
      style={depth}
      data-lift={isAble ? key : topKey !== undefined && scene.able.has(topKey) ? topKey : undefined}
      aria-label={isAble ? `Choose ${label}` : `Look through ${label}${topName}`}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => (isAble ? scene.pick(key) : scene.open(id))}
      onPointerEnter={(event) => scene.peek(top.card ?? null, event.currentTarget.getBoundingClientRect())}
      onPointerLeave={() => scene.peek(null)}
    >
      {face}
    </button>
  );
}
