import { useState } from "react";
import { createDeck, renameDeck } from "../../project/deck-commands";
import { calledIn } from "../../project/deck-lines";
import { deckIdOf, deckPath, slug } from "../../project/paths";
import { type Files, readDeck } from "../../project/project-text";
import { gameOf } from "../state/manifest";
import { currentProject, runEdit } from "../state/open-project";
import { goTo } from "../state/place";
import { closeDialog } from "../state/ui-store";
import { TextField } from "../ui/fields/text-field";
import { FormDialog } from "../ui/form-dialog";
import { LeaderFaces } from "./leader/leader-faces";
import { useLeaders } from "./leader/use-leaders";

/** “Deck 3”, if there are two. */
function freeName(files: Files): string {
  let n = 1 + [...files.keys()].filter((path) => deckIdOf(path) !== undefined).length;
  while (files.has(deckPath(slug(`Deck ${n}`, "deck")))) n++;
  return `Deck ${n}`;
}

export function DeckNameDialog({ deckId, purpose }: { deckId: string | undefined; purpose: "new" | "rename" }) {
  const { files } = currentProject();
  const game = gameOf({ files });
  const text = deckId === undefined ? undefined : files.get(deckPath(deckId));
  const deck = game && deckId !== undefined && text !== undefined ? readDeck(deckPath(deckId), text, game) : undefined;
  const [typed, setTyped] = useState(purpose === "rename" ? (deck?.name ?? "") : "");
  const [leader, setLeader] = useState<string>();
  const leaders = useLeaders();
  if (!game) return null;
  const usual = leader === undefined ? freeName(files) : calledIn(files, game, leader);
  const name = typed.trim() || (purpose === "new" ? usual : "");
  const submit = () => {
    const edit =
      purpose === "rename" && deckId !== undefined
        ? renameDeck(files, game, deckId, name)
        : createDeck(files, game, name, leader === undefined ? [] : [{ card: leader, count: 1 }]);
    closeDialog();
    if (runEdit(edit) && edit.path) goTo("decks", deckIdOf(edit.path), { replace: purpose === "rename" });
  };
  const asksLeader = purpose === "new" && leaders !== undefined && leaders.ids.length > 0;
  return (
    <FormDialog
      wide={asksLeader && leaders.ids.length > 2}
      title={purpose === "new" ? "New deck" : "Rename deck"}
      action={purpose === "new" ? "Create" : "Rename"}
      disabled={name === ""}
      onClose={closeDialog}
      onSubmit={submit}
    >
      <TextField
        label="Name"
        id="deck-name"
        autoFocus
        value={typed}
        placeholder={typed === "" ? name : undefined}
        selectOnFocus
        onChange={setTyped}
        maxLength={120}
      />
      {asksLeader && <LeaderFaces leaders={leaders} value={leader} onChange={setLeader} />}
    </FormDialog>
  );
}
