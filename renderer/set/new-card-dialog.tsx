import { useState } from "react";
import { createCard } from "../../project/commands";
import { cardIdOf } from "../../project/paths";
import { openCard } from "../state/jump";
import { gameOf } from "../state/manifest";
import { currentProject, runEdit } from "../state/open-project";
import { closeDialog } from "../state/ui-store";
import { TextField } from "../ui/fields/text-field";
import { FormDialog } from "../ui/form-dialog";

/** Only a name; everything else happens on the card itself. */
export function NewCardDialog() {
  const [name, setName] = useState("");
  const create = () => {
    const { files } = currentProject();
    const game = gameOf({ files });
    if (!game) return;
    const edit = createCard(files, game, name.trim());
    closeDialog();
    const id = edit.path === undefined ? undefined : cardIdOf(edit.path);
    if (runEdit(edit) && id !== undefined) openCard(id);
  };
  return (
    <FormDialog title="New card" action="Create" disabled={name.trim() === ""} onClose={closeDialog} onSubmit={create}>
      <TextField
        label="Name"
        id="new-card-name"
        autoFocus
        value={name}
        onChange={setName}
        note="You can change it at any time."
        maxLength={80}
      />
    </FormDialog>
  );
}
