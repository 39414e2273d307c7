import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { PDFDocument } from "pdf-lib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Studio, startStudio } from "./studio";

let studio: Studio;
beforeAll(async () => {
  studio = await startStudio({ project: { game: "flask", name: "Decks" }, room: "decks" });
});
afterAll(() => studio.end());

const deck = (id: string): { cards: { card: string; count: number }[] } =>
  JSON.parse(studio.read("decks", `decks/${id}.json`));

test("a deck grows from the set, is counted and judged", async () => {
  const { page } = studio;
  await page.getByRole("button", { name: "Decks", exact: true }).click();
  await page.getByRole("button", { name: "New deck…" }).click();
  await page.getByRole("dialog").getByLabel("Name").fill("Tinkers");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "An empty deck" }).waitFor();
  const add = page.getByRole("tabpanel", { name: "Cards" });
  await add.getByRole("combobox", { name: "Search the set" }).fill("profit");
  await add
    .getByRole("button", { name: /^Profit/ })
    .first()
    .click();
  const table = page.getByRole("region", { name: "Tinkers" });
  await table.getByRole("button", { name: "More: Copies of Profit" }).click();
  await table.getByText("2 cards, 1 different").waitFor();
  expect(await table.innerText()).not.toContain("Legal by the rules");
  await expect.poll(() => deck("tinkers").cards).toEqual([{ card: "profit", count: 2 }]);
});

test("many cards come in at once: as many as usual, a number at a click, all that are marked, a wish that is typed", async () => {
  const { page } = studio;
  const pool = page.getByRole("tabpanel", { name: "Cards" });
  const search = pool.getByRole("combobox", { name: "Search the set" });
  const cards = () => deck("tinkers").cards;
  await search.fill("");
  const main = (id: string) => pool.locator(`[data-pool="${id}"] [data-main]`);
  await main("research").click({ modifiers: ["Shift"] });
  await expect.poll(cards).toContainEqual({ card: "research", count: 3 });
  await pool.getByRole("button", { name: "1 × Research" }).click();
  await expect.poll(cards).toContainEqual({ card: "research", count: 1 });
  await main("attack").click({ modifiers: ["Control"] });
  await main("research").click({ modifiers: ["Control"] });
  await pool.getByRole("group", { name: "Marked cards" }).getByRole("button", { name: "2 of each" }).click();
  await expect.poll(cards).toContainEqual({ card: "attack", count: 2 });
  expect(cards()).toContainEqual({ card: "research", count: 2 });
  await page.keyboard.press("Control+z");
  await expect.poll(cards).not.toContainEqual({ card: "attack", count: 2 });
  const beside = () => JSON.parse(studio.read("decks", "decks/tinkers.json")).side;
  await pool.locator('[data-pool="attack"]').dragTo(page.getByRole("region", { name: "Sideboard" }));
  await expect.poll(beside).toEqual(["attack", "research"].map((card) => ({ card, count: 1 })));
  await page.keyboard.press("Control+z");
  await expect.poll(beside).toBeUndefined();
  await pool.getByRole("button", { name: "Mark none" }).click();
  await page.getByRole("heading", { name: "Tinkers" }).click();
  await page.keyboard.press("Control+f");
  await page.keyboard.type("2x attack");
  await pool.locator('[data-pool="research"]').waitFor({ state: "detached" });
  await page.keyboard.press("Enter");
  await expect.poll(cards).toContainEqual({ card: "attack", count: 2 });
  for (const id of ["attack", "research"]) {
    await search.fill("");
    await main(id).focus();
    await page.keyboard.press("0");
  }
  await expect.poll(cards).toEqual([{ card: "profit", count: 2 }]);
});

test("typing a number of copies is one undo step", async () => {
  const { page } = studio;
  const copies = page.getByRole("spinbutton", { name: "Copies of Profit" });
  await copies.fill("7");
  await copies.press("Enter");
  await expect.poll(() => deck("tinkers").cards[0]?.count).toBe(7);
  await page.getByRole("button", { name: /^Undo/ }).click();
  await expect.poll(() => copies.inputValue()).toBe("2");
});

test("a card goes by hand to the sideboard, by keys on into the deck, and each step can be taken back", async () => {
  const { page } = studio;
  const pool = page.getByRole("tabpanel", { name: "Cards" });
  await pool.getByRole("combobox", { name: "Search the set" }).fill("");
  const side = page.getByRole("region", { name: "Sideboard" });
  await pool.locator('[data-pool="attack"]').dragTo(side);
  const lines = () => JSON.parse(studio.read("decks", "decks/tinkers.json"));
  await expect.poll(() => lines().side).toEqual([{ card: "attack", count: 1 }]);
  await side.getByRole("button", { name: "1 Attack" }).focus();
  await page.keyboard.press("3");
  await expect.poll(() => lines().side).toEqual([{ card: "attack", count: 3 }]);
  await page.keyboard.press("Shift+ArrowUp");
  await expect.poll(() => lines().cards).toContainEqual({ card: "attack", count: 1 });
  expect(lines().side).toEqual([{ card: "attack", count: 2 }]);
  await page.keyboard.press("Control+z");
  await expect.poll(() => lines().side).toEqual([{ card: "attack", count: 3 }]);
  await page.getByRole("tab", { name: "Rules" }).click();
  await page.getByText("Exactly 15 cards.").waitFor();
  await page.getByRole("tab", { name: "Cards" }).click();
});

