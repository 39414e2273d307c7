import { useLayoutEffect, useRef, useState } from "react";
import styles from "./board-notes.module.css";

export interface BoardNote {
  /** What on the table it is about. */
  key: string;
  expected: string;
  got: string;
}

interface Placed extends BoardNote {
  left: number;
  top: number;
}

/** What was expected and what there is, on the things of the board that it is about. The words beside the board say it to everybody. */
export function BoardNotes({ notes, of }: { notes: readonly BoardNote[]; of: unknown }) {
  const layer = useRef<HTMLDivElement>(null);
  const [placed, setPlaced] = useState<readonly Placed[]>([]);
  const said = JSON.stringify(notes);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another table, or other words, is what it looks anew for.
  useLayoutEffect(() => {
    const look = () => {
      const board = layer.current?.parentElement;
      const around = board?.getBoundingClientRect();
      if (!board || !around) return;
      const found = notes.flatMap((note): Placed[] => {
        const thing = board.querySelector(`[data-thing="${note.key}"]`)?.getBoundingClientRect();
        return thing ? [{ ...note, left: thing.left - around.left, top: thing.bottom - around.top }] : [];
      });
      setPlaced(found);
    };
    look();
    const board = layer.current?.parentElement;
    const observer = new ResizeObserver(look);
    if (board) observer.observe(board);
    return () => observer.disconnect();
  }, [said, of]);
  return (
    <div ref={layer} className={styles.layer} aria-hidden>
      {placed.map(({ key, expected, got, left, top }) => (
        <p key={`${key} ${expected}`} style={{ left, top }}>
          <s>{expected}</s> {got}
        </p>
      ))}
    </div>
  );
}
