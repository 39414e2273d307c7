import styles from "./motion.module.css";

/** Animations and what waits for its time, all of which can be brought to their end at once. */

interface How {
  as?: "flying" | "marked";
  /** It is a picture, and goes when it is done. */
  isCopy?: boolean;
  /** On top of whatever else moves it. */
  isAdded?: boolean;
  /** Nothing of it is seen before its time. */
  isLate?: boolean;
  easing?: string;
}

const ease = "cubic-bezier(0.2, 0, 0, 1)";

export class Runner {
  private readonly running = new Set<Animation>();
  /** How many fly of what lies in each. */
  private readonly carriers = new Map<HTMLElement, number>();
  private readonly timers = new Set<ReturnType<typeof setTimeout>>();

  finish(): void {
    for (const timer of this.timers) clearTimeout(timer);
    this.timers.clear();
    for (const animation of this.running) animation.finish();
  }

  after(time: number, what: () => void): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      what();
    }, time);
    this.timers.add(timer);
  }

  run(element: HTMLElement | undefined, frames: Keyframe[], duration: number, delay: number, how: How = {}): void {
    if (!element) return;
    const { as, isCopy = false, isAdded = false, isLate = false, easing = ease } = how;
    if (as) element.dataset[as] = "";
    const carriers = as === "flying" && !isCopy ? around(element) : [];
    this.carry(carriers, 1);
    if (isCopy) element.classList.add(styles.copy!);
    const animation = element.animate(frames, {
      duration,
      delay,
      easing,
      fill: isAdded ? "none" : isLate ? "forwards" : isCopy ? "both" : "backwards",
      composite: isAdded ? "add" : "replace",
    });
    this.running.add(animation);
    const end = () => {
      this.running.delete(animation);
      if (as) delete element.dataset[as];
      this.carry(carriers, -1);
      if (isCopy) element.remove();
    };
    animation.finished.then(end, end);
  }

  /** It stands so for a while. What only waits asks for no frames, which all that runs does, though nothing changes in them. */
  hold(element: HTMLElement | undefined, look: Keyframe, lasts: number, how: How = {}): void {
    this.run(element, [look, look], 0, lasts, how);
  }

  private carry(carriers: readonly HTMLElement[], by: 1 | -1): void {
    for (const each of carriers) {
      const count = (this.carriers.get(each) ?? 0) + by;
      if (count > 0) this.carriers.set(each, count);
      else this.carriers.delete(each);
      each.toggleAttribute("data-carries", count > 0);
    }
  }
}

/** All that it lies in, up to the table. */
function around(element: HTMLElement): HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let each = element.parentElement; each && !("table" in each.dataset); each = each.parentElement)
    found.push(each);
  return found;
}
