import Button from "@mui/material/Button";
import { FilePlus2 } from "lucide-react";
import { useMemo, useState } from "react";
import { bookletIds, gameRulebook, rulesBooklet } from "../../../project/booklets";
import { bookletPath, freeId, slug } from "../../../project/paths";
import { limitsOf, saidOf } from "../../../schemas/limits";
import { BookletOutput } from "../../../schemas/print-settings";
import { titleFromKey } from "../../../schemas/titles";
import { gameOf } from "../../state/manifest";
import { currentProject, editFile, useProject, useReadOnly } from "../../state/open-project";
import { CheckField } from "../../ui/fields/check-field";
import { ChoiceField, choosable } from "../../ui/fields/choice-field";
import { NumberField } from "../../ui/fields/number-field";
import { TextField } from "../../ui/fields/text-field";
import { Toggles } from "../../ui/fields/toggles";
import { FormDialog } from "../../ui/form-dialog";
import styles from "../print-panel.module.css";
import type { BookletWish } from "./use-shown-booklet";

interface Props {
  output: BookletWish;
  onChange(output: BookletWish): void;
}

const said = (name: "booklet" | "fold" | "signature") => {
  const { title, description } = saidOf(BookletOutput, name);
  return { id: `print-${name}`, label: title, help: description };
};

/** Which text, and whether it is folded. */
export function BookletFields({ output, onChange }: Props) {
  const files = useProject((state) => state.files);
  const isReadOnly = useReadOnly();
  const [isNew, setNew] = useState(false);
  const { booklet = rulesBooklet, fold = false, signature } = output;
  const ids = useMemo(() => bookletIds(files), [files]);
  const options = ids.map((id) => ({
    value: id,
    label: files.has(bookletPath(id)) ? titleFromKey(id) : "Rules of the game",
  }));
  const choose = (id: string) => onChange({ ...output, booklet: id });
  return (
    <>
      <ChoiceField {...said("booklet")} value={booklet} options={options} onChange={choose} />
      <div>
        <Button size="small" startIcon={<FilePlus2 aria-hidden />} disabled={isReadOnly} onClick={() => setNew(true)}>
          Write a text of your own…
        </Button>
      </div>
      <CheckField
        {...said("fold")}
        value={fold}
        onChange={(isOn) => onChange({ kind: "booklet", booklet, ...(isOn && { fold: true }) })}
      />
      {fold && (
        <NumberField
          {...said("signature")}
          value={signature ?? 20}
          range={limitsOf(BookletOutput, "signature")}
          onChange={(sheets) => onChange({ ...output, signature: sheets })}
        />
      )}
      {fold && (
        <p className={styles.note}>Print both sides, flipped on the short edge. “Paper” is the size of a page.</p>
      )}
      {isNew && <NewBooklet onClose={() => setNew(false)} onMade={choose} />}
    </>
  );
}

const starts = choosable<string>({ rules: "The game’s rules", empty: "An empty page" });

function NewBooklet({ onClose, onMade }: { onClose(): void; onMade(id: string): void }) {
  const [name, setName] = useState("");
  const [start, setStart] = useState("rules");
  const submit = async () => {
    const project = currentProject();
    const game = gameOf(project);
    const title = name.trim();
    const id = freeId(slug(title, "notes"), (wanted) => project.files.has(bookletPath(wanted)));
    const rules = start === "rules" && game ? await gameRulebook(game) : undefined;
    const text = rules ?? `# ${title}\n\nWhat it is about, in a sentence or two.\n\n## First section\n\n`;
    onClose();
    if (editFile(bookletPath(id), text, { label: `Write ${title}` })) onMade(id);
  };
  return (
    <FormDialog
      title="A text of your own"
      action="Begin"
      disabled={name.trim() === ""}
      onClose={onClose}
      onSubmit={() => void submit()}
    >
      <TextField label="Name" id="booklet-name" autoFocus value={name} onChange={setName} maxLength={80} />
      <Toggles label="Begin with" value={start} options={starts} onChange={setStart} />
    </FormDialog>
  );
}
