import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { held } from "../play/held";
import { usePace } from "../table-settings";
import type { PlayedMatch } from "../table-store";
import { changesBetween } from "./changes";
import { tempoOf } from "./pace";
import { look, type Seen, Stage } from "./play-changes";

/** More actions at once are a leap to another moment, which is shown as it is. */
const mostActions = 12;

interface Last {
  snapshot: PlayedMatch["snapshot"];
  size: string;
  scene: Map<string, Seen>;
}

/** Lets what happened be seen: whenever the table lies otherwise than before, things move from where they were. Any key ends it. */
export function useMotion(
  room: RefObject<HTMLElement | null>,
  layer: RefObject<HTMLElement | null>,
  { snapshot }: PlayedMatch,
  size: string,
): void {
  const pace = usePace();
  const stage = useRef<Stage | null>(null);
  const last = useRef<Last | null>(null);
  useLayoutEffect(() => {
    if (!room.current || !layer.current) return;
    stage.current ??= new Stage(layer.current);
    // What still moves would be found where it is not.
    stage.current.finish();
    const before = last.current;
    const scene = look(room.current);
    last.current = { snapshot, size, scene };
    if (!before || before.snapshot === snapshot || before.size !== size) return;
    const isFar = Math.abs(snapshot.done - before.snapshot.done) > mostActions;
    if (isFar || snapshot.viewer !== before.snapshot.viewer) return;
    // What a hand has let go moves on from there.
    const { dropped } = held.getState();
    const was = dropped && before.scene.get(dropped.key);
    if (was) before.scene.set(dropped.key, { ...was, rect: dropped.rect });
    const changes = changesBetween(before.snapshot.table, snapshot.table);
    const tempo = tempoOf(pace, matchMedia("(prefers-reduced-motion: reduce)").matches);
    if (tempo) stage.current.play(changes, before.scene, scene, tempo);
    else stage.current.mark(changes, before.scene, scene);
  }, [room, layer, snapshot, size, pace]);
  useEffect(() => {
    const end = () => stage.current?.finish();
    window.addEventListener("keydown", end, { capture: true });
    return () => {
      window.removeEventListener("keydown", end, { capture: true });
      end();
    };
  }, []);
}
