import { type KeyboardEvent, useState } from "react";
import type { Pile } from "../../../project/deck-piles";
import { useReadOnly } from "../../state/open-project";
import { callPile } from "../deck-acts";
import styles from "./board.module.css";

/** What a pile is of; one that was made by hand is called otherwise by a click. */
export function PileTitle({ deckId, pile, byHand }: { deckId: string; pile: Pile; byHand: boolean }) {
  const readOnly = useReadOnly();
  const [typed, setTyped] = useState<string>();
  const canCall = byHand && pile.key !== "" && !readOnly;
  const done = () => {
    const name = typed?.trim() ?? "";
    setTyped(undefined);
    if (name !== "" && name !== pile.key) callPile(deckId, pile.key, name);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter") done();
    if (event.key === "Escape") setTyped(undefined);
  };
  return (
    <h3 className={styles.pileTitle}>
      {typed !== undefined ? (
        <input
          // biome-ignore lint/a11y/noAutofocus: it stands where the name was clicked.
          autoFocus
          aria-label="Name of the pile"
          value={typed}
          maxLength={40}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={done}
          onKeyDown={onKeyDown}
        />
      ) : canCall ? (
        <button type="button" title="Call it otherwise" onClick={() => setTyped(pile.title)}>
          {pile.title}
        </button>
      ) : (
        <span>{pile.title}</span>
      )}
      <small>{pile.copies}</small>
    </h3>
  );
}
