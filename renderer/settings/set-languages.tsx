import { languageName, sourceLanguage, targetLanguages } from "../../project/languages/tags";
import type { Manifest } from "../../schemas/manifest";
import { CommandButton } from "../ui/command-button";
import styles from "./settings.module.css";

/** In which language the set is written, and into which it is translated. */
export function SetLanguages({ manifest }: { manifest: Manifest }) {
  const targets = targetLanguages(manifest).map(languageName);
  return (
    <div data-pointer="/languages">
      <p className={styles.words}>
        Written in <strong>{languageName(sourceLanguage(manifest))}</strong>
        {targets.length > 0 && `, translated into ${targets.join(", ")}`}.
      </p>
      <CommandButton command="set.languages" variant="outlined" size="small" />
    </div>
  );
}
