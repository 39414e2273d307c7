import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { bundle } from "../scripts/bundle.mjs";
import { among, randomFrom } from "./matches/chance.mjs";
import { callFrom, withStudio } from "./studio.mjs";

/**
 * Positions set up on the screen by clicks, by carrying and by keys, each kept as a test and seen green, with the studio built:
 *   node bench/positions-by-hand.mjs [game …] [--positions 10] [--first 0] [--seed 1] [--within <seconds>] [--shots <folder>]
 *     [--crowded] [--into <folder>]
 * They begin with nothing, with a test of the set and with the match on the table by turns; crowded ones all begin in the midst of
 * a match between as many bots as the game allows, and are written into a folder, a file a game. Prints a line a game.
 */

const games = ["flask", "castle-lanes", "battle-farm", "hatch", "garden-incursion"];
const argument = (name, usual) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? usual : process.argv[at + 1];
};
const named = process.argv.slice(2).filter((each) => games.includes(each));
const positions = Number(argument("positions", 10));
const first = Number(argument("first", 0));
const shots = argument("shots");
const end = performance.now() + Number(argument("within", 3600)) * 1000;
const ways = ["clicks", "drags", "keys"];
const isCrowded = process.argv.includes("--crowded");
const beginnings = isCrowded ? ["the midst of a match"] : ["nothing", "a test", "the match"];
const into = argument("into");

const crowdedMatch = isCrowded ? await bundle("bench/matches/crowded-match.ts", "crowded-match") : undefined;
await withStudio(async ({ browser, address, home }) => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: "reduce" });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  const errors = [];
  page.on("pageerror", (error) => errors.push(String(error).slice(0, 300)));
  page.on("console", (message) => message.type() === "error" && errors.push(message.text().slice(0, 300)));
  await page.goto(address);
  for (const game of named.length > 0 ? named : games) {
    const told = { game, green: 0, begun: {}, by: {}, refusals: new Set(), failed: [] };
    await callFrom(page)("project.create", { game, name: game });
    if (isCrowded) {
      const matches = join(home, "projects", game, "matches");
      mkdirSync(matches, { recursive: true });
      execFileSync(process.execPath, [crowdedMatch, game, join(matches, "recorded.json")]);
    }
    await page.goto(new URL("/#/table", address).href);
    await page.reload();
    for (let n = first; n < positions && performance.now() < end; n++) {
      const wish = { n, game, way: ways[n % 3], from: beginnings[Math.floor(n / 3) % beginnings.length], told };
      await position(page, wish).catch(async (error) => {
        told.failed.push(`${n} ${wish.way} from ${wish.from}: ${String(error).slice(0, 240)}`);
        if (shots) await page.screenshot({ path: join(shots, `${game}-position-${n}-failed.png`) }).catch(() => {});
        await page.reload();
      });
      if (into) writeInto(join(into, `${game}.json`), keptIn(home, game));
    }
    const kept = keptIn(home, game).length;
    console.log(JSON.stringify({ ...told, refusals: [...told.refusals], kept, errors: errors.splice(0) }));
  }
});

function keptIn(home, game) {
  const folder = join(home, "projects", game, "scenarios");
  const kept = readdirSync(folder).filter((file) => file.startsWith("position-"));
  return kept.map((file) => JSON.parse(readFileSync(join(folder, file), "utf8")));
}

/** Adds them to those of earlier runs, a line each. */
function writeInto(file, scenarios) {
  const before = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : [];
  const all = [...new Map([...before, ...scenarios].map((each) => [each.name, each])).values()];
  all.sort((a, b) => a.name.localeCompare(b.name, "en", { numeric: true }));
  writeFileSync(file, `[\n${all.map((each) => JSON.stringify(each)).join(",\n")}\n]\n`);
}

