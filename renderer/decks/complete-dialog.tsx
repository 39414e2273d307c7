import { useEffect, useMemo, useState } from "react";
import { checkDeckFile } from "../../project/check-deck-file";
import { completeDeckOf, completeEdit, type DeckChange, withChanges } from "../../project/complete-deck";
import { houseRulesOf } from "../../project/house-rules";
import { deckPath } from "../../project/paths";
import { type Files, manifestOf, readDeck } from "../../project/project-text";
import { gameOf } from "../state/manifest";
import { currentProject, runEdit } from "../state/open-project";
import { readStarter } from "../state/starter-files";
import { closeDialog } from "../state/ui-store";
import { CheckField } from "../ui/fields/check-field";
import { FormDialog } from "../ui/form-dialog";
import { ProblemLine } from "../ui/problem-line";
import styles from "./decks-room.module.css";

const keyOf = ({ card }: DeckChange): string => card;

interface Props {
  deckId: string;
  /** Whether room that is left is filled, or only what breaks a rule mended. */
  how: "fill" | "mend";
}

/** What would make a deck legal, card by card; what isn't wanted of it is left out. */
export function CompleteDialog({ deckId, how }: Props) {
  const { files } = currentProject();
  const game = gameOf({ files });
  const [starter, setStarter] = useState<Files>();
  const [unwanted, setUnwanted] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    let isShown = true;
    if (game)
      readStarter(game).then((read) => {
        if (isShown) setStarter(new Map(read.map(({ path, text }) => [path, text])));
      });
    return () => {
      isShown = false;
    };
  }, [game]);
  const done = useMemo(() => {
    const manifest = manifestOf(files);
    const rules = manifest && houseRulesOf(manifest).rules;
    return game && starter ? completeDeckOf(files, game, deckId, { rules }, starter, how) : undefined;
  }, [files, game, deckId, starter, how]);
  if (!game || !done) return null;
  const { added, removed } = done.ok ? done.value : { added: [], removed: [] };
  const isWanted = (change: DeckChange): boolean => !unwanted.has(keyOf(change));
  const [comingIn, goingOut] = [added.filter(isWanted), removed.filter(isWanted)];
  const path = deckPath(deckId);
  const deck = readDeck(path, files.get(path) ?? "", game);
  const manifest = manifestOf(files);
  const rules = manifest && houseRulesOf(manifest).rules;
  const then = deck ? JSON.stringify(withChanges(deck, comingIn, goingOut)) : "";
  const left = checkDeckFile(path, then, game, files, { rules }).filter(({ severity }) => severity === "error");
  const toggle = (change: DeckChange) => (wanted: boolean) => {
    const next = new Set(unwanted);
    if (wanted) next.delete(keyOf(change));
    else next.add(keyOf(change));
    setUnwanted(next);
  };
  const submit = () => {
    closeDialog();
    runEdit(completeEdit(files, game, deckId, comingIn, goingOut, how));
  };
  const problem = done.ok ? done.value.problem : done.problem;
  const missing = done.ok ? done.value.missing : undefined;
  return (
    <FormDialog
      wide
      isReady
      title={`${how === "fill" ? "Complete" : "Mend"} ${deck?.name ?? deckId}`}
      action="Change the deck"
      disabled={comingIn.length + goingOut.length === 0}
      onClose={closeDialog}
      onSubmit={submit}
    >
      {problem && <ProblemLine problem={problem} />}
      {added.length + removed.length === 0 && !problem && !missing && <p>The deck is legal as it is.</p>}
      <Changes title="Taken out" changes={removed} isWanted={isWanted} toggle={toggle} />
      <Changes title="Added" changes={added} isWanted={isWanted} toggle={toggle} />
      <p role="status">
        {left[0]
          ? `With these changes it isn't legal yet: ${left[0].message}${missing ? " “Complete the deck” adds what is missing." : ""}`
          : "With these changes the deck is legal."}
      </p>
    </FormDialog>
  );
}

interface ChangesProps {
  title: string;
  changes: readonly DeckChange[];
  isWanted(change: DeckChange): boolean;
  toggle(change: DeckChange): (wanted: boolean) => void;
}

function Changes({ title, changes, isWanted, toggle }: ChangesProps) {
  if (changes.length === 0) return null;
  return (
    <section className={styles.changes} aria-label={title}>
      <h3>{title}</h3>
      {changes.map((change) => (
        <CheckField
          key={keyOf(change)}
          id={`complete-${change.card}`}
          value={isWanted(change)}
          onChange={toggle(change)}
          label={
            <span className={styles.change}>
              <strong>{`${change.count} × ${change.name}`}</strong>
              <span>{change.why}</span>
            </span>
          }
        />
      ))}
    </section>
  );
}