test("cards are carried from the set onto a pile, between piles, out of the deck to one of its boards, and back", async () => {
  const { page } = studio;
  const pool = page.getByRole("tabpanel", { name: "Cards" });
  const zone = page.getByRole("region", { name: "Deck", exact: true });
  const lines = () => JSON.parse(studio.read("decks", "decks/tinkers.json"));
  const line = (card: string) => page.locator(`[data-line="cards/${card}"] [data-main]`);
  await page.getByRole("button", { name: "By hand" }).click();
  await pool.locator('[data-pool="research"]').dragTo(zone);
  await expect.poll(() => lines().cards).toContainEqual({ card: "research", count: 1 });
  // Of cards on each other the upper edge is in sight.
  const edge = { x: 40, y: 8 };
  await line("research").click({ button: "right", position: edge });
  await page.getByRole("menuitem", { name: "Put on a new pile" }).click();
  await line("profit").dragTo(page.getByRole("region", { name: "Pile 1" }), { sourcePosition: edge });
  await expect.poll(() => lines().cards).toContainEqual({ card: "profit", count: 2, pile: "Pile 1" });
  await line("research").dragTo(page.getByRole("region", { name: "Maybe" }), { sourcePosition: edge });
  await expect.poll(() => lines().maybe).toEqual([{ card: "research", count: 1, pile: "Pile 1" }]);
  await page.locator('[data-line="maybe/research"] [data-main]').dragTo(pool.getByText("Fits this deck"));
  await expect.poll(() => lines().maybe).toBeUndefined();
  await page.getByRole("button", { name: "Cost", exact: true }).click();
});

test("a card is refused where it can't go, with the reason beside it, by click as by hand, and a finger carries it too", async () => {
  const { page } = studio;
  const pool = page.getByRole("tabpanel", { name: "Cards" });
  const zone = page.getByRole("region", { name: "Deck", exact: true });
  const side = page.getByRole("region", { name: "Sideboard" });
  const lines = () => JSON.parse(studio.read("decks", "decks/tinkers.json"));
  await pool.locator('[data-pool="profit"] [data-main]').click({ modifiers: ["Shift"] });
  const three = { card: "profit", count: 3, pile: "Pile 1" };
  await expect.poll(() => lines().cards).toContainEqual(three);
  await pool.locator('[data-pool="profit"] [data-main]').click();
  await page.getByText(/^With one more: /).waitFor();
  expect(lines().cards).toContainEqual(three);
  await page.getByRole("button", { name: "Add anyway" }).click();
  await expect.poll(() => lines().cards).toContainEqual({ ...three, count: 4 });
  // Only that is taken back, not what was done right before it.
  await page.keyboard.press("Control+z");
  await expect.poll(() => lines().cards).toContainEqual(three);
  await pool.locator('[data-pool="profit"] [data-main]').press("2");
  await expect.poll(() => lines().cards).toContainEqual({ ...three, count: 2 });
  await pool.locator('[data-pool="profit"] [data-main]').press("3");
  await expect.poll(() => lines().cards).toContainEqual(three);
  const middle = async (of: typeof zone) => {
    const { x, y, width, height } = (await of.boundingBox())!;
    return [x + width / 2, y + Math.min(height / 2, 200)] as const;
  };
  await page.mouse.move(...(await middle(pool.locator('[data-pool="profit"]'))));
  await page.mouse.down();
  await page.mouse.move(...(await middle(side)), { steps: 4 });
  expect(await zone.getAttribute("data-may")).toBe("no");
  expect(await side.getAttribute("data-may")).toBe("yes");
  await page.mouse.move(...(await middle(zone)), { steps: 4 });
  await page
    .getByRole("status")
    .filter({ hasText: /Profit/ })
    .waitFor();
  await page.mouse.up();
  expect(await zone.getAttribute("data-may")).toBeNull();
  expect(lines().cards).toContainEqual({ card: "profit", count: 3, pile: "Pile 1" });

  const finger = await page.context().newCDPSession(page);
  const touch = async (type: "touchStart" | "touchMove" | "touchEnd", [x, y]: readonly [number, number] = [0, 0]) =>
    finger.send("Input.dispatchTouchEvent", { type, touchPoints: type === "touchEnd" ? [] : [{ x, y }] });
  const from = await middle(pool.locator('[data-pool="profit"]'));
  const to = await middle(side);
  await touch("touchStart", from);
  await page.locator("[data-may=yes]").first().waitFor();
  for (const part of [0.3, 0.7, 1])
    await touch("touchMove", [from[0] + part * (to[0] - from[0]), from[1] + part * (to[1] - from[1])]);
  await touch("touchEnd");
  await expect.poll(() => lines().side).toContainEqual({ card: "profit", count: 1 });
});

