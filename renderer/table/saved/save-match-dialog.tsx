import { useState } from "react";
import { tell } from "../../state/notices";
import { currentProject, runEdit } from "../../state/open-project";
import { TextField } from "../../ui/fields/text-field";
import { FormDialog } from "../../ui/form-dialog";
import { recordOfMatch } from "../driver/beginnings";
import { botName } from "../seat-plan";
import { type PlayedMatch, updateMatch } from "../table-store";
import { planSave, savedMatches } from "./match-files";

export function SaveMatchDialog({ match, onClose }: { match: PlayedMatch; onClose(): void }) {
  const { game, names, seats, savedAs } = match;
  const known = savedMatches(currentProject().files, game).find(({ path }) => path === savedAs);
  const [name, setName] = useState(known?.name ?? names.join(" against "));
  const save = async () => {
    onClose();
    const record = await recordOfMatch();
    if (record === undefined) return;
    const path = known && known.name === name.trim() ? known.path : null;
    const edit = planSave(currentProject().files, game, { name: name.trim(), record, bots: seats.map(botName), path });
    if (!runEdit(edit)) return;
    updateMatch({ savedAs: edit.path });
    tell({ tone: "good", message: `Saved the match as “${name.trim()}”.` });
  };
  return (
    <FormDialog
      title="Save match"
      action="Save"
      disabled={name.trim() === ""}
      onClose={onClose}
      onSubmit={() => void save()}
    >
      <TextField label="Name" id="match-name" autoFocus value={name} selectOnFocus onChange={setName} maxLength={120} />
    </FormDialog>
  );
}
