import { memo, useEffect, useRef } from "react";
import { cardGame } from "../../../engine/games/registry";
import { RichWords } from "../../press/rich-words";
import { count } from "../../state/count";
import type { PlayedMatch } from "../table-store";
import { Thought } from "../time/thought";
import { Timeline } from "../time/timeline";
import styles from "./match-log.module.css";
import { withSymbols } from "./plain-signs";

type Symbols = ReturnType<typeof cardGame>["symbols"];

/** A long match has thousands, and each of its steps adds a few: what is written stays as it is. */
const Line = memo(function Line({ text, isNew, symbols }: { text: string; isNew: boolean; symbols: Symbols }) {
  return (
    <li className={text.startsWith("—") ? styles.turn : undefined} data-new={isNew || undefined}>
      <RichWords text={withSymbols(text.replace(/^— | —$/g, ""), symbols)} symbols={symbols} />
    </li>
  );
});

/** After so many actions what one sees is new: since one's own last decision, or the last one of all where one decides nothing. */
function newSince({ actors, done, viewer }: PlayedMatch["snapshot"]): number {
  const own = viewer === null ? -1 : actors.lastIndexOf(viewer, done - 1);
  return own < 0 ? done : own + 1;
}

const toEnd = (box: HTMLElement): void => box.scrollTo({ top: box.scrollHeight });

/** What happened, newest last and in view; and a way to any earlier moment. */
export function MatchLog({ match }: { match: PlayedMatch }) {
  const { log, done, total } = match.snapshot;
  const { symbols } = cardGame(match.game);
  const scroller = useRef<HTMLDivElement>(null);
  const newest = log.at(-1);
  const since = newSince(match.snapshot);
  const isAtEnd = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new last line is what it scrolls for.
  useEffect(() => {
    isAtEnd.current = true;
    toEnd(scroller.current!);
  }, [log.length, newest]);
  // In a window of another size the last line stays in sight, unless somebody reads what was before.
  useEffect(() => {
    const box = scroller.current!;
    const watch = new ResizeObserver(() => isAtEnd.current && toEnd(box));
    watch.observe(box);
    return () => watch.disconnect();
  }, []);
  const onScroll = ({ currentTarget: { scrollTop, scrollHeight, clientHeight } }: React.UIEvent) => {
    isAtEnd.current = scrollHeight - clientHeight - scrollTop < 4;
  };
  const { lastThought } = match;
  return (
    <section className={styles.log} aria-label="What happened">
      <header>
        <h2>What happened</h2>
        <span>{done === total ? count(done, "action") : `${done} of ${count(total, "action")}`}</span>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to scroll it. */}
      <div ref={scroller} className={styles.lines} tabIndex={0} onScroll={onScroll}>
        <ol aria-label="Log of the match">
          {log.map(({ at, text }, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place in the log.
            <Line key={n} text={text} isNew={at >= since} symbols={symbols} />
          ))}
        </ol>
      </div>
      {lastThought && <Thought name={match.names[lastThought.seat] ?? ""} thought={lastThought} />}
      <Timeline match={match} />
    </section>
  );
}
