import { memo } from "react";
import styles from "./face-print.module.css";
import { useFace } from "./use-face";

interface Props {
  cardId: string;
  /** The card lies on its side, its top to the left. */
  turned: boolean;
  /** What is printed beyond the trim on the left, top, right and bottom of the cell, mm. */
  bleed: readonly [number, number, number, number];
  /** mm */
  cell: { width: number; height: number };
}

/** A face as it is printed: with its bleed, uncut. Fills the cell it stands in and reaches out of it by the bleed. */
export const FacePrint = memo(function FacePrint({ cardId, turned, bleed, cell }: Props) {
  const drawn = useFace(cardId, { soon: true, bleed: true });
  if (drawn.state !== "drawn") return null;
  const { svg, width, height, bleed: around } = drawn.face;
  const [left, top, right, bottom] = bleed;
  const inset = [top, right, bottom, left].map((mm) => Math.max(0, around - mm));
  // Percentages of the cell; the picture is as large as the cell and the bleed around it.
  const wide = ((cell.width + 2 * around) / cell.width) * 100;
  const high = ((cell.height + 2 * around) / cell.height) * 100;
  const clip = inset
    .map((mm, side) => `${(mm / ((side % 2 === 0 ? cell.height : cell.width) + 2 * around)) * 100}%`)
    .join(" ");
  const picture = {
    width: `${wide}%`,
    height: `${high}%`,
    left: `${(100 - wide) / 2}%`,
    top: `${(100 - high) / 2}%`,
    clipPath: `inset(${clip})`,
  };
  const [faceWidth, faceHeight] = [width + 2 * around, height + 2 * around];
  return (
    <div className={styles.print} style={picture}>
      <div
        className={styles.ink}
        style={
          turned
            ? {
                width: `${(faceWidth / faceHeight) * 100}%`,
                height: `${(faceHeight / faceWidth) * 100}%`,
                transform: "translate(-50%, -50%) rotate(-90deg)",
              }
            : { width: "100%", height: "100%", transform: "translate(-50%, -50%)" }
        }
        // biome-ignore lint/security/noDangerouslySetInnerHtml: written by our own press, which escapes every text of the card.
        dangerouslySetInnerHTML={{ __html: svg }}
      />
    </div>
  );
});