async function position(page, { n, game, way, from, told }) {
  const random = randomFrom(Number(argument("seed", 1)) * 100 + n);
  await (isCrowded ? beginInTheMidst(page, n) : begin(page, from, n));
  await page.getByRole("heading", { name: "Set up a position" }).waitFor();
  await page.getByRole("region", { name: "Cards of the set" }).waitFor();
  let put = 0;
  for (let tried = 0; tried < 8 && put < 2; tried++) if (await putOne(page, way, random, told)) put++;
  await changeNumber(page, random, told);
  if (shots && n % 5 === 0) await page.screenshot({ path: join(shots, `${game}-position-${n}.png`) });
  await page.getByRole("button", { name: "Keep as a test…" }).click();
  const name = `Position ${n + 1}: ${way}, from ${from}`;
  await page.getByRole("textbox", { name: "Name" }).fill(name);
  const choices = page.getByRole("region", { name: "What must hold" });
  // A player on the board shows what can be asked of them.
  await page
    .locator("main")
    .getByRole("button", { name: /^Choose\b/ })
    .first()
    .click();
  await choices.getByRole("checkbox", { checked: false }).first().waitFor();
  const open = choices.getByRole("checkbox", { checked: false });
  if ((await open.count()) > 0) await open.first().click();
  await page.getByRole("button", { name: "Keep", exact: true }).click();
  const row = page.getByRole("listitem").filter({ hasText: name });
  await row
    .getByText("holds", { exact: true })
    .or(row.getByText("fails", { exact: true }))
    .first()
    .waitFor();
  const isGreen = (await row.getByText("holds", { exact: true }).count()) > 0;
  if (isGreen) told.green++;
  else told.failed.push(`${n}: ${await page.locator("main").innerText()}`.slice(0, 300));
  told.begun[from] = (told.begun[from] ?? 0) + 1;
}

/** At a moment of its own for each, at which the match stands still. */
async function beginInTheMidst(page, n) {
  await page.getByRole("navigation").getByRole("button", { name: "Table", exact: true }).click();
  const back = page.getByRole("button", { name: "Back to the table" });
  const onTable = page.getByRole("region", { name: "What happened" });
  const load = page.getByRole("button", { name: "Load Recorded" });
  await back.or(onTable).or(load).first().waitFor();
  if (await back.isVisible()) await back.click();
  await onTable.or(load).first().waitFor();
  if (await load.isVisible()) await load.click();
  await onTable.waitFor();
  const slider = page.getByRole("slider", { name: "Moment of the match" });
  const last = Number(await slider.getAttribute("max"));
  for (let at = Math.floor(last * (0.35 + n * 0.05)); ; at++) {
    await slider.evaluate((element, value) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value").set.call(element, String(value));
      element.dispatchEvent(new Event("input", { bubbles: true }));
    }, at);
    await page.locator(`[aria-valuetext^="after ${at} of "]`).waitFor();
    await page.getByRole("button", { name: "Change this position by hand…" }).click();
    await page.getByRole("heading", { name: "Set up a position" }).waitFor();
    await page.getByRole("region", { name: "Cards of the set" }).waitFor();
    if (!(await page.getByRole("alert").first().isVisible())) return;
    await back.click();
    await onTable.waitFor();
  }
}

async function begin(page, from, n) {
  const room = (name) => page.getByRole("navigation").getByRole("button", { name, exact: true }).click();
  if (from === "a test") {
    await room("Tests");
    const rows = page
      .getByRole("listitem")
      .getByRole("button")
      .filter({ has: page.locator("[data-state]") });
    await rows.first().waitFor();
    const change = page.getByRole("button", { name: "Change this situation by hand" });
    for (let tried = 0; tried < 10; tried++) {
      await page
        .getByRole("listitem")
        .getByRole("button")
        .nth(n * 3 + tried)
        .click();
      if (await change.isEnabled()) break;
    }
    await change.click();
    return;
  }
  await room("Table");
  const changes = page.getByRole("button", { name: "Back to the table" });
  const onTable = page.getByRole("region", { name: "What happened" });
  await changes
    .or(page.getByRole("button", { name: /position…/ }))
    .or(onTable)
    .first()
    .waitFor();
  if (await changes.isVisible()) await changes.click();
  if (from === "the match") {
    const deal = page.getByRole("button", { name: "Deal", exact: true });
    await deal.or(onTable).first().waitFor();
    if (await deal.isVisible()) {
      await deal.click();
      await onTable.waitFor();
    }
    await page.keyboard.press("Control+k");
    await page.keyboard.type("Change this position by hand");
    await page.keyboard.press("Enter");
    return;
  }
  const setUp = page.getByRole("button", { name: "Set up a position…" });
  if (await setUp.isVisible()) await setUp.click();
  else {
    await page.keyboard.press("Control+k");
    await page.keyboard.type("Change this position by hand");
    await page.keyboard.press("Enter");
  }
  await page.getByRole("button", { name: "Empty", exact: true }).click();
}

