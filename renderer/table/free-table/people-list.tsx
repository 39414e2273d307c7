import Button from "@mui/material/Button";
import { Hand } from "lucide-react";
import type { TableView } from "../../../engine/free-table/view";
import { count } from "../../state/count";
import { useOnTable } from "./context";
import { FreeFace } from "./free-face";
import { act } from "./free-table-store";
import styles from "./people-list.module.css";

/** Who sits at the table, what they hold, and to whom the screen may go. */
export function PeopleList({ view }: { view: TableView }) {
  const { people, turn } = view;
  const { nameOf } = useOnTable();
  const own = people[turn];
  return (
    <section className={styles.people} aria-label="People">
      <ul>
        {people.map((person, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a person is a place at the table.
          <li key={seat} className={styles.person} data-hand-of={seat} aria-current={seat === turn || undefined}>
            <span className={styles.name}>{person.name}</span>
            <span className={styles.cards} title={`${count(person.count, "card")} in hand`}>
              <Hand size={14} strokeWidth={1.75} aria-hidden />
              {person.count}
              <span className="visually-hidden"> in hand</span>
            </span>
            {seat !== turn && (
              <Button
                size="small"
                onClick={() => act({ type: "pass", to: seat })}
                aria-label={`Hand over to ${person.name}`}
              >
                Hand over
              </Button>
            )}
            {person.shown && seat !== turn && person.hand && (
              <span className={styles.shown} role="img" aria-label={`Shows ${person.hand.map(nameOf).join(", ")}`}>
                {person.hand.map((card, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: two copies of a card are told apart by their places alone.
                  <span key={`${at} ${card}`}>
                    <FreeFace card={card} />
                  </span>
                ))}
              </span>
            )}
          </li>
        ))}
      </ul>
      {own && people.length > 1 && (
        <Button size="small" variant="outlined" onClick={() => act({ type: "reveal", shown: !own.shown })}>
          {own.shown ? "Take the hand up again" : "Show the hand to all"}
        </Button>
      )}
    </section>
  );
}
