import { useState } from "react";
import { cardsWith, isFreeComponentId, renameComponent } from "../../project/component-commands";
import { count } from "../state/count";
import { gameOf } from "../state/manifest";
import { currentProject, runEdit } from "../state/open-project";
import { goTo } from "../state/place";
import { closeDialog } from "../state/ui-store";
import { FormDialog } from "../ui/form-dialog";
import { CodeField } from "./code-field";

/** Gives a component another id; the cards that are composed of it follow. */
export function RenameComponentDialog({ id }: { id: string }) {
  const { files } = currentProject();
  const game = gameOf({ files });
  const [newId, setNewId] = useState(id);
  if (!game) return null;
  const isFree = newId === id || isFreeComponentId(files, game, newId);
  const cards = cardsWith(files, game, id).length;
  const rename = () => {
    closeDialog();
    if (runEdit(renameComponent(files, game, id, newId))) goTo("components", newId, { replace: true });
  };
  return (
    <FormDialog
      title={`Change what codes call ${id}`}
      action="Change"
      disabled={!isFree || newId === id}
      onClose={closeDialog}
      onSubmit={rename}
    >
      <CodeField id={newId} isFree={isFree} autoFocus onChange={setNewId} />
      {cards > 0 && <p>{count(cards, "card")} with it will follow.</p>}
    </FormDialog>
  );
}
