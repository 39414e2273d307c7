import { callFrom, withStudio } from "./studio.mjs";

/**
 * How long the card editor takes to answer, in a real browser with the built studio:
 * `node bench/keystroke.mjs [--cards 10000] [--keys 60] [--json] [--game hatch]`.
 * On a plain card, with which everything else compares, and on the card of each game that says most.
 *
 * face drawn: from the key's input event until the new face is in the page, with the builder of all abilities beside it.
 * face shown: until the frame that shows it begins.
 * list opens: from the key that opens a part of an ability until what could stand there is shown.
 * list found: from a letter typed into that list until the frame that shows what is found.
 * JSON offers: from the key that asks for it until the JSON view shows what could stand in an effect.
 */

const option = (name, fallback) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? fallback : process.argv[at + 1];
};
const cards = Number(option("cards", 0));
const keys = Number(option("keys", 60));
const withJson = process.argv.includes("--json");
const games = option("game", "flask,castle-lanes,battle-farm,hatch,garden-incursion").split(",");

const p95 = (values) => values.toSorted((a, b) => a - b)[Math.floor(0.95 * values.length)];
const p50 = (values) => values.toSorted((a, b) => a - b)[Math.floor(0.5 * values.length)];

await withStudio(async ({ browser, address }) => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(address);
  console.log(
    `${keys} keystrokes${cards > 0 ? `, among ${cards} cards` : ""}${withJson ? ", JSON open" : ""}; p50 / p95 in ms`,
  );
  for (const [game, wanted] of [["flask", "profit"], ...games.map((each) => [each, undefined])]) {
    const id = await openCard(page, game, wanted);
    const measured = { ...(await typeName(page)), ...(await openLists(page)), ...(await askForJson(page)) };
    const figures = Object.entries(measured).map(
      ([name, values]) =>
        `${name} ${values.length === 0 ? "–" : `${p50(values).toFixed(1)} / ${p95(values).toFixed(1)}`}`,
    );
    console.log(`${`${game} ${id}`.padEnd(36)}${figures.join("   ")}`);
  }
});

/** What a card says, as far as its length tells. */
function saidOn({ text }) {
  const { abilities, effects, composition } = JSON.parse(text);
  return JSON.stringify([abilities, effects, composition]).length;
}

async function openCard(page, game, wanted) {
  const call = callFrom(page);
  const { session, files } = await call("project.sample", { game });
  const designs = files.filter(({ path }) => path.startsWith("cards/"));
  const card = wanted
    ? designs.find(({ path }) => path === `cards/${wanted}.json`)
    : designs.toSorted((a, b) => saidOn(b) - saidOn(a))[0];
  const changes = Array.from({ length: cards }, (_, n) => ({
    path: `cards/extra-${n}.json`,
    text: card.text.replace(/"name": ".*?"/, `"name": "Extra ${n}"`),
  }));
  if (changes.length > 0) await call("project.edit", { session, label: "Many cards", changes });
  await call("settings.write", { layout: { "editor.json": withJson } });
  const id = card.path.slice("cards/".length, -".json".length);
  await page.goto(`${new URL(page.url()).origin}/#/set/${id}`);
  await page.reload();
  await page.waitForSelector(`[data-editor="${id}"] [data-live] svg`);
  if (withJson) await page.waitForSelector(".monaco-editor .view-line");
  // Checks of the whole set and the first drawing of the gallery are not what is measured.
  await page.waitForTimeout(3000);
  return id;
}

async function typeName(page) {
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
    const letter = words[n % words.length];
    await page.keyboard.press(n % 40 === 39 ? "Control+a" : letter === " " ? "Space" : letter);
    await page.waitForTimeout(60);
  }
  await page.waitForTimeout(200);
  const samples = await page.evaluate(() => window.samples);
  return { "face drawn": samples.map(({ drawn }) => drawn), shown: samples.map(({ frame }) => frame) };
}

/** Of each part of the abilities, what could stand there, and what a letter finds among it. */
async function openLists(page) {
  const handles = page.locator("[data-saying] [data-at]");
  const [opens, found] = [[], []];
  for (let n = 0; n < Math.min(15, await handles.count()); n++) {
    await handles.nth(n).focus();
    opens.push(await answered(page, "Enter", '[role="dialog"] [data-place]'));
    const other = page.getByRole("button", { name: "Use another…" });
    if (await other.isVisible()) {
      await other.focus();
      opens.push(await answered(page, "Enter", '[role="dialog"] li'));
      await page.getByRole("textbox", { name: "Search what can stand here" }).focus();
      for (const letter of "card") found.push(await answered(page, letter, '[role="dialog"]'));
    }
    for (let tries = 0; tries < 3 && (await page.getByRole("dialog").isVisible()); tries++) {
      await page.keyboard.press("Escape");
      await page.waitForTimeout(250);
    }
  }
  return { "list opens": opens, found };
}

async function askForJson(page) {
  await callFrom(page)("settings.write", { layout: { "editor.json": true } });
  await page.reload();
  await page.waitForSelector(".monaco-editor .view-line");
  await page.waitForTimeout(1500);
  const offers = [];
  const line = page.locator(".monaco-editor .view-line", { hasText: /"do"|"tree"/ }).first();
  if ((await line.count()) === 0) return { "JSON offers": offers };
  await line.click();
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  for (let n = 0; n < 15; n++) {
    await page.waitForTimeout(100);
    offers.push(await answered(page, "Control+Space", ".suggest-widget .monaco-list-row"));
    await page.keyboard.press("Escape");
  }
  return { "JSON offers": offers };
}

/** From a key until what it asks for is in the page, and a frame begins that shows it. */
async function answered(page, key, selector) {
  await page.evaluate((wanted) => {
    window.answer = new Promise((done) => {
      const begun = (event) => {
        window.removeEventListener("keydown", begun, { capture: true });
        const look = () => {
          if (document.querySelector(wanted)) requestAnimationFrame(() => done(performance.now() - event.timeStamp));
          else setTimeout(look, 1);
        };
        setTimeout(look);
      };
      window.addEventListener("keydown", begun, { capture: true });
    });
  }, selector);
  await page.keyboard.press(key);
  return page.evaluate(() => Promise.race([window.answer, new Promise((done) => setTimeout(() => done(5000), 5000))]));
}
