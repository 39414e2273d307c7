/** Draws faces in the order asked, newest first, without ever holding up a frame for long. */
const budget = 7;
let waiting: (() => void)[] = [];
let scheduled = false;

function turn() {
  scheduled = false;
  const end = performance.now() + budget;
  while (waiting.length > 0 && performance.now() < end) waiting.pop()?.();
  if (waiting.length > 0) schedule();
}
function schedule() {
  if (scheduled) return;
  scheduled = true;
  requestAnimationFrame(turn);
}

/** Returns a way to withdraw the wish, for a card that was scrolled past. */
export function drawSoon(draw: () => void): () => void {
  waiting.push(draw);
  schedule();
  return () => {
    waiting = waiting.filter((wish) => wish !== draw);
  };
}
