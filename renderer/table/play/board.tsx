import { type TableBoard, type TablePlace, tableKeys } from "../../../engine/core/table-view";
import type { BoardFit } from "../layout/boards";
import { smallFace } from "../layout/pack";
import { placed } from "../layout/placed";
import type { Rect } from "../layout/rect";
import styles from "./board.module.css";
import { GroundUnder } from "./ground";
import { useInPlay } from "./in-play";
import { memoByContent } from "./memo-by-content";
import { layPlace } from "./place-fit";
import { sideOf } from "./side";
import { TableCard } from "./table-card";

interface Props {
  board: TableBoard;
  names: readonly string[];
  fit: BoardFit;
  /** On what it lies. */
  around: Rect;
}

/** A row of places with what stands on them: a lane, or one line of a grid. */
export const Board = memoByContent(function Board({ board, names, fit, around }: Props) {
  const { lit, asked, able, picked, pick } = useInPlay();
  const key = tableKeys.board(board.id);
  const classes = [styles.board, asked.has(key) && styles.open, (lit.has(key) || picked.has(key)) && styles.lit];
  const name = placed(fit.name, fit.box);
  return (
    <section
      className={classes.filter(Boolean).join(" ")}
      style={placed(fit.box, around)}
      aria-label={board.label}
      data-open={asked.has(key) || undefined}
      data-drop={key}
      data-drawn={board.ground !== undefined || undefined}
    >
      <GroundUnder name={board.ground} />
      {able.has(key) ? (
        <button
          type="button"
          className={styles.name}
          aria-pressed={picked.has(key) || undefined}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => pick(key)}
        >
          <span style={name}>{board.label}</span>
        </button>
      ) : (
        <h2 className={styles.name} style={name}>
          {board.label}
        </h2>
      )}
      <ol className={styles.places}>
        {board.places.map((place, n) => (
          <Place key={place.id} place={place} names={names} box={fit.places[n]!} around={fit.box} />
        ))}
      </ol>
    </section>
  );
});

interface PlaceProps extends Pick<Props, "names" | "around"> {
  place: TablePlace;
  box: Rect;
}

const Place = memoByContent(function Place({ place, names, box, around }: PlaceProps) {
  const { lit, asked, able, picked, pick } = useInPlay();
  const key = tableKeys.place(place.id);
  const { cards } = place;
  const numbers = Math.max(0, ...cards.map(({ values = [] }) => values.length));
  const { foot, isUpright, columns, face, gap, below } = layPlace(place.label, cards.length, box, numbers);
  const stands = isUpright || undefined;
  const sizes = {
    "--columns": columns,
    "--face": `${face}px`,
    "--gap": `${gap}px`,
    "--below": `${below}px`,
    bottom: foot,
  };
  return (
    <li
      className={lit.has(key) || picked.has(key) ? styles.lit : undefined}
      style={placed(box, around)}
      data-open={asked.has(key) || undefined}
      data-drop={key}
      data-drawn={place.ground !== undefined || undefined}
    >
      <GroundUnder name={place.ground} />
      {able.has(key) ? (
        <button
          type="button"
          className={styles.placeName}
          aria-pressed={picked.has(key) || undefined}
          data-upright={stands}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => pick(key)}
        >
          {place.label}
        </button>
      ) : (
        <span
          className={styles.placeName}
          title={place.label}
          data-long={(foot > 0 && !isUpright) || undefined}
          data-upright={stands}
        >
          {place.label}
        </span>
      )}
      {cards.length > 0 && (
        <ul
          data-small={face < smallFace || undefined}
          data-folded={gap < 0 || undefined}
          data-below={below > 0 || undefined}
          style={sizes as React.CSSProperties}
        >
          {cards.map((card, at) => (
            <li
              key={card.instance ?? `n${at}`}
              data-seat={card.owner}
              style={sideOf(card.owner)}
              data-heading={card.heading?.to}
              data-ready={card.heading?.isReady || undefined}
            >
              <TableCard card={card} owner={card.owner === undefined ? undefined : names[card.owner]} place={key} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
});
