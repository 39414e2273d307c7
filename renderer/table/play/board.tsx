import { type TableBoard, type TablePlace, tableKeys } from "../../../engine/core/table-view";
import { useSize } from "../../ui/use-size";
import styles from "./board.module.css";
import { useInPlay } from "./in-play";
import { fitPlace, type Room, widthOfValues } from "./place-fit";
import { TableCard } from "./table-card";

/** A row of places with what stands on them: a lane, or one line of a grid. */
export function Board({ board, names }: { board: TableBoard; names: readonly string[] }) {
  const { ref, width, height } = useSize<HTMLOListElement>();
  const { lit, asked, able, picked, pick } = useInPlay();
  const key = tableKeys.board(board.id);
  const classes = [styles.board, asked.has(key) && styles.open, (lit.has(key) || picked.has(key)) && styles.lit];
  return (
    <section className={classes.filter(Boolean).join(" ")} aria-label={board.label}>
      {able.has(key) ? (
        <button
          type="button"
          className={styles.name}
          aria-pressed={picked.has(key) || undefined}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => pick(key)}
        >
          {board.label}
        </button>
      ) : (
        <h2 className={styles.name}>{board.label}</h2>
      )}
      <ol ref={ref} className={styles.places} style={{ "--places": board.places.length } as React.CSSProperties}>
        {board.places.map((place) => (
          <Place
            key={place.id}
            place={place}
            names={names}
            room={{ width: width / board.places.length - frame.across, height: height - frame.down }}
          />
        ))}
      </ol>
    </section>
  );
}

/** What a place needs around its cards, its name at the foot included. */
const frame = { across: 14, down: 23 };

function Place({ place, names, room }: { place: TablePlace; names: readonly string[]; room: Room }) {
  const { lit, asked, able, picked, pick } = useInPlay();
  const key = tableKeys.place(place.id);
  const { cards } = place;
  const { columns, face, cell } = fitPlace(cards.length, room, {
    values: Math.max(0, ...cards.map(({ values = [] }) => widthOfValues(values))),
    hasNotes: cards.some(({ note }) => note !== undefined),
  });
  return (
    <li className={lit.has(key) || picked.has(key) ? styles.lit : undefined} data-open={asked.has(key) || undefined}>
      {able.has(key) ? (
        <button
          type="button"
          className={styles.placeName}
          aria-pressed={picked.has(key) || undefined}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => pick(key)}
        >
          {place.label}
        </button>
      ) : (
        <span className={styles.placeName}>{place.label}</span>
      )}
      {cards.length > 0 && (
        <ul style={{ "--columns": columns, "--face": `${face}px`, "--cell": `${cell}px` } as React.CSSProperties}>
          {cards.map((card, at) => (
            <li key={card.instance ?? `n${at}`} data-seat={card.owner}>
              <TableCard card={card} owner={card.owner === undefined ? undefined : names[card.owner]} place={key} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
