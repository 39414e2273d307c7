import type { Locator } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axeFaults } from "./axe";
import { type Studio, startStudio } from "./studio";

/** A table without rules, by real drags and keys. */

let studio: Studio;
beforeAll(async () => {
  studio = await startStudio({ project: { game: "castle-lanes", name: "Free" }, room: "table" });
});
afterAll(() => studio.end());

const things = () => studio.page.locator("[data-free]");
const named = (name: RegExp | string) =>
  studio.page.locator("[data-body]").and(studio.page.getByRole("button", { name }));
const inHand = () => studio.page.locator("[data-hand-at]");
const log = () => studio.page.getByRole("list", { name: "Log of the free table" }).getByRole("listitem");

async function drag(what: Locator, [dx, dy]: readonly [number, number]): Promise<void> {
  const { mouse } = studio.page;
  const { x, y, width, height } = (await what.boundingBox())!;
  const from = { x: x + width / 2, y: y + height / 3 };
  await mouse.move(from.x, from.y);
  await mouse.down();
  await mouse.move(from.x + dx, from.y + dy, { steps: 4 });
  await mouse.up();
}

test("decks are laid out, drawn from by key, played by drags, and all of it is taken back", async () => {
  const { page } = studio;
  await page.getByRole("button", { name: "Free table", exact: true }).click();
  await page.getByRole("button", { name: "Lay it out" }).click();
  const deck = named(/^Crown Levy, 30 cards, face down$/);
  await deck.focus();
  await page.keyboard.press("3");
  await expect.poll(() => inHand().count()).toBe(3);
  const card = (await inHand().first().getAttribute("aria-label"))!;
  await drag(inHand().first(), [260, -300]);
  await expect.poll(() => log().last().textContent()).toBe(`Player 1 puts ${card} from hand on the table`);
  await named(card).dblclick();
  await named("A card, face down").waitFor();
  await page.keyboard.press("f");
  await named(card).waitFor();
  await drag(named(/^Crown Levy, 27/), [300, 0]);
  await named(/^Crown Levy, 26/).waitFor();
  for (const left of [27, 27, 27, 27, 30]) {
    await page.keyboard.press("Control+z");
    await named(new RegExp(`^Crown Levy, ${left} `)).waitFor();
  }
  expect(await inHand().count()).toBe(0);
  await page.keyboard.press("Control+y");
  await expect.poll(() => inHand().count()).toBe(3);
});

test("a stack is looked through, cards are taken from it, and the log says whether it was shuffled", async () => {
  const { page } = studio;
  await named(/^Crown Levy, 27/).focus();
  await page.keyboard.press("Enter");
  await page.getByRole("menuitem", { name: /^Search/ }).click();
  const search = page.getByRole("dialog", { name: "Crown Levy: 27 cards" });
  await search.getByRole("listitem").getByRole("button").first().click();
  await search.getByRole("button", { name: "Take into hand" }).click();
  await page.getByRole("button", { name: "Shuffle and close" }).click();
  await expect.poll(() => inHand().count()).toBe(4);
  expect(await log().last().textContent()).toBe("Player 1 shuffles “Crown Levy”");
});

test("the hand is put in order by keys and by drags", async () => {
  const names = () => inHand().evaluateAll((cards) => cards.map((card) => card.getAttribute("data-card")));
  const [first, second, ...others] = await names();
  await inHand().first().focus();
  await studio.page.keyboard.press("Shift+ArrowRight");
  await expect.poll(names).toEqual([second, first, ...others]);
  const width = (await inHand().nth(1).boundingBox())!.x - (await inHand().first().boundingBox())!.x;
  await drag(inHand().first(), [width * 3.4, 0]);
  await expect.poll(names).toEqual([first, ...others, second]);
});

