import type { LabResult } from "../../../project/lab/lab-result";
import { slug } from "../../../project/paths";
import type { MenuAct } from "../../ui/command-menu";
import { saveText } from "../../ui/text-files";

/** An answer as files. */
export function exportsOf(result: LabResult | undefined): MenuAct[] {
  const name = slug(result?.experiment.name ?? "", "answer");
  return [
    {
      label: "Save all numbers as JSON",
      disabled: !result,
      run: () => saveText(`${name}.json`, `${JSON.stringify(result, null, 2)}\n`),
    },
  ];
}
