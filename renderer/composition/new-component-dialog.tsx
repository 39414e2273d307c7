import { useState } from "react";
import { createComponent, isFreeComponentId, suggestComponentId } from "../../project/component-commands";
import { gameOf } from "../state/manifest";
import { currentProject, runEdit } from "../state/open-project";
import { goTo } from "../state/place";
import { closeDialog } from "../state/ui-store";
import { TextField } from "../ui/fields/text-field";
import { FormDialog } from "../ui/form-dialog";
import { CodeField } from "./code-field";

/** A name, and what codes call it, which follows the name until it is written by hand. */
export function NewComponentDialog({ like }: { like: string | undefined }) {
  const { files } = currentProject();
  const game = gameOf({ files });
  const [name, setName] = useState("");
  const [ownId, setOwnId] = useState<string>();
  if (!game) return null;
  const id = ownId ?? (name.trim() === "" ? "" : suggestComponentId(files, game, name));
  const isFree = id !== "" && isFreeComponentId(files, game, id);
  const create = () => {
    closeDialog();
    if (runEdit(createComponent(files, game, id, name.trim(), like))) goTo("components", id);
  };
  return (
    <FormDialog
      title={like === undefined ? "New component" : `New component like ${like}`}
      action="Create"
      disabled={name.trim() === "" || !isFree}
      onClose={closeDialog}
      onSubmit={create}
    >
      <TextField
        label="Name"
        id="component-name"
        autoFocus
        value={name}
        onChange={setName}
        note="You can change it at any time."
        maxLength={80}
      />
      <CodeField id={id} isFree={isFree} onChange={setOwnId} />
    </FormDialog>
  );
}
