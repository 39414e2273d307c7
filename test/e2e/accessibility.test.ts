import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axeFaults, axeFaultsOver } from "./axe";
import { type Studio, startStudio } from "./studio";

let studio: Studio;
beforeAll(async () => {
  studio = await startStudio({
    width: 1024,
    height: 700,
    project: { game: "flask", name: "Rooms" },
    room: "settings/set",
  });
  const burn = { name: "Burn", rank: 6.5, max: 2, cost: {}, effect: { key: "remove", amount: 1 } };
  mkdirSync(join(studio.folder("rooms"), "components"));
  studio.write("rooms", "components/F1.json", JSON.stringify(burn));
});
afterAll(() => studio.end());

const rooms: Record<string, { hash: string; ready: string }> = {
  home: { hash: "#/home", ready: "Five games to make cards for" },
  set: { hash: "#/set", ready: "New card" },
  editor: { hash: "#/set/profit", ready: "profit.json" },
  components: { hash: "#/components/R1", ready: "part of Flask" },
  component: { hash: "#/components/F1", ready: "No card has it yet." },
  decks: { hash: "#/decks/blue", ready: "Legal by the rules of the game" },
  template: { hash: "#/template/card", ready: "All 19 cards fit." },
  print: { hash: "#/print", ready: "19 cards on 3 pages" },
  "settings of the set": { hash: "#/settings/set", ready: "House rules" },
  "settings of the person": { hash: "#/settings/cardwright", ready: "New sets go to" },
};

const go = (hash: string) =>
  studio.page.evaluate((place) => {
    window.location.hash = place;
  }, hash);

test.each(Object.entries(rooms))("%s can be used by everyone", async (_, { hash, ready }) => {
  const { page } = studio;
  await go(hash);
  await page.locator("main").getByText(ready).first().waitFor();
  expect(await axeFaults(page)).toEqual([]);
});

test("a template at work can be used by everyone", async () => {
  const { page } = studio;
  await go("#/template/card");
  await page.getByRole("tree", { name: "Layers" }).waitFor();
  await page.getByRole("button", { name: "Customise this template" }).click();
  for (const layer of [/^Name, text/, /^Effects/, /^Picture/]) {
    await page.getByRole("treeitem", { name: layer }).click();
    expect(await axeFaults(page), String(layer)).toEqual([]);
  }
  await page.getByRole("tab", { name: "Template" }).click();
  await page.getByRole("region", { name: "Colours" }).waitFor();
  expect(await axeFaults(page)).toEqual([]);
  await page.getByRole("tab", { name: "Layer" }).click();
});

test("palette, problems and dialogs can be used by everyone", async () => {
  const { page } = studio;
  await go("#/set");
  await page.getByRole("option", { name: "Profit", exact: true }).waitFor();
  await page.keyboard.press("Control+Shift+m");
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox").waitFor();
  expect(await axeFaults(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await page.getByRole("option", { name: "Profit", exact: true }).click();
  await page.keyboard.press("F2");
  await page.getByRole("dialog", { name: "Rename card" }).waitFor();
  expect(await axeFaultsOver(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await page.keyboard.press("Control+Shift+m");
});
