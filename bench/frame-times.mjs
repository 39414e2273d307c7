import { availableParallelism, loadavg } from "node:os";
import { programForPage } from "./motion/for-page.mjs";
import { dealToBots } from "./motion/table.mjs";
import { workOf } from "./motion/traced-work.mjs";
import { withStudio } from "./studio.mjs";

/**
 * How smoothly the table moves: `node bench/frame-times.mjs [game …]`, in a built tree. Beside the time from frame to frame, which
 * a machine without a graphics card can't keep low, stands what the page itself takes of each frame: script, style and layout on
 * its main thread, in time of the processor, and how many frames that alone makes late: this means the same on a busy machine. An empty
 * page of the same browser is the measure of what the machine can do.
 */
const wanted = process.argv.slice(2);
const games = wanted.length > 0 ? wanted : ["flask", "castle-lanes", "battle-farm", "hatch", "garden-incursion"];
const [playing, many] = [10_000, 200];
/** Milliseconds between two pictures on a screen of 60 hertz. */
const frame = 1000 / 60;

async function report(what, page, run) {
  const work = await workOf(page);
  const frames = await run();
  const { each, longest } = await work.end();
  const late = each.filter((work) => work > frame).length;
  const own = `own work ${timesOf(each)}, ${late} of ${each.length} over a frame`;
  console.log(`${what.padEnd(31)} frames ${timesOf(frames)}   ${own} (${longest})`);
}

function timesOf(times) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share) => (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1);
  return `p50 ${at(0.5)} p95 ${at(0.95)} max ${at(1)} ms`;
}

const framesFor = (page, time) =>
  page.evaluate(async (most) => {
    const frames = [];
    const end = performance.now() + most;
    for (let last = await new Promise(requestAnimationFrame); last < end; ) {
      const now = await new Promise(requestAnimationFrame);
      frames.push(now - last);
      last = now;
    }
    return frames;
  }, time);

const load = () => loadavg()[0].toFixed(1);
console.log(`Load of the machine at the beginning: ${load()} on ${availableParallelism()} cores.`);
const flying = await programForPage("bench/motion/flying.ts");
await withStudio(async ({ browser, address, home }) => {
  const empty = await browser.newPage();
  await report("an empty page", empty, () => framesFor(empty, 3000));
  await empty.close();
  for (const game of games) {
    const page = await dealToBots(browser, { address, home, game, name: `${game}-frames` });
    await page.waitForTimeout(4000);
    await report(`${game}, bots play`, page, () => framesFor(page, playing));
    await page.getByRole("button", { name: "Pause", exact: true }).click();
    await page.waitForTimeout(3000);
    await report(`${game}, nothing moves`, page, () => framesFor(page, 3000));
    await page.evaluate(flying);
    for (const count of [12, many])
      await report(`${game}, ${count} in motion`, page, () => page.evaluate((cards) => window.fly(cards), count));
    await page.context().close();
  }
});
console.log(`At the end: ${load()}.`);
