import { useMemo } from "react";
import { cardsWith } from "../../project/component-commands";
import { cardPath } from "../../project/paths";
import { factsOf } from "../../project/project-text";
import { cardAt } from "../../project/whole-card";
import type { GameId } from "../../schemas/game-id";
import { useSharedParts } from "../document/use-card";
import { useComponentEditing } from "../document/use-component-editing";
import { documentName } from "../document/use-file-editing";
import { count } from "../state/count";
import { openCard } from "../state/jump";
import { useProject } from "../state/open-project";
import { EmptyNote } from "../ui/empty-state";
import link from "../ui/link.module.css";
import { RoomSkeleton } from "../ui/room-skeleton";
import { PartWorkbench } from "../workbench/part-workbench";
import styles from "./composition-room.module.css";
import { SampleFaces } from "./sample-faces";

/** A component of the project's own: its fields, what cards of it look like, and its text. */
export function ComponentEditor({ id, game }: { id: string; game: GameId }) {
  const editing = useComponentEditing(id, game);
  const parts = useSharedParts();
  const shown = editing?.shown?.valid as { max: number } | undefined;
  const shownParts = useMemo(
    () => (shown ? { ...parts, components: { ...parts.components, [id]: shown } } : parts),
    [parts, shown, id],
  );
  if (!editing) return <RoomSkeleton />;
  const name = documentName(editing.reading.value ?? shown, id);
  return (
    <PartWorkbench id={id} name={name} kind="component" editing={editing} formWidth={{ usual: 392, most: 640 }}>
      {shown && <SampleFaces id={id} max={shown.max} parts={shownParts} game={game} />}
      <CardsWithIt id={id} game={game} />
    </PartWorkbench>
  );
}

function CardsWithIt({ id, game }: { id: string; game: GameId }) {
  const files = useProject((state) => state.files);
  const cards = useMemo(() => cardsWith(files, game, id), [files, game, id]);
  if (cards.length === 0)
    return <EmptyNote>No card has it yet. It stands among the others when you edit one.</EmptyNote>;
  return (
    <div className={styles.uses}>
      <h3>{count(cards.length, "card")} with it</h3>
      <ul>
        {cards.map((card) => {
          const whole = cardAt<object>(files, cardPath(card), game);
          const facts = whole && factsOf(whole, game);
          return (
            <li key={card}>
              <button type="button" className={link.link} onClick={() => openCard(card)}>
                {facts?.name.trim() || card}
              </button>
              <code>{facts?.code}</code>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
