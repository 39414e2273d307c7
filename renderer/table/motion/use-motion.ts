import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { mostActionsShown } from "../engine/messages";
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

/**
 * Lets what happened be seen: whenever the table lies otherwise than before, things move from where they were. Any key ends
 * it. What is to be said of it comes back.
 */
export function useMotion(
  room: RefObject<HTMLElement | null>,
  layer: RefObject<HTMLElement | null>,
  { snapshot }: PlayedMatch,
  size: string,
): Said | null {
  const pace = usePace();
  const stage = useRef<Stage | null>(null);
  const last = useRef<Last | null>(null);
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
    last.current = { snapshot, size, scene };
    if (!before || before.snapshot === snapshot || before.size !== size) return;
    movesFor(0);
    const isFar = Math.abs(snapshot.done - before.snapshot.done) > mostActionsShown;
    if (isFar || snapshot.viewer !== before.snapshot.viewer) return;
    // What a hand has let go moves on from there.
    const { dropped } = held.getState();
    const was = dropped && before.scene.get(dropped.key);
    if (was) before.scene.set(dropped.key, { ...was, rect: dropped.rect });
    const tempo = tempoOf(pace, matchMedia("(prefers-reduced-motion: reduce)").matches);
    if (tempo) {
      const cues = snapshot.cues.filter(({ at }) => at > before.snapshot.done);
      const score = scoreOf(before.snapshot.table, snapshot.table, cues, tempo);
      movesFor(stage.current.play(score, before.scene, scene, tempo.travel));
    } else {
      mark(runner, seenAt(layer.current), changesBetween(before.snapshot.table, snapshot.table), before.scene, scene);
    }
  }, [room, layer, snapshot, size, pace]);
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
