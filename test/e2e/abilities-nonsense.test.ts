import type { Locator } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { GameId } from "../../schemas/game-id";
import { toldCards, wholeOf } from "./by-hand/told-cards";
import { type Studio, startStudio } from "./studio";

/** Whatever is typed into an ability, it stays in hand: nothing breaks, nothing is lost, and undo leads back. */

const nonsense = ["", "two", "-1", "1e9", "🦖🦖", '{"do":[{', "__proto__", "ذبابة", "x".repeat(10_000)];

let studio: Studio;
beforeAll(async () => {
  studio = await startStudio();
});
afterAll(() => studio.end());

async function typeNonsense(field: Locator): Promise<void> {
  const { page } = studio;
  for (const text of nonsense) {
    if (!(await field.isVisible())) return;
    await field.fill(text);
    await field.press("Tab");
  }
  await page.waitForTimeout(50);
}

test.each<[GameId, string]>([
  ["flask", "reckoning"],
  ["castle-lanes", "primeval-brood"],
  ["battle-farm", "beans"],
  ["hatch", "gloom-tithe"],
  ["garden-incursion", "last-sting"],
])("%s: nonsense in the places of %s", async (game, card) => {
  const { page } = studio;
  await studio.make(game, game, "settings/set");
  const told = toldCards(game).find(({ id }) => id === card);
  if (told) studio.write(game, `cards/${card}.json`, JSON.stringify(wholeOf(game, told)));
  const abilities = () => {
    const { abilities: said, effects } = JSON.parse(studio.read(game, `cards/${card}.json`));
    return said ?? effects;
  };
  const before = abilities();
  await page.evaluate((id) => {
    window.location.hash = `#/set/${id}`;
  }, card);
  await page.locator(`[data-editor="${card}"] [data-live] svg`).waitFor();
  const handles = page.locator("[data-saying] [data-at]").filter({ visible: true });
  const places = await handles.evaluateAll((all) => [...new Set(all.map((one) => one.getAttribute("data-at")!))]);
  for (const at of places.slice(0, Number(process.env["CARDWRIGHT_PLACES"] ?? 1))) {
    const handle = page.locator(`[data-saying] [data-at="${at}"]`).first();
    if ((await handle.count()) === 0) continue;
    await handle.click();
    const dialog = page.getByRole("dialog");
    await dialog.waitFor();
    const fields = dialog.locator('input:not([type="checkbox"]):not([aria-hidden])');
    for (let n = 0; n < (await fields.count()); n++) await typeNonsense(fields.nth(n));
    while (await dialog.isVisible()) {
      await page.keyboard.press("Escape");
      await page.waitForTimeout(150);
    }
  }
  expect(studio.complaints).toEqual([]);
  await page.locator("[data-saying]").first().waitFor();
  // A card that came from outside would be undone as well.
  const undo = page
    .getByRole("banner")
    .getByRole("button", { name: /^Undo (?!Changed outside)/ })
    .first();
  for (let steps = 0; steps < 200 && (await undo.isVisible()) && (await undo.isEnabled()); steps++) {
    await page.keyboard.press("Control+z");
    await page.waitForTimeout(60);
  }
  await expect.poll(abilities).toEqual(before);
});
