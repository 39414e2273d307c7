import { Copy, FileInput, FilePlus2, PencilLine, Trash2 } from "lucide-react";
import { memo, useState } from "react";
import { useDeck, useDecks } from "../state/use-decks";
import { CommandButton } from "../ui/command-button";
import { EmptyState } from "../ui/empty-state";
import { IconAction } from "../ui/icon-action";
import { Room, RoomHeader } from "../ui/room";
import { DeckBoard } from "./board/deck-board";
import { CarryLayer } from "./carry/carry-layer";
import { DeckPanels } from "./deck-panels";
import { DeckVerdict } from "./deck-verdict";
import styles from "./decks-room.module.css";
import { FacePreviews } from "./face-preview";
import { DeckMenu } from "./in-and-out/deck-menu";
import { useHandedDecks } from "./in-and-out/use-handed-decks";
import { DeckList } from "./list/deck-list";
import { usePlayers } from "./players";
import { useOnlyFitting } from "./pool/use-pool";

/** Decks are built here: the list of them, one on the table, and the set to take cards from. */
export function DecksRoom({ item: deckId }: { item: string | undefined }) {
  const decks = useDecks();
  const [players] = usePlayers();
  const view = useDeck(deckId, players);
  const [shown, setShown] = useState("");
  const [isJudged] = useOnlyFitting();
  useHandedDecks(deckId);
  if (decks.length === 0) {
    return (
      <EmptyState
        title="No decks yet"
        actions={
          <>
            <CommandButton variant="contained" command="deck.new" icon={FilePlus2}>
              New deck
            </CommandButton>
            <CommandButton variant="outlined" command="deck.bring-in" icon={FileInput} />
          </>
        }
      >
        A deck is a list of cards from your set with their numbers. Build one to check it against the rules and to print
        what a player needs.
      </EmptyState>
    );
  }
  return (
    <Room panels={{ className: styles.panels }}>
      <DeckList deckId={deckId} className={styles.decks} />
      {deckId !== undefined && view && (
        <FacePreviews>
          <section className={styles.table} aria-label={view.deck?.name ?? deckId}>
            <DeckHead name={view.deck?.name ?? deckId} />
            <DeckVerdict view={view} deckId={deckId} />
            <DeckBoard view={view} deckId={deckId} shown={shown} onShowAll={() => setShown("")} />
          </section>
          {view.deck && <DeckPanels deckId={deckId} view={{ ...view, deck: view.deck }} onShow={setShown} />}
          {view.deck && <CarryLayer deckId={deckId} deck={view.deck} isJudged={isJudged} />}
        </FacePreviews>
      )}
    </Room>
  );
}

const DeckHead = memo(function DeckHead({ name }: { name: string }) {
  return (
    <RoomHeader
      level={2}
      className={styles.head}
      title={name}
      hint={name}
      tools={
        <>
          <IconAction command="deck.rename" icon={PencilLine} />
          <IconAction command="deck.duplicate" icon={Copy} />
          <IconAction command="deck.delete" icon={Trash2} />
          <DeckMenu name={name} />
        </>
      }
    />
  );
});
