import { type TableBoard, type TablePlace, tableKeys } from "../../../engine/core/table-view";
import type { BoardFit } from "../layout/boards";
import { placed } from "../layout/placed";
import { type Rect, within } from "../layout/rect";
import styles from "./board.module.css";
import { GroundUnder } from "./ground";
import { useInPlay } from "./in-play";
import { memoByContent } from "./memo-by-content";
import { fitPlace, frameIn } from "./place-fit";
import { sideOf } from "./side";
import { TableCard } from "./table-card";
import { smallFace } from "./zone";

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

/** What a place keeps free at its foot for a name that is more than a sign. */
const nameHeight = 13;
/** Where a name is wider than its place, it stands upright below the cards, if they are no smaller for it. */
const upright = { widest: 64, height: 78, least: 130 };
const isUpright = ({ label }: TablePlace, { width, height }: Rect): boolean =>
  label.length > 3 && width <= upright.widest && height >= upright.least;
const heightOfName = (place: TablePlace, box: Rect): number =>
  place.label.length > 3 ? (isUpright(place, box) ? upright.height : nameHeight) : 0;

interface PlaceProps extends Pick<Props, "names" | "around"> {
  place: TablePlace;
  box: Rect;
}

const Place = memoByContent(function Place({ place, names, box, around }: PlaceProps) {
  const { lit, asked, able, picked, pick } = useInPlay();
  const key = tableKeys.place(place.id);
  const { cards } = place;
  const foot = heightOfName(place, box);
  const stands = isUpright(place, box) || undefined;
  const { columns, face, gap } = fitPlace(cards.length, within({ ...box, height: box.height - foot }, frameIn(box)));
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
          data-long={(foot > 0 && !stands) || undefined}
          data-upright={stands}
        >
          {place.label}
        </span>
      )}
      {cards.length > 0 && (
        <ul
          data-small={face < smallFace || undefined}
          data-folded={gap < 0 || undefined}
          style={
            { "--columns": columns, "--face": `${face}px`, "--gap": `${gap}px`, bottom: foot } as React.CSSProperties
          }
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
