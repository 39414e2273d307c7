import { useState } from "react";
import { isFreeKeywordId, renameKeyword, usersOf } from "../../project/keyword-commands";
import { componentPath, isId } from "../../project/paths";
import { nameIn } from "../../project/quick-name";
import { count } from "../state/count";
import { gameOf } from "../state/manifest";
import { currentProject, runEdit } from "../state/open-project";
import { goTo } from "../state/place";
import { closeDialog } from "../state/ui-store";
import { TextField } from "../ui/fields/text-field";
import { FormDialog } from "../ui/form-dialog";

/** Gives a keyword's file another name; the cards and keywords that have it follow. */
export function RenameKeywordDialog({ id }: { id: string }) {
  const { files } = currentProject();
  const game = gameOf({ files });
  const [newId, setNewId] = useState(id);
  if (!game) return null;
  const isFree = newId === id || isFreeKeywordId(files, game, newId);
  const fault = !isId(newId)
    ? "Lower-case letters, digits and hyphens only."
    : isFree
      ? undefined
      : "Another keyword is called so.";
  const { cards, keywords } = usersOf(files, game, id);
  const users = cards.length + keywords.length;
  const name = nameIn(files.get(componentPath(id)) ?? "") ?? id;
  const rename = () => {
    closeDialog();
    if (runEdit(renameKeyword(files, game, id, newId))) goTo("keywords", newId, { replace: true });
  };
  return (
    <FormDialog
      title={`Rename the file of ${name}`}
      action="Rename"
      disabled={fault !== undefined || newId === id}
      onClose={closeDialog}
      onSubmit={rename}
    >
      <TextField
        label="File name"
        id="keyword-id"
        autoFocus
        selectOnFocus
        value={newId}
        fault={fault}
        note={
          users > 0
            ? `${count(cards.length, "card")} and ${count(keywords.length, "keyword")} with it will follow.`
            : "What cards print is its name, in the form."
        }
        onChange={setNewId}
        maxLength={80}
      />
    </FormDialog>
  );
}
