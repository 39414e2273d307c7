import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { mostActionsShown, type Viewer } from "../engine/messages";
import { held } from "../play/held";
import { usePace } from "../table-settings";
import type { PlayedMatch } from "../table-store";
import type { Said } from "./banner";
import { changesBetween } from "./changes";
import { mark } from "./marks";
import { tempoOf } from "./pace";
import { movesFor } from "./playing";
import { look, type Seen, seenAt } from "./scene";
import { scoreOf } from "./score";
import { play } from "./sound";
import { Stage } from "./stage";

interface Last {
  snapshot: PlayedMatch["snapshot"];
  size: string;
  scene: Map<string, Seen>;
}

/** How long a table that is seen with other eyes takes to come up. */
const comingUp = 240;

/**
 * Lets what happened be seen: whenever the table lies otherwise than before, things move from where they were. Seen with other
 * eyes it comes up anew, with marks on what has changed since these eyes saw it. Any key ends it. What is to be said of it comes
 * back.
 */
export function useMotion(
  room: RefObject<HTMLElement | null>,
  layer: RefObject<HTMLElement | null>,
  { snapshot, names, cards }: PlayedMatch,
  size: string,
): Said | null {
  const pace = usePace();
  const stage = useRef<Stage | null>(null);
  const last = useRef<Last | null>(null);
  /** How it lay when these eyes last saw it. */
  const seenBy = useRef({ cards, by: new Map<Viewer, Last>() });
  const [said, setSaid] = useState<Said | null>(null);
  useLayoutEffect(() => {
    if (!room.current || !layer.current) return;
    stage.current ??= new Stage(layer.current, {
      tell: (text, isTurn, lasts) => setSaid((before) => ({ nth: (before?.nth ?? 0) + 1, text, isTurn, lasts })),
      sound: play,
    });
    const { runner } = stage.current;
    // What still moves would be found where it is not.
    stage.current.finish();
    const before = last.current;
    const scene = look(room.current);
    const here: Last = { snapshot, size, scene };
    last.current = here;
    if (seenBy.current.cards !== cards) seenBy.current = { cards, by: new Map() };
    const { by } = seenBy.current;
    const earlier = by.get(snapshot.viewer);
    by.set(snapshot.viewer, here);
    const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (before && before.snapshot.viewer !== snapshot.viewer) {
      movesFor(0);
      if (!isStill) runner.run(room.current, [{ opacity: 0 }, {}], comingUp, 0);
      const text = seenAs(snapshot.viewer, names);
      if (text !== null) setSaid((said) => ({ nth: (said?.nth ?? 0) + 1, text, isTurn: true, lasts: comingUp * 6 }));
      if (earlier?.size === size)
        mark(
          runner,
          seenAt(layer.current),
          changesBetween(earlier.snapshot.table, snapshot.table),
          earlier.scene,
          scene,
        );
      return;
    }
    if (!before || before.snapshot === snapshot || before.size !== size) return;
    movesFor(0);
    const isFar = Math.abs(snapshot.done - before.snapshot.done) > mostActionsShown;
    if (isFar) return;
    // What a hand has let go moves on from there.
    const { dropped } = held.getState();
    const was = dropped && before.scene.get(dropped.key);
    if (was) before.scene.set(dropped.key, { ...was, rect: dropped.rect });
    const tempo = tempoOf(pace, isStill);
    if (tempo) {
      const cues = snapshot.cues.filter(({ at }) => at > before.snapshot.done);
      const score = scoreOf(before.snapshot.table, snapshot.table, cues, tempo);
      movesFor(stage.current.play(score, before.scene, scene, tempo.travel));
    } else {
      mark(runner, seenAt(layer.current), changesBetween(before.snapshot.table, snapshot.table), before.scene, scene);
    }
  }, [room, layer, snapshot, names, cards, size, pace]);
  useEffect(() => {
    const end = () => {
      stage.current?.finish();
      movesFor(0);
    };
    window.addEventListener("keydown", end, { capture: true });
    return () => {
      window.removeEventListener("keydown", end, { capture: true });
      end();
    };
  }, []);
  return said;
}

/** Who has eyes for nothing is told nothing: the screen is on its way to somebody. */
const seenAs = (viewer: Viewer, names: readonly string[]): string | null =>
  viewer === null ? "Everything lies open" : viewer < 0 ? null : `As ${names[viewer] ?? "one of them"} sees it`;
