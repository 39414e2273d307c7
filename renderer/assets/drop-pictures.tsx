import { useState } from "react";
import { cardIdOf } from "../../project/paths";
import { setPictures } from "../../project/pictures/change-pictures";
import { matchPictures } from "../../project/pictures/match-pictures";
import { nameIn } from "../../project/quick-name";
import { addAsset } from "../state/add-asset";
import { count } from "../state/count";
import { gameOf } from "../state/manifest";
import { currentProject, runEdit } from "../state/open-project";
import { ChoiceField } from "../ui/fields/choice-field";
import { FormDialog } from "../ui/form-dialog";
import styles from "./assets.module.css";

const noCard = "";

/** Picture files, each with the card that it is likely for; all that is put on cards is one step. */
export function DropPictures({ files: pictures, onClose }: { files: readonly File[]; onClose(): void }) {
  const [cards] = useState(() =>
    [...currentProject().files].flatMap(([path, text]) => {
      const id = cardIdOf(path);
      return id === undefined ? [] : [{ id, name: nameIn(text) ?? id }];
    }),
  );
  const [chosen, choose] = useState(() =>
    matchPictures(
      pictures.map(({ name }) => name),
      cards,
    ),
  );
  const [busy, setBusy] = useState(false);
  const options = [
    { value: noCard, label: "No card yet" },
    ...cards.map(({ id, name }) => ({ value: id, label: name })).sort((a, b) => a.label.localeCompare(b.label, "en")),
  ];
  const placed = chosen.filter((id) => id !== undefined).length;
  const add = async () => {
    setBusy(true);
    const wanted = new Map<string, string>();
    for (const [at, file] of pictures.entries()) {
      const path = await addAsset(file);
      const id = chosen[at];
      if (path !== undefined && id !== undefined) wanted.set(id, path);
    }
    const { files } = currentProject();
    const game = gameOf({ files });
    if (game && wanted.size > 0) runEdit(setPictures(files, game, wanted));
    onClose();
  };
  return (
    <FormDialog
      title={`${count(pictures.length, "picture")}, ${placed} for cards`}
      action={placed === 0 ? "Add" : `Add and put on ${count(placed, "card")}`}
      disabled={busy}
      wide
      onClose={onClose}
      onSubmit={() => void add()}
    >
      <p className={styles.note}>By their names. A card that shows another picture shows the new one instead.</p>
      <div className={styles.matches}>
        {pictures.map((file, at) => (
          <ChoiceField
            key={`${file.name} ${file.size} ${file.lastModified}`}
            id={`match-${at}`}
            label={file.name}
            value={chosen[at] ?? noCard}
            options={options}
            onChange={(id) => choose(chosen.with(at, id === noCard ? undefined : id))}
          />
        ))}
      </div>
    </FormDialog>
  );
}
