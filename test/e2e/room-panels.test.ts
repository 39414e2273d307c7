import { afterAll, beforeAll, expect, test } from "vitest";
import { type Studio, startStudio } from "./studio";

/** The panels beside what is worked on, in every room that has them. */

let studio: Studio;
beforeAll(async () => {
  studio = await startStudio({ project: { game: "flask", name: "Panels" }, room: "set/attack" });
});
afterAll(() => studio.end());

/** A place, the edge of a panel there and the key that makes it wider. */
const panels = [
  ["set/attack", "Width of the form", "ArrowRight"],
  ["decks/blue", "Width of the list", "ArrowRight"],
  ["decks/blue", "Width of what stands beside the deck", "ArrowLeft"],
  ["components/R1", "Width of the list", "ArrowRight"],
  ["template/card", "Width of the list of layers", "ArrowRight"],
  ["template/card", "Width of the properties", "ArrowLeft"],
  ["print", "Edge of the settings", "ArrowRight"],
  ["table", "Width of the saved matches", "ArrowLeft"],
] as const;

/** The separator at the edge of a panel, in its room. */
async function edgeOf(place: string, edge: string) {
  const { page } = studio;
  await page.evaluate((to) => {
    window.location.hash = `#/${to}`;
  }, place);
  const separator = page.getByRole("separator", { name: edge });
  return { separator, size: async () => Number(await separator.getAttribute("aria-valuenow")) };
}

/** How wide each panel was at least. */
const least = new Map<string, number>();

test.each(panels)("in %s, “%s” is moved and folded away by keyboard", async (place, edge, wider) => {
  const { separator, size } = await edgeOf(place, edge);
  const drawn = async () => (await separator.locator("xpath=..").boundingBox())?.width ?? 0;
  await separator.focus();
  await studio.page.keyboard.press("Home");
  const narrow = await size();
  least.set(place + edge, narrow);
  await studio.page.keyboard.press(wider);
  await expect.poll(size).toBe(narrow + 16);
  await expect.poll(async () => Math.abs((await drawn()) - (narrow + 16)) <= 1).toBe(true);
  await studio.page.keyboard.press("Enter");
  await expect.poll(size).toBe(0);
  expect(await drawn()).toBeLessThan(24);
});

test("all stay folded away when the studio is opened again, and come back as wide as they were", async () => {
  await studio.page.waitForTimeout(400);
  await studio.page.reload();
  for (const [place, edge] of panels) {
    const { separator, size } = await edgeOf(place, edge);
    await expect.poll(size, { message: edge }).toBe(0);
    await separator.click();
    await expect.poll(size, { message: edge }).toBe(least.get(place + edge)! + 16);
  }
});
