import { Plus } from "lucide-react";
import { cardGame } from "../../engine/games/registry";
import type { GameId } from "../../schemas/game-id";
import { RichWords, SymbolContext } from "../press/rich-words";
import { useSymbols } from "../press/use-symbols";
import { gameOf } from "../state/manifest";
import { useProject } from "../state/open-project";
import { EmptyState } from "../ui/empty-state";
import { IconAction } from "../ui/icon-action";
import { Room } from "../ui/room";
import { ItemList } from "../ui/side-list";
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
  return (
    <SymbolContext value={symbols}>
      <Room>
        <ItemList
          name="components.list"
          title="Components"
          width={232}
          tools={<IconAction command="component.new" icon={Plus} />}
          place="components"
          item={id}
          items={lines}
          first={lines.find(({ isOwn }) => isOwn)?.id}
          look={(line) => ({
            lead: (
              <code className={styles.code} data-own={line.isOwn || undefined}>
                {line.id}
              </code>
            ),
            title: line.name,
            below: <Terms line={line} game={game} />,
          })}
        />
        {chosen?.isOwn && <ComponentEditor key={chosen.id} id={chosen.id} game={game} />}
        {chosen && !chosen.isOwn && <BaseComponent key={chosen.id} id={chosen.id} game={game} />}
      </Room>
    </SymbolContext>
  );
}

function Terms({ line: { cost, effect }, game }: { line: ComponentLine; game: GameId }) {
  const { symbols } = cardGame(game);
  if (cost === undefined) return "can't be read";
  return (
    <>
      {cost !== "" && (
        <>
          <RichWords text={cost} symbols={symbols} />
          <span aria-hidden> · </span>
        </>
      )}
      <RichWords text={effect || "no effect yet"} symbols={symbols} />
    </>
  );
}
