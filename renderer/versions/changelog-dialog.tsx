import Button from "@mui/material/Button";
import { Printer } from "lucide-react";
import { useState } from "react";
import { changelog } from "../../project/versions/changelog";
import type { ProjectDiff } from "../../project/versions/diff-projects";
import { call } from "../bridge/client";
import { deliverFile } from "../state/deliver-file";
import { manifestOf } from "../state/manifest";
import { tell, tellProblem } from "../state/notices";
import { currentProject } from "../state/open-project";
import { ChoiceInput, choosable } from "../ui/fields/choice-field";
import { TextArea } from "../ui/fields/text-field";
import { FormDialog } from "../ui/form-dialog";
import { saveText } from "../ui/text-files";
import styles from "./versions.module.css";

interface Props {
  diff: ProjectDiff;
  called: string;
  onClose(): void;
}

const papers = choosable({ a4: "A4", a5: "A5", letter: "Letter" });

/** What players should know, written down to be made better, and then saved or printed. */
export function ChangelogDialog({ diff, called, onClose }: Props) {
  const [text, setText] = useState(() => {
    const { name, version } = manifestOf(currentProject()) ?? {};
    const title = called === "now" ? [name, version].filter(Boolean).join(" ") : called;
    return changelog(diff, { title: `What is new in ${title || "this version"}` });
  });
  const [paper, setPaper] = useState("a4");
  const [isPrinting, setPrinting] = useState(false);
  const save = () => {
    saveText("changelog.md", text);
    onClose();
    tell({ tone: "good", message: "The changelog is saved as changelog.md." });
  };
  const print = async () => {
    const { session } = currentProject().open ?? {};
    if (!session) return;
    setPrinting(true);
    const printed = await call("versions.print", { session, text, paper });
    setPrinting(false);
    if (!printed.ok) return tellProblem(printed.problem);
    await deliverFile(printed.value);
  };
  return (
    <FormDialog wide title="Changelog for players" action="Save as text" onClose={onClose} onSubmit={save}>
      <div className={styles.log}>
        <TextArea label="Changelog, in Markdown" code value={text} onChange={setText} />
      </div>
      <div className={styles.printing}>
        <Button
          variant="outlined"
          startIcon={<Printer strokeWidth={1.75} />}
          disabled={isPrinting || text.trim() === ""}
          onClick={() => void print()}
        >
          {isPrinting ? "Printing…" : "Print as PDF"}
        </Button>
        <span className={styles.paper}>
          <ChoiceInput label="Paper" compact value={paper} options={papers} onChange={setPaper} />
        </span>
        <span className={styles.words}>In the type of your cards.</span>
      </div>
    </FormDialog>
  );
}
