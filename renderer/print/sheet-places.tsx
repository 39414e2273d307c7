import Tooltip from "@mui/material/Tooltip";
import type { Placement, Sheet, Slot } from "../../press/sheet";
import styles from "./sheet-stage.module.css";

interface Props {
  sheet: Sheet;
  side: "front" | "back";
  placements: readonly Placement[];
  nameOf(index: number): string;
  /** False while its face is still being drawn. */
  isDrawn(index: number): boolean;
  /** Places of this sheet that are used up, counted from 1. */
  used: ReadonlySet<number>;
  /** Clicks say which places are used up, instead of opening cards. */
  marking: boolean;
  onPlace(place: number): void;
  onCard(index: number): void;
}

/** What can be pointed at on a sheet: its places, and which card lies there. */
export function SheetPlaces({ sheet, side, placements, nameOf, isDrawn, used, marking, onPlace, onCard }: Props) {
  const { paper, slots, backs } = sheet;
  const box = ({ x, y, width, height }: Slot) => ({
    left: `${(x / paper.width) * 100}%`,
    top: `${(y / paper.height) * 100}%`,
    width: `${(width / paper.width) * 100}%`,
    height: `${(height / paper.height) * 100}%`,
  });
  const lying = side === "front" ? slots : (backs?.slots ?? []);
  return (
    <div className={styles.places}>
      {lying.map((slot, index) => {
        const place = index + 1;
        const copy = placements.find((placement) => placement.slot === index);
        const isUsed = used.has(place) && side === "front";
        const key = `${slot.x},${slot.y}`;
        if (marking) {
          const state = isUsed ? "used up" : "free";
          return (
            <button
              key={key}
              type="button"
              className={styles.place}
              style={box(slot)}
              aria-label={`Place ${place}, ${state}`}
              aria-pressed={isUsed}
              onClick={() => onPlace(place)}
            >
              <span className={styles.badge}>{place}</span>
            </button>
          );
        }
        if (isUsed) {
          return (
            <span key={key} className={styles.place} data-used style={box(slot)}>
              <span className={styles.badge}>Used up</span>
            </span>
          );
        }
        if (!copy) return null;
        const name = nameOf(copy.index);
        return (
          <Tooltip key={key} title={name} placement="top" enterDelay={250} disableInteractive>
            <button
              type="button"
              className={styles.place}
              style={box(slot)}
              data-waiting={!isDrawn(copy.index) || undefined}
              aria-label={side === "front" ? `Edit ${name}` : `Edit ${name}, back`}
              onClick={() => onCard(copy.index)}
            />
          </Tooltip>
        );
      })}
    </div>
  );
}
