import { useState } from "react";
import { languageName } from "../../project/languages/tags";
import { type TranslationFormat, translationFile } from "../../project/languages/translation-table";
import { slug } from "../../project/paths";
import { gameOf, manifestOf } from "../state/manifest";
import { tell } from "../state/notices";
import { useProject } from "../state/open-project";
import { useRemembered } from "../state/settings";
import { shownLanguageOf, useTargetLanguages } from "../state/shown-language";
import { closeDialog } from "../state/ui-store";
import { ChoiceField } from "../ui/fields/choice-field";
import { type Toggle, Toggles } from "../ui/fields/toggles";
import { FormDialog } from "../ui/form-dialog";
import { saveBytes } from "../ui/text-files";
import styles from "./exchange.module.css";

const formats: readonly Toggle<TranslationFormat>[] = [
  { value: "xlsx", label: "Workbook" },
  { value: "csv", label: "CSV" },
  { value: "tsv", label: "TSV" },
];

/** All texts of the set and what they are in other languages, for somebody who translates elsewhere. */
export function TranslationsExportDialog() {
  const project = useProject();
  const game = gameOf(project);
  const targets = useTargetLanguages();
  const [format, setFormat] = useRemembered<TranslationFormat>("export.translations", "xlsx");
  const [tag, setTag] = useState(shownLanguageOf(project) ?? targets[0] ?? "");
  if (!game) return null;
  const save = () => {
    const only = tag === "" ? undefined : [tag];
    const name = [slug(manifestOf(project)?.name ?? "", "set"), only ?? "translations"].join("-");
    saveBytes(`${name}.${format}`, translationFile(project.files, game, format, only));
    closeDialog();
    tell({ tone: "good", message: `Translations saved as ${name}.${format}.` });
  };
  return (
    <FormDialog title="Translations as a table" action="Save" onClose={closeDialog} onSubmit={save}>
      <ChoiceField
        label="Into"
        id="translated-into"
        value={tag}
        options={[
          ...targets.map((target) => ({ value: target, label: languageName(target) })),
          { value: "", label: "All languages, a column each" },
        ]}
        onChange={setTag}
      />
      <Toggles label="Kind of file" value={format} options={formats} onChange={setFormat} />
      <p className={styles.words}>
        A row a text. Whoever translates fills the last columns and leaves the first, by which each row finds back.
      </p>
    </FormDialog>
  );
}
