import Button from "@mui/material/Button";
import { Copy, FileInput, FileOutput, FilePlus2, PencilLine, Trash2 } from "lucide-react";
import { useEffect } from "react";
import { cardGame } from "../../engine/games/registry";
import { useCommand } from "../commands/use-command";
import { gameOf } from "../state/manifest";
import { useProject } from "../state/open-project";
import { goTo } from "../state/place";
import { remember, useRemembered } from "../state/settings";
import { useDeck, useDecks } from "../state/use-decks";
import { EmptyState } from "../ui/empty-state";
import { IconAction } from "../ui/icon-action";
import { ResizeEdge } from "../ui/resize-edge";
import sideList from "../ui/side-list.module.css";
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
  const [addWidth] = useRemembered("decks.addWidth", 320);
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
    <div className={styles.room}>
      <nav className={`${sideList.list} ${styles.decks}`} aria-label="Decks">
        <header>
          <h1>Decks</h1>
          <span>
            {hasDeckFile && <IconAction command="deck.import" icon={FileInput} />}
            <IconAction command="deck.new" icon={FilePlus2} />
          </span>
        </header>
        <ul>
          {decks.map(({ id, name, total }) => (
            <li key={id}>
              <button type="button" aria-current={id === deckId ? "true" : undefined} onClick={() => goTo("decks", id)}>
                <span className={styles.deckName}>{name}</span>
                <span className={styles.deckTotal}>{total ?? "?"}</span>
              </button>
            </li>
          ))}
        </ul>
      </nav>
      {deckId !== undefined && view && (
        <>
          <section className={styles.table} aria-label={view.deck?.name ?? deckId}>
            <header className={styles.head}>
              <h2>{view.deck?.name ?? deckId}</h2>
              <IconAction command="deck.rename" icon={PencilLine} />
              <IconAction command="deck.duplicate" icon={Copy} />
              {hasDeckFile && <IconAction command="deck.save-file" icon={FileOutput} />}
              <IconAction command="deck.delete" icon={Trash2} />
            </header>
            <DeckVerdict view={view} deckId={deckId} />
            <DeckCards view={view} deckId={deckId} />
          </section>
          {view.deck && (
            <aside
              className={styles.add}
              style={{ "--add-width": `${addWidth}px` } as React.CSSProperties}
              aria-label="Add cards from the set"
            >
              <ResizeEdge
                edge="left"
                size={addWidth}
                min={240}
                max={560}
                label="Width of the set beside the deck"
                onResize={(width) => remember("decks.addWidth", width)}
              />
              <AddCards deckId={deckId} deck={view.deck} />
            </aside>
          )}
        </>
      )}
    </div>
  );
}
