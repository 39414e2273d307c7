import { ArrowLeft } from "lucide-react";
import { memo } from "react";
import { cardPath, slug } from "../../../project/paths";
import { renameCard } from "../../../project/rename-card";
import type { GameId } from "../../../schemas/game-id";
import type { CardEditing } from "../../document/use-card-editing";
import { documentName } from "../../document/use-file-editing";
import { currentProject, runEdit } from "../../state/open-project";
import { goTo } from "../../state/place";
import { IconAction } from "../../ui/icon-action";
import link from "../../ui/link.module.css";
import { RoomHeader } from "../../ui/room";
import styles from "./card-editor.module.css";
import { HeaderTools } from "./header-tools";

/** Follows every keystroke in the name, so whatever else is in it keeps out of that. */
export function EditorHeader({ editing, type }: { editing: CardEditing; type: string | undefined }) {
  const { cardId, game, readOnly, reading, shown } = editing;
  const name = documentName(reading.value ?? shown?.valid, "");
  const wanted = name === "" ? cardId : slug(name, cardId);
  return (
    <RoomHeader
      className={styles.header}
      lead={<IconAction command="editor.close" icon={ArrowLeft} />}
      title={name || <em>No name</em>}
      hint={name || cardId}
      tools={<HeaderTools />}
    >
      {type && <span className={styles.type}>{type}</span>}
      <span className={styles.file}>
        <code title={editing.path}>{cardId}.json</code>
        {isNamedOtherwise(cardId, wanted) && !readOnly && reading.valid !== undefined && (
          <RenameFile cardId={cardId} game={game.id} wanted={wanted} />
        )}
      </span>
    </RoomHeader>
  );
}

/** `attack-2` is a fine file for a second card called Attack. */
const isNamedOtherwise = (cardId: string, wanted: string): boolean =>
  wanted !== cardId && !(cardId.startsWith(`${wanted}-`) && /^\d+$/.test(cardId.slice(wanted.length + 1)));

const RenameFile = memo(function RenameFile({
  cardId,
  game,
  wanted,
}: {
  cardId: string;
  game: GameId;
  wanted: string;
}) {
  if (currentProject().files.has(cardPath(wanted))) return null;
  const rename = () => {
    const edit = renameCard(currentProject().files, game, cardId, { id: wanted });
    if (runEdit(edit)) goTo("set", wanted, { replace: true });
  };
  return (
    <button type="button" className={link.link} title={`Call the file ${wanted}.json, in decks too`} onClick={rename}>
      Rename file to match
    </button>
  );
});
