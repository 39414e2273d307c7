import Button from "@mui/material/Button";
import { Plus } from "lucide-react";
import { useEffect } from "react";
import { cardGame } from "../../engine/games/registry";
import type { GameId } from "../../schemas/game-id";
import { useCommand } from "../commands/use-command";
import { RichWords, SymbolContext } from "../press/rich-words";
import { useSymbols } from "../press/use-symbols";
import { count } from "../state/count";
import { gameOf } from "../state/manifest";
import { useProject } from "../state/open-project";
import { goTo } from "../state/place";
import { EmptyState } from "../ui/empty-state";
import { IconAction } from "../ui/icon-action";
import { Room } from "../ui/room";
import { SideList } from "../ui/side-list";
import { KeywordEditor } from "./keyword-editor";
import styles from "./keywords-room.module.css";
import { type KeywordLine, useKeywords } from "./use-keywords";

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
  const chosen = lines.find((line) => line.id === id);
  const first = lines[0]?.id;
  useEffect(() => {
    if (!chosen && first !== undefined) goTo("keywords", first, { replace: true });
  }, [chosen, first]);
  return (
    <SymbolContext value={symbols}>
      <Room>
        <SideList
          name="keywords.list"
          title="Keywords"
          width={264}
          tools={<IconAction command="keyword.new" icon={Plus} />}
          className={styles.list}
        >
          {lines.map((line) => (
            <li key={line.id}>
              <Line line={line} game={game} isChosen={line.id === id} />
            </li>
          ))}
        </SideList>
        {chosen && <KeywordEditor key={chosen.id} id={chosen.id} game={game} />}
        {lines.length === 0 && <NoKeywords />}
      </Room>
    </SymbolContext>
  );
}

function Line({
  line: { id, name, help, cards },
  game,
  isChosen,
}: {
  line: KeywordLine;
  game: GameId;
  isChosen: boolean;
}) {
  return (
    <button
      type="button"
      className={styles.line}
      aria-current={isChosen ? "true" : undefined}
      onClick={() => goTo("keywords", id)}
    >
      <span className={styles.name}>{name}</span>
      <span className={styles.count}>{cards === 0 ? "no card" : count(cards, "card")}</span>
      <span className={styles.help}>
        {help === undefined ? (
          "can't be read"
        ) : (
          <RichWords text={help || "does nothing yet"} symbols={cardGame(game).symbols} />
        )}
      </span>
    </button>
  );
}

function NoKeywords() {
  const make = useCommand("keyword.new");
  return (
    <div className={styles.editor}>
      <EmptyState
        title="No keywords yet"
        actions={
          <Button variant="contained" startIcon={<Plus aria-hidden />} disabled={!make.enabled} onClick={make.run}>
            New keyword…
          </Button>
        }
      >
        An ability that several cards share gets a name here, such as “Poison 2” or “Charge”. Cards take it by that
        name, and a change of it changes them all.
      </EmptyState>
    </div>
  );
}
