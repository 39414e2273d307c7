import { useState } from "react";
import { chooseLeader } from "../../../project/deck-moves";
import { deckPath } from "../../../project/paths";
import { readDeck } from "../../../project/project-text";
import { gameOf } from "../../state/manifest";
import { currentProject, runEdit } from "../../state/open-project";
import { closeDialog } from "../../state/ui-store";
import { EmptyNote } from "../../ui/empty-state";
import { FormDialog } from "../../ui/form-dialog";
import { LeaderFaces } from "./leader-faces";
import { isLeaderIn, useLeaders } from "./use-leaders";

/** Builds a deck around another card; its other cards stay, and the verdict says which no longer fit. */
export function LeaderDialog({ deckId }: { deckId: string }) {
  const { files } = currentProject();
  const game = gameOf({ files });
  const leaders = useLeaders();
  const path = deckPath(deckId);
  const deck = game && readDeck(path, files.get(path) ?? "", game);
  const [chosen, choose] = useState(() => deck?.cards.find(({ card }) => leaders?.ids.includes(card))?.card);
  if (!game || !leaders || !deck) return null;
  const build = (leader: string) => {
    closeDialog();
    runEdit(chooseLeader(files, game, deckId, leader, isLeaderIn(files, game)));
  };
  return (
    <FormDialog
      wide={leaders.ids.length > 2}
      title={`The ${leaders.word} of ${deck.name}`}
      action={`Take this ${leaders.word}`}
      disabled={chosen === undefined}
      onClose={closeDialog}
      onSubmit={() => chosen !== undefined && build(chosen)}
    >
      {leaders.ids.length === 0 ? (
        <EmptyNote>{`The set has no ${leaders.word} yet.`}</EmptyNote>
      ) : (
        <LeaderFaces leaders={leaders} value={chosen} onChange={choose} onPick={build} />
      )}
    </FormDialog>
  );
}
