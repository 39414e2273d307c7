import type { CSSProperties, PointerEvent } from "react";
import type { SeenPerson } from "../../../engine/free-table/view";
import { count } from "../../state/count";
import { useOnTable } from "./context";
import { FreeFace } from "./free-face";
import styles from "./hand-tray.module.css";

interface Props {
  seat: number;
  person: SeenPerson;
  onPointerDown(event: PointerEvent): void;
  onMenu(target: Element, at: { x: number; y: number }): boolean;
}

/** The hand of whoever has the screen. Cards are drawn up into it, and played out of it. */
export function HandTray({ seat, person, onPointerDown, onMenu }: Props) {
  const { nameOf } = useOnTable();
  const hand = person.hand ?? [];
  return (
    <section
      className={styles.tray}
      aria-label={`Hand of ${person.name}, ${count(person.count, "card")}`}
      data-hand-of={seat}
      onPointerDown={onPointerDown}
      onContextMenu={(event) => {
        const { target, clientX: x, clientY: y } = event;
        if (target instanceof Element && onMenu(target, { x, y })) event.preventDefault();
      }}
    >
      <p className={styles.whose}>
        <strong>{person.name}</strong>
        <span>{person.shown ? `${count(person.count, "card")}, shown to all` : count(person.count, "card")}</span>
      </p>
      <ul className={styles.cards} style={{ "--cards": Math.max(1, hand.length) } as CSSProperties}>
        {hand.map((card, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two copies of a card are told apart by their places alone.
          <li key={`${at} ${card}`} className={styles.card}>
            <button
              type="button"
              className={styles.body}
              aria-label={nameOf(card)}
              aria-haspopup="menu"
              data-hand-at={at}
              data-card={card}
            >
              <FreeFace card={card} />
            </button>
          </li>
        ))}
        {hand.length === 0 && <li className={styles.none}>Cards dropped here go into the hand.</li>}
      </ul>
    </section>
  );
}
