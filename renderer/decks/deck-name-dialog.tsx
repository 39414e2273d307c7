import { useState } from "react";
import { createDeck, renameDeck } from "../../project/deck-commands";
import { deckIdOf, deckPath } from "../../project/paths";
import { readDeck } from "../../project/project-text";
import { gameOf } from "../state/manifest";
import { currentProject, runEdit } from "../state/open-project";
import { goTo } from "../state/place";
import { closeDialog } from "../state/ui-store";
import { TextField } from "../ui/fields/text-field";
import { FormDialog } from "../ui/form-dialog";

export function DeckNameDialog({ deckId, purpose }: { deckId: string | undefined; purpose: "new" | "rename" }) {
  const { files } = currentProject();
  const game = gameOf({ files });
  const text = deckId === undefined ? undefined : files.get(deckPath(deckId));
  const deck = game && deckId !== undefined && text !== undefined ? readDeck(deckPath(deckId), text, game) : undefined;
  const [name, setName] = useState(purpose === "rename" ? (deck?.name ?? "") : "");
  if (!game) return null;
  const submit = () => {
    const edit =
      purpose === "rename" && deckId !== undefined
        ? renameDeck(files, game, deckId, name.trim())
        : createDeck(files, game, name.trim());
    closeDialog();
    if (runEdit(edit) && edit.path) goTo("decks", deckIdOf(edit.path), { replace: purpose === "rename" });
  };
  return (
    <FormDialog
      title={purpose === "new" ? "New deck" : "Rename deck"}
      action={purpose === "new" ? "Create" : "Rename"}
      disabled={name.trim() === ""}
      onClose={closeDialog}
      onSubmit={submit}
    >
      <TextField label="Name" id="deck-name" autoFocus value={name} selectOnFocus onChange={setName} maxLength={120} />
    </FormDialog>
  );
}
