import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { audit } from "./matches/audit.mjs";
import { randomFrom } from "./matches/chance.mjs";
import { byClicks, byDrags, byKeys, byTouch, look, settles } from "./matches/hands.mjs";
import { tableOf } from "./matches/tell.mjs";
import { callFrom, withStudio } from "./studio.mjs";

/**
 * Whole matches in a real browser by keys, clicks, drags or a finger, with the studio built:
 *   node bench/matches-by-hand.mjs [game …] [--way keys|clicks|drags|touch] [--seats 2|most] [--seed 1] [--within <seconds>]
 *     [--others people|quick|greedy|random|thinking] [--most 400] [--rules roundLimit=5,…] [--size 1440x900] [--dark] [--shots <folder>] [--home <folder>]
 * Prints a line a match: what was done, where it got stuck, what could only be done by the list, and what nobody should see;
 * at the end, or when the time is over, a table of all that was played. `--seats most` is as many as a game allows. Called again
 * with the same home, it goes on with matches that the time was too short for.
 */

const ways = { keys: byKeys, clicks: byClicks, drags: byDrags, touch: byTouch };
const bots = { quick: "Quick bot", greedy: "Greedy bot", random: "Random bot", thinking: "Thinking bot" };
const games = ["flask", "castle-lanes", "battle-farm", "hatch", "garden-incursion"];

const argument = (name, usual) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? usual : process.argv[at + 1];
};
const named = process.argv.slice(2).filter((each) => games.includes(each));
const [width, height] = argument("size", "1440x900").split("x").map(Number);
const shots = argument("shots");
const ownHome = argument("home");

const end = performance.now() + Number(argument("within", 3600)) * 1000;
const chosen = named.length > 0 ? named : games;
const wanted = chosen.flatMap((game) =>
  argument("way", "keys,clicks,drags,touch")
    .split(",")
    .flatMap((way) =>
      argument("seats", "2")
        .split(",")
        .map((seats) => (seats === "most" ? Number.POSITIVE_INFINITY : Number(seats)))
        .flatMap((seats) =>
          argument("others", "people")
            .split(",")
            .map((others) => ({ game, way, seats, others })),
        ),
    ),
);
const played = await withStudio(async ({ browser, address, home }) => {
  const context = await browser.newContext({
    viewport: { width, height },
    reducedMotion: "reduce",
    hasTouch: true,
    colorScheme: process.argv.includes("--dark") ? "dark" : "light",
  });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const errors = [];
  page.on("pageerror", (error) => errors.push(String(error).slice(0, 300)));
  page.on("console", (message) => message.type() === "error" && errors.push(message.text().slice(0, 300)));
  await page.goto(address);
  const found = [];
  for (const [n, match] of wanted.entries()) {
    if (performance.now() > end) break;
    const outcome = await play({ page, address, home, errors }, match, n).catch((error) => ({
      failed: String(error).slice(0, 400),
    }));
    found.push({ ...match, ...outcome });
    console.log(JSON.stringify(found.at(-1)));
  }
  return found;
}, ownHome);
console.log(tableOf(played));

async function play({ page, address, home, errors }, { game, way, seats, others }, n) {
  const name = `By hand ${n}`;
  const call = callFrom(page);
  const known = (await call("recent.list", {})).find((each) => each.name === name);
  await (known ? call("project.open", { folder: known.folder }) : call("project.create", { game, name }));
  if (!known) setRules(join(home, "projects", `by-hand-${n}`, "cardwright.json"));
  await page.goto(new URL("/#/table", address).href);
  await page.reload();
  const sat = known ? await goOn(page, others) : await deal(page, seats, others);
  const seed = Number(argument("seed", 1)) + (known ? Date.now() : 0);
  const random = randomFrom(seed);
  const cards = readdirSync(join(home, "projects", `by-hand-${n}`, "cards")).map((file) => file.replace(/\.json$/, ""));
  const ids = cards.filter((id) => id.includes("-"));
  const counts = {};
  const stuck = [];
  const onlyByList = {};
  const faults = {};
  const most = Number(argument("most", 400));
  let steps = 0;
  let sign = await settles(page, "", 10_000);
  let now = await look(page);
  let still = 0;
  const begun = Date.now();
  while (now.result === null && steps < most && performance.now() < end) {
    steps++;
    const what = now.cover ? await takeOver(page, way) : await ways[way](page, now, random);
    counts[what.how] = (counts[what.how] ?? 0) + 1;
    if (what.how === "list") {
      const text = what.did.replace(/\d+/g, "n").slice(0, 40);
      onlyByList[text] = (onlyByList[text] ?? 0) + 1;
    }
    const next = what.how === "stuck" ? null : await settles(page, sign, what.how === "drag" ? 1500 : 4000);
    if (next === null) {
      still++;
      if (what.how === "stuck" || still % 3 === 0)
        stuck.push(`${now.asked.slice(0, 90).replaceAll("\n", " · ")} → ${what.how}: ${what.did}`);
      // Whoever gets no further takes back what is picked, and goes on with something else.
      await page.keyboard.press("Escape");
      if (still % 3 === 0) await page.keyboard.press("Enter");
      if (still > 12) break;
    } else still = 0;
    sign = next ?? (await settles(page, "", 10_000));
    now = await look(page);
    if (steps % 15 === 0 || now.result !== null)
      for (const fault of await audit(page, ids)) faults[fault] = (faults[fault] ?? 0) + 1;
    if (shots && steps % 40 === 0)
      await page.screenshot({ path: join(shots, `${game}-${seats}-${way}-${steps}.png`) }).catch(() => {});
  }
  const isEnded = now.result !== null;
  const travelled = await undoAndRedo(page).catch((error) => `failed: ${String(error).slice(0, 600)}`);
  if (shots) await page.screenshot({ path: join(shots, `${game}-${seats}-${way}-end.png`) }).catch(() => {});
  return {
    seats: sat,
    isEnded,
    actions: now.done,
    steps,
    seconds: Math.round((Date.now() - begun) / 1000),
    counts,
    travelled,
    stuck: stuck.slice(0, 12),
    onlyByList,
    errors: [...new Set(errors.splice(0))],
    faults,
  };
}

