import { languageName, sourceLanguage } from "../../project/languages/tags";
import { manifestOf } from "../state/manifest";
import { useProject } from "../state/open-project";
import { showIn, shownLanguageOf, useTargetLanguages } from "../state/shown-language";
import { ChoiceInput } from "./fields/choice-field";
import styles from "./room.module.css";

/** In which language one looks at the set; nothing for a set that has only one. */
export function LanguageSwitch() {
  const targets = useTargetLanguages();
  const shown = useProject(shownLanguageOf);
  const source = useProject((project) => sourceLanguage(manifestOf(project) ?? {}));
  if (targets.length === 0) return null;
  return (
    <div className={styles.language}>
      <ChoiceInput
        compact
        label="Language that the set is shown in"
        value={shown ?? source}
        options={[source, ...targets].map((tag) => ({ value: tag, label: languageName(tag) }))}
        onChange={(tag) => showIn(tag === source ? null : tag)}
      />
    </div>
  );
}
