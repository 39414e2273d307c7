import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { callFrom } from "../studio.mjs";

const viewport = { width: 1280, height: 800 };

let storageState;
/** The address lets in whoever comes first; the others come with what that one was given. */
async function openPage(browser, address) {
  const page = await (await browser.newContext({ viewport, storageState })).newPage();
  await page.goto(storageState ? new URL(address).origin : address);
  storageState ??= await page.context().storageState();
  return page;
}

async function openTable(browser, { address, game, name }) {
  const page = await openPage(browser, address);
  page.setDefaultTimeout(60_000);
  page.on("pageerror", (error) => console.log("  error:", String(error).slice(0, 300)));
  page.on("console", (said) => said.type() === "error" && console.log("  console:", said.text().slice(0, 300)));
  await callFrom(page)("project.create", { game, name });
  await page.reload();
  await page.evaluate(() => {
    window.location.hash = "#/table";
  });
  await page.getByRole("heading", { name: /^Deal a match/ }).waitFor();
  return page;
}

const lookAsFirst = async (page) => {
  await page.getByRole("combobox", { name: "View" }).click();
  await page.getByRole("option", { name: /^As / }).first().click();
};

/** A page on which a recorded match lies on the table, seen by its first seat. */
export async function openMatch(browser, { address, home, game, name, record }) {
  const page = await openTable(browser, { address, game, name });
  const folder = join(home, "projects", name, "matches");
  mkdirSync(folder, { recursive: true });
  const players = record.players.map((player) => ({ ...player, bot: "greedy" }));
  writeFileSync(join(folder, "recorded.json"), JSON.stringify({ name: "Recorded", ...record, players }));
  await page.getByRole("button", { name: "Load Recorded" }).click();
  await page.getByRole("region", { name: "What happened" }).waitFor();
  await lookAsFirst(page);
  // What is told of the file that came from elsewhere lies over the table.
  await page.getByRole("button", { name: "Dismiss" }).first().click();
  await page.mouse.move(640, 2);
  return page;
}

/** A page on which bots play. */
export async function dealToBots(browser, { address, game, name }) {
  const page = await openTable(browser, { address, game, name });
  const seats = page.getByLabel("Who");
  for (let n = 0; n < (await seats.count()); n++) {
    await seats.nth(n).click();
    await page.getByRole("option", { name: "Greedy bot" }).click();
  }
  await page.getByLabel("Seed").fill("7");
  await page.getByRole("button", { name: "Deal", exact: true }).click();
  await page.getByRole("region", { name: "What happened" }).waitFor();
  await lookAsFirst(page);
  return page;
}
