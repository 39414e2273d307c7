import { useState } from "react";
import { planScenario } from "../../../project/scenario-file";
import { supplyOf } from "../../../project/supply";
import { tell } from "../../state/notices";
import { currentProject, runEdit } from "../../state/open-project";
import { closeDialog } from "../../state/ui-store";
import { TextField } from "../../ui/fields/text-field";
import { FormDialog } from "../../ui/form-dialog";
import { scenarioOfTrial } from "../match-driver";
import { type PlayedMatch, useTable } from "../table-store";

/** What was played while a card was tried becomes a test of it, under a name. */
export function KeepTestDialog() {
  const match = useTable((state) => state.match);
  return match?.trial ? <NameTest match={match} trial={match.trial} /> : null;
}

function NameTest({ match: { game }, trial }: { match: PlayedMatch; trial: NonNullable<PlayedMatch["trial"]> }) {
  const [name, setName] = useState(trial.name);
  const keep = async () => {
    closeDialog();
    const { files } = currentProject();
    const made = await scenarioOfTrial({ name: name.trim(), card: trial.card, supply: supplyOf(files, game) });
    if (!made) return;
    if ("refused" in made) {
      tell({ tone: "error", message: `This can't be kept as a test. ${made.refused}` });
      return;
    }
    const edit = planScenario(currentProject().files, game, made.scenario);
    if (runEdit(edit)) tell({ tone: "good", message: `Kept as a test: ${edit.path}.` });
  };
  return (
    <FormDialog
      title="Keep as a test"
      action="Keep"
      disabled={name.trim() === ""}
      onClose={closeDialog}
      onSubmit={() => void keep()}
    >
      <p>The test plays the same again, and holds as long as the same comes of it.</p>
      <TextField label="Name" id="test-name" autoFocus value={name} selectOnFocus onChange={setName} maxLength={120} />
    </FormDialog>
  );
}
