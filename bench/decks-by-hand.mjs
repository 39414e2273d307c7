import { callFrom, withStudio } from "./studio.mjs";

/**
 * A deck of each game built from nothing on the screen, by clicks and by keys alone, and how many of them it took, with the studio built:
 *   node bench/decks-by-hand.mjs [game …]
 * A hand takes what fits in the order of the set, as many copies as may be, until the verdict is good or nothing fits any more; the
 * rest is left to “Complete the deck”. Typing a word counts as one step. Prints a line for each game and way.
 */

const games = ["flask", "castle-lanes", "battle-farm", "hatch", "garden-incursion"];
const named = process.argv.slice(2).filter((each) => games.includes(each));
const mostByHand = 400;

await withStudio(async ({ browser, address }) => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: "reduce" });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  await page.goto(address);
  for (const game of named.length > 0 ? named : games)
    for (const way of ["clicks", "keys"]) {
      const name = `${game} by ${way}`;
      await callFrom(page)("project.create", { game, name });
      await page.goto(new URL("/#/decks", address).href);
      await page.reload();
      await page.getByRole("heading", { name: "Decks" }).waitFor();
      const hand = handOn(page);
      const began = performance.now();
      await (way === "clicks" ? byClicks : byKeys)(page, hand).catch((error) => hand.note(String(error).slice(0, 200)));
      const seconds = Math.round((performance.now() - began) / 1000);
      // What was changed last is judged by now.
      await page.waitForTimeout(300);
      console.log(
        JSON.stringify({ game, way, steps: hand.steps(), byHand: hand.told(), legal: await isLegal(page), seconds }),
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
    click: (target) => counted(target.click()),
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

function tried(page) {
  return page.getByRole("region", { name: "Tried", exact: true });
}

async function byClicks(page, hand) {
  await hand.click(page.getByRole("button", { name: "New deck…" }).first());
  await hand.type("Tried");
  await hand.press("Enter");
  await tried(page).waitFor();
  const leader = page.getByRole("button", { name: /^Choose a (class|queen)/ });
  if ((await leader.count()) > 0) {
    await hand.click(leader);
    await hand.click(page.getByRole("dialog").locator("label").first());
  }
  for (let n = 0; n < mostByHand && !(await isLegal(page)); n++) {
    const fitting = page.locator("[data-pool]:not([data-unfit]) [data-main]:not([aria-description])");
    if ((await fitting.count()) === 0) break;
    await hand.click(fitting.first());
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  hand.note((await isLegal(page)) ? "legal" : "nothing more in sight");
  if (await isLegal(page)) return;
  await hand.click(page.getByRole("button", { name: /^(Complete the deck|Mend all)…/ }).first());
  await hand.click(page.getByRole("dialog").getByRole("button", { name: "Change the deck" }));
  await page.getByRole("dialog").waitFor({ state: "detached" });
}

async function byKeys(page, hand) {
  await command(page, hand, "new deck");
  await page.getByRole("dialog").getByLabel("Name").waitFor();
  await hand.type("Tried");
  await hand.press("Enter");
  await tried(page).waitFor();
  const isInPool = () => page.evaluate(() => document.activeElement?.closest("[data-pool]") !== null);
  for (let n = 0; n < 60 && !(await isInPool()); n++) await hand.press("Tab");
  for (let n = 0, last = ""; n < mostByHand && !(await isLegal(page)); n++) {
    const { id, isFitting, limit } = await page.evaluate(() => {
      const card = document.activeElement?.closest("[data-pool]");
      const isUnfit = card?.querySelector("[data-main]")?.hasAttribute("aria-description") ?? true;
      const most = /\/\s*(\d+)/.exec(card?.textContent ?? "")?.[1];
      return { id: card?.getAttribute("data-pool") ?? "", isFitting: !isUnfit, limit: Number(most ?? 3) };
    });
    if (id === last) break;
    last = id;
    if (isFitting) await hand.press(String(Math.max(1, Math.min(9, limit))));
    await hand.press("ArrowRight");
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  hand.note((await isLegal(page)) ? "legal" : "the set's end");
  if (await isLegal(page)) return;
  await command(page, hand, "complete the deck");
  await page.getByRole("dialog").getByRole("button", { name: "Change the deck" }).waitFor();
  const isReady = () => page.evaluate(() => document.activeElement?.textContent === "Change the deck");
  for (let n = 0; n < 120 && !(await isReady()); n++) await hand.press("Shift+Tab");
  await hand.press("Enter");
  await page.getByRole("dialog").waitFor({ state: "detached" });
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
