import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { callFrom, withStudio } from "./studio.mjs";

/**
 * What the table looks like while things happen, frame by frame as contact sheets: `node bench/motion.mjs <folder> [game …]`,
 * in a built tree. Bots play from the deal; of each kind of step the first that comes is recorded. Time is held while a picture
 * is taken, so that the pictures of a step lie evenly apart however long they take. Beside them: how long frames take with two
 * hundred things in motion, and while bots play.
 */
const [out = "motion-sheets", ...wanted] = process.argv.slice(2);
const games = wanted.length > 0 ? wanted : ["flask", "castle-lanes", "battle-farm", "hatch", "garden-incursion"];
const [pictures, apart, most] = [7, 150, 10];
/** Enough to come upon most of what happens in a game. */
const [steps, skipped] = [Number(process.env.STEPS ?? 260), 1600];
mkdirSync(out, { recursive: true });

/** A match between bots, seen by one of them. */
async function deal(browser, address, game, isHeld = true) {
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
  page.setDefaultTimeout(120_000);
  page.on("pageerror", (error) => console.log("  error:", String(error).slice(0, 300)));
  page.on("console", (said) => said.type() === "error" && console.log("  console:", said.text().slice(0, 300)));
  await page.goto(address);
  await callFrom(page)("project.create", { game, name: `${game} ${isHeld ? "held" : "free"}` });
  await page.reload();
  await page.evaluate(() => {
    window.location.hash = "#/table";
  });
  await page.getByRole("heading", { name: /^Deal a match/ }).waitFor();
  const seats = page.getByLabel("Who");
  for (let n = 0; n < (await seats.count()); n++) {
    await seats.nth(n).click();
    await page.getByRole("option", { name: "Greedy bot" }).click();
  }
  await page.getByLabel("Seed").fill("7");
  if (isHeld) await hold(page);
  await page.getByRole("button", { name: "Deal", exact: true }).click();
  await page.getByRole("region", { name: "What happened" }).waitFor();
  await page.getByRole("combobox", { name: "View" }).click();
  await page.getByRole("option", { name: /^As / }).first().click();
  return page;
}

/** From here on time passes only when it is told to: that of timers by the clock, that of animations by hand. */
async function hold(page) {
  await page.clock.install();
  await page.evaluate(() => {
    const { animate } = Element.prototype;
    window.held = [];
    Element.prototype.animate = function (...how) {
      const animation = animate.apply(this, how);
      animation.pause();
      window.held.push(animation);
      return animation;
    };
    window.passTime = (ms) => {
      for (const animation of window.held) {
        const now = Number(animation.currentTime ?? 0) + ms;
        if (now >= Number(animation.effect.getComputedTiming().endTime)) animation.finish();
        else animation.currentTime = now;
      }
      window.held = window.held.filter(({ playState }) => playState === "paused");
    };
  });
}

async function pass(page, ms) {
  await page.clock.runFor(ms);
  await page.evaluate((time) => window.passTime(time), ms);
}

const linesOf = (page) => page.getByRole("list", { name: "Log of the match" }).getByRole("listitem").allInnerTexts();

/** What kind of thing a line tells: its words without names and numbers. */
const kindOf = (line) =>
  line
    .split(/[^\p{L}]+/u)
    .slice(1)
    .filter((word) => /^\p{Ll}/u.test(word))
    .slice(0, 3)
    .join(" ");

async function record(page, game) {
  const known = new Set();
  const rows = [];
  let before = (await linesOf(page)).length;
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await pass(page, 5000);
  for (let step = 0; step < steps && rows.length < most; step++) {
    for (let wait = 0; wait < 40 && (await linesOf(page)).length === before; wait++) {
      await pass(page, 60);
      await new Promise((done) => setTimeout(done, 30));
    }
    const fresh = (await linesOf(page)).slice(before);
    if (fresh.length === 0) break;
    before += fresh.length;
    const kinds = fresh.map(kindOf).filter((kind) => kind !== "" && !known.has(kind));
    const moving = await page.evaluate(() => window.held.length);
    if (kinds.length === 0 || moving === 0) {
      await pass(page, skipped);
      continue;
    }
    for (const kind of kinds) known.add(kind);
    const images = [];
    for (let n = 0; n < pictures; n++) {
      images.push(await shoot(page));
      await pass(page, apart);
    }
    rows.push({ title: fresh.join("  ·  ").slice(0, 260), images });
    await writeSheet(page, game, rows);
    await pass(page, skipped);
  }
  await writeSheet(page, game, rows);
  console.log(`${game}: ${rows.length} steps in ${join(out, `${game}.png`)}`);
}

