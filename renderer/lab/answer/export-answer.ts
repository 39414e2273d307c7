import { calledIn } from "../../../project/deck-lines";
import { answerTable } from "../../../project/lab/answer-table";
import type { LabResult } from "../../../project/lab/lab-result";
import { reportOf } from "../../../project/lab/report";
import { slug } from "../../../project/paths";
import { call } from "../../bridge/client";
import { deliverFile } from "../../state/deliver-file";
import { tellProblem } from "../../state/notices";
import { currentProject } from "../../state/open-project";
import type { MenuAct } from "../../ui/command-menu";
import { saveBytes, saveText } from "../../ui/text-files";

/** An answer as files. Its charts are saved by themselves. */
export function exportsOf(result: LabResult | undefined): MenuAct[] {
  const act = (label: string, save: (result: LabResult, name: string) => void): MenuAct => ({
    label,
    disabled: !result,
    run: () => result && save(result, slug(result.experiment.name, "answer")),
  });
  return [
    act("Print a report", (found) => void printReport(found)),
    act("Save the numbers as CSV", (found, name) =>
      saveBytes(`${name}.csv`, new TextEncoder().encode(answerTable(found))),
    ),
    act("Save all of it as JSON", (found, name) => saveText(`${name}.json`, `${JSON.stringify(found, null, 2)}\n`)),
  ];
}

async function printReport(result: LabResult): Promise<void> {
  const { open, files } = currentProject();
  if (!open) return;
  const text = reportOf(result, (card) => calledIn(files, result.game, card));
  const printed = await call("versions.print", { session: open.session, text, paper: "a4" });
  if (!printed.ok) return tellProblem(printed.problem);
  await deliverFile(printed.value);
}
