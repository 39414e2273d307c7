import { answerTable } from "../../../project/lab/answer-table";
import { slug } from "../../../project/paths";
import type { LabResult } from "../../../schemas/lab-answer";
import { call } from "../../bridge/client";
import { deliverFile } from "../../state/deliver-file";
import { tellProblem } from "../../state/notices";
import { currentProject } from "../../state/open-project";
import type { MenuAct } from "../../ui/command-menu";
import { saveBytes, saveText } from "../../ui/text-files";

/** An answer as files. Its charts are saved by themselves. */
export function exportsOf(id: string, result: LabResult | undefined): MenuAct[] {
  const act = (label: string, save: (result: LabResult, name: string) => void): MenuAct => ({
    label,
    disabled: !result,
    run: () => result && save(result, slug(result.experiment.name, "answer")),
  });
  return [
    act("Print a report", () => void printReport(id)),
    act("Save the numbers as CSV", (found, name) =>
      saveBytes(`${name}.csv`, new TextEncoder().encode(answerTable(found))),
    ),
    act("Save all of it as JSON", (found, name) => saveText(`${name}.json`, `${JSON.stringify(found, null, 2)}\n`)),
  ];
}

async function printReport(id: string): Promise<void> {
  const { open } = currentProject();
  if (!open) return;
  const printed = await call("lab.print", { session: open.session, id, paper: "a4" });
  if (!printed.ok) return tellProblem(printed.problem);
  await deliverFile(printed.value);
}
