import { callFrom, withStudio } from "./studio.mjs";

/**
 * How long a keystroke in the card editor takes to reach the printed face, in a real browser with the built studio:
 * `node bench/keystroke.mjs [--cards 10000] [--keys 200] [--json]`.
 *
 * "drawn": from the key's input event until the new face is in the page. "frame": until the frame that shows it begins.
 */

const option = (name, fallback) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? fallback : Number(process.argv[at + 1]);
};
const cards = option("cards", 0);
const keys = option("keys", 200);
const withJson = process.argv.includes("--json");

await withStudio(async ({ browser, address }) => {
  const page = await openCard(browser, address);
  const samples = await measure(page);
  const show = (name, values) => {
    const sorted = values.toSorted((a, b) => a - b);
    const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))].toFixed(1);
    console.log(`${name.padEnd(6)} p50 ${at(0.5)} ms   p95 ${at(0.95)} ms   max ${at(1)} ms`);
  };
  const situation = `${cards === 0 ? "sample set" : `${cards} cards`}${withJson ? ", JSON open" : ""}`;
  console.log(`${samples.length} keystrokes, ${situation}`);
  show(
    "drawn",
    samples.map(({ drawn }) => drawn),
  );
  show(
    "frame",
    samples.map(({ frame }) => frame),
  );
});

async function openCard(browser, address) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(address);
  const call = callFrom(page);
  const { session, files } = await call("project.sample", { game: "flask" });
  const card = files.find(({ path }) => path === "cards/profit.json");
  const changes = Array.from({ length: cards }, (_, n) => ({
    path: `cards/extra-${n}.json`,
    text: card.text.replace(/"name": ".*?"/, `"name": "Extra ${n}"`),
  }));
  if (changes.length > 0) await call("project.edit", { session, label: "Many cards", changes });
  if (withJson) await call("settings.write", { layout: { "editor.json": true } });
  await page.goto(`${new URL(page.url()).origin}/#/set/profit`);
  await page.reload();
  await page.waitForSelector("[data-live] svg");
  if (withJson) await page.waitForSelector(".monaco-editor .view-line");
  // Checks of the whole set and the first drawing of the gallery are not what is measured.
  await page.waitForTimeout(3000);
  return page;
}

async function measure(page) {
  await page.evaluate(() => {
    window.samples = [];
    let began;
    const input = document.querySelector("#field-name");
    input.addEventListener("input", (event) => (began = event.timeStamp), { capture: true });
    new MutationObserver(() => {
      if (began === undefined) return;
      const start = began;
      began = undefined;
      const drawn = performance.now() - start;
      requestAnimationFrame(() => window.samples.push({ drawn, frame: performance.now() - start }));
    }).observe(document.querySelector("[data-live]"), { childList: true, subtree: true });
  });
  await page.click("#field-name");
  const words = "Slow Golden Retort of the Seven Winds ";
  for (let n = 0; n < keys; n++) {
    await page.keyboard.press(
      n % 40 === 39 ? "Control+a" : words[n % words.length] === " " ? "Space" : words[n % words.length],
    );
    await page.waitForTimeout(60);
  }
  await page.waitForTimeout(200);
  return page.evaluate(() => window.samples);
}
