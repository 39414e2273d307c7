import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { callFrom, withStudio } from "./studio.mjs";

/**
 * The sheet of a set, in a real browser with the built studio: how long 2,000 pasted cells take to be shown, to be on the disk,
 * and to be taken back; and how long frames take while one scrolls: `node bench/sheet.mjs [--cards 350,2000,10000] [--json]`.
 *
 * "shown": from the paste until the frame after the cells have changed. "written": until the last of them is in its file.
 */
const at = process.argv.indexOf("--cards");
const sizes = at < 0 ? [350, 2000, 10_000] : process.argv[at + 1].split(",").map(Number);
const [rows, columns] = [200, 10];

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
      beside("frames p50", ({ frame }) => frame.p50),
      beside("p95", ({ frame }) => frame.p95),
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
  const frames = await scroll(page);
  const sorted = frames.toSorted((a, b) => a - b);
  const of = (share) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
  const figures = {
    cards,
    cells: rows * columns,
    handled: pasted.handled,
    shown: pasted.shown,
    written,
    undone,
    frame: { p50: of(0.5), p95: of(0.95), p99: of(0.99), most: of(1), slow: frames.filter((ms) => ms > 25).length },
    frames: frames.length,
  };
  const ms = (n) => `${n.toFixed(0)} ms`;
  console.log(
    `${cards} cards: ${rows * columns} cells pasted: ${ms(pasted.handled)} in the handler, shown after ${ms(pasted.shown)}, ` +
      `written after ${ms(written)}; undone after ${ms(undone)}; ${frames.length} frames of scrolling: p50 ${of(0.5).toFixed(1)}, ` +
      `p95 ${of(0.95).toFixed(1)}, p99 ${of(0.99).toFixed(1)}, most ${ms(of(1))}`,
  );
  return figures;
}

/** Down by a little more than a row in each frame, then across, then by whole screens. */
function scroll(page) {
  return page.evaluate(async () => {
    const grid = document.querySelector("[role=grid]");
    const frames = [];
    let last = await new Promise(requestAnimationFrame);
    const frame = async (move) => {
      move();
      const now = await new Promise(requestAnimationFrame);
      frames.push(now - last);
      last = now;
    };
    for (let n = 0; n < 150; n++) await frame(() => grid.scrollBy(0, 60));
    for (let n = 0; n < 30; n++) await frame(() => grid.scrollBy(20, 0));
    for (let n = 0; n < 60; n++) await frame(() => grid.scrollBy(0, grid.clientHeight));
    return frames;
  });
}