/** House rules by which matches are shorter, or otherwise. */
function setRules(file) {
  const rules = (argument("rules") ?? "").split(",").flatMap((each) => (each === "" ? [] : [each.split("=")]));
  if (rules.length === 0) return;
  const options = Object.fromEntries(rules.map(([name, value]) => [name, Number.isNaN(+value) ? value : +value]));
  writeFileSync(file, `${JSON.stringify({ ...JSON.parse(readFileSync(file, "utf8")), options }, null, 2)}\n`);
}

async function deal(page, seats, others) {
  await page.getByRole("heading", { name: /^Deal a match/ }).waitFor();
  const rows = page.getByRole("listitem", { name: /^Seat \d/ });
  await rows.first().waitFor();
  // As many as the game allows.
  const more = page.getByRole("button", { name: "Add a seat" });
  for (let n = await rows.count(); n < seats && (await more.isVisible()); n++) await more.click();
  const sat = await rows.count();
  for (let n = 0; n < sat; n++) {
    await rows.nth(n).getByLabel("Who").click();
    const kind = n === 0 || others === "people" ? "Person" : bots[others];
    await page.getByRole("option", { name: kind }).click();
    await page.getByRole("listbox").waitFor({ state: "detached" });
  }
  if (others === "thinking") {
    for (const time of await page.getByRole("combobox", { name: "Time for a move" }).all()) {
      await time.click();
      await page.getByRole("option").first().click();
      await page.getByRole("listbox").waitFor({ state: "detached" });
    }
  }
  await page
    .getByRole("button", { name: /^(Deal|Play anyway)$/ })
    .last()
    .click();
  await page.getByRole("region", { name: "What happened" }).waitFor();
  if (others === "people") return sat;
  await page.getByRole("combobox", { name: "Bots" }).click();
  await page.getByRole("option", { name: "At once" }).click();
  await page.getByRole("listbox").waitFor({ state: "detached" });
  return sat;
}

/** With the match that lay on the table when the studio was closed. */
async function goOn(page, others) {
  await page
    .getByRole("button", { name: /^Go on with / })
    .first()
    .click();
  await page.getByRole("region", { name: "What happened" }).waitFor();
  if (others !== "people") {
    await page.keyboard.press("Control+k");
    await page.keyboard.type("Let the bots play on");
    await page.keyboard.press("Enter");
  }
  return "as before";
}

/** The hand-over waits with the keyboard on its only button. */
async function takeOver(page, way) {
  const mine = page.getByRole("dialog").getByRole("button", { name: /^I am / });
  if (way === "touch") await mine.tap();
  else if (way === "keys") await page.keyboard.press("Enter");
  else await mine.click();
  return { how: "hand-over", did: "take the screen" };
}

/** To the first moment and to the last again: whether the state is the same by its hash, and everything that can be read is as it was. */
async function undoAndRedo(page) {
  const read = async () => {
    // Marks on what has changed are gone after a moment.
    await page.locator("[data-table] [aria-hidden][inert] > *").first().waitFor({ state: "detached" });
    return { said: await page.locator("[data-table]").innerText(), hash: await hashOf(page) };
  };
  const slider = page.getByRole("slider", { name: "Moment of the match" });
  const to = async (key, wanted) => {
    if ((await look(page)).cover) await takeOver(page);
    await page.locator('[role="dialog"]').waitFor({ state: "detached" });
    await slider.focus();
    await page.keyboard.press(key);
    return page
      .waitForFunction(
        ([wanted]) => {
          const { value, max } = document.querySelector('input[aria-label="Moment of the match"]');
          return value === (wanted ?? max);
        },
        [wanted],
        { timeout: 60_000 },
      )
      .then(() => true)
      .catch(() => false);
  };
  // With everything in sight the screen needn't change hands on the way.
  if ((await look(page)).cover) await takeOver(page);
  const everything = page.getByRole("combobox", { name: "View" });
  await everything.click();
  await page.getByRole("option", { name: "Everything" }).last().click();
  await page.getByRole("listbox").waitFor({ state: "detached" });
  await page.waitForTimeout(500);
  const before = await read();
  if (!(await to("Home", "0"))) return "didn't get to the beginning";
  if (!(await to("End"))) return "didn't get to the end";
  await page.waitForTimeout(300);
  const after = await read();
  if (after.hash !== before.hash) return `another state: ${before.hash}, then ${after.hash}`;
  if (after.said === before.said) return `the same (${after.hash})`;
  const [was, is] = [before, after].map(({ said }) => said.split("\n"));
  const at = was.findIndex((line, n) => line !== is[n]);
  return `the same state, told otherwise: “${was.slice(at, at + 3).join(" · ")}”, then “${is.slice(at, at + 3).join(" · ")}”`;
}

/** Of the state that lies on the table, as the exported match says it. */
async function hashOf(page) {
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Share", exact: true }).click();
  await page.getByRole("menuitem", { name: "Export the match as a file" }).click();
  const { end } = JSON.parse(readFileSync(await (await download).path(), "utf8"));
  return end;
}
