import { afterAll, beforeAll, expect, test } from "vitest";
import { axeFaultsOver } from "./axe";
import { type Studio, startStudio } from "./studio";

/** A column of rules texts, pasted, becomes what cards do. */

let studio: Studio;
beforeAll(async () => {
  studio = await startStudio({ project: { game: "castle-lanes", name: "Texts" } });
});
afterAll(() => studio.end());

const column = [
  "Thief\tWhen you play this, draw 2 cards.",
  "Drone Swarm\tWhen this is destroyed, draw a card and dance.",
  "Nobody at all\tDraw a card.",
].join("\n");

test("what is understood is written in one step, and undo takes it back", { timeout: 120_000 }, async () => {
  const { page } = studio;
  const before = studio.read("texts", "cards/thief.json");
  await page.keyboard.press("Control+k");
  await page.keyboard.type("Rules texts into cards");
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Rules texts into cards" });
  await dialog.getByRole("textbox").fill(column);
  await dialog.getByText("1 of 3 texts understood; 2 for you to decide.").waitFor({ timeout: 60_000 });
  expect(await dialog.getByRole("checkbox", { checked: true }).count()).toBe(1);
  expect((await dialog.locator("mark").allTextContents()).join(" ")).toContain("dance");
  await dialog.getByText("No card, or several, of this name").waitFor();
  expect(await axeFaultsOver(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Write 1 card" }).click();
  await expect.poll(() => studio.read("texts", "cards/thief.json")).toContain('"on": "play"');
  await page.getByRole("region", { name: "Messages" }).getByRole("button", { name: "Undo" }).click();
  await expect.poll(() => studio.read("texts", "cards/thief.json")).toBe(before);
  expect(studio.complaints).toEqual([]);
});
