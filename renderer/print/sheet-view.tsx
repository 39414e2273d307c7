import { memo } from "react";
import { bleedAround, type Placement, type Sheet } from "../../press/sheet";
import { FacePrint } from "../press/face-print";
import { fontStack } from "../theme/tokens";
import styles from "./sheet-view.module.css";

/** mm */
const labelSize = 2.2;

let canvas: CanvasRenderingContext2D | null = null;
/** As a multiple of the type size. */
function widthOf(text: string): number {
  canvas ??= document.createElement("canvas").getContext("2d");
  if (!canvas) return text.length * 0.5;
  canvas.font = `100px ${fontStack.interface}`;
  return canvas.measureText(text).width / 100;
}

interface Props {
  sheet: Sheet;
  placements: readonly Placement[];
  copies: readonly string[];
  /** Small print outside the cards: set, page, credit. */
  label: readonly string[];
}

/** A sheet of paper as it will come out of the printer, at any size: everything is in hundredths of the paper. */
export const SheetView = memo(function SheetView({ sheet, placements, copies, label }: Props) {
  const { paper, cell, turned, marks } = sheet;
  const across = (mm: number) => `${(mm / paper.width) * 100}%`;
  const down = (mm: number) => `${(mm / paper.height) * 100}%`;
  return (
    <div className={styles.paper} style={{ aspectRatio: `${paper.width} / ${paper.height}` }}>
      {placements.map(({ index, x, y, column, row }) => {
        const card = copies[index];
        if (card === undefined) return null;
        return (
          <div
            key={index}
            className={styles.cell}
            style={{ left: across(x), top: down(y), width: across(cell.width), height: down(cell.height) }}
          >
            <FacePrint cardId={card} turned={turned} bleed={bleedAround(sheet, column, row)} cell={cell} />
          </div>
        );
      })}
      <svg className={styles.marks} viewBox={`0 0 ${paper.width} ${paper.height}`} aria-hidden="true">
        {marks.map(({ x1, y1, x2, y2 }) => (
          <line key={`${x1},${y1},${x2},${y2}`} x1={x1} y1={y1} x2={x2} y2={y2} />
        ))}
        <SheetLabel sheet={sheet} words={label} />
      </svg>
    </div>
  );
});

/** One piece under each column; the last place takes what is left. */
function SheetLabel({ sheet, words }: { sheet: Sheet; words: readonly string[] }) {
  if (!sheet.label) return null;
  const { baseline, places } = sheet.label;
  return places.map(({ x, width }, index) => {
    const text = index < places.length - 1 ? words[index] : words.slice(index).join("  ·  ");
    if (!text) return null;
    const size = Math.min(labelSize, width / widthOf(text));
    return (
      <text key={x} x={x} y={baseline} fontSize={size} className={styles.label}>
        {text}
      </text>
    );
  });
}

/** The same sheet as a small plan: enough to find a page by. */
export const SheetPlan = memo(function SheetPlan({ sheet, used }: { sheet: Sheet; used: number }) {
  const { paper, cell, slots } = sheet;
  return (
    <svg className={styles.plan} viewBox={`0 0 ${paper.width} ${paper.height}`} aria-hidden="true">
      <rect width={paper.width} height={paper.height} className={styles.planPaper} />
      {slots.slice(0, used).map(({ x, y }) => (
        <rect
          key={`${x},${y}`}
          x={x + 2}
          y={y + 2}
          width={cell.width - 4}
          height={cell.height - 4}
          rx={3}
          className={styles.planCard}
        />
      ))}
    </svg>
  );
});
