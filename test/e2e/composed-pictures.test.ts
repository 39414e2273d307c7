import { afterAll, beforeAll, expect, test } from "vitest";
import { axeFaults } from "./axe";
import { type Studio, startStudio } from "./studio";

let studio: Studio;
beforeAll(async () => {
  studio = await startStudio({ project: { game: "hatch", name: "Set" } });
});
afterAll(() => studio.end());

const soon = <T>(read: () => T) => expect.poll(read, { timeout: 8000 });
const picture = () => JSON.parse(studio.read("set", "cards/anvil-wyrm.json")).art.picture;
const button = (name: string) => studio.page.getByRole("button", { name, exact: true });

test("a composed picture is turned, moved elsewhere and made plain by hand, and each is a step of undo", async () => {
  const { page } = studio;
  await page.evaluate(() => {
    window.location.hash = "#/set/anvil-wyrm";
  });
  const face = page.locator('[data-editor="anvil-wyrm"] [data-live] svg');
  await face.waitFor();
  await button("Another picture").click();
  await soon(picture).toEqual({ scenery: "any", seed: 1 });
  await page.getByRole("combobox", { name: "Scenery" }).click();
  await page.getByRole("option", { name: "Water" }).click();
  await soon(picture).toEqual({ scenery: "sea", seed: 1 });
  await button("As they fit; choose…").click();
  await page.getByLabel("Search symbols").fill("cheese");
  await button("cheese wedge").click();
  await soon(picture).toEqual({ scenery: "sea", seed: 1, companions: ["cheese-wedge"] });
  const composed = await face.innerHTML();
  expect(await axeFaults(page)).toEqual([]);
  await button("Plain symbol").click();
  await soon(picture).toBeUndefined();
  await soon(async () => (await face.innerHTML()) === composed).toBe(false);
  await button("Undo").click();
  await soon(picture).toEqual({ scenery: "sea", seed: 1, companions: ["cheese-wedge"] });
});
