import type { Change } from "./changes";
import styles from "./motion.module.css";
import type { Tempo } from "./pace";
import { pictureOf, placeOn } from "./picture";

/** Plays what happened on the page: with transforms and opacity only, on things as they lie now and on copies of what is gone. */

export interface Seen {
  element: HTMLElement;
  rect: DOMRect;
}
export type Scene = ReadonlyMap<string, Seen>;

/** Everything that has a place of its own, as it lies now. */
export function look(root: HTMLElement): Map<string, Seen> {
  const scene = new Map<string, Seen>();
  for (const element of root.querySelectorAll<HTMLElement>("[data-thing]")) {
    const key = element.dataset.thing!;
    if (!scene.has(key)) scene.set(key, { element, rect: element.getBoundingClientRect() });
  }
  return scene;
}

/** More of a group than these move together. */
const apart = 5;
const ease = "cubic-bezier(0.2, 0, 0, 1)";
/** How high a way is bent, as a share of its length, and at most. */
const bend = { share: 0.12, most: 36 };

export class Stage {
  private readonly running = new Set<Animation>();

  constructor(private readonly layer: HTMLElement) {}

  /** Puts everything where it belongs at once. */
  finish(): void {
    for (const animation of this.running) animation.finish();
  }

  play(changes: readonly Change[], before: Scene, now: Scene, tempo: Tempo): void {
    let nth = 0;
    const delay = (): number => Math.min(nth++, apart) * tempo.between;
    for (const change of changes) {
      switch (change.kind) {
        case "travel":
          if (this.travel(change, before, now, tempo, nth * tempo.between)) nth = Math.min(nth + 1, apart);
          break;
        case "enter": {
          const from = change.from === null ? undefined : now.get(change.from);
          const seen = now.get(change.thing);
          if (seen && from) this.fly(seen.element, from.rect, seen.rect, tempo.travel, delay());
          else if (seen) this.run(seen.element, [{ opacity: 0 }, { opacity: 1 }], tempo.travel, 0);
          break;
        }
        case "leave":
          this.leave(before.get(change.thing), change.to === null ? undefined : now.get(change.to), tempo, delay());
          break;
        case "deal":
          for (let card = 0; card < Math.min(change.cards, apart); card++) this.deal(change, now, tempo, delay());
          break;
        case "turn":
          this.run(
            now.get(change.thing)?.element,
            [{ transform: "scaleX(0.04)" }, { transform: "none" }],
            tempo.travel,
            0,
          );
          break;
        case "count":
          this.count(now.get(change.of), change.by, tempo);
      }
    }
  }

  /** What changed, where nothing moves. */
  mark(changes: readonly Change[], before: Scene, now: Scene): void {
    for (const change of changes) {
      const key = change.kind === "count" ? change.of : change.kind === "deal" ? change.to : change.thing;
      const seen = now.get(key);
      if (!seen || (change.kind === "travel" && isStill(before.get(key)?.rect, seen.rect))) continue;
      this.run(seen.element, [{ outlineColor: "var(--cw-win)" }, { outlineColor: "var(--cw-win)" }], markTime, 0, {
        as: "marked",
      });
    }
  }

  private travel(
    { thing, from, to }: Extract<Change, { kind: "travel" }>,
    before: Scene,
    now: Scene,
    tempo: Tempo,
    delay: number,
  ): boolean {
    const [start, end] = [before.get(from), now.get(to)];
    if (!start || !end) return false;
    if (to !== thing) {
      // It lies within a pile now.
      if (isZone(from)) return false;
      this.leave(start, end, tempo, delay);
      return true;
    }
    if (isStill(start.rect, end.rect)) return false;
    // Neighbours that only make room go together.
    const isNear = Math.hypot(end.rect.x - start.rect.x, end.rect.y - start.rect.y) < end.rect.width * 1.2;
    this.fly(end.element, start.rect, end.rect, tempo.travel, from === thing && isNear ? 0 : delay);
    return !isNear;
  }

