import { useState } from "react";
import { changelog } from "../../project/versions/changelog";
import type { ProjectDiff } from "../../project/versions/diff-projects";
import { manifestOf } from "../state/manifest";
import { tell } from "../state/notices";
import { currentProject } from "../state/open-project";
import { TextArea } from "../ui/fields/text-field";
import { FormDialog } from "../ui/form-dialog";
import { saveText } from "../ui/text-files";
import styles from "./versions.module.css";

interface Props {
  diff: ProjectDiff;
  called: string;
  onClose(): void;
}

/** What players should know, written down to be made better and saved. */
export function ChangelogDialog({ diff, called, onClose }: Props) {
  const [text, setText] = useState(() => {
    const { name, version } = manifestOf(currentProject()) ?? {};
    const title = called === "now" ? [name, version].filter(Boolean).join(" ") : called;
    return changelog(diff, { title: `What is new in ${title || "this version"}` });
  });
  const save = () => {
    saveText("changelog.md", text);
    onClose();
    tell({ tone: "good", message: "The changelog is saved as changelog.md." });
  };
  return (
    <FormDialog wide title="Changelog for players" action="Save" onClose={onClose} onSubmit={save}>
      <div className={styles.log}>
        <TextArea label="Changelog, in Markdown" code value={text} onChange={setText} />
      </div>
    </FormDialog>
  );
}