test("counters, dice and notes are added, used and put away by keys alone", async () => {
  const { page } = studio;
  const add = async (what: string) => {
    await page.getByRole("button", { name: "Add", exact: true }).focus();
    await page.keyboard.press("Enter");
    await page.getByRole("menuitem", { name: what, exact: true }).focus();
    await page.keyboard.press("Enter");
  };
  await add("Counter");
  await named("Counter: 0").focus();
  await page.keyboard.press("+");
  await page.keyboard.press("+");
  await named("Counter: 2").waitFor();
  await page.locator("[id^=free-counter]").fill("12");
  await page.keyboard.press("Enter");
  await named("Counter: 12").waitFor();
  await add("Die of 20");
  await named(/^Die of 20/).focus();
  await page.keyboard.press("r");
  await expect.poll(() => log().last().textContent()).toMatch(/rolls a die of 20: \d+$/);
  await add("Pieces of the game…");
  await page.getByRole("button", { name: "Coins: 5", exact: true }).press("Enter");
  await page.getByRole("button", { name: "Close" }).press("Enter");
  await named("Coins: 5").locator("svg").waitFor();
  await add("Note");
  await page.keyboard.type("First to ten");
  await page.keyboard.press("Escape");
  const note = named("Note: First to ten");
  await note.focus();
  const before = (await note.boundingBox())!;
  await page.keyboard.press("Shift+ArrowRight");
  await expect.poll(async () => (await note.boundingBox())!.x).toBeGreaterThan(before.x + 10);
  await page.keyboard.press("Delete");
  await expect.poll(() => note.count()).toBe(0);
  await page.getByRole("button", { name: "The box: 1" }).click();
  await page.getByRole("button", { name: "Put back: Note: First to ten" }).click();
  await page.getByRole("button", { name: "Close" }).click();
  await note.waitFor();
});

test("a frame drawn around several chooses them, and they go and are stacked together", async () => {
  const { page } = studio;
  await drag(inHand().first(), [500, -330]);
  await drag(inHand().first(), [650, -330]);
  const faceUp = page.locator("[data-free][data-selected]");
  const frame = (await page.getByRole("region", { name: "Free table" }).boundingBox())!;
  const places = await Promise.all((await things().all()).map((thing) => thing.boundingBox()));
  expect(places.length).toBeGreaterThan(6);
  await page.mouse.move(frame.x + 5, frame.y + 5);
  await page.mouse.down();
  await page.mouse.move(frame.x + frame.width - 5, frame.y + frame.height - 5, { steps: 3 });
  await page.mouse.up();
  const chosen = await faceUp.count();
  expect(chosen).toBeGreaterThan(5);
  await page.keyboard.press("g");
  await expect.poll(() => log().last().textContent()).toMatch(/stacks/);
  await page.keyboard.press("Control+z");
});

test("nobody sees another's hand, nor is it in the page, before the screen is handed over", async () => {
  const { page } = studio;
  const hand = await inHand().evaluateAll((cards) =>
    cards.map((card) => ({ card: card.getAttribute("data-card")!, name: card.getAttribute("aria-label")! })),
  );
  expect(hand.length).toBeGreaterThan(0);
  await page.getByRole("button", { name: "Hand over to Player 2" }).click();
  await page.getByRole("dialog", { name: "Hand over to Player 2" }).waitFor();
  expect(await inHand().count()).toBe(0);
  await page.getByRole("button", { name: "I am Player 2" }).click();
  const html = await page.locator("main").innerHTML();
  // Another copy may lie on the table, face up.
  const open = await page.locator("[data-body]").evaluateAll((all) => all.map((thing) => thing.ariaLabel).join());
  for (const { card, name } of hand) if (!open.includes(name)) expect(html).not.toContain(`f-${card}`);
  expect(await log().nth(0).textContent()).toBe("Player 1 draws 3 cards from “Crown Levy”");
});

test("the table is there again after a reload, covered, and is saved among the matches", async () => {
  const { page } = studio;
  const lines = await log().count();
  await expect.poll(() => studio.read("free", ".cardwright/free-table.json")).toContain('"pass"');
  await page.reload();
  await page.getByRole("button", { name: "I am Player 2" }).click();
  expect(await log().count()).toBe(lines);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByRole("textbox", { name: "Name" }).fill("Two decks");
  await page.keyboard.press("Enter");
  await expect.poll(() => studio.list("free", "tables")).toEqual(["two-decks.json"]);
  expect(await axeFaults(page)).toEqual([]);
  await page.getByRole("button", { name: "Clear the table" }).click();
  await page.getByRole("button", { name: "Clear it" }).click();
  await page.getByRole("button", { name: "Load Two decks" }).click();
  await page.getByRole("button", { name: "I am Player 2" }).click();
  expect(studio.complaints).toEqual([]);
});

test("a card with nothing but a name lies on the free table beside the others", async () => {
  const { page } = studio;
  studio.write("free", "cards/bare.json", '{ "name": "Bare Idea" }\n');
  await page.evaluate(() => {
    window.location.hash = "#/set/bare";
  });
  await page.keyboard.press("Control+k");
  await page.keyboard.type("Lay this card on the free table");
  await page.keyboard.press("Enter");
  await named("Bare Idea").waitFor();
  await page.getByRole("button", { name: "Set", exact: true }).click();
  const description = await page.getByRole("button", { name: "Table", exact: true }).getAttribute("aria-description");
  expect(description).toBe("In use: the free table");
});
