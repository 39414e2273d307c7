import { useState } from "react";
import type { Pointer } from "../../../schemas/json-pointer";
import type { CardEditing } from "../../document/use-card-editing";
import { Drawing } from "../../press/drawing";
import type { LiveFace } from "../../press/use-face";
import { useDelayed } from "../../ui/use-delayed";
import { useSize } from "../../ui/use-size";
import { useZoom } from "../room/editor-settings";
import styles from "./face.module.css";
import { FaceAreas } from "./face-areas";
import { FactsLine } from "./facts-line";
import { LabLine } from "./lab-line";
import { MarksLine } from "./marks-line";
import { TestsLine } from "./tests-line";
import { ZoomSwitch } from "./zoom-switch";

interface Props {
  editing: CardEditing;
  face: LiveFace | undefined;
  picture(source: string): string | undefined;
  onPick(pointer: Pointer): void;
}

/** CSS pixels a millimetre, by definition. */
const trueScale = 96 / 25.4;
const margin = { wide: 28, narrow: 14 };
const narrow = 420;

/** The card on the table, as large as there is room. */
export function FaceStage({ editing, face, picture, onPick }: Props) {
  const zoom = useZoom();
  const [typing, setTyping] = useState<Pointer>();
  const { ref, ...room } = useSize();
  const isStale = useDelayed(editing.reading.valid === undefined, 600);

  const around = 2 * (room.width < narrow ? margin.narrow : margin.wide);
  const fit = face && Math.min((room.width - around) / face.scene.width, (room.height - around) / face.scene.height);
  const scale = zoom === "fit" ? Math.max(1, fit ?? 1) : zoom === "100" ? trueScale : 2 * trueScale;

  return (
    <section className={styles.stage} aria-label="Card face">
      <div className={styles.table} ref={ref}>
        {isStale && face && (
          <p className={styles.staleNote} role="status">
            Showing the last valid version
          </p>
        )}
        {face && room.width > 0 && (
          <div
            className={styles.card}
            data-edits-project
            style={{
              width: face.scene.width * scale,
              height: face.scene.height * scale,
              borderRadius: face.scene.corner * scale,
            }}
          >
            {typing !== undefined && (
              <style>{`[data-live] g[data-field="${CSS.escape(typing)}"]{visibility:hidden}`}</style>
            )}
            <Drawing className={styles.print} data-live style={{ height: "100%" }} markup={face.svg} />
            {!editing.readOnly && editing.reading.value !== undefined && (
              <FaceAreas
                editing={editing}
                scene={face.scene}
                scale={scale}
                picture={picture}
                typing={typing}
                onTyping={setTyping}
                onPick={onPick}
              />
            )}
          </div>
        )}
        {!face && isStale && (
          <p className={styles.noFace}>
            There is no face to show yet: this text has not been a valid card since the project was opened.
          </p>
        )}
      </div>
      <footer className={styles.foot}>
        <FactsLine game={editing.game} cardId={editing.cardId} card={editing.shown?.whole} />
        <div className={styles.tools}>
          <LabLine cardId={editing.cardId} card={editing.shown?.whole} />
          <MarksLine cardId={editing.cardId} card={editing.shown?.whole} />
          <TestsLine cardId={editing.cardId} game={editing.game.id} />
          <ZoomSwitch zoom={zoom} />
        </div>
      </footer>
    </section>
  );
}
