import { afterAll, beforeAll, expect, test } from "vitest";
import { type Studio, startStudio } from "./studio";

/** The panels beside what is worked on, in every room that has them. */

let studio: Studio;
beforeAll(async () => {
  studio = await startStudio({ project: { game: "flask", name: "Panels" } });
});
afterAll(() => studio.end());

/** A place, the edge of a panel there and the key that makes it wider. */
const panels = [
  ["set/attack", "Width of the form", "ArrowRight"],
  ["decks/blue", "Width of the list", "ArrowRight"],
  ["decks/blue", "Width of the set beside the deck", "ArrowLeft"],
  ["components/R1", "Width of the list", "ArrowRight"],
  ["template/card", "Width of the list of layers", "ArrowRight"],
  ["template/card", "Width of the properties", "ArrowLeft"],
  ["print", "Edge of the settings", "ArrowRight"],
  ["table", "Width of the saved matches", "ArrowLeft"],
] as const;

test.each(panels)("in %s, “%s” is moved and folded away by keyboard, and is remembered", async (place, edge, wider) => {
  const { page } = studio;
  await page.evaluate((to) => {
    window.location.hash = `#/${to}`;
  }, place);
  const separator = () => page.getByRole("separator", { name: edge });
  const size = async () => Number(await separator().getAttribute("aria-valuenow"));
  const drawn = async () => (await separator().locator("xpath=..").boundingBox())?.width ?? 0;
  await separator().focus();
  await page.keyboard.press("Home");
  const least = await size();
  await page.keyboard.press(wider);
  await expect.poll(size).toBe(least + 16);
  await expect.poll(async () => Math.abs((await drawn()) - (least + 16)) <= 1).toBe(true);
  await page.keyboard.press("Enter");
  await expect.poll(size).toBe(0);
  expect(await drawn()).toBeLessThan(24);
  await page.waitForTimeout(400);
  await page.reload();
  await expect.poll(size).toBe(0);
  await separator().click();
  await expect.poll(size).toBe(least + 16);
});
