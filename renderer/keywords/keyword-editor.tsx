import ToggleButton from "@mui/material/ToggleButton";
import { Braces, Copy, PencilLine, Trash2 } from "lucide-react";
import { useMemo } from "react";
import { bearerOf } from "../../engine/core/keyword-check";
import { numbersOf } from "../../engine/core/keywords";
import { cardGame } from "../../engine/games/registry";
import type { GameId } from "../../schemas/game-id";
import type { Keyword } from "../../schemas/keyword";
import { documentName } from "../document/use-file-editing";
import { DocumentForm } from "../form/document-form";
import { toggleJson, useJsonOpen } from "../json/json-settings";
import { JsonSide, useJsonPlace } from "../json/json-side";
import { IconAction } from "../ui/icon-action";
import { RoomHeader } from "../ui/room";
import { RoomSkeleton } from "../ui/room-skeleton";
import { SidePanel } from "../ui/side-panel";
import { useSize } from "../ui/use-size";
import { KeywordCards } from "./keyword-cards";
import styles from "./keywords-room.module.css";
import { useKeywordEditing } from "./use-keywords";

/** Less room than this makes the faces too small to look at. */
const leastStage = 200;

/** A keyword: its fields, the cards that have it, and its text. */
export function KeywordEditor({ id, game }: { id: string; game: GameId }) {
  const editing = useKeywordEditing(id, game);
  const { ref: panels, width } = useSize();
  const jsonOpen = useJsonOpen();
  const [jsonPlace, openJson] = useJsonPlace();
  const keyword = editing?.shown?.valid as Keyword | undefined;
  const toldOn = useMemo(
    () => keyword && bearerOf(cardGame(game), { id, keyword, numbers: numbersOf(keyword, true) }),
    [game, id, keyword],
  );
  if (!editing) return <RoomSkeleton />;
  const name = documentName(editing.reading.value ?? keyword, id);
  return (
    <section className={styles.editor} aria-label={name}>
      <RoomHeader
        level={2}
        title={name}
        hint={name}
        tools={
          <>
            <IconAction command="keyword.rename" icon={PencilLine} />
            <IconAction command="keyword.new-like" icon={Copy} />
            <IconAction command="keyword.delete" icon={Trash2} />
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
          name="keywords.form"
          side="left"
          label="Fields"
          edge="Width of the form"
          width={440}
          limits={{ min: 280, max: 680 }}
          most={width - leastStage}
        >
          <div className={styles.form}>
            <DocumentForm editing={editing} openJson={openJson} toldOn={toldOn} />
          </div>
        </SidePanel>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard. */}
        <section className={styles.stage} aria-label={`Cards with ${name}`} tabIndex={0}>
          <KeywordCards id={id} game={game} />
        </section>
        {jsonOpen && <JsonSide editing={editing} place={jsonPlace} className={styles.json} />}
      </div>
    </section>
  );
}
