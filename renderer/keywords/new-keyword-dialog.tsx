import { useState } from "react";
import { createKeyword, suggestKeywordId } from "../../project/keyword-commands";
import { cardPath, componentPath } from "../../project/paths";
import { nameIn } from "../../project/quick-name";
import { gameOf } from "../state/manifest";
import { currentProject, runEdit } from "../state/open-project";
import { goTo } from "../state/place";
import { closeDialog } from "../state/ui-store";
import { CheckField } from "../ui/fields/check-field";
import { TextField } from "../ui/fields/text-field";
import { FormDialog } from "../ui/form-dialog";

interface Props {
  like: string | undefined;
  /** The card in the editor, which may have it from the beginning. */
  card: string | undefined;
}

/** A name is all that a keyword needs; its file is called after it. */
export function NewKeywordDialog({ like, card }: Props) {
  const { files } = currentProject();
  const game = gameOf({ files });
  const [name, setName] = useState("");
  const [isGiven, setGiven] = useState(true);
  if (!game) return null;
  const nameOf = (path: string, id: string): string => nameIn(files.get(path) ?? "") ?? id;
  const create = () => {
    closeDialog();
    const id = suggestKeywordId(files, game, name);
    const giveTo = card !== undefined && isGiven ? card : undefined;
    if (runEdit(createKeyword(files, game, { id, name: name.trim(), like, giveTo }))) goTo("keywords", id);
  };
  return (
    <FormDialog
      title={like === undefined ? "New keyword" : `New keyword like ${nameOf(componentPath(like), like)}`}
      action="Create"
      disabled={name.trim() === ""}
      onClose={closeDialog}
      onSubmit={create}
    >
      <TextField
        label="Name"
        id="keyword-name"
        autoFocus
        value={name}
        onChange={setName}
        note="As cards print it, such as Poison or Charge. You can change it at any time."
        maxLength={80}
      />
      {card !== undefined && (
        <CheckField
          id="keyword-given"
          label={`Give it to ${nameOf(cardPath(card), card)}`}
          value={isGiven}
          onChange={setGiven}
        />
      )}
    </FormDialog>
  );
}
