import { useEffect, useRef, useState } from "react";
import type { ThingOf } from "../../../schemas/free-table";
import { TextArea } from "../../ui/fields/text-field";
import { act } from "./free-table-store";
import styles from "./thing.module.css";
import { endWriting } from "./writing";

/** A note in the hand: what is typed counts once it is left. */
export function NoteText({ note }: { note: ThingOf<"note"> }) {
  const [text, setText] = useState(note.text);
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => area.current?.focus(), []);
  const finish = (): void => {
    if (text !== note.text) act({ type: "write", thing: note.id, text: text.slice(0, 2000) });
    endWriting();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears what is typed into the field within.
    <div
      className={styles.writing}
      data-typing
      onBlur={finish}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        finish();
      }}
    >
      <TextArea id={`free-note-${note.id}`} label="Note" value={text} areaRef={area} onChange={setText} />
    </div>
  );
}
