import { type TableBoard, tableKeys } from "../../../engine/core/table-view";
import styles from "./board.module.css";
import { TableCard } from "./table-card";
import { useScene } from "./table-context";

/** A row of places with what stands on them: a lane, or one line of a grid. */
export function Board({ board, names }: { board: TableBoard; names: readonly string[] }) {
  const { lit, asked, pick } = useScene();
  const key = tableKeys.board(board.id);
  const classes = `${styles.board} ${lit.has(key) ? styles.lit : ""}`;
  return (
    <section className={classes} aria-label={board.label}>
      {asked.has(key) ? (
        <button
          type="button"
          className={styles.name}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => pick(key)}
        >
          {board.label}
        </button>
      ) : (
        <h2 className={styles.name}>{board.label}</h2>
      )}
      <ol className={styles.places} style={{ "--places": board.places.length } as React.CSSProperties}>
        {board.places.map((place) => (
          <li
            key={place.id}
            className={lit.has(tableKeys.place(place.id)) ? styles.lit : undefined}
            data-open={asked.has(tableKeys.place(place.id)) || undefined}
          >
            {asked.has(tableKeys.place(place.id)) ? (
              <button
                type="button"
                className={styles.placeName}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => pick(tableKeys.place(place.id))}
              >
                {place.label}
              </button>
            ) : (
              <span className={styles.placeName}>{place.label}</span>
            )}
            {place.cards.length > 0 && (
              <ul>
                {place.cards.map((card, at) => (
                  <li key={card.instance ?? `n${at}`} data-seat={card.owner}>
                    <TableCard
                      card={card}
                      owner={card.owner === undefined ? undefined : names[card.owner]}
                      place={tableKeys.place(place.id)}
                    />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
