import { useEffect, useRef } from "react";
import type { History } from "../../../engine/free-table/history";
import { saidTo } from "../../../engine/free-table/narrate";
import { wordsOf } from "./card-names";
import { useOnTable } from "./context";
import styles from "./free-log.module.css";

interface Line {
  at: number;
  text: string;
}

export function useLines({ said, done }: History, viewer: number | null): readonly Line[] {
  const { nameOf } = useOnTable();
  return said.slice(0, done).flatMap((each, at) => (each ? [{ at, text: wordsOf(saidTo(each, viewer), nameOf) }] : []));
}

/** What was done, newest last, as far as whoever looks may know. */
export function FreeLog({ lines }: { lines: readonly Line[] }) {
  const scroller = useRef<HTMLDivElement>(null);
  const newest = lines.at(-1)?.at;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new last line is what it scrolls for.
  useEffect(() => {
    scroller.current?.scrollTo({ top: scroller.current.scrollHeight });
  }, [newest]);
  return (
    <section className={styles.log} aria-label="What happened">
      <h2>What happened</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to scroll it. */}
      <div ref={scroller} className={styles.lines} tabIndex={0}>
        <ol aria-label="Log of the free table">
          {lines.map(({ at, text }) => (
            <li key={at}>{text}</li>
          ))}
        </ol>
        {lines.length === 0 && <p>Nothing yet. Drag a card, or choose one and press a key.</p>}
      </div>
      <div className="visually-hidden" aria-live="polite" data-testid="free-announcer">
        {lines.at(-1)?.text}
      </div>
    </section>
  );
}
