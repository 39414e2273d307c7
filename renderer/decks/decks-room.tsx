import Button from "@mui/material/Button";
import { Copy, FileInput, FileOutput, FilePlus2, PencilLine, Trash2 } from "lucide-react";
import { useEffect } from "react";
import { cardGame } from "../../engine/games/registry";
import { useCommand } from "../commands/use-command";
import { gameOf } from "../state/manifest";
import { useProject } from "../state/open-project";
import { goTo } from "../state/place";
import { useDeck, useDecks } from "../state/use-decks";
import { EmptyState } from "../ui/empty-state";
import { IconAction } from "../ui/icon-action";
import { Room, RoomHeader } from "../ui/room";
import { SideList } from "../ui/side-list";
import { SidePanel } from "../ui/side-panel";
import { AddCards } from "./add-cards";
import { DeckCards } from "./deck-cards";
import { DeckVerdict } from "./deck-verdict";
import styles from "./decks-room.module.css";

/** Decks are built here: the list of them, one on the table, and the set to take cards from. */
export function DecksRoom({ item: deckId }: { item: string | undefined }) {
  const decks = useDecks();
  const view = useDeck(deckId);
  const newDeck = useCommand("deck.new");
  const importDeck = useCommand("deck.import");
  const game = useProject(gameOf);
  const hasDeckFile = game !== undefined && cardGame(game).deckFile !== undefined;
  const first = decks[0]?.id;
  const isGone = deckId !== undefined && !decks.some(({ id }) => id === deckId);
  useEffect(() => {
    if ((deckId === undefined || isGone) && first !== undefined) goTo("decks", first, { replace: true });
  }, [deckId, isGone, first]);

  const create = (
    <Button variant="contained" startIcon={<FilePlus2 aria-hidden />} onClick={newDeck.run} disabled={!newDeck.enabled}>
      New deck
    </Button>
  );
  const bringIn = (
    <Button variant="outlined" startIcon={<FileInput aria-hidden />} onClick={importDeck.run}>
      Import a deck
    </Button>
  );
  if (decks.length === 0) {
    return (
      <EmptyState
        title="No decks yet"
        actions={
          <>
            {create}
            {importDeck.enabled && bringIn}
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
      <SideList
        name="decks.list"
        title="Decks"
        width={200}
        stacks
        className={styles.decks}
        tools={
          <>
            {hasDeckFile && <IconAction command="deck.import" icon={FileInput} />}
            <IconAction command="deck.new" icon={FilePlus2} />
          </>
        }
      >
        {decks.map(({ id, name, total }) => (
          <li key={id}>
            <button type="button" aria-current={id === deckId ? "true" : undefined} onClick={() => goTo("decks", id)}>
              <span className={styles.deckName}>{name}</span>
              <span className={styles.deckTotal}>{total ?? "?"}</span>
            </button>
          </li>
        ))}
      </SideList>
      {deckId !== undefined && view && (
        <>
          <section className={styles.table} aria-label={view.deck?.name ?? deckId}>
            <RoomHeader
              level={2}
              className={styles.head}
              title={view.deck?.name ?? deckId}
              hint={view.deck?.name ?? deckId}
              tools={
                <>
                  <IconAction command="deck.rename" icon={PencilLine} />
                  <IconAction command="deck.duplicate" icon={Copy} />
                  {hasDeckFile && <IconAction command="deck.save-file" icon={FileOutput} />}
                  <IconAction command="deck.delete" icon={Trash2} />
                </>
              }
            />
            <DeckVerdict view={view} deckId={deckId} />
            <DeckCards view={view} deckId={deckId} />
          </section>
          {view.deck && (
            <SidePanel
              name="decks.add"
              side="right"
              label="Add cards from the set"
              edge="Width of the set beside the deck"
              width={320}
              limits={{ min: 240, max: 560 }}
              stacks
              className={styles.add}
            >
              <AddCards deckId={deckId} deck={view.deck} />
            </SidePanel>
          )}
        </>
      )}
    </Room>
  );
}
