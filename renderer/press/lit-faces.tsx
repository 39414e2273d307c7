import { useId } from "react";
import type { HitArea } from "../../press/scene";
import { FacePaper } from "./card-face";
import { changedPlaces, drawFace, type FaceOrder } from "./draw-face";
import styles from "./lit-faces.module.css";

interface Props {
  before: FaceOrder | undefined;
  after: FaceOrder | undefined;
  /** What each is called. */
  labels: readonly [before: string, after: string];
}

/** Two faces of a card beside each other, with what differs between them in a frame. */
export function LitFaces({ before, after, labels }: Props) {
  const places = before && after ? changedPlaces(before, after) : { before: [], after: [] };
  return (
    <div className={styles.faces}>
      {before && <LitFace order={before} areas={places.before} label={labels[0]} />}
      {after && <LitFace order={after} areas={places.after} label={labels[1]} />}
    </div>
  );
}

function LitFace({ order, areas, label }: { order: FaceOrder; areas: readonly HitArea[]; label: string }) {
  const id = useId();
  const face = drawFace(order);
  return (
    <figure className={styles.face} aria-labelledby={id}>
      <figcaption id={id}>{label}</figcaption>
      <div className={styles.paper}>
        <FacePaper face={face} />
        <svg className={styles.light} viewBox={`0 0 ${face.width} ${face.height}`} aria-hidden>
          {areas.map(({ field, box: { x, y, width, height }, matrix }) => (
            <rect
              key={field}
              {...{ x, y, width, height }}
              rx={0.8}
              {...(matrix && { transform: `matrix(${matrix.join(" ")})` })}
            />
          ))}
        </svg>
      </div>
    </figure>
  );
}
