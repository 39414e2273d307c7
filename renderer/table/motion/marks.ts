import type { Change } from "./changes";
import styles from "./motion.module.css";
import { noteOn, numberOn, shapeOn } from "./picture";
import type { Runner } from "./runner";
import { isStill, numberIn, type Scene, type Seen, seenAt } from "./scene";

/** How long what changed stays marked. */
const markTime = 1600;

/** What changed, where nothing moves: things that lie elsewhere, where they lay, and numbers by how much they are others. */
export function mark(runner: Runner, layer: Seen, changes: readonly Change[], before: Scene, now: Scene): void {
  const numbers = new Map(changes.map((change) => [change, numberOf(change, now)]));
  for (const change of changes) {
    const key = change.kind === "count" ? change.of : change.kind === "deal" ? change.to : change.thing;
    const seen = now.get(key);
    const was = change.kind === "travel" ? before.get(change.from)?.rect : undefined;
    if (!seen || (change.kind === "travel" && isStill(was, seen.rect))) continue;
    runner.hold(seen.element, { outlineColor: "var(--cw-win)" }, markTime, { as: "marked" });
    if (change.kind === "count") {
      const [more, number] = [change.is - change.was, numbers.get(change)];
      const note = number ? noteOn(layer, more, number) : numberOn(layer, more, seen.rect);
      runner.hold(note, {}, markTime, { isCopy: true });
    }
    if (was && change.kind === "travel" && change.from === change.thing && !isBeside(was, seen.rect))
      runner.hold(shapeOn(layer, styles.trace!, was), {}, markTime, { isCopy: true });
  }
}

function numberOf(change: Change, now: Scene): Seen | undefined {
  const owner = change.kind === "count" ? now.get(change.of) : undefined;
  const number = change.kind === "count" && owner && numberIn(owner.element, change.label);
  return number ? seenAt(number) : undefined;
}

/** It has only made room. */
const isBeside = (was: DOMRect, is: DOMRect): boolean => Math.hypot(was.x - is.x, was.y - is.y) < is.width * 1.2;
