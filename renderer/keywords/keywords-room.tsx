import { Plus } from "lucide-react";
import { cardGame } from "../../engine/games/registry";
import type { GameId } from "../../schemas/game-id";
import { RichWords, SymbolContext } from "../press/rich-words";
import { useSymbols } from "../press/use-symbols";
import { count } from "../state/count";
import { gameOf } from "../state/manifest";
import { useProject } from "../state/open-project";
import { CommandButton } from "../ui/command-button";
import { EmptyState } from "../ui/empty-state";
import { IconAction } from "../ui/icon-action";
import { Room } from "../ui/room";
import { ItemList } from "../ui/side-list";
import { KeywordEditor } from "./keyword-editor";
import styles from "./keywords-room.module.css";
import { useKeywords } from "./use-keywords";

/** Abilities that the set names once, so that cards have them by name. */
export function KeywordsRoom({ item }: { item: string | undefined }) {
  const game = useProject(gameOf);
  if (!game || !cardGame(game).keywords)
    return (
      <EmptyState title="Cards of this game have no keywords">
        What such a card does is written on the card itself, in the set.
      </EmptyState>
    );
  return <OpenRoom game={game} id={item} />;
}

function OpenRoom({ game, id }: { game: GameId; id: string | undefined }) {
  const lines = useKeywords(game);
  const symbols = useSymbols();
  const isThere = lines.some((line) => line.id === id);
  return (
    <SymbolContext value={symbols}>
      <Room>
        <ItemList
          name="keywords.list"
          title="Keywords"
          width={264}
          tools={<IconAction command="keyword.new" icon={Plus} />}
          place="keywords"
          item={id}
          items={lines}
          look={({ name, cards, help }) => ({
            title: name,
            facts: cards === 0 ? "no card" : count(cards, "card"),
            below: (
              <span className={styles.help}>
                {help === undefined ? (
                  "can't be read"
                ) : (
                  <RichWords text={help || "does nothing yet"} symbols={cardGame(game).symbols} />
                )}
              </span>
            ),
          })}
        />
        {id !== undefined && isThere && <KeywordEditor key={id} id={id} game={game} />}
        {lines.length === 0 && <NoKeywords />}
      </Room>
    </SymbolContext>
  );
}

function NoKeywords() {
  return (
    <div className={styles.none}>
      <EmptyState
        title="No keywords yet"
        actions={<CommandButton variant="contained" command="keyword.new" icon={Plus} />}
      >
        An ability that several cards share gets a name here, such as “Poison 2” or “Charge”. Cards take it by that
        name, and a change of it changes them all.
      </EmptyState>
    </div>
  );
}
