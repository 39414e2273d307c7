import { memo, useEffect, useRef, useState } from "react";
import type { Timeline as Glance } from "../../../engine/core/timeline";
import { Lines } from "../../ui/charts/line-chart";
import { moveTo } from "../driver/going-through";
import { askEngine } from "../engine/engine-client";
import type { PlayedMatch } from "../table-store";
import { MomentMenus } from "./moment-menus";
import styles from "./timeline.module.css";

/** The match is looked at anew a moment after it has gone on; what was seen of it stays when it is taken back. */
const pause = 400;

function useGlance({ snapshot: { done, total, viewer } }: PlayedMatch): Glance | undefined {
  const [found, setFound] = useState<{ total: number; viewer: typeof viewer; glance: Glance }>();
  const isWhole = done === total;
  const isKnown = found?.viewer === viewer && found.total === total;
  const isMissing = useRef(true);
  isMissing.current = !isKnown;
  useEffect(() => {
    if (!isWhole && !isMissing.current) return;
    let live = true;
    const timer = setTimeout(
      () =>
        askEngine("timeline", { viewer }).then(
          (glance) => live && setFound({ total, viewer, glance }),
          // Without it the line is bare; whatever is wrong with the engine is told by what is done there.
          () => live && setFound(undefined),
        ),
      pause,
    );
    return () => {
      live = false;
      clearTimeout(timer);
    };
  }, [isWhole, total, viewer]);
  return found?.viewer === viewer ? found.glance : undefined;
}

/** Turns and what mattered: hundreds in a long match, gone through only when there are others. */
const Marks = memo(function Marks({ glance, total }: { glance: Glance | undefined; total: number }) {
  const at = (n: number): string => `${(100 * n) / Math.max(1, total)}%`;
  return (
    <div className={styles.marks} aria-hidden>
      {glance?.turns.map((turn) => (
        <span key={turn.at} className={styles.turn} style={{ left: at(turn.at) }} title={turn.text} />
      ))}
      {glance?.marks.map((mark) => (
        <span
          key={`${mark.at} ${mark.word}`}
          className={styles.mark}
          style={{ left: at(mark.at) }}
          title={`${mark.word}: ${mark.text}`}
        />
      ))}
    </div>
  );
});

/**
 * Every moment of the match on one line: its turns, what mattered, and who stood how; a way to each of them. It is as high before
 * they are known, so that nothing moves away below a pointer.
 */
export function Timeline({ match }: { match: PlayedMatch }) {
  const { done, total, viewer } = match.snapshot;
  const glance = useGlance(match);
  const seat = viewer === null || viewer < 0 ? 0 : viewer;
  return (
    <div className={styles.time}>
      <div className={styles.line}>
        <Standing standing={glance?.standing ?? []} seat={seat} />
        <Marks glance={glance} total={total} />
        <input
          type="range"
          className={styles.travel}
          aria-label="Moment of the match"
          aria-valuetext={`after ${done} of ${total} actions`}
          min={0}
          max={total}
          disabled={total === 0}
          value={done}
          onChange={(event) => void moveTo(Number(event.target.value))}
        />
      </div>
      <MomentMenus match={match} glance={glance} />
    </div>
  );
}

/** How well the seat stood beside the others: high up better, further down worse. */
function Standing({ standing, seat }: { standing: Glance["standing"]; seat: number }) {
  const values = standing.map(({ shares }) => shares[seat] ?? 0);
  return (
    <div className={styles.standing}>
      {values.length > 1 && (
        <Lines lines={[{ label: "", values, isMeant: true }]} limits={[0, 1]} at={standing.map(({ at }) => at)} />
      )}
    </div>
  );
}
