import Tooltip from "@mui/material/Tooltip";
import type { Box } from "../../press/geometry";
import styles from "./sheet-stage.module.css";
import type { ShownSheet } from "./shown-sheet";

interface Props {
  sheet: ShownSheet;
  side: "front" | "back";
  /** Places of this sheet that are used up, counted from 1. */
  used: ReadonlySet<number>;
  /** Clicks say which places are used up, instead of opening cards. */
  marking: boolean;
  onPlace(place: number): void;
  onCard(id: string): void;
}

/** What can be pointed at on a sheet: its places, and what lies there. */
export function SheetPlaces({ sheet, side, used, marking, onPlace, onCard }: Props) {
  const { paper } = sheet;
  const styleOf = ({ x, y, width, height }: Box) => ({
    left: `${(x / paper.width) * 100}%`,
    top: `${(y / paper.height) * 100}%`,
    width: `${(width / paper.width) * 100}%`,
    height: `${(height / paper.height) * 100}%`,
  });
  return (
    <div className={styles.places}>
      {sheet.places(side).map(({ box, number, lies }) => {
        const isUsed = number !== undefined && used.has(number) && side === "front";
        const key = `${box.x},${box.y}`;
        const style = styleOf(box);
        if (marking && number !== undefined) {
          const state = isUsed ? "used up" : "free";
          return (
            <button
              key={key}
              type="button"
              className={styles.place}
              style={style}
              aria-label={`Place ${number}, ${state}`}
              aria-pressed={isUsed}
              onClick={() => onPlace(number)}
            >
              <span className={styles.badge}>{number}</span>
            </button>
          );
        }
        if (isUsed) {
          return (
            <span key={key} className={styles.place} data-used style={style}>
              <span className={styles.badge}>Used up</span>
            </span>
          );
        }
        if (!lies) return null;
        const { name, card, isDrawn } = lies;
        const shared = { className: styles.place, style, "data-waiting": !isDrawn || undefined };
        const label = side === "front" ? name : `${name}, back`;
        return (
          <Tooltip key={key} title={name} placement="top" enterDelay={250} disableInteractive>
            {card === undefined ? (
              <span {...shared} role="img" aria-label={label} />
            ) : (
              <button {...shared} type="button" aria-label={`Edit ${label}`} onClick={() => onCard(card)} />
            )}
          </Tooltip>
        );
      })}
    </div>
  );
}
