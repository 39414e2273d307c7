import Button from "@mui/material/Button";
import { useState } from "react";
import type { GameId } from "../../../schemas/game-id";
import { tell } from "../../state/notices";
import { currentProject, runEdit } from "../../state/open-project";
import { ConfirmDialog } from "../../ui/confirm-dialog";
import { TextField } from "../../ui/fields/text-field";
import { FormDialog } from "../../ui/form-dialog";
import { planSaveTable } from "./free-table-files";
import { clearAway, isUnsaved, markSaved, type OpenTable } from "./free-table-store";
import { asFile } from "./kept-free-table";

export function SaveTableDialog({ game, open, onClose }: { game: GameId; open: OpenTable; onClose(): void }) {
  const [name, setName] = useState(open.name);
  const save = (): void => {
    onClose();
    const called = name.trim();
    const path = called === open.name ? (open.saved?.path ?? null) : null;
    const edit = planSaveTable(currentProject().files, game, asFile({ ...open, name: called }, game), path);
    if (!runEdit(edit)) return;
    markSaved(called, edit.path);
    tell({ tone: "good", message: `Saved the free table as “${called}”.` });
  };
  return (
    <FormDialog
      title="Save the free table"
      action="Save"
      disabled={name.trim() === ""}
      onClose={onClose}
      onSubmit={save}
    >
      <TextField
        label="Name"
        id="free-table-name"
        autoFocus
        selectOnFocus
        value={name}
        onChange={setName}
        maxLength={120}
      />
    </FormDialog>
  );
}

/** Before a table is cleared away. */
export function LeaveTableDialog({ open, onSave, onClose }: { open: OpenTable; onSave(): void; onClose(): void }) {
  const lost = isUnsaved(open);
  return (
    <ConfirmDialog
      title="Clear the free table?"
      keep="Play on"
      action="Clear it"
      other={
        lost && (
          <Button variant="outlined" onClick={onSave}>
            Save it
          </Button>
        )
      }
      onClose={onClose}
      onConfirm={() => {
        onClose();
        clearAway();
      }}
    >
      {lost
        ? "What was done since it was last saved is gone then. To come back later, just go to another room: it stays as it is."
        : "It can be laid out again from the saved matches."}
    </ConfirmDialog>
  );
}
