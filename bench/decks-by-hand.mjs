import { callFrom, withStudio } from "./studio.mjs";

/**
 * A deck of each game built from nothing on the screen, by clicks and by keys alone, and how many of them it took, with the studio built:
 *   node bench/decks-by-hand.mjs [game …]
 * A hand takes what fits in the order of the set, as many copies as are usual, until the verdict is good or nothing fits any more; the
 * rest is left to “Complete the deck”. Typing a word counts as one step. Prints a line for each game and way.
 */

const ways = { clicks: byClicks, keys: byKeys, "keys, all at once": byKeysAtOnce, "clicks, completed": byCompleting };
const games = ["flask", "castle-lanes", "battle-farm", "hatch", "garden-incursion"];
const named = process.argv.slice(2).filter((each) => games.includes(each));
const mostByHand = 400;

await withStudio(async ({ browser, address }) => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: "reduce" });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  await page.goto(address);
  for (const game of named.length > 0 ? named : games)
    for (const [way, by] of Object.entries(ways)) {
      const name = `${game} by ${way}`;
      await callFrom(page)("project.create", { game, name });
      await page.goto(new URL("/#/decks", address).href);
      await page.reload();
      await page.getByRole("heading", { name: "Decks" }).waitFor();
      const hand = handOn(page);
      const began = performance.now();
      await by(page, hand).catch((error) => hand.note(String(error).slice(0, 200)));
      const seconds = Math.round((performance.now() - began) / 1000);
      // What was changed last is judged by now.
      await page.waitForTimeout(300);
      console.log(
        JSON.stringify({
          game,
          way,
          steps: hand.steps(),
          cards: await different(page),
          byHand: hand.told(),
          legal: await isLegal(page),
          seconds,
        }),
      );
    }
});

/** Whatever a hand does, counted. */
function handOn(page) {
  let [steps, told] = [0, ""];
  const counted = (act) => {
    steps += 1;
    return act;
  };
  return {
    click: (target, how) => counted(target.click(how)),
    press: (key) => counted(page.keyboard.press(key)),
    type: (words) => counted(page.keyboard.type(words)),
    steps: () => steps,
    note: (words) => (told = `${words} after ${steps}`),
    told: () => told,
  };
}

/** Whether no rule is broken; advice may be left. */
async function isLegal(page) {
  return (await page.getByRole("region", { name: "What the rules say" }).getAttribute("data-worst")) !== "error";
}

function table(page) {
  return page.getByRole("region", { name: "What the rules say" });
}

async function newDeck(page, hand) {
  await hand.click(page.getByRole("button", { name: "New deck…" }).first());
  await page.getByRole("dialog").getByLabel("Name").waitFor();
  const leader = page.getByRole("dialog").locator("fieldset label");
  if ((await leader.count()) > 0) await hand.click(leader.first());
  await hand.click(page.getByRole("dialog").getByRole("button", { name: "Create" }));
  await table(page).waitFor();
}

async function byClicks(page, hand) {
  await newDeck(page, hand);
  for (const done = new Set(); done.size < mostByHand && !(await isLegal(page)); ) {
    const fitting = page.locator("[data-pool]:not([data-unfit]):has([data-main]:not([aria-description]))");
    const ids = await fitting.evaluateAll((cards) => cards.map((card) => card.getAttribute("data-pool")));
    const next = ids.find((id) => !done.has(id));
    if (next === undefined) break;
    done.add(next);
    await hand.click(page.locator(`[data-pool="${next}"] [data-main]`), { modifiers: ["Shift"] });
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  hand.note((await isLegal(page)) ? "legal" : "nothing more in sight");
  if (await isLegal(page)) return;
  await complete(page, hand);
}

/** Nothing is chosen but the leader. */
async function byCompleting(page, hand) {
  await newDeck(page, hand);
  await complete(page, hand);
}

async function complete(page, hand) {
  await hand.click(page.getByRole("button", { name: /^(Complete the deck|Mend all)…/ }).first());
  await hand.click(page.getByRole("dialog").getByRole("button", { name: "Change the deck" }));
  await page.getByRole("dialog").waitFor({ state: "detached" });
}

/** All that such a deck may hold is marked, and as many as are usual come in. */
async function byKeysAtOnce(page, hand) {
  await newDeckByKeys(page, hand);
  await hand.press("Control+f");
  await hand.press("ArrowDown");
  await hand.press("Control+a");
  await hand.press("Shift+Enter");
}

async function newDeckByKeys(page, hand) {
  await command(page, hand, "new deck");
  await page.getByRole("dialog").getByLabel("Name").waitFor();
  if ((await page.getByRole("dialog").locator("fieldset label").count()) > 0) {
    await hand.press("Tab");
    await hand.press("Space");
  }
  await hand.press("Enter");
  await table(page).waitFor();
  await page.getByRole("dialog").waitFor({ state: "detached" });
}

async function byKeys(page, hand) {
  await newDeckByKeys(page, hand);
  await hand.press("Control+f");
  await hand.press("ArrowDown");
  for (let n = 0, last = ""; n < mostByHand && !(await isLegal(page)); n++) {
    const { id, isFitting } = await page.evaluate(() => {
      const card = document.activeElement?.closest("[data-pool]");
      const isUnfit = card?.querySelector("[data-main]")?.hasAttribute("aria-description") ?? true;
      return { id: card?.getAttribute("data-pool") ?? "", isFitting: !isUnfit };
    });
    if (id === last) break;
    last = id;
    if (isFitting) await hand.press("Shift+Enter");
    if (!(await isLegal(page))) await hand.press("ArrowRight");
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  hand.note((await isLegal(page)) ? "legal" : "the set's end");
  if (await isLegal(page)) return;
  await command(page, hand, "complete the deck");
  await page.getByRole("dialog").getByRole("button", { name: "Change the deck" }).waitFor();
  await hand.press("Enter");
  await page.getByRole("dialog").waitFor({ state: "detached" });
}

/** How many different cards lie in the deck: what the steps are to be compared with. */
function different(page) {
  return page.locator("[data-line]").count();
}

async function command(page, hand, words) {
  await hand.press("Control+k");
  await hand.type(words);
  await page
    .getByRole("dialog")
    .getByRole("option", { name: new RegExp(`^${words}`, "i") })
    .first()
    .waitFor();
  await hand.press("Enter");
}
