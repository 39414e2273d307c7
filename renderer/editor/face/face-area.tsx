import { type DragEvent, type PointerEvent, useRef, useState } from "react";
import type { HitArea } from "../../../press/scene";
import { hasPicture, pictureIn } from "../../form/art/add-picture";
import { usePinch } from "../../ui/use-pinch";
import styles from "./face.module.css";

interface ArtDrag {
  /** In millimetres since the drag began. */
  onPan(dx: number, dy: number, gesture: symbol): void;
  onPanStart(): void;
  onScale(factor: number): void;
  canPan: boolean;
  onFile(file: File): void;
}

interface Props {
  area: HitArea;
  /** Higher ones lie above. */
  layer: number;
  /** Pixels a millimetre. */
  scale: number;
  title: string;
  /** A click puts a text cursor there. */
  isWords: boolean;
  art: ArtDrag | undefined;
  onPick(): void;
}

/** Less is a click with an unsteady hand. Pixels. */
const dragBegins = 4;

/** A part of the printed face that can be clicked to edit what it shows. */
export function FaceArea({ area, layer, scale, title, isWords, art, onPick }: Props) {
  const { box } = area;
  const [dropping, setDropping] = useState(false);
  const drag = useRef<{ x: number; y: number; moved: boolean; gesture: symbol }>(undefined);
  const button = useRef<HTMLButtonElement>(null);
  usePinch(button, art?.canPan ? art.onScale : undefined);

  const move = (event: PointerEvent) => {
    const start = drag.current;
    if (!start || !art?.canPan) return;
    const [dx, dy] = [event.clientX - start.x, event.clientY - start.y];
    if (!start.moved && Math.hypot(dx, dy) < dragBegins) return;
    if (!start.moved) art.onPanStart();
    start.moved = true;
    art.onPan(dx / scale, dy / scale, start.gesture);
  };
  const over = (event: DragEvent) => {
    if (!art || !hasPicture(event.dataTransfer)) return;
    event.preventDefault();
    setDropping(true);
  };
  const drop = (event: DragEvent) => {
    setDropping(false);
    const file = pictureIn(event.dataTransfer);
    if (!file || !art) return;
    event.preventDefault();
    art.onFile(file);
  };

  return (
    <button
      ref={button}
      type="button"
      className={styles.area}
      style={{
        left: box.x * scale,
        top: box.y * scale,
        width: box.width * scale,
        height: box.height * scale,
        zIndex: layer,
      }}
      data-area={area.field}
      data-words={isWords || undefined}
      data-pans={art?.canPan || undefined}
      data-dropping={dropping || undefined}
      aria-label={`Edit ${title.toLowerCase()}`}
      onClick={() => {
        if (!drag.current?.moved) onPick();
        drag.current = undefined;
      }}
      onPointerDown={(event) => {
        drag.current = { x: event.clientX, y: event.clientY, moved: false, gesture: Symbol("drag") };
        if (art?.canPan) event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={move}
      onDragOver={over}
      onDragLeave={() => setDropping(false)}
      onDrop={drop}
    >
      <span className={styles.tip} aria-hidden>
        {dropping ? "Drop to use this picture" : art?.canPan ? `${title}: drag to move, Ctrl+wheel to scale` : title}
      </span>
    </button>
  );
}
