import IconButton from "@mui/material/IconButton";
import { Lock, LockOpen } from "lucide-react";
import { lockCard } from "../../project/complete-deck";
import { gameOf } from "../state/manifest";
import { currentProject, runEdit, useReadOnly } from "../state/open-project";

interface Props {
  deckId: string;
  card: string;
  name: string;
  isLocked: boolean;
}

/** Whether a card's copies stay as they are when the deck is completed or mended. */
export function LockButton({ deckId, card, name, isLocked }: Props) {
  const readOnly = useReadOnly();
  const toggle = () => {
    const { files } = currentProject();
    const game = gameOf({ files });
    if (game) runEdit(lockCard(files, game, deckId, card, !isLocked));
  };
  const Icon = isLocked ? Lock : LockOpen;
  return (
    <IconButton
      size="small"
      aria-label={`Lock ${name}`}
      aria-pressed={isLocked}
      title={
        isLocked ? "Locked: stays when the deck is completed" : "Lock, so that it stays when the deck is completed"
      }
      disabled={readOnly}
      onClick={toggle}
    >
      <Icon size={16} strokeWidth={1.75} aria-hidden />
    </IconButton>
  );
}
