import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { mostActionsShown, type Viewer } from "../engine/messages";
import { held } from "../play/held";
import { usePace } from "../table-settings";
import type { PlayedMatch } from "../table-store";
import type { Beat } from "./beats";
import { changesBetween } from "./changes";
import { mark } from "./marks";
import { tempoOf } from "./pace";
import { movesFor } from "./playing";
import { look, type Seen, seenAt } from "./scene";
import { scoreOf } from "./score";
import { play } from "./sound";
import { Stage } from "./stage";
import { say, saySilence } from "./telling";
import { warmUp } from "./warm-up";

interface Last {
  snapshot: PlayedMatch["snapshot"];
  size: string;
  scene: Map<string, Seen>;
}

/** How long a table that is seen with other eyes takes to come up. */
const comingUp = 240;

/** What is about to be seen. */
interface Coming {
  snapshot: PlayedMatch["snapshot"];
  score: Beat[];
  travel: number;
}

/**
 * Lets what happened be seen: whenever the table lies otherwise than before, things move from where they were. Seen with other
 * eyes it comes up anew, with marks on what has changed since these eyes saw it. Any key ends it. What it gives is to be called while the page still
 * shows how the table lay.
 */
export function useMotion(
  room: RefObject<HTMLElement | null>,
  layer: RefObject<HTMLElement | null>,
  { snapshot, names, cards }: PlayedMatch,
  size: string,
): () => void {
  const pace = usePace();
  const stage = useRef<Stage | null>(null);
  const last = useRef<Last | null>(null);
  /** How it lay when these eyes last saw it. */
  const seenBy = useRef({ cards, by: new Map<Viewer, Last>() });
  const coming = useRef<Coming | null>(null);
  const prepare = (): void => {
    coming.current = null;
    stage.current?.finish();
    const before = last.current;
    const tempo = tempoOf(pace, isCalm());
    if (!before || !tempo || !isStepTo(before, snapshot, size)) return;
    const cues = snapshot.cues.filter(({ at }) => at > before.snapshot.done);
    const score = scoreOf(before.snapshot.table, snapshot.table, cues, tempo);
    stage.current?.remember(score, before.scene);
    coming.current = { snapshot, score, travel: tempo.travel };
  };
  useLayoutEffect(() => {
    if (!room.current || !layer.current) return;
    stage.current ??= new Stage(layer.current, {
      tell: say,
      takes: movesFor,
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
    if (before && before.snapshot.viewer !== snapshot.viewer) {
      movesFor(0);
      if (!isCalm()) runner.run(room.current, [{ opacity: 0 }, {}], comingUp, 0);
      const text = seenAs(snapshot.viewer, names);
      if (text !== null) say(text, true, comingUp * 6);
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
    if (!isStepTo(before, snapshot, size)) return;
    // What a hand has let go moves on from there.
    const { dropped } = held.getState();
    const was = dropped && before.scene.get(dropped.key);
    if (was) before.scene.set(dropped.key, { ...was, rect: dropped.rect });
    if (coming.current?.snapshot === snapshot) {
      const { score, travel } = coming.current;
      stage.current.play(score, before.scene, scene, travel);
    } else {
      mark(runner, seenAt(layer.current), changesBetween(before.snapshot.table, snapshot.table), before.scene, scene);
    }
  }, [room, layer, snapshot, names, cards, size]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other things lie there then, or larger ones.
  useEffect(() => {
    // Where nothing flies, nothing is drawn for it.
    if (room.current && tempoOf(pace, isCalm())) warmUp(room.current);
  }, [room, snapshot, size, pace]);
  useEffect(() => {
    const end = () => {
      stage.current?.finish();
      movesFor(0);
    };
    window.addEventListener("keydown", end, { capture: true });
    return () => {
      window.removeEventListener("keydown", end, { capture: true });
      end();
      saySilence();
    };
  }, []);
  return prepare;
}

const isCalm = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** One step of the match, seen by the same eyes, on a table of the same size. */
const isStepTo = (before: Last, to: PlayedMatch["snapshot"], size: string): boolean =>
  before.snapshot !== to &&
  before.snapshot.viewer === to.viewer &&
  before.size === size &&
  Math.abs(to.done - before.snapshot.done) <= mostActionsShown;

/** Who has eyes for nothing is told nothing: the screen is on its way to somebody. */
const seenAs = (viewer: Viewer, names: readonly string[]): string | null =>
  viewer === null ? "Everything lies open" : viewer < 0 ? null : `As ${names[viewer] ?? "one of them"} sees it`;