async function shoot(page) {
  const clip = await page.locator("[data-table]").boundingBox();
  return (await page.screenshot({ clip, type: "jpeg", quality: 70, scale: "css" })).toString("base64");
}

async function writeSheet(page, game, rows) {
  const sheet = await page
    .context()
    .browser()
    .newPage({ viewport: { width: 2400, height: 400 } });
  const row = ({ title, images }) =>
    `<p>${title.replaceAll("<", "&lt;")}</p><div>${images.map((data) => `<img src="data:image/jpeg;base64,${data}">`).join("")}</div>`;
  await sheet.setContent(
    `<style>body{margin:8px;font:13px sans-serif}p{margin:6px 0 2px}div{display:flex;gap:4px}img{width:${Math.floor(2370 / pictures) - 4}px}</style>${rows.map(row).join("")}`,
  );
  writeFileSync(join(out, `${game}.png`), await sheet.screenshot({ fullPage: true }));
  await sheet.close();
}

/** Frame times while bots play, and with two hundred pictures of cards flying over the table. */
async function measure(page, game) {
  await page.waitForTimeout(4000);
  const playing = await page.evaluate(async () => {
    const frames = [];
    const end = performance.now() + 10_000;
    for (let last = performance.now(); last < end; ) {
      const now = await new Promise(requestAnimationFrame);
      frames.push(now - last);
      last = now;
    }
    return frames;
  });
  const flying = await page.evaluate(async (many) => {
    const table = document.querySelector("[data-table]");
    const card = [...document.querySelectorAll("li > [data-thing^='card']")].at(-1);
    const copies = Array.from({ length: many }, (_, n) => {
      const copy = card.cloneNode(true);
      copy.removeAttribute("data-thing");
      const place = { position: "absolute", left: `${(n % 20) * 40}px`, top: `${Math.floor(n / 20) * 56}px` };
      Object.assign(copy.style, place, { willChange: "transform" });
      copy.style.setProperty("--face", "40px");
      table.append(copy);
      return copy;
    });
    await new Promise((done) => setTimeout(done, 1500));
    const frames = [];
    let isOn = true;
    let last = performance.now();
    const tick = (now) => {
      frames.push(now - last);
      last = now;
      if (isOn) requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
    for (let round = 0; round < 8; round++)
      await Promise.all(
        copies.map((copy, n) => {
          const far = `translate(${((n * 37) % 300) - 150}px, ${((n * 53) % 200) - 100}px) scale(1.2)`;
          return copy.animate([{ transform: far }, { transform: "none" }], { duration: 240, easing: "ease-out" })
            .finished;
        }),
      );
    isOn = false;
    for (const copy of copies) copy.remove();
    return frames;
  }, 200);
  console.log(`${game}: while bots play ${timesOf(playing)}; 200 in motion ${timesOf(flying)}`);
}

function timesOf(frames) {
  const sorted = frames.slice(1).sort((a, b) => a - b);
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))].toFixed(1);
  return `median ${at(0.5)} ms, 95 of 100 under ${at(0.95)} ms, worst ${at(1)} ms`;
}

await withStudio(async ({ browser, address }) => {
  for (const game of games) {
    if (process.env.FRAMES !== "only") {
      const page = await deal(browser, address, game);
      await record(page, game);
      await page.context().close();
    }
    const free = await deal(browser, address, game, false);
    await measure(free, game);
    await free.context().close();
  }
});
