import { useState } from "react";
import { decksUsing } from "../../project/deck-commands";
import { cardPath, isId, slug } from "../../project/paths";
import { readCard } from "../../project/project-text";
import { renameCard } from "../../project/rename-card";
import { count } from "../state/count";
import { gameOf } from "../state/manifest";
import { currentProject, runEdit } from "../state/open-project";
import { goTo, usePlace } from "../state/place";
import { closeDialog, select } from "../state/ui-store";
import { TextField } from "../ui/fields/text-field";
import { FormDialog } from "../ui/form-dialog";

/** The card's name and its file name, which follows the name until it is written by hand. Decks follow the file. */
export function RenameCardDialog({ cardId }: { cardId: string }) {
  const { item } = usePlace();
  const { files } = currentProject();
  const game = gameOf({ files });
  const text = files.get(cardPath(cardId));
  const card = game && text !== undefined ? readCard(cardPath(cardId), text, game) : undefined;
  const [name, setName] = useState(card?.name ?? "");
  const follows = card !== undefined && slug(card.name, "card") === cardId;
  const [ownFile, setOwnFile] = useState(follows ? undefined : cardId);
  if (!game) return null;

  const file = ownFile ?? slug(name, "card");
  const taken = file !== cardId && files.has(cardPath(file));
  const fault = !isId(file)
    ? "Lower-case letters, digits and hyphens only."
    : taken
      ? "Another card has this file name."
      : undefined;
  const decks = file === cardId ? 0 : decksUsing(files, game, [cardId]).length;
  const rename = () => {
    closeDialog();
    const done = runEdit(renameCard(files, game, cardId, { ...(card && { name: name.trim() }), id: file }));
    if (!done) return;
    select([file], file);
    if (item === cardId && file !== cardId) goTo("set", file, { replace: true });
  };
  return (
    <FormDialog
      title="Rename card"
      action="Rename"
      disabled={Boolean(fault) || (card !== undefined && name.trim() === "")}
      onClose={closeDialog}
      onSubmit={rename}
    >
      {card && (
        <TextField
          label="Name"
          id="rename-card-name"
          autoFocus
          value={name}
          selectOnFocus
          onChange={setName}
          maxLength={80}
        />
      )}
      <TextField
        label="File name"
        id="rename-card-file"
        autoFocus={!card}
        value={file}
        onChange={setOwnFile}
        fault={fault}
        note={
          decks > 0 ? `${count(decks, "deck")} will ask for it under the new name.` : "Under cards/, without “.json”."
        }
        maxLength={80}
      />
    </FormDialog>
  );
}
