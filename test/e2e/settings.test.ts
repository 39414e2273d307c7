import { afterAll, beforeAll, expect, test } from "vitest";
import { type Studio, startStudio } from "./studio";

let studio: Studio;
beforeAll(async () => {
  studio = await startStudio({ project: { game: "castle-lanes", name: "Moat" }, room: "decks" });
});
afterAll(() => studio.end());

const manifest = () => JSON.parse(studio.read("moat", "cardwright.json"));

test("what a set says of itself is changed in its settings, each change one step of undo", async () => {
  const { page } = studio;
  await page.keyboard.press("Control+,");
  const settings = page.getByRole("region", { name: "Settings of this set" });
  await settings.getByLabel("Author").fill("Ada");
  await settings.getByRole("combobox", { name: "Licence" }).click();
  await settings.getByRole("combobox", { name: "Licence" }).press("ArrowDown");
  await page.getByRole("option", { name: /^CC BY-SA 4.0/ }).click();
  await settings.getByText("what is made of it is shared on the same terms").waitFor();
  await settings.getByLabel("Starting gold").fill("9");
  await expect.poll(manifest).toMatchObject({ author: "Ada", licence: "CC BY-SA 4.0", options: { startGold: 9 } });
  await page.getByRole("button", { name: "Table", exact: true }).click();
  await page.getByRole("button", { name: /^House rules/ }).click();
  expect(await page.getByLabel("Starting gold").inputValue()).toBe("9");
  await page.getByRole("button", { name: "Settings", exact: true }).click();
  await page.getByRole("button", { name: /^Undo Change house rules/ }).click();
  await page.getByRole("button", { name: /^Undo Change licence/ }).click();
  await expect.poll(() => manifest().options ?? manifest().licence).toBeUndefined();
});

test("what new cards begin with is on the next one", async () => {
  const { page } = studio;
  await page.getByRole("heading", { name: "New cards begin with" }).click();
  await page.getByRole("combobox", { name: "Tags" }).fill("draft");
  await page.keyboard.press("Enter");
  await page.getByLabel("Artist").fill("Grace");
  await page.keyboard.press("Alt+n");
  await page.getByRole("dialog").getByLabel("Name").fill("Ferryman");
  await page.keyboard.press("Enter");
  await expect.poll(() => studio.list("moat", "cards")).toContain("ferryman.json");
  const card = JSON.parse(studio.read("moat", "cards/ferryman.json"));
  expect([card.tags, card.art.author]).toEqual([["draft"], "Grace"]);
});

test("what a person chooses holds for all sets, and after a reload", async () => {
  const { page } = studio;
  await page.keyboard.press("Control+,");
  await page
    .getByRole("navigation", { name: "Settings" })
    .getByRole("button", { name: /^Cardwright/ })
    .click();
  await page.getByRole("combobox", { name: "Theme" }).click();
  await page.getByRole("option", { name: "Felt (dark)" }).click();
  await page.getByRole("combobox", { name: "Numbers and dates" }).click();
  await page
    .getByRole("option", { name: /^1.234,5/ })
    .first()
    .click();
  await page.getByLabel("Size of the JSON").fill("18");
  await expect
    .poll(async () => (await studio.call("settings.read", {})).value)
    .toMatchObject({
      theme: "dark",
      numbers: "de-DE",
      codeSize: 18,
    });
  await page.reload();
  await page.locator("html[data-theme=dark]").waitFor();
});

test("nothing went wrong unseen", () => {
  expect(studio.complaints).toEqual([]);
});
