import { afterAll, beforeAll, expect, test } from "vitest";
import { cardsOf } from "../../engine/core/table-view";
import type { Json } from "../../engine/core/vocabulary";
import { MatchDesk } from "../../renderer/table/engine/match-desk";
import type { Snapshot } from "../../renderer/table/engine/messages";
import { axeFaults } from "./axe";
import { type Studio, startStudio } from "./studio";
import { handsAt } from "./table-hands";

/** Several people at one screen: whoever has it finds nothing on the whole page of what the others hold. */

let studio: Studio;
beforeAll(async () => {
  studio = await startStudio({ project: { game: "flask", name: "Table" }, room: "table" });
});
afterAll(() => studio.end());

const { region, answers, done, seatBy, deal, leave } = handsAt(() => studio);

interface Seen {
  done: number;
  /** Whose screen it is; nobody's while it changes hands. */
  name: string | null;
  html: string;
}

/** The whole page, with attributes and accessible names. */
const pageAt = async (name: string | null): Promise<Seen> => ({
  done: await done(),
  name,
  html: await studio.page.content(),
});

async function saveAs(name: string): Promise<void> {
  const { page } = studio;
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByRole("dialog").getByLabel("Name").fill(name);
  await page.keyboard.press("Enter");
}

/** What pages name of cards that whoever had the screen could not see then. */
function secretsIn(seen: readonly Seen[], saved: Json): string[] {
  const desk = new MatchDesk();
  const begun = desk.load({ saved, viewer: null });
  if (!begun.ok) throw new Error(begun.problems[0]!.message);
  const { names, cards } = begun.value;
  const namesOn = (snapshot: Snapshot): string[] =>
    cardsOf(snapshot.table).flatMap(({ card }) => (card === undefined ? [] : (cards[card] as { name: string }).name));
  let hidden = 0;
  const leaks = seen.flatMap(({ done, name, html }) => {
    const all = new Set(namesOn(desk.moveTo({ done, viewer: null })));
    const own = desk.look({ viewer: name === null ? -1 : names.indexOf(name) });
    const told = JSON.stringify([own.log, own.asked]);
    for (const each of [...namesOn(own), ...[...all].filter((card) => told.includes(card))]) all.delete(each);
    hidden += all.size;
    return [...all].flatMap((card) => {
      const at = html.indexOf(card);
      return at < 0 ? [] : `${name ?? "Nobody"} after ${done}: ${html.slice(Math.max(0, at - 200), at + 60)}`;
    });
  });
  expect(hidden).toBeGreaterThan(seen.length);
  return leaks;
}

test("two people hand the screen over before they see their cards", async () => {
  const { page } = studio;
  await seatBy(1, "Person");
  await seatBy(2, "Person");
  await deal();
  const cover = page.getByRole("dialog", { name: /^Hand over to Player/ });
  const first = (await cover.getByRole("heading").innerText()).replace("Hand over to ", "");
  expect(await page.locator("[data-asked]").count()).toBe(0);
  const seen = [await pageAt(null)];
  // The keyboard doesn't leave it for what lies beside the table.
  await page.keyboard.press("Tab");
  await cover.getByRole("heading").click();
  await page.keyboard.press("Enter");
  await cover.waitFor({ state: "detached" });
  await answers().first().waitFor();
  for (let n = 0; n < 20 && (await cover.count()) === 0; n++) {
    seen.push(await pageAt(first));
    const before = await done();
    await answers().filter({ hasText: "End the turn" }).or(answers().last()).last().click();
    // With the answer comes the cover, if it is the other's turn.
    await expect.poll(done).toBeGreaterThan(before);
  }
  expect(await cover.getByRole("heading").innerText()).not.toContain(first);
  seen.push(await pageAt(null));
  await cover.getByRole("button").click();
  await page
    .getByText(/^As Player \d sees it$/)
    .last()
    .waitFor();
  await answers().first().waitFor();
  // Nothing moves away below a pointer while the line of the match is put together.
  const situation = page.getByRole("button", { name: "Change this position by hand…" });
  const place = await situation.boundingBox();
  await region("What happened").locator("[title]").first().waitFor({ state: "attached" });
  expect(await situation.boundingBox()).toEqual(place);
  await saveAs("Covered");
  await expect.poll(() => studio.list("table", "matches")).toContain("covered.json");
  expect(secretsIn(seen, JSON.parse(studio.read("table", "matches/covered.json")))).toEqual([]);
  // What lays all hands open asks before it does.
  await situation.click();
  await page.getByRole("dialog", { name: "Show every hand?" }).getByRole("button", { name: "Play on" }).click();
  await page.getByLabel("Cover hands").uncheck();
  await page.getByLabel("Cover hands").check();
  await leave();
});

test("in Battle Farm all share one deck, and a bid is asked for in another's turn, unseen by the others", async () => {
  const { page } = studio;
  await studio.make("battle-farm", "Farm", "table");
  await page.getByLabel("Deck for everybody").waitFor();
  expect(await page.getByRole("listitem", { name: "Seat 1" }).getByLabel("Deck").count()).toBe(0);
  await seatBy(1, "Person");
  await seatBy(2, "Person");
  await deal();
  const cover = page.getByRole("button", { name: /^I am / });
  const asked = region("Asked now");
  await cover.click();
  const seller = await asked.getByRole("heading").innerText();
  for (let n = 0; n < 12 && !(await cover.isVisible()); n++) {
    const offer = answers().filter({ hasText: /Offer (?!nothing)/ });
    const before = await done();
    await ((await offer.count()) > 0 ? offer.first() : answers().last()).click();
    await expect.poll(done).toBeGreaterThan(before);
  }
  const seen = [await pageAt(null)];
  await cover.click();
  await asked.getByText("What do you bid for the offered cards?").waitFor();
  const bidder = await asked.getByRole("heading").innerText();
  expect(bidder).not.toBe(seller);
  seen.push(await pageAt(bidder.replace(/ decides$/, "")));
  await saveAs("Bid");
  await expect.poll(() => studio.list("farm", "matches")).toContain("bid.json");
  expect(secretsIn(seen, JSON.parse(studio.read("farm", "matches/bid.json")))).toEqual([]);
  const theirs = page.getByRole("region", { name: seller, exact: true }).getByRole("list", { name: /^Hand/ });
  expect(await theirs.getByRole("button").count()).toBe(0);
  // The colours of badges are no matter of the table.
  expect(await axeFaults(page, "[class*=badge]")).toEqual([]);
  await leave();
});

test("nothing went wrong unseen", () => {
  expect(studio.complaints).toEqual([]);
});
