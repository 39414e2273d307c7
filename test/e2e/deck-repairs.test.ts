import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axeFaultsOver } from "./axe";
import { type Studio, startStudio } from "./studio";

let studio: Studio;
beforeAll(async () => {
  studio = await startStudio({ project: { game: "flask", name: "Decks" }, room: "decks" });
});
afterAll(() => studio.end());

const deck = (id: string): { cards: { card: string; count: number; locked?: boolean }[] } =>
  JSON.parse(studio.read("decks", `decks/${id}.json`));

test("a problem of a deck is mended with what it offers", async () => {
  const { page } = studio;
  const green = deck("green");
  const [first, ...others] = green.cards;
  studio.write(
    "decks",
    "decks/green.json",
    JSON.stringify({ ...green, cards: [{ ...first, count: 5 }, ...others] }, null, 2),
  );
  await page
    .getByRole("navigation", { name: "Decks" })
    .getByRole("button", { name: /^Green/ })
    .click();
  const table = page.getByRole("region", { name: "Green" });
  await table
    .getByRole("button", { name: /^Take out 2 × / })
    .first()
    .click();
  await table.getByText("Legal by the rules of the game").waitFor();
  await expect.poll(() => deck("green").cards[0]?.count).toBe(3);
});

test("a deck is made legal in one step, but for what is locked and what isn't wanted", async () => {
  const { page } = studio;
  const blue = deck("blue");
  const [first, second, ...others] = blue.cards;
  const broken = [{ ...first!, count: 5 }, second!, ...others.slice(0, 1)];
  studio.write("decks", "decks/blue.json", JSON.stringify({ ...blue, cards: broken }, null, 2));
  await page.getByRole("navigation", { name: "Decks" }).getByRole("button", { name: /^Blue/ }).click();
  const table = page.getByRole("region", { name: "Blue" });
  // What was written outside is here now.
  await table.getByRole("button", { name: "Mend all…" }).waitFor();
  const locked = table.locator(`[data-line="cards/${second!.card}"] [data-main]`);
  await locked.focus();
  await page.keyboard.press("Enter");
  await page.getByRole("menuitem", { name: /^Lock/ }).click();
  await expect.poll(() => deck("blue").cards[1]).toEqual({ ...second, locked: true });
  await table.getByRole("button", { name: "Mend all…" }).click();
  const mending = page.getByRole("dialog", { name: "Mend Blue" });
  await mending.getByText(/isn't legal yet.*“Complete the deck” adds what is missing/).waitFor();
  await mending.getByRole("button", { name: "Cancel" }).click();
  await table.getByRole("button", { name: "Complete the deck…" }).click();
  const dialog = page.getByRole("dialog", { name: "Complete Blue" });
  await dialog.getByText("With these changes the deck is legal.").waitFor();
  const goesOut = dialog.getByRole("region", { name: "Taken out" }).getByRole("checkbox").first();
  await goesOut.uncheck();
  await dialog.getByText(/it isn't legal yet/).waitFor();
  await goesOut.check();
  await dialog.getByRole("button", { name: "Change the deck" }).click();
  await table.getByText("Legal by the rules of the game").waitFor();
  await expect.poll(() => deck("blue").cards[1]).toEqual({ ...second, locked: true });
  await page.keyboard.press("Control+z");
  await expect.poll(() => deck("blue").cards.map(({ count }) => count)).toEqual(broken.map(({ count }) => count));
});

test("a line without copies is mended, though no deck can be read from it", async () => {
  const { page } = studio;
  const red = deck("red");
  const [first, ...others] = red.cards;
  studio.write(
    "decks",
    "decks/red.json",
    JSON.stringify({ ...red, cards: [{ ...first, count: 0 }, ...others] }, null, 2),
  );
  await page.getByRole("navigation", { name: "Decks" }).getByRole("button", { name: /^Red/ }).click();
  const mended = (copies: number) => ({ ...red, cards: [{ ...first, count: copies }, ...others] });
  const button = page.getByRole("button", { name: "Make it 1 copy" });
  await button.hover();
  await page.mouse.down();
  // What somebody else writes meanwhile takes no button away under the hand.
  const more = { card: "nobody", count: 2 };
  studio.write("decks", "decks/red.json", JSON.stringify({ ...mended(0), cards: [...mended(0).cards, more] }, null, 2));
  await page.getByText("3 rules broken").waitFor();
  await page.mouse.up();
  await expect.poll(() => deck("red").cards[0]?.count).toBe(1);
});

test("a pasted list comes in once a wrong name is chosen, and goes on as a code", async () => {
  const { page } = studio;
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const paste = async (text: string) => {
    await page.evaluate((said) => navigator.clipboard.writeText(said), text);
    await page.keyboard.press("Control+v");
  };
  await paste("# Thirds\n3 Profit\n2x Reserch\n\nSideboard\n1 Double Attack");
  const dialog = page.getByRole("dialog", { name: "Bring in a deck" });
  await dialog.getByText("A list: 4 cards on 2 lines. 1 line stays out.").waitFor();
  expect(await axeFaultsOver(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Research", exact: true }).click();
  await dialog.getByText("A list: 6 cards on 3 lines.").waitFor();
  expect(await dialog.getByLabel("Name").inputValue()).toBe("Thirds");
  await dialog.getByRole("button", { name: "Make a new deck" }).click();
  const thirds = page.getByRole("region", { name: "Thirds" });
  await thirds.waitFor();
  const cards = [
    { card: "profit", count: 3 },
    { card: "research", count: 2 },
  ];
  await expect.poll(() => deck("thirds")).toMatchObject({ cards, side: [{ card: "double-attack", count: 1 }] });

  await page.getByRole("button", { name: "More for Thirds" }).click();
  await page.getByRole("menuitem", { name: "Copy as a code" }).click();
  await page
    .getByText(/“Thirds” is copied as a code of \d+ letters\. What lies beside the deck isn’t in it\./)
    .waitFor();
  await page
    .getByRole("navigation", { name: "Decks" })
    .getByRole("button", { name: /^Green/ })
    .click();
  await page.getByRole("region", { name: "Green" }).waitFor();
  await page.keyboard.press("Control+v");
  await dialog.getByText("A deck code: 5 cards on 2 lines.").waitFor();
  await dialog.getByRole("button", { name: "Replace “Green”" }).click();
  await dialog.getByRole("button", { name: "Replace its cards" }).click();
  await expect.poll(() => deck("green").cards).toHaveLength(2);
  await page.getByRole("button", { name: "Undo", exact: true }).last().click();
  await expect.poll(() => deck("green").cards).toHaveLength(5);

  await paste("1234nonsense-of-nobody");
  await dialog
    .getByText(/There is no deck in this text|The deck code/)
    .first()
    .waitFor();
  expect(await dialog.getByRole("button", { name: "Make a new deck" }).isDisabled()).toBe(true);
  await page.keyboard.press("Escape");
});

test("a deck of Flask's own editor is brought in and saved for it", async () => {
  const { page } = studio;
  await page.getByRole("button", { name: "Bring in a deck…" }).click();
  const asked = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Choose a file…" }).click();
  await (await asked).setFiles("fixtures/decks/flask-editor.json");
  await page.getByText("A deck of the game's own editor: 15 cards on 5 lines.").waitFor();
  await page.getByRole("button", { name: "Make a new deck" }).click();
  const table = page.getByRole("region", { name: "flask-editor" });
  await table.getByText("Legal by the rules of the game").waitFor();
  await expect.poll(() => deck("flask-editor").cards.length).toBe(5);
  const coming = page.waitForEvent("download");
  await page.getByRole("button", { name: "More for flask-editor" }).click();
  await page.getByRole("menuitem", { name: "Save deck for the game's own editor" }).click();
  const saved = await coming;
  expect(saved.suggestedFilename()).toBe("flask-editor.json");
  const cards = JSON.parse(readFileSync((await saved.path())!, "utf8"));
  expect(cards.map(({ amount }: { amount: number }) => amount)).toEqual([3, 3, 3, 3, 3]);
  await page.getByRole("button", { name: "Delete deck" }).click();
  await page.getByRole("navigation", { name: "Decks" }).getByRole("button", { name: /^Blue/ }).waitFor();
});
