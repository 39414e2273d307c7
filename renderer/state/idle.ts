/** Milliseconds of one turn, which leave every frame intact; more of them where nothing else is to be done. */
const [slice, most] = [6, 16];

/** `run` is told how many milliseconds there are. */
const soon = (run: (idle: number) => void): (() => void) => {
  if ("requestIdleCallback" in window) {
    const handle = window.requestIdleCallback((deadline) => run(deadline.timeRemaining()), { timeout: 250 });
    return () => window.cancelIdleCallback(handle);
  }
  const handle = setTimeout(() => run(0), 16);
  return () => clearTimeout(handle);
};

/** Repeats `step` in short turns while the window has time, until it answers false; then `done`. Returns a way to stop. */
export function whenIdle(step: () => boolean, done: () => void): () => void {
  let cancel = () => {};
  const turn = (idle: number) => {
    const end = performance.now() + Math.max(slice, Math.min(idle, most));
    do {
      if (!step()) {
        done();
        return;
      }
    } while (performance.now() < end);
    cancel = soon(turn);
  };
  cancel = soon(turn);
  return () => cancel();
}
