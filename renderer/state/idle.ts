/** Milliseconds of one turn: short enough to leave every frame intact. */
const slice = 6;

const soon = (run: () => void): (() => void) => {
  if ("requestIdleCallback" in window) {
    const handle = window.requestIdleCallback(run, { timeout: 250 });
    return () => window.cancelIdleCallback(handle);
  }
  const handle = setTimeout(run, 16);
  return () => clearTimeout(handle);
};

/** Repeats `step` in short turns while the window has time, until it answers false; then `done`. Returns a way to stop. */
export function whenIdle(step: () => boolean, done: () => void): () => void {
  let cancel = () => {};
  const turn = () => {
    const end = performance.now() + slice;
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
