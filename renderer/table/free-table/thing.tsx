import { GripVertical } from "lucide-react";
import { type CSSProperties, memo, type ReactNode } from "react";
import type { SeenPile, SeenThing } from "../../../engine/free-table/view";
import type { ThingOf } from "../../../schemas/free-table";
import { Counter } from "../../ui/fields/counter";
import { unit } from "./camera";
import { useOnTable } from "./context";
import { sizeOf } from "./extent";
import { FreeFace } from "./free-face";
import { act } from "./free-table-store";
import { pieceKey } from "./game-pieces";
import { NoteText } from "./note-text";
import { PieceLook } from "./piece-look";
import styles from "./thing.module.css";
import { coinWords, thingWords } from "./thing-words";

interface Props {
  thing: SeenThing;
  z: number;
  isSelected: boolean;
  /** A note that is being written. */
  isWriting: boolean;
}

/** Something on the surface, where it lies. Its button takes the keyboard; a drag begins anywhere on it. */
export const ThingItem = memo(function ThingItem({ thing, z, isSelected, isWriting }: Props) {
  const { card, nameOf } = useOnTable();
  const { width, height } = sizeOf(thing, card);
  const style = {
    "--turn": `${"turn" in thing ? thing.turn : 0}deg`,
    width: width * unit,
    height: height * unit,
    transform: `translate(${(thing.x - width / 2) * unit}px, ${(thing.y - height / 2) * unit}px)`,
    "--z": z,
  } as CSSProperties;
  return (
    <div
      className={`${styles.thing} ${styles[thing.kind]}`}
      style={style}
      data-free={thing.id}
      data-selected={isSelected || undefined}
      data-round={(thing.kind === "piece" && thing.round) || undefined}
    >
      <button
        type="button"
        className={styles.body}
        aria-label={thingWords(thing, nameOf)}
        aria-haspopup="menu"
        aria-pressed={isSelected}
        data-body
      >
        <Look thing={thing} />
      </button>
      {thing.kind === "counter" && <Count counter={thing} />}
      {thing.kind === "note" && isWriting && <NoteText note={thing} />}
      {thing.kind === "zone" && <span className={styles.edge} data-resize aria-hidden />}
    </div>
  );
});

function Look({ thing }: { thing: SeenThing }): ReactNode {
  switch (thing.kind) {
    case "cards":
      return <PileLook pile={thing} />;
    case "counter":
      return <span className={styles.title}>{thing.label || "Counter"}</span>;
    case "die":
      return <DieLook die={thing} />;
    case "token":
      return (
        <span className={styles.disc} data-colour={thing.colour}>
          {thing.text}
        </span>
      );
    case "piece":
      return <Printed piece={thing} />;
    case "note":
      return <span className={styles.words}>{thing.text || "Write something"}</span>;
    case "zone":
      return <span className={styles.name}>{thing.label || "Area"}</span>;
  }
}

function Printed({ piece }: { piece: ThingOf<"piece"> }) {
  const { pieces } = useOnTable();
  return (
    <span className={styles.pieceFace}>
      <PieceLook piece={pieces?.get(pieceKey(piece))} label={piece.label} />
    </span>
  );
}

function PileLook({ pile }: { pile: SeenPile }) {
  return (
    <>
      <span className={styles.turned} data-thick={pile.count > 20 ? 3 : pile.count > 4 ? 2 : pile.count > 1 ? 1 : 0}>
        <FreeFace card={pile.top} />
      </span>
      {pile.count > 1 && (
        <span className={styles.count} data-whole data-count={pile.count} title="Drag the whole stack">
          <GripVertical size={14} aria-hidden />
        </span>
      )}
      {pile.label && <span className={styles.label}>{pile.label}</span>}
    </>
  );
}

function DieLook({ die: { sides, shows } }: { die: ThingOf<"die"> }) {
  return (
    <span
      key={shows}
      className={styles.shape}
      data-sides={sides}
      data-called={sides > 2 && sides !== 6 ? `d${sides}` : undefined}
    >
      {sides === 2 ? coinWords(shows) : shows}
    </span>
  );
}

function Count({ counter: { id, label, value } }: { counter: ThingOf<"counter"> }) {
  return (
    <div className={styles.value} data-typing>
      <Counter
        id={`free-counter-${id}`}
        label={label || "Counter"}
        value={value}
        range={{ least: -99_999, most: 99_999 }}
        onChange={(next, manner) => act({ type: "count", thing: id, value: next }, { merges: manner === "typing" })}
      />
    </div>
  );
}
