import { afterAll, beforeAll, expect, test } from "vitest";
import { axeFaultsOver } from "./axe";
import { type Studio, startStudio } from "./studio";

/** What cards are worth: shown beside their cost, and said by prices that a project writes. */

let studio: Studio;
beforeAll(async () => {
  studio = await startStudio({ project: { game: "castle-lanes", name: "Worth" }, room: "set/royal-guard" });
});
afterAll(() => studio.end());

const open = async (card: string) => {
  await studio.page.evaluate((id) => {
    window.location.hash = `#/set/${id}`;
  }, card);
  await studio.page.locator(`[data-editor="${card}"] [data-live] svg`).waitFor();
};
const worth = () => studio.page.getByRole("button", { name: /^Worth / });
const dialog = () => studio.page.getByRole("dialog", { name: "What cards are worth" });
const formula = (part: string) => dialog().getByRole("textbox", { name: `Formula of ${part}` });
const written = () => JSON.parse(studio.read("worth", "cardwright.json")).worth;

test("a card's worth stands beside its cost, says its parts, and follows what is typed", async () => {
  await open("royal-guard");
  const before = await worth().getAttribute("aria-label");
  expect(before).toMatch(/^Worth [\d.]+, costs 4\. Body [\d.]+$/);
  await worth().hover();
  await studio.page.getByRole("tooltip").getByRole("row", { name: /Body/ }).waitFor();
  await studio.page.getByLabel("Attack", { exact: true }).fill("9");
  await expect.poll(() => worth().getAttribute("aria-label")).toMatch(/more than it costs/);
  await studio.page.keyboard.press("Control+z");
  await expect.poll(() => worth().getAttribute("aria-label")).toBe(before);
});

test("a click leads to the prices, which are tried on the card before they are saved", async () => {
  const { page } = studio;
  await worth().click();
  const usual = await formula("Body").inputValue();
  await formula("Body").fill("2 * atack");
  await dialog().getByText("“atack” is no number here (did you mean “attack”?).").waitFor();
  expect(await axeFaultsOver(page)).toEqual([]);
  const save = dialog().getByRole("button", { name: "Save" });
  expect(await save.isDisabled()).toBe(true);
  await formula("Body").fill("2 * attack");
  await dialog().getByText("Royal Guard is worth 8 and costs 4, in gold.").waitFor();
  await dialog().getByRole("button", { name: "Add a part" }).click();
  await page.keyboard.type("Fame");
  await formula("Fame").fill("if(rarity = 1, 1.5, 0)");
  await dialog().getByText("Royal Guard is worth 9.5 and costs 4, in gold.").waitFor();
  await dialog().getByRole("combobox", { name: "Another card" }).fill("brute");
  await page.keyboard.press("Enter");
  await dialog()
    .getByText(/^Brute is worth 10(\.\d)? and costs 5, in gold\.$/)
    .waitFor();
  await save.click();
  await expect.poll(written).toEqual({ Body: "2 * attack", Fame: "if(rarity = 1, 1.5, 0)" });
  await expect.poll(() => worth().getAttribute("aria-label")).toMatch(/^Worth 9\.5, costs 4\./);

  await worth().click();
  await dialog().getByRole("button", { name: "Reset Body" }).click();
  expect(await formula("Body").inputValue()).toBe(usual);
  await dialog().getByRole("button", { name: "Remove Fame" }).click();
  await save.click();
  await expect.poll(written).toBe(undefined);
  await page.keyboard.press("Control+z");
  await expect.poll(written).toEqual({ Body: "2 * attack", Fame: "if(rarity = 1, 1.5, 0)" });
  await page.keyboard.press("Control+z");
  await expect.poll(written).toBe(undefined);
});

test("the set lists it, sorts by it and is searched by it", async () => {
  const { page } = studio;
  await page.evaluate(() => {
    window.location.hash = "#/set";
  });
  await page.getByRole("button", { name: "As a list" }).click();
  const names = async () =>
    page.locator('[role="row"][data-card]').evaluateAll((rows) => rows.map((row) => row.getAttribute("data-card")));
  await page.getByRole("columnheader", { name: "Worth" }).getByRole("button").click();
  await page.getByRole("columnheader", { name: "Worth" }).getByRole("button").click();
  await expect.poll(async () => (await names())[0]).toBe("tyrant-king");
  await page.getByLabel("Search the set").fill("worth-cost>1 unit=0");
  await expect.poll(names).toEqual(["muddy-road", "supply-drop"]);
  expect(studio.complaints).toEqual([]);
});
