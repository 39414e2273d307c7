import { useState } from "react";
import { keepVersion } from "../state/known-versions";
import { manifestOf } from "../state/manifest";
import { tell } from "../state/notices";
import { currentProject, editsAnswered } from "../state/open-project";
import { closeDialog } from "../state/ui-store";
import { TextArea, TextField } from "../ui/fields/text-field";
import { FormDialog } from "../ui/form-dialog";

/** The set as it is now, under a version's name and with what is to be said of it. */
export function KeepVersionDialog() {
  const [version, setVersion] = useState(() => manifestOf(currentProject())?.version ?? "1.0");
  const [notes, setNotes] = useState("");
  const keep = async () => {
    const { session } = currentProject().open ?? {};
    closeDialog();
    if (!session) return;
    await editsAnswered();
    const id = await keepVersion(session, version.trim(), notes.trim());
    if (id !== undefined)
      tell({ tone: "good", message: `Version ${version.trim()} is kept, as versions/${id}.cardset.` });
  };
  return (
    <FormDialog
      title="Keep this version"
      action="Keep"
      disabled={version.trim() === ""}
      onClose={closeDialog}
      onSubmit={() => void keep()}
    >
      <TextField
        id="keep-version"
        label="Version"
        value={version}
        maxLength={20}
        autoFocus
        selectOnFocus
        onChange={setVersion}
      />
      <TextArea label="Notes: what it was for, who has it" rows={3} value={notes} onChange={setNotes} />
    </FormDialog>
  );
}
