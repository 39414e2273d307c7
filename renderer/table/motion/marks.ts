import type { Change } from "./changes";
import styles from "./motion.module.css";
import { numberOn, shapeOn } from "./picture";
import type { Runner } from "./runner";
import { isStill, type Scene, type Seen } from "./scene";

/** How long what changed stays marked. */
const markTime = 1600;

/** What changed, where nothing moves: things that lie elsewhere, where they lay, and numbers by how much they are others. */
export function mark(runner: Runner, layer: Seen, changes: readonly Change[], before: Scene, now: Scene): void {
  const stays = [{ opacity: 1 }, { opacity: 1 }];
  for (const change of changes) {
    const key = change.kind === "count" ? change.of : change.kind === "deal" ? change.to : change.thing;
    const seen = now.get(key);
    const was = change.kind === "travel" ? before.get(change.from)?.rect : undefined;
    if (!seen || (change.kind === "travel" && isStill(was, seen.rect))) continue;
    const lit = [{ outlineColor: "var(--cw-win)" }, { outlineColor: "var(--cw-win)" }];
    runner.run(seen.element, lit, markTime, 0, { as: "marked" });
    if (change.kind === "count")
      runner.run(numberOn(layer, change.is - change.was, seen.rect), stays, markTime, 0, { isCopy: true });
    if (was && change.kind === "travel" && change.from === change.thing && !isBeside(was, seen.rect))
      runner.run(shapeOn(layer, styles.trace!, was), stays, markTime, 0, { isCopy: true });
  }
}

/** It has only made room. */
const isBeside = (was: DOMRect, is: DOMRect): boolean => Math.hypot(was.x - is.x, was.y - is.y) < is.width * 1.2;