  private leave(seen: Seen | undefined, to: Seen | undefined, tempo: Tempo, delay: number): void {
    if (!seen) return;
    const copy = pictureOf(seen.element, seen.rect, this.layer);
    const end = to ? steps(to.rect, seen.rect).at(0)!.transform : "scale(0.86)";
    const frames = [
      { transform: "none", opacity: 1 },
      { transform: end, opacity: to ? 0.85 : 0 },
    ];
    this.run(copy, frames, tempo.travel * 1.2, delay, { isCopy: true });
  }

  private deal({ from, to }: { from: string; to: string }, now: Scene, tempo: Tempo, delay: number): void {
    const [start, end] = [now.get(from), now.get(to)];
    const card = (end?.element.querySelector("li:last-child > *") ?? start?.element.querySelector("li > *")) as
      | HTMLElement
      | null
      | undefined;
    if (!start || !end || !card) return;
    const rect = card.getBoundingClientRect();
    const copy = pictureOf(card, rect, this.layer);
    const frames = [...steps(start.rect, rect), { transform: "none", opacity: 1 }];
    this.run(copy, frames, tempo.travel, delay, { isCopy: true });
  }

  private count(seen: Seen | undefined, by: number, tempo: Tempo): void {
    if (!seen) return;
    const { rect, element } = seen;
    const isLess = by < 0;
    const shake = [0, -4, 4, -3, 2, 0].map((x) => ({ transform: `translateX(${x}px)` }));
    this.run(element, isLess ? shake : [{ transform: "scale(1.08)" }, { transform: "none" }], tempo.travel * 1.2, 0);
    const words = document.createElement("span");
    words.className = `${styles.number} ${isLess ? styles.less : styles.more}`;
    words.textContent = `${isLess ? "−" : "+"}${Math.round(Math.abs(by) * 100) / 100}`;
    placeOn(this.layer, words, rect);
    const frames = [
      { transform: "translateY(4px)", opacity: 0 },
      { transform: "none", opacity: 1, offset: 0.2 },
      { transform: "translateY(-6px)", opacity: 1, offset: 0.7 },
      { transform: "translateY(-16px)", opacity: 0 },
    ];
    this.run(words, frames, tempo.travel * 4, 0, { isCopy: true });
  }

  private fly(element: HTMLElement, from: DOMRect, to: DOMRect, duration: number, delay: number): void {
    this.run(element, [...steps(from, to), { transform: "none" }], duration, delay, { as: "flying" });
  }

  private run(
    element: HTMLElement | undefined,
    frames: Keyframe[],
    duration: number,
    delay: number,
    { as, isCopy = false }: { as?: "flying" | "marked"; isCopy?: boolean } = {},
  ): void {
    if (!element) return;
    if (as) element.dataset[as] = "";
    const animation = element.animate(frames, { duration, delay, easing: ease, fill: "backwards" });
    this.running.add(animation);
    const end = () => {
      this.running.delete(animation);
      if (as) delete element.dataset[as];
      if (isCopy) element.remove();
    };
    animation.finished.then(end, end);
  }
}

const markTime = 1600;
const isZone = (key: string): boolean => key.startsWith("zone ");
const isStill = (a: DOMRect | undefined, b: DOMRect): boolean =>
  a !== undefined && Math.abs(a.x - b.x) < 2 && Math.abs(a.y - b.y) < 2 && Math.abs(a.width - b.width) < 2;

/** The way from one place to another, slightly bent, as seen from where it ends. */
function steps(from: DOMRect, to: DOMRect): { transform: string; offset?: number }[] {
  const [dx, dy] = [from.x + from.width / 2 - to.x - to.width / 2, from.y + from.height / 2 - to.y - to.height / 2];
  // A zone is as wide as all of its cards, and as high as one.
  const scale = to.height > 0 ? Math.max(0.5, Math.min(1.6, from.height / to.height)) : 1;
  const rise = Math.min(Math.hypot(dx, dy) * bend.share, bend.most);
  return [
    { transform: `translate(${dx}px, ${dy}px) scale(${scale})` },
    { transform: `translate(${dx / 2}px, ${dy / 2 - rise}px) scale(${(scale + 1) / 2})`, offset: 0.5 },
  ];
}
