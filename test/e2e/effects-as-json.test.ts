import { afterAll, beforeAll, expect, test } from "vitest";
import { type Studio, startStudio } from "./studio";

/** Effects written as JSON: words are offered where they fit, explained, and marked where they are wrong. */

let studio: Studio;
beforeAll(async () => {
  studio = await startStudio({ project: { game: "castle-lanes", name: "Written" }, room: "settings/set" });
});
afterAll(() => studio.end());

const does = (card: string) => JSON.parse(studio.read("written", `cards/${card}.json`)).abilities[0].do;
const rows = () => studio.page.locator(".suggest-widget .monaco-list-row");

/** A card that another editor wrote, with its JSON beside it. */
async function open(card: string, effect: unknown): Promise<void> {
  const { page } = studio;
  const abilities = [{ on: "play", do: effect }];
  const text = JSON.stringify({ name: card, type: "skill", cost: 2, abilities }, null, 2);
  studio.write("written", `cards/${card}.json`, `${text}\n`);
  await page.evaluate((id) => {
    window.location.hash = `#/set/${id}`;
  }, card);
  await page.locator(`[data-editor="${card}"] [data-live] svg`).waitFor();
  const toggle = page.getByRole("button", { name: "JSON", exact: true });
  if ((await toggle.getAttribute("aria-pressed")) !== "true") await toggle.click();
  await page.locator(".monaco-editor .view-line", { hasText: card }).first().waitFor();
}

test("words are offered where they fit, and the caret waits in the first hole", async () => {
  const { page } = studio;
  await open("offered", []);
  await page.locator(".view-line", { hasText: '"do": []' }).click();
  await page.keyboard.press("End");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Control+Space");
  await rows().filter({ hasText: "Draw cards" }).first().waitFor();
  expect(await rows().filter({ hasText: "Compare" }).count()).toBe(0);
  await page.keyboard.type("dama");
  await rows().filter({ hasText: "Deal damage" }).first().waitFor();
  await page.keyboard.press("Enter");
  // What is hit is asked for at once.
  await rows().filter({ hasText: "Units" }).first().waitFor();
  await page.keyboard.type("unit");
  await page.keyboard.press("Enter");
  await expect.poll(() => does("offered")).toEqual([{ damage: { to: { units: {} }, n: 1 } }]);
});

test("a word is explained under the pointer, with an example", async () => {
  const { page } = studio;
  await page
    .locator(".monaco-editor .view-line span", { hasText: /^"damage"$/ })
    .last()
    .hover();
  const hover = page.locator(".monaco-hover", { hasText: "Deal damage" });
  await hover.waitFor();
  expect(await hover.textContent()).toContain('{"damage":');
});

test("the very word that is wrong is underlined, here and in the sentence", async () => {
  const { page } = studio;
  await open("marked", [{ draw: { n: 1 } }, { gold: { n: "much" } }]);
  await page.locator(".monaco-editor .squiggly-error").first().waitFor();
  await page.getByText("Nothing before this is called “much”.").first().waitFor();
  expect(await page.locator("[data-wrong]").count()).toBe(1);
});
