import { useState } from "react";
import type { Supply } from "../../../engine/core/setup";
import { SearchInput } from "../../ui/fields/search-input";
import { cardName } from "../play/in-play";
import { MatchFace } from "../play/match-face";
import styles from "./card-shelf.module.css";
import { awayKey, setKey } from "./use-card-in-hand";

/** More are found by their names. */
const most = 40;

interface Props {
  cards: Supply["cards"];
  /** The card that is being put somewhere. */
  held: string | null;
  onTake(card: string): void;
}

/** The cards of the set beside the table: taken from here by a click, or carried; what is carried here leaves the table. */
export function CardShelf({ cards, held, onTake }: Props) {
  const [sought, setSought] = useState("");
  const words = sought.trim().toLowerCase();
  const found = Object.keys(cards)
    .map((id) => ({ id, name: cardName(cards, id) }))
    .filter(({ name }) => name.toLowerCase().includes(words))
    .sort((a, b) => a.name.localeCompare(b.name, "en"));
  return (
    <section className={styles.shelf} aria-label="Cards of the set" data-drop={awayKey}>
      <div className={styles.search}>
        <SearchInput compact label="Find a card of the set" value={sought} onChange={setSought} />
        <span>{words === "" ? "Carry a card onto the table, or click it" : `${found.length} found`}</span>
      </div>
      <ul aria-label="Cards to put on the table">
        {found.slice(0, most).map(({ id, name }) => (
          <li key={id}>
            <button
              type="button"
              title={name}
              data-lift={setKey(id)}
              aria-pressed={held === id}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onTake(id)}
            >
              <span className="visually-hidden">{name}</span>
              <span aria-hidden>
                <MatchFace id={id} card={cards[id]!} side="card" />
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
