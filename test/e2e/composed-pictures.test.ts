import { afterAll, beforeAll, expect, test } from "vitest";
import { axeFaults } from "./axe";
import { type Studio, startStudio } from "./studio";

let studio: Studio;
beforeAll(async () => {
  studio = await startStudio({ project: { game: "flask", name: "Set" }, room: "set/attack" });
});
afterAll(() => studio.end());

const picture = () => JSON.parse(studio.read("set", "cards/attack.json")).art.picture;
const button = (name: string) => studio.page.getByRole("button", { name, exact: true });

test("a composed picture is turned, moved elsewhere and made plain by hand, and each is a step of undo", async () => {
  const { page } = studio;
  const face = page.locator('[data-editor="attack"] [data-live] svg');
  await button("Another picture").click();
  const beside = ["fire-bottle"];
  await expect.poll(picture).toEqual({ scenery: "any", companions: beside, seed: 1 });
  await page.getByRole("combobox", { name: "Scenery" }).click();
  await page.getByRole("option", { name: "Fumes" }).click();
  await expect.poll(picture).toEqual({ scenery: "fumes", companions: beside, seed: 1 });
  await button("Add…").click();
  await page.getByLabel("Search symbols").fill("cheese");
  await button("cheese wedge").click();
  const chosen = { scenery: "fumes", seed: 1, companions: [...beside, "cheese-wedge"] };
  await expect.poll(picture).toEqual(chosen);
  const composed = await face.innerHTML();
  expect(await axeFaults(page)).toEqual([]);
  await button("Plain symbol").click();
  await expect.poll(picture).toBeUndefined();
  await expect.poll(async () => (await face.innerHTML()) === composed).toBe(false);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(picture).toEqual(chosen);
});
