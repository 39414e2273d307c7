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
      if (isCopy) element.remove();
    };
    animation.finished.then(end, end);
  }
}
