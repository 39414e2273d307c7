import { useState } from "react";
import type { Pile } from "../../../project/deck-piles";
import { useReadOnly } from "../../state/open-project";
import { TextInput } from "../../ui/fields/text-field";
import { callPile } from "../deck-acts";
import styles from "./board.module.css";

/** What a pile is of; one that was made by hand is called otherwise by a click. */
export function PileTitle({ deckId, pile, byHand }: { deckId: string; pile: Pile; byHand: boolean }) {
  const readOnly = useReadOnly();
  const [isOpen, setOpen] = useState(false);
  const canCall = byHand && pile.key !== "" && !readOnly;
  const close = () => setOpen(false);
  const call = (name: string) => {
    if (name.trim() !== "") callPile(deckId, pile.key, name.trim());
  };
  return (
    <h3 className={styles.pileTitle}>
      {isOpen ? (
        <TextInput
          lazy
          compact
          autoFocus
          label="Name of the pile"
          value={pile.title}
          maxLength={40}
          onChange={call}
          onEnter={close}
          onBlur={close}
          onKeyDown={({ key }) => key === "Escape" && close()}
        />
      ) : canCall ? (
        <button type="button" title="Call it otherwise" onClick={() => setOpen(true)}>
          {pile.title}
        </button>
      ) : (
        <span>{pile.title}</span>
      )}
      <small>{pile.copies}</small>
    </h3>
  );
}
