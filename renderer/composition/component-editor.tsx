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
import styles from "./composition-room.module.css";
import { SampleFaces } from "./sample-faces";
import { useComponentEditing } from "./use-components";

/** A component of the project's own: its fields, what cards of it look like, and its text. */
export function ComponentEditor({ id, game }: { id: string; game: GameId }) {
  const editing = useComponentEditing(id, game);
  const parts = useSharedParts();
  const jsonOpen = useJsonOpen();
  const [jsonPlace, openJson] = useJsonPlace();
  const shown = editing?.shown?.valid as { max: number } | undefined;
  const shownParts = useMemo(
    () => (shown ? { ...parts, components: { ...parts.components, [id]: shown } } : parts),
    [parts, shown, id],
  );
  if (!editing) return null;
  const name = documentName(editing.reading.value ?? shown, id);
  return (
    <section className={styles.editor} aria-label={name}>
      <header className={styles.head}>
        <h2 title={name}>{name}</h2>
        <code>{id}</code>
        <span className={styles.tools}>
          <IconAction command="component.rename" icon={PencilLine} />
          <IconAction command="component.new-like" icon={Copy} />
          <IconAction command="component.delete" icon={Trash2} />
          <ToggleButton value="json" size="small" selected={jsonOpen} aria-label="JSON" onChange={toggleJson}>
            <Braces strokeWidth={1.75} aria-hidden />
            JSON
          </ToggleButton>
        </span>
      </header>
      <div className={styles.panels}>
        <div className={styles.form}>
          <DocumentForm editing={editing} openJson={openJson} />
        </div>
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
    return <p className={styles.uses}>No card has it yet. It stands among the base cards when you edit one.</p>;
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
