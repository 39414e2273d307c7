import { useState } from "react";
import { cardIdOf, slug } from "../../project/paths";
import { type TableFormat, tableFile } from "../../project/tables/table-of-cards";
import { count } from "../state/count";
import { gameOf, manifestOf } from "../state/manifest";
import { tell } from "../state/notices";
import { inNumbers } from "../state/numbers";
import { useProject } from "../state/open-project";
import { useRemembered } from "../state/settings";
import { closeDialog, useUi } from "../state/ui-store";
import { type Toggle, Toggles } from "../ui/fields/toggles";
import { FormDialog } from "../ui/form-dialog";
import { saveBytes } from "../ui/text-files";
import styles from "./exchange.module.css";

const formats: readonly Toggle<TableFormat>[] = [
  { value: "xlsx", label: "Workbook" },
  { value: "csv", label: "CSV" },
  { value: "tsv", label: "TSV" },
  { value: "json", label: "JSON" },
];
const formatWords: Record<TableFormat, string> = {
  xlsx: "For any spreadsheet: the cards on one sheet, the decks on another, translations on a third.",
  csv: "Values apart by commas, in Unicode. What a spreadsheet would run as a formula stands behind an apostrophe.",
  tsv: "As CSV, with tabs: to be pasted.",
  json: "All cards as one list, for programs.",
};

/** The cards as a file that finds back by import. */
export function ExportDialog() {
  const project = useProject();
  const game = gameOf(project);
  const selection = useUi((ui) => ui.selection);
  const [format, setFormat] = useRemembered<TableFormat>("export.format", "xlsx");
  const [which, setWhich] = useState<"all" | "selected">("all");
  if (!game) return null;
  const total = project.paths.filter((path) => cardIdOf(path) !== undefined).length;
  const save = () => {
    const isWanted = (id: string | undefined) => id === undefined || which === "all" || selection.has(id);
    const files = new Map([...project.files].filter(([path]) => isWanted(cardIdOf(path))));
    const name = `${slug(manifestOf(project)?.name ?? "", "cards")}.${format}`;
    saveBytes(name, tableFile(files, game, format));
    closeDialog();
    tell({ tone: "good", message: `${count(which === "all" ? total : selection.size, "card")} saved as ${name}.` });
  };
  return (
    <FormDialog title="Cards as a table" action="Save" onClose={closeDialog} onSubmit={save}>
      <div>
        <Toggles label="Kind of file" value={format} options={formats} onChange={setFormat} />
        <p className={styles.words}>{formatWords[format]}</p>
      </div>
      {selection.size > 0 && (
        <Toggles<"all" | "selected">
          label="Which cards"
          value={which}
          options={[
            { value: "all", label: `All ${inNumbers(total)}` },
            { value: "selected", label: `The ${inNumbers(selection.size)} selected` },
          ]}
          onChange={setWhich}
        />
      )}
    </FormDialog>
  );
}
