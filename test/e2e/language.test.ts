import { afterAll, beforeAll, expect, test } from "vitest";
import { type Studio, startStudio } from "./studio";

/** The project's first language is that of the faces on screen. */

let studio: Studio;
beforeAll(async () => {
  studio = await startStudio({ project: { game: "flask", name: "Tongues" } });
});
afterAll(() => studio.end());

const face = () => studio.page.getByRole("option", { name: "Attack", exact: true }).locator("svg").first().innerHTML();

test("faces are drawn anew when the project's first language changes", async () => {
  await studio.page.getByRole("option", { name: "Attack", exact: true }).locator("svg").first().waitFor();
  const english = await face();
  const manifest = JSON.parse(studio.read("tongues", "cardwright.json"));
  studio.write("tongues", "cardwright.json", `${JSON.stringify({ ...manifest, languages: ["de"] }, null, 2)}\n`);
  await expect.poll(face).not.toBe(english);
  expect(studio.complaints).toEqual([]);
});

test("somebody adds a language, translates beside the card, and sees and prints the set in it", async () => {
  const { page } = studio;
  studio.write(
    "tongues",
    "cardwright.json",
    studio.read("tongues", "cardwright.json").replace(/"languages": \[[^\]]*\]/, '"languages": ["en"]'),
  );
  await page.getByRole("button", { name: "As translations" }).click();
  await page.getByRole("button", { name: "Add a language" }).click();
  await page.getByRole("combobox", { name: "Another language" }).fill("French");
  await page.getByRole("button", { name: "Save" }).click();

  // Enter leads on from text to text; what was translated is on the face at once.
  const name = page.getByRole("textbox", { name: "French of Attack, Name" });
  await name.click();
  await page.keyboard.type("Attaque");
  await expect.poll(() => page.getByRole("complementary", { name: "The card" }).innerHTML()).toContain("svg");
  await page.getByRole("status").filter({ hasText: "1 of" }).waitFor();
  await page.keyboard.press("Enter");
  const next = () => page.evaluate(() => document.activeElement?.getAttribute("aria-label"));
  await expect.poll(next).toMatch(/^French of (?!Attack)/);
  await expect.poll(() => studio.read("tongues", "translations/fr/cards/attack.json")).toContain("Attaque");

  // What changes under it is outdated, until somebody says that it is still right.
  const attack = studio.read("tongues", "cards/attack.json");
  studio.write("tongues", "cards/attack.json", attack.replace('"Attack"', '"Assault"'));
  await page.getByRole("button", { name: "Outdated 1" }).click();
  const row = page.getByRole("group", { name: "Assault, Name" });
  await row.getByText("Translated from: Attack").waitFor();
  await row.getByRole("button", { name: "Still right" }).click();
  await row.getByText("Translated", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Outdated 0" }).waitFor();

  // A table made elsewhere shows what it would change, and is one step.
  await page.getByRole("button", { name: "Import" }).click();
  const table =
    "place\ten\tfr\ncards/attack.json#/name\tAssault\tAssaut\ncards/sabotage.json#/name\tSabotaging\tSabotage";
  await page.getByRole("textbox", { name: /Cells copied/ }).fill(table);
  await page.getByRole("checkbox", { name: /Assault.*Attaque Assaut/ }).waitFor();
  await page.getByText("Outdated: translated from “Sabotaging”, which reads “Sabotage” now.").waitFor();
  await page.getByRole("button", { name: "Take in 2 translations" }).click();
  await page.getByRole("button", { name: "Outdated 1" }).waitFor();
  await page.getByRole("button", { name: "Undo", exact: true }).first().click();
  await page.getByRole("button", { name: "Outdated 0" }).waitFor();

  // The whole set is looked at in it, and found by its words.
  await page.getByRole("button", { name: "As cards" }).click();
  await page.getByRole("combobox", { name: "Language that the set is shown in" }).click();
  await page.getByRole("option", { name: "French" }).click();
  await page.getByRole("combobox", { name: "Search the set" }).fill("attaque");
  await page.getByRole("option", { name: "Attaque" }).waitFor();
  await expect.poll(() => page.getByRole("option").count()).toBe(1);
  await page.reload();
  await page.getByRole("option", { name: "Attaque" }).waitFor();
  expect(studio.complaints).toEqual([]);
});
