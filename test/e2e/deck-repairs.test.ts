import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Studio, startStudio } from "./studio";

let studio: Studio;
beforeAll(async () => {
  studio = await startStudio({ project: { game: "flask", name: "Decks" } });
  await studio.page.getByRole("button", { name: "Decks", exact: true }).click();
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
  await table
    .getByRole("button", { name: /^Lock / })
    .nth(1)
    .click();
  await expect.poll(() => deck("blue").cards[1]).toEqual({ ...second, locked: true });
  await table.getByRole("button", { name: "Mend all…" }).click();
  const dialog = page.getByRole("dialog", { name: "Make Blue legal" });
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
  await page.getByRole("button", { name: "Make it 1 copy" }).click();
  await expect.poll(() => deck("red").cards[0]?.count).toBe(1);
});

test("a deck of Flask's own editor is brought in and saved for it", async () => {
  const { page } = studio;
  const asked = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Import a deck of the game's own editor…" }).click();
  await (await asked).setFiles("fixtures/decks/flask-editor.json");
  const table = page.getByRole("region", { name: "flask-editor" });
  await table.getByText("Legal by the rules of the game").waitFor();
  await expect.poll(() => deck("flask-editor").cards.length).toBe(5);
  const coming = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save deck for the game's own editor" }).click();
  const saved = await coming;
  expect(saved.suggestedFilename()).toBe("flask-editor.json");
  const cards = JSON.parse(readFileSync((await saved.path())!, "utf8"));
  expect(cards.map(({ amount }: { amount: number }) => amount)).toEqual([3, 3, 3, 3, 3]);
  await page.getByRole("button", { name: "Delete deck" }).click();
  await page.getByRole("navigation", { name: "Decks" }).getByRole("button", { name: /^Blue/ }).waitFor();
});
