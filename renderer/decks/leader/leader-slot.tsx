import Button from "@mui/material/Button";
import { Crown } from "lucide-react";
import { cardPath, deckPath } from "../../../project/paths";
import { readDeck } from "../../../project/project-text";
import { nameIn } from "../../../project/quick-name";
import { titleFromKey } from "../../../schemas/titles";
import { CardFace } from "../../press/card-face";
import { gameOf } from "../../state/manifest";
import { useProject, useReadOnly } from "../../state/open-project";
import { showDialog } from "../../state/ui-store";
import styles from "./leader.module.css";
import { useLeaders } from "./use-leaders";

/** What the deck is built around; a click chooses another. */
export function LeaderSlot({ deckId }: { deckId: string }) {
  const leaders = useLeaders();
  const readOnly = useReadOnly();
  const id = useProject(({ files }) => {
    const [path, game] = [deckPath(deckId), gameOf({ files })];
    const deck = game && readDeck(path, files.get(path) ?? "", game);
    return deck?.cards.find(({ card }) => leaders?.ids.includes(card))?.card;
  });
  const text = useProject(({ files }) => (id === undefined ? undefined : files.get(cardPath(id))));
  if (!leaders) return null;
  const choose = () => showDialog({ kind: "deck-leader", deck: deckId });
  const { word } = leaders;
  if (id === undefined)
    return (
      <Button variant="contained" size="small" startIcon={<Crown aria-hidden />} disabled={readOnly} onClick={choose}>
        {`Choose a ${word}…`}
      </Button>
    );
  const name = (text === undefined ? undefined : nameIn(text)) ?? id;
  return (
    <button
      type="button"
      className={styles.slot}
      disabled={readOnly}
      title={`Choose another ${word}`}
      aria-label={`${titleFromKey(word)}: ${name}. Choose another`}
      aria-haspopup="dialog"
      onClick={choose}
    >
      <span className={styles.crop} aria-hidden>
        <CardFace cardId={id} soon />
      </span>
      <span>
        <small>{titleFromKey(word)}</small> {name}
      </span>
    </button>
  );
}
