import { Plus } from "lucide-react";
import { useEffect } from "react";
import { cardGame } from "../../engine/games/registry";
import type { GameId } from "../../schemas/game-id";
import { RichWords, SymbolContext } from "../press/rich-words";
import { useSymbols } from "../press/use-symbols";
import { gameOf } from "../state/manifest";
import { useProject } from "../state/open-project";
import { goTo } from "../state/place";
import { EmptyState } from "../ui/empty-state";
import { IconAction } from "../ui/icon-action";
import { Room } from "../ui/room";
import { SideList } from "../ui/side-list";
import { BaseComponent } from "./base-component";
import { ComponentEditor } from "./component-editor";
import styles from "./composition-room.module.css";
import { type ComponentLine, useComponents } from "./use-components";

/** What cards are composed of: the game's own components, and those that the project adds. */
export function CompositionRoom({ item }: { item: string | undefined }) {
  const game = useProject(gameOf);
  if (!game || !cardGame(game).composition)
    return (
      <EmptyState title="Cards of this game aren't composed of components">
        What such a card costs and does is written on the card itself, in the set.
      </EmptyState>
    );
  return <OpenRoom game={game} id={item} />;
}

function OpenRoom({ game, id }: { game: GameId; id: string | undefined }) {
  const lines = useComponents(game);
  const symbols = useSymbols();
  const chosen = lines.find((line) => line.id === id);
  const first = (lines.find(({ isOwn }) => isOwn) ?? lines[0])?.id;
  useEffect(() => {
    if (!chosen && first !== undefined) goTo("components", first, { replace: true });
  }, [chosen, first]);
  return (
    <SymbolContext value={symbols}>
      <Room>
        <SideList
          name="components.list"
          title="Components"
          width={232}
          tools={<IconAction command="component.new" icon={Plus} />}
          className={styles.list}
        >
          {lines.map((line) => (
            <li key={line.id}>
              <Line line={line} game={game} isChosen={line.id === id} />
            </li>
          ))}
        </SideList>
        {chosen?.isOwn && <ComponentEditor key={chosen.id} id={chosen.id} game={game} />}
        {chosen && !chosen.isOwn && <BaseComponent key={chosen.id} id={chosen.id} game={game} />}
      </Room>
    </SymbolContext>
  );
}

function Line({ line, game, isChosen }: { line: ComponentLine; game: GameId; isChosen: boolean }) {
  const { id, name, isOwn, cost, effect } = line;
  const { symbols } = cardGame(game);
  return (
    <button
      type="button"
      className={styles.line}
      data-own={isOwn || undefined}
      aria-current={isChosen ? "true" : undefined}
      onClick={() => goTo("components", id)}
    >
      <code>{id}</code>
      <span className={styles.lineName}>{name}</span>
      <span className={styles.lineTerms}>
        {cost === undefined ? (
          "can't be read"
        ) : (
          <>
            {cost !== "" && (
              <>
                <RichWords text={cost} symbols={symbols} />
                <span aria-hidden> · </span>
              </>
            )}
            <RichWords text={effect || "no effect yet"} symbols={symbols} />
          </>
        )}
      </span>
    </button>
  );
}
