import type { Beat } from "../../renderer/table/motion/beats";
import type { Seen } from "../../renderer/table/motion/scene";
import { Stage } from "../../renderer/table/motion/stage";

/** Runs in the page of a table: so many copies of its cards are thrown about by the studio's own stage. */

const rounds = 8;
const lasts = 240;

async function fly(count: number): Promise<number[]> {
  const table = document.querySelector<HTMLElement>("[data-table] > div")!;
  const layer = table.querySelector<HTMLElement>("div[inert]")!;
  const cards = [...document.querySelectorAll<HTMLElement>("li > [data-thing^='card']")].filter(
    (each) => each.offsetWidth > 0,
  );
  const copies = Array.from({ length: count }, (_, n) => {
    const copy = cards[n % cards.length]!.cloneNode(true) as HTMLElement;
    Object.assign(copy.style, {
      position: "absolute",
      left: `${(n % 20) * 40}px`,
      top: `${Math.floor(n / 20) * 56}px`,
    });
    copy.style.setProperty("--face", "40px");
    table.insertBefore(copy, layer);
    return copy;
  });
  await new Promise((done) => setTimeout(done, 1500));
  const stage = new Stage(layer, { tell: () => {}, sound: () => {}, takes: () => {} });
  const now = new Map<string, Seen>();
  const before = new Map<string, Seen>();
  const score: Beat[] = [];
  for (const [n, element] of copies.entries()) {
    const [thing, rect] = [`card ${n}`, element.getBoundingClientRect()];
    now.set(thing, { element, rect });
    const [x, y] = [rect.x + ((n * 37) % 300) - 150, rect.y + ((n * 53) % 200) - 100];
    before.set(thing, { element, rect: new DOMRect(x, y, rect.width, rect.height) });
    const legs = Array.from({ length: rounds }, (_, round) => ({
      at: round * lasts,
      lasts,
      to: `card ${round % 2 === 0 ? n : (n + 60) % count}`,
      along: "arc" as const,
    }));
    score.push({ do: "track", thing, picture: "now", from: thing, legs, isDrawn: false });
  }
  const frames: number[] = [];
  stage.play(score, before, now, lasts);
  const end = performance.now() + (rounds + 1) * lasts;
  for (let last = await nextFrame(); last < end; ) {
    const next = await nextFrame();
    frames.push(next - last);
    last = next;
  }
  stage.finish();
  for (const copy of copies) copy.remove();
  return frames;
}

const nextFrame = (): Promise<number> => new Promise(requestAnimationFrame);

Object.assign(globalThis, { fly });
