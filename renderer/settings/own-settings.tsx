import { ownSettings } from "../state/place";
import { Section } from "../ui/section";
import { ProjectsFolder } from "./projects-folder";
import { SchemaSetting } from "./schema-setting";
import styles from "./settings.module.css";
import { SettingsPage } from "./settings-page";

/** What a person chooses for all that they work on, on this computer. */
export function OwnSettings() {
  return (
    <SettingsPage title="Settings of Cardwright" file={ownSettings}>
      <Section name="settings.looks" title="Looks">
        <div className={styles.pairs}>
          <SchemaSetting name="theme" />
          <SchemaSetting name="numbers" />
        </div>
      </Section>
      <Section name="settings.paper" title="Printing">
        <div className={styles.pairs}>
          <SchemaSetting name="paper" />
        </div>
      </Section>
      <Section name="settings.json" title="JSON">
        <div className={styles.pairs}>
          <SchemaSetting name="codeFont" />
          <SchemaSetting name="codeSize" />
        </div>
      </Section>
      <Section name="settings.folders" title="Folders">
        <ProjectsFolder />
      </Section>
      <Section name="settings.saving" title="Saving">
        <p className={styles.words}>
          There is nothing to save by hand: <strong>every change is on disk within half a second</strong>, and undo goes
          back through all of them, also after Cardwright was closed. A text that isn’t sound yet is kept beside its
          file until it is. What you delete lies in the project’s own trash, which nothing empties: “Recently deleted”
          brings it back. For a state to return to, keep a version in Versions.
        </p>
      </Section>
    </SettingsPage>
  );
}