test("the sample decks are legal and a missing card is shown with a remedy", async () => {
  const { page } = studio;
  await page.getByRole("navigation", { name: "Decks" }).getByRole("button", { name: /^Blue/ }).click();
  const table = page.getByRole("region", { name: "Blue" });
  await table.getByText("Legal by the rules of the game").waitFor();
  rmSync(join(studio.folder("decks"), "cards", "research.json"));
  await table.getByText("isn't in the set any more.").waitFor();
  await table.getByRole("button", { name: "Take it out" }).click();
  await table.getByText("isn't in the set any more.").waitFor({ state: "detached" });
  await expect.poll(() => deck("blue").cards.map(({ card }) => card)).not.toContain("research");
});

test("a card of the starter set is lent to a deck with a click, says so, and goes again with one undo", async () => {
  const { page } = studio;
  const pool = page.getByRole("tabpanel", { name: "Cards" });
  await pool.getByRole("combobox", { name: "Cards of" }).click();
  await page.getByRole("option", { name: "Starter set" }).click();
  await pool.getByText("marked as lent from Flask starter set").waitFor();
  await pool.locator('[data-pool="research"] [data-main]').click();
  await page.getByLabel("lent from Flask starter set").waitFor();
  await expect.poll(() => deck("blue").cards).toContainEqual({ card: "research", count: 1 });
  expect(JSON.parse(studio.read("decks", "cards/research.json")).lent).toBe("Flask starter set");
  await page.keyboard.press("Control+z");
  await expect.poll(() => studio.list("decks", "cards")).not.toContain("research.json");
  await pool.getByRole("combobox", { name: "Cards of" }).click();
  await page.getByRole("option", { name: "This set" }).click();
});

test("a hand is dealt, drawn on, and played from at the table; what would go with the deck is one click away", async () => {
  const { page } = studio;
  await page.getByRole("navigation", { name: "Decks" }).getByRole("button", { name: /^Red/ }).click();
  await page.getByRole("tab", { name: "Hands" }).click();
  const hands = page.getByRole("region", { name: "Hands of the deck" });
  const cards = hands.getByRole("list", { name: "Cards in hand" }).getByRole("listitem");
  await expect.poll(() => cards.count()).toBe(3);
  for (const turn of [1, 2]) await hands.getByRole("button", { name: `Draw for turn ${turn}` }).click();
  await expect.poll(() => cards.count()).toBe(4);
  // It stays while the deck is built on, and is as it was once that is taken back.
  const more = page.getByRole("button", { name: /^More: Copies of / }).first();
  await more.click();
  await hands.getByText("Dealt before the deck changed").waitFor();
  expect(await cards.count()).toBe(4);
  await page
    .getByRole("button", { name: /^Fewer: Copies of / })
    .first()
    .click();
  await hands.getByRole("button", { name: "Play from this hand" }).click();
  await page
    .getByText(/^Hand\s*4$/)
    .first()
    .waitFor();
  await page.getByRole("button", { name: "Decks", exact: true }).click();
  await page
    .getByRole("navigation", { name: "Decks" })
    .getByRole("button", { name: /^Tinkers/ })
    .click();
  const total = () => deck("tinkers").cards.reduce((sum, { count }) => sum + count, 0);
  const before = total();
  await page.getByRole("tab", { name: "Suggest" }).click();
  await page.getByRole("list", { name: "Cards that would go with the deck" }).getByRole("button").first().click();
  await expect.poll(total).toBe(before + 1);
  await page.getByRole("tab", { name: "Cards" }).click();
});

test("the preview follows the settings, which are remembered", async () => {
  const { page } = studio;
  await page.getByRole("button", { name: "Print", exact: true }).click();
  await page.getByText(/18 cards on 2 pages/).waitFor();
  await page.getByLabel("Gutter").fill("12");
  await page
    .getByText(/18 cards on \d pages/)
    .filter({ hasNotText: "on 2 pages" })
    .waitFor();
  await page.waitForTimeout(500);
  await page.reload();
  expect(await page.getByLabel("Gutter").inputValue()).toBe("12");
  await page.getByLabel("Gutter").fill("0");
  await page.getByText(/18 cards on 2 pages/).waitFor();
});

test("exports the PDF that the preview showed", async () => {
  const { page } = studio;
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Export PDF" }).click(),
  ]);
  const file = await download.path();
  const pdf = await PDFDocument.load(readFileSync(file));
  expect(pdf.getPageCount()).toBe(2);
  expect(download.suggestedFilename()).toBe("Decks.pdf");
  await page.getByText(/2 pages, 18 cards/).waitFor();
});

test("nothing went wrong unseen", () => {
  expect(studio.complaints).toEqual([]);
});
