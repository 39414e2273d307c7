import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import { Plus, X } from "lucide-react";
import { useState } from "react";
import { formatDocument } from "../../project/format";
import { languageName, languageTag, sourceLanguage, targetLanguages } from "../../project/languages/tags";
import { translationOf } from "../../project/languages/translation-files";
import { manifestPath } from "../../project/paths";
import { count } from "../state/count";
import { manifestOf } from "../state/manifest";
import { currentProject, runEdit } from "../state/open-project";
import { closeDialog } from "../state/ui-store";
import { CheckField } from "../ui/fields/check-field";
import { TextField } from "../ui/fields/text-field";
import { FormDialog } from "../ui/form-dialog";
import styles from "./languages-dialog.module.css";

/** Offered by name; any other can be typed as its code. */
const offered = (
  "ar bg ca cs da de el en en-GB en-US es es-419 et fa fi fr fr-CA he hi hr hu id it ja ko lt lv nb nl pl pt pt-BR " +
  "ro ru sk sl sr sv th tr uk vi zh-Hans zh-Hant"
).split(" ");
const known = offered
  .map((tag) => ({ value: languageName(tag), label: tag }))
  .sort((a, b) => a.value.localeCompare(b.value, "en"));

/** By its code, or by its name in English. */
const tagFor = (typed: string): string | undefined => tagCalled(typed) ?? languageTag(typed);
const tagCalled = (typed: string): string | undefined =>
  known.find(({ value }) => value.toLowerCase() === typed.trim().toLowerCase())?.label;

/** Its name, where that leads back to it. */
const inWords = (tag: string): string => (offered.includes(tag) ? languageName(tag) : tag);
/** What stands under a field: the name of a code, the code of a name. */
const inOtherWords = (typed: string, tag: string): string => (tagCalled(typed) ? tag : languageName(tag));

/** In which language the set is written, and into which it is translated. */
export function LanguagesDialog() {
  const project = currentProject();
  const manifest = manifestOf(project);
  const [source, setSource] = useState(() => inWords(sourceLanguage(manifest ?? {})));
  const [targets, setTargets] = useState(() => targetLanguages(manifest ?? {}));
  const [typed, setTyped] = useState("");
  const [unwanted, setUnwanted] = useState<ReadonlySet<string>>(new Set());
  if (!manifest) return null;
  const written = tagFor(source);
  const added = tagFor(typed);
  const isNew = added !== undefined && added !== written && !targets.includes(added);
  const toggle = (tag: string) => {
    const next = new Set(unwanted);
    if (!next.delete(tag)) next.add(tag);
    setUnwanted(next);
  };
  const add = () => {
    if (!isNew) return;
    setTargets([...targets, added]);
    setTyped("");
    // The button goes quiet under the key that pressed it.
    document.getElementById("another-language")?.focus();
  };
  const save = () => {
    if (!written) return;
    const more = isNew ? [added] : [];
    const languages = [...new Set([written, ...targets, ...more])];
    const text = formatDocument({ ...manifest, languages }, "manifest", manifest.game);
    const dropped = gone.filter((tag) => unwanted.has(tag)).flatMap(keptFor);
    closeDialog();
    runEdit({
      label: "Languages of the set",
      changes: [{ path: manifestPath, text }, ...dropped.map((path) => ({ path, text: null }))],
    });
  };
  const keptFor = (tag: string): string[] => project.paths.filter((path) => translationOf(path)?.tag === tag);
  const gone = targetLanguages(manifest).filter((tag) => !targets.includes(tag) && keptFor(tag).length > 0);
  return (
    <FormDialog
      title="Languages of the set"
      action="Save"
      disabled={!written || (typed.trim() !== "" && !isNew)}
      onClose={closeDialog}
      onSubmit={save}
    >
      <TextField
        label="Written in"
        id="written-in"
        value={source}
        known={known}
        chooses
        note={written && inOtherWords(source, written)}
        fault={written ? undefined : "No language has this code."}
        onChange={setSource}
      />
      <section className={styles.targets} aria-label="Translated into">
        <h3>Translated into</h3>
        {targets.length === 0 && <p>No other language yet.</p>}
        <ul>
          {targets.map((tag) => (
            <li key={tag}>
              <span>{languageName(tag)}</span>
              <code>{tag}</code>
              <IconButton
                size="small"
                aria-label={`Remove ${languageName(tag)}`}
                onClick={() => setTargets(targets.filter((other) => other !== tag))}
              >
                <X size={16} strokeWidth={1.75} aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      </section>
      <div className={styles.add}>
        <TextField
          label="Another language"
          id="another-language"
          value={typed}
          known={known}
          chooses
          placeholder="A name, or a code such as pt-BR"
          note={isNew ? inOtherWords(typed, added) : undefined}
          fault={
            typed.trim() !== "" && !isNew
              ? added
                ? "It is there already."
                : "No language has this name or code."
              : undefined
          }
          onChange={setTyped}
        />
        <Button
          variant="outlined"
          disabled={!isNew}
          startIcon={<Plus size={16} strokeWidth={1.75} aria-hidden />}
          onClick={add}
        >
          Add
        </Button>
      </div>
      {gone.map((tag) => (
        <CheckField
          key={tag}
          id={`delete ${tag}`}
          value={unwanted.has(tag)}
          label={`Delete what was translated into ${languageName(tag)} too (${count(keptFor(tag).length, "file")}). Otherwise it stays in the folder, in case the language comes back.`}
          onChange={() => toggle(tag)}
        />
      ))}
    </FormDialog>
  );
}
