import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { workOf } from "./motion/traced-work.mjs";
import { callFrom, withStudio } from "./studio.mjs";

/**
 * The sheet of a set, in a real browser with the built studio: how long 2,000 pasted cells take to be shown, to be on the disk,
 * and to be taken back; and how long frames take while one scrolls: `node bench/sheet.mjs [--cards 350,2000,10000] [--json]`.
 *
 * "shown": from the paste until the frame after the cells have changed. "written": until the last of them is in its file.
 * "own work": what the page itself does of a frame, in time of the processor, which means the same on a busy machine.
 */
const at = process.argv.indexOf("--cards");
const sizes = at < 0 ? [350, 2000, 10_000] : process.argv[at + 1].split(",").map(Number);
const [rows, columns] = [200, 10];
/** How one scrolls, and for how many frames. */
const ways = {
  down: [{ down: 60 }, 200],
  up: [{ down: -60 }, 200],
  across: [{ right: 20 }, 40],
  screens: [{ screens: 1 }, 80],
};

const results = [];
for (const cards of sizes) results.push(await withStudio((studio) => measure(studio, cards)));
const [smallest] = results;
for (const large of results.slice(1)) {
  const beside = (name, of) => `${name} ${(of(large) / of(smallest)).toFixed(2)} ×`;
  console.log(
    `${large.cards} cards beside ${smallest.cards}: ${[
      beside("shown", ({ shown }) => shown),
      beside("written", ({ written }) => written),
      beside("undone", ({ undone }) => undone),
      ...Object.keys(ways).map((way) => beside(`${way} p95`, ({ frames }) => frames[way].own.p95)),
    ].join(", ")}`,
  );
}
if (process.argv.includes("--json")) console.log(JSON.stringify(results, null, 2));

async function measure({ browser, address, home }, cards) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  page.setDefaultTimeout(120_000);
  await page.goto(address);
  const call = callFrom(page);
  const { session, files } = await call("project.create", { game: "castle-lanes", name: "Sheet" });
  const unit = files.find(({ path, text }) => path.startsWith("cards/") && /"type": "unit"/.test(text));
  const changes = Array.from({ length: cards }, (_, n) => ({
    path: `cards/a-${String(n).padStart(5, "0")}.json`,
    text: unit.text.replace(/"name": ".*?"/, `"name": "Unit ${n}"`),
  }));
  await call("project.edit", { session, label: "Many cards", changes });
  const names = ["class", "cost", "rarity", "hp", "attack", "move", "number", "notes", "art.author", "art.licence"];
  const manifest = JSON.parse(files.find(({ path }) => path === "cardwright.json").text);
  const sheet = {
    columns: ["name", ...names, "card.worth", "printed.text", "card.problems"].map((name) => ({ name })),
  };
  await call("project.edit", {
    session,
    label: "Columns",
    changes: [{ path: "cardwright.json", text: `${JSON.stringify({ ...manifest, sheet }, null, 2)}\n` }],
  });
  await call("settings.write", { layout: { "set.view": "sheet" } });
  await page.goto(`${new URL(page.url()).origin}/#/set`);
  await page.reload();
  const grid = page.getByRole("grid", { name: "Sheet of the set" });
  await grid.waitFor();
  // Reading and checking the whole set once is not what is measured.
  await page.waitForTimeout(cards > 5000 ? 12_000 : 4000);

  const block = Array.from({ length: rows }, (_, n) =>
    ["Dwarf", 1 + (n % 5), 1 + (n % 3), 2 + (n % 4), 1 + (n % 5), 1, n + 1, `Note ${n}`, "Ann", "CC BY 4.0"].join("\t"),
  ).join("\r\n");
  await grid.locator('[data-row="0"] [data-column="1"]').click();
  const pasted = await page.evaluate(
    async ({ text }) => {
      const grid = document.querySelector("[role=grid]");
      const cell = () => grid.querySelector('[data-row="3"] [data-column="8"]').textContent;
      const data = new DataTransfer();
      data.setData("text/plain", text);
      const began = performance.now();
      grid.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
      const handled = performance.now() - began;
      while (cell() !== "Note 3") await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      return { handled, shown: performance.now() - began };
    },
    { text: block },
  );
  const lastFile = join(home, "projects", "sheet", "cards", "a-00199.json");
  const writing = performance.now();
  while (!readFileSync(lastFile, "utf8").includes("Note 199")) await setTimeout(5);
  const written = pasted.shown + performance.now() - writing;
  const undoing = performance.now();
  await grid.focus();
  await page.keyboard.press("Control+z");
  await page.waitForFunction(
    () => document.querySelector('[data-row="3"] [data-column="8"]')?.textContent !== "Note 3",
  );
  const undone = performance.now() - undoing;
  const ms = (n) => `${n.toFixed(0)} ms`;
  console.log(
    `${cards} cards: ${rows * columns} cells pasted: ${ms(pasted.handled)} in the handler, shown after ${ms(pasted.shown)}, ` +
      `written after ${ms(written)}; undone after ${ms(undone)}`,
  );
  const frames = {};
  for (const [way, [by, times]] of Object.entries(ways)) {
    const work = await workOf(page);
    const passed = spread(await scroll(page, by, times));
    frames[way] = { passed, own: spread((await work.end()).each) };
    const told = ({ p50, p95, most }) => `p50 ${p50.toFixed(1)}, p95 ${p95.toFixed(1)}, most ${most.toFixed(1)} ms`;
    console.log(
      `  ${way.padEnd(8)} own work ${told(frames[way].own)}, ${frames[way].own.late} of ${times} over a frame; ` +
        `from frame to frame ${told(passed)}`,
    );
  }
  return { cards, cells: rows * columns, handled: pasted.handled, shown: pasted.shown, written, undone, frames };
}

function spread(times) {
  const sorted = times.toSorted((a, b) => a - b);
  const of = (share) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
  return { p50: of(0.5), p95: of(0.95), p99: of(0.99), most: of(1), late: times.filter((ms) => ms > 1000 / 60).length };
}

/** Scrolls once a frame; a step is in pixels, or in screens. */
function scroll(page, by, times) {
  return page.evaluate(
    async ({ by, times }) => {
      const grid = document.querySelector("[role=grid]");
      const frames = [];
      let last = await new Promise(requestAnimationFrame);
      for (let n = 0; n < times; n++) {
        grid.scrollBy(by.right ?? 0, by.down ?? by.screens * grid.clientHeight);
        const now = await new Promise(requestAnimationFrame);
        frames.push(now - last);
        last = now;
      }
      return frames;
    },
    { by, times },
  );
}
