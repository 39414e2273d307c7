import { availableParallelism, loadavg } from "node:os";
import { topmost } from "./motion/traced-work.mjs";
import { callFrom, withStudio } from "./studio.mjs";

/**
 * From the click that adds a card to the frame that shows the new verdict and charts, beside a set of a thousand cards, in a built tree:
 *   node bench/deck-clicks.mjs [game …] [--clicks 20]
 * Own work is what the page's main thread does until that frame is handed over (script, style, layout, paint), in time of the processor
 * by the browser's trace; “after” is what follows it, such as ways out of what is wrong. Wall time is that of the machine's load.
 */
const clicksAsked = process.argv.indexOf("--clicks");
const clicks = clicksAsked < 0 ? 20 : Number(process.argv[clicksAsked + 1]);
const games = ["flask", "castle-lanes", "battle-farm", "hatch", "garden-incursion"];
const named = process.argv.slice(2).filter((each) => games.includes(each));
const [pool, warmUp, pause] = [1000, 6, 350];
const counted = new Set([
  ...[
    "EventDispatch",
    "FunctionCall",
    "FireAnimationFrame",
    "TimerFire",
    "RunMicrotasks",
    "EvaluateScript",
    "ParseHTML",
  ],
  ...["UpdateLayoutTree", "Layout", "PrePaint", "Paint", "Layerize", "Commit", "HitTest", "MinorGC", "MajorGC"],
]);

await withStudio(async ({ browser, address }) => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: "reduce" });
  page.setDefaultTimeout(60_000);
  await page.goto(address);
  for (const game of named.length > 0 ? named : games) {
    const deck = await largeSet(page, game);
    for (const panel of ["Numbers", "Cards"]) {
      await page.goto(new URL(`/#/decks/${deck}`, address).href);
      await page.reload();
      await page.getByRole("tab", { name: panel, exact: true }).click();
      // The first drawing of the faces and the check of the whole set are not what is measured.
      await page.waitForTimeout(3000);
      report(`${game}, ${panel}`, await traced(page));
    }
  }
});

/** The starter set with copies of its cards; answers with its first deck. */
async function largeSet(page, game) {
  const call = callFrom(page);
  const { session, files } = await call("project.create", { game, name: `${game} of a thousand` });
  const own = files.filter(({ path }) => path.startsWith("cards/"));
  const changes = Array.from({ length: pool - own.length }, (_, n) => ({
    path: `cards/card-${n}.json`,
    text: `${JSON.stringify({ ...JSON.parse(own[n % own.length].text), name: `Card ${n}` }, null, 2)}\n`,
  }));
  await call("project.edit", { session, label: "Many cards", changes });
  return files.find(({ path }) => path.startsWith("decks/")).path.slice("decks/".length, -".json".length);
}

async function traced(page) {
  await page.evaluate(() => {
    const verdict = document.querySelector('[aria-label="What the rules say"]');
    document.addEventListener("click", () => performance.mark("clicked"), { capture: true });
    new MutationObserver(() => performance.mark("verdict")).observe(verdict, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });
  const lines = await page.locator('[data-line^="cards/"]').evaluateAll((all) => all.map((line) => line.dataset.line));
  const add = async (n) => {
    const more = page.locator(`[data-line="${lines[(n * 5) % lines.length]}"]`).getByRole("button", { name: /more/i });
    await more.first().evaluate((button) => button.click());
    await page.waitForTimeout(pause);
  };
  for (let n = 0; n < warmUp; n++) await add(n);
  const session = await page.context().newCDPSession(page);
  const events = [];
  session.on("Tracing.dataCollected", ({ value }) => events.push(...value));
  const ended = new Promise((done) => session.on("Tracing.tracingComplete", done));
  await session.send("Tracing.start", {
    categories: "devtools.timeline,disabled-by-default-devtools.timeline,blink.user_timing,v8",
    transferMode: "ReportEvents",
  });
  for (let n = 0; n < clicks; n++) await add(n + warmUp);
  await session.send("Tracing.end");
  await ended;
  await session.detach();
  return events;
}

function report(what, events) {
  const starts = events.filter(({ name, cat }) => name === "clicked" && cat.includes("user_timing"));
  const main = events.filter(({ pid, tid }) => pid === starts[0].pid && tid === starts[0].tid);
  const spans = topmost(main.filter(({ name, ph }) => ph === "X" && counted.has(name)));
  const commits = main.filter(({ name, ph }) => name === "Commit" && ph === "X");
  const [own, after, wall] = [[], [], []];
  for (const [n, start] of starts.entries()) {
    const next = starts[n + 1]?.ts ?? Number.POSITIVE_INFINITY;
    const verdict = main.find(({ name, ts }) => name === "verdict" && ts >= start.ts && ts < next);
    const commit = verdict && commits.find(({ ts }) => ts > verdict.ts);
    if (!commit) continue;
    const [from, to] = [spans.findLast(({ ts }) => ts <= start.ts)?.ts ?? start.ts, commit.ts + commit.dur];
    own.push(workBetween(spans, from, to));
    after.push(workBetween(spans, to, Math.min(next, to + pause * 1000)));
    wall.push((to - start.ts) / 1000);
  }
  const load = `load ${loadavg()[0].toFixed(1)} on ${availableParallelism()} cores`;
  console.log(
    `${what.padEnd(26)} own work ${timesOf(own)}   wall ${timesOf(wall)}   after ${timesOf(after)}   ${load}`,
  );
}

function workBetween(spans, from, to) {
  const within = spans.filter(({ ts }) => ts >= from && ts < to);
  return within.reduce((sum, { dur, tdur = dur }) => sum + tdur / 1000, 0);
}

function timesOf(times) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share) => (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1);
  return `p50 ${at(0.5)} p90 ${at(0.9)} ms of ${times.length}`;
}
