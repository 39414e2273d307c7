import ToggleButton from "@mui/material/ToggleButton";
import { Braces, Copy, PencilLine, Trash2 } from "lucide-react";
import { useMemo } from "react";
import { cardsWith } from "../../project/component-commands";
import { cardPath } from "../../project/paths";
import { factsOf } from "../../project/project-text";
import { cardAt } from "../../project/whole-card";
import type { GameId } from "../../schemas/game-id";
import { useSharedParts } from "../document/use-card";
import { documentName } from "../document/use-file-editing";
import { DocumentForm } from "../form/document-form";
import { toggleJson, useJsonOpen } from "../json/json-settings";
import { JsonSide, useJsonPlace } from "../json/json-side";
import { count } from "../state/count";
import { openCard } from "../state/jump";
import { useProject } from "../state/open-project";
import { IconAction } from "../ui/icon-action";
import link from "../ui/link.module.css";
import { RoomHeader } from "../ui/room";
import { RoomSkeleton } from "../ui/room-skeleton";
import { SidePanel } from "../ui/side-panel";
import { useSize } from "../ui/use-size";
import styles from "./composition-room.module.css";
import { SampleFaces } from "./sample-faces";
import { useComponentEditing } from "./use-components";

/** Less room than this makes the faces too small to look at. */
const leastStage = 200;

/** A component of the project's own: its fields, what cards of it look like, and its text. */
export function ComponentEditor({ id, game }: { id: string; game: GameId }) {
  const editing = useComponentEditing(id, game);
  const parts = useSharedParts();
  const { ref: panels, width } = useSize();
  const jsonOpen = useJsonOpen();
  const [jsonPlace, openJson] = useJsonPlace();
  const shown = editing?.shown?.valid as { max: number } | undefined;
  const shownParts = useMemo(
    () => (shown ? { ...parts, components: { ...parts.components, [id]: shown } } : parts),
    [parts, shown, id],
  );
  if (!editing) return <RoomSkeleton />;
  const name = documentName(editing.reading.value ?? shown, id);
  return (
    <section className={styles.editor} aria-label={name}>
      <RoomHeader
        level={2}
        title={name}
        hint={name}
        tools={
          <>
            <IconAction command="component.rename" icon={PencilLine} />
            <IconAction command="component.new-like" icon={Copy} />
            <IconAction command="component.delete" icon={Trash2} />
            <ToggleButton value="json" size="small" selected={jsonOpen} aria-label="JSON" onChange={toggleJson}>
              <Braces strokeWidth={1.75} aria-hidden />
              JSON
            </ToggleButton>
          </>
        }
      >
        <code className={styles.id}>{id}</code>
      </RoomHeader>
      <div className={styles.panels} ref={panels}>
        <SidePanel
          name="components.form"
          side="left"
          label="Fields"
          edge="Width of the form"
          width={392}
          limits={{ min: 280, max: 640 }}
          most={width - leastStage}
        >
          <div className={styles.form}>
            <DocumentForm editing={editing} openJson={openJson} />
          </div>
        </SidePanel>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard. */}
        <section className={styles.stage} aria-label={`Cards with ${name}`} tabIndex={0}>
          {shown && <SampleFaces id={id} max={shown.max} parts={shownParts} game={game} />}
          <CardsWithIt id={id} game={game} />
        </section>
        {jsonOpen && <JsonSide editing={editing} place={jsonPlace} className={styles.json} />}
      </div>
    </section>
  );
}

function CardsWithIt({ id, game }: { id: string; game: GameId }) {
  const files = useProject((state) => state.files);
  const cards = useMemo(() => cardsWith(files, game, id), [files, game, id]);
  if (cards.length === 0)
    return <p className={styles.uses}>No card has it yet. It stands among the others when you edit one.</p>;
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