/** Puts a card of the set somewhere: says whether the rules let it lie there. */
async function putOne(page, way, random, told) {
  const shelf = page.getByRole("region", { name: "Cards of the set" });
  const cards = shelf.getByRole("list").getByRole("button");
  const card = cards.nth(Math.floor(random() * Math.min(12, await cards.count())));
  const undo = page.getByRole("button", { name: "Undo", exact: true }).last();
  if (way === "drags") {
    const from = await card.boundingBox();
    await page.mouse.move(from.x + from.width / 2, from.y + 20);
    await page.mouse.down();
    await page.mouse.move(from.x + from.width / 2, from.y - 40, { steps: 3 });
    const spots = await openSpots(page);
    const to = among(random, spots);
    if (to) await page.mouse.move(to.x, to.y, { steps: 4 });
    await page.mouse.up();
  } else {
    if (way === "keys") {
      await card.focus();
      await page.keyboard.press("Enter");
      const where = page.getByRole("combobox", { name: "Or choose where" });
      await where.focus();
      await page.keyboard.press("ArrowDown");
      const down = Math.floor(random() * (await page.getByRole("option").count()));
      for (let n = 0; n < Math.min(down, 12); n++) await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Enter");
    } else {
      await card.click();
      const to = among(random, await openSpots(page));
      if (to) await page.mouse.click(to.x, to.y);
    }
  }
  await page.waitForTimeout(400);
  told.by[way] = (told.by[way] ?? 0) + 1;
  const refused = page.getByRole("alert").first();
  if (!(await refused.isVisible())) return !(await undo.isDisabled());
  told.refusals.add((await refused.innerText()).slice(0, 200));
  await page
    .getByRole("button", { name: "Leave it" })
    .click({ timeout: 500 })
    .catch(() => {});
  return false;
}

function openSpots(page) {
  return page.evaluate(() =>
    [...document.querySelectorAll('[data-open], [data-table] button[aria-label^="Choose a point"]')]
      .map((each) => each.getBoundingClientRect())
      .filter(({ width, height }) => width > 4 && height > 4)
      .map(({ x, y, width, height }) => ({ x: x + width * 0.5, y: y + height * 0.6 })),
  );
}

/** One of the numbers beside the table, by keys; what the rules refuse is taken back. */
async function changeNumber(page, random, told) {
  const fields = page.getByRole("complementary", { name: "The position in fields" }).getByRole("textbox");
  const numbers = fields.and(page.locator('[inputmode="numeric"]'));
  const all = (await numbers.count()) > 0 ? numbers : page.getByRole("spinbutton");
  if ((await all.count()) === 0) return;
  const field = all.nth(Math.floor(random() * (await all.count())));
  if (!(await field.isVisible())) return;
  await field.focus();
  await page.keyboard.press(random() < 0.5 ? "ArrowUp" : "ArrowDown");
  await page.waitForTimeout(400);
  const refused = page.getByRole("alert").first();
  if (!(await refused.isVisible())) return;
  told.refusals.add((await refused.innerText()).slice(0, 200));
  await page.getByRole("button", { name: "Undo", exact: true }).last().click();
  await refused.waitFor({ state: "detached" });
}
