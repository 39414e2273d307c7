import { mkdirSync } from "node:fs";
import { callFrom, withStudio } from "../bench/studio.mjs";

/** Takes the pictures of the README from the built studio: `npm run build && node scripts/screenshots.mjs`. */

mkdirSync("docs", { recursive: true });

await withStudio(async ({ browser, address }) => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, colorScheme: "light" });
  const shoot = async (name) => {
    await page.mouse.move(720, 884);
    // Faces are drawn in idle time; a picture should show them all.
    await page.waitForTimeout(1500);
    await page.screenshot({ path: `docs/${name}.png` });
  };
  const go = async (place, ready) => {
    await page.evaluate((hash) => {
      window.location.hash = hash;
    }, place);
    await page.locator(ready).first().waitFor();
  };
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto(address);
  await page.locator("h1").waitFor();
  await shoot("home-dark");
  await page.emulateMedia({ colorScheme: "light" });
  await page.getByText("Open the sample").first().click();
  await page.locator('[role="option"] svg').first().waitFor();
  await shoot("gallery");
  await go("#/set/very-dangerous-reaction", "[data-live] svg");
  await page.getByRole("button", { name: "JSON", exact: true }).click();
  await page.locator(".monaco-editor .view-line").first().waitFor();
  await shoot("editor");
  await page.getByRole("button", { name: "JSON", exact: true }).click();
  await go("#/components/R1", "h2");
  await page.getByRole("button", { name: "New component like this" }).first().click();
  await page.getByLabel("Name").fill("Burn");
  await page.getByRole("button", { name: "Create" }).click();
  await page.getByRole("region", { name: "Burn", exact: true }).getByRole("button", { name: "More: Green" }).click();
  await shoot("components");
  await go("#/template", "[data-canvas-card] svg");
  await page.getByRole("treeitem", { name: /^Name, text/ }).click();
  await shoot("template");
  await go("#/decks/red", "h2");
  await shoot("decks");
  await go("#/lab", "h1, h2");
  await page.getByRole("button", { name: "Ask", exact: true }).first().click();
  await page.getByRole("button", { name: "Run again" }).waitFor({ timeout: 120_000 });
  await shoot("lab");
  await go("#/print", "h2, h1");
  await shoot("print");
  const openSample = async (game) => {
    await callFrom(page)("project.sample", { game });
    await page.reload();
    await go("#/set", '[role="option"]');
  };
  await openSample("castle-lanes");
  await go("#/set/horned-charger", "[data-live] svg");
  const ability = page.getByRole("region", { name: /^ability 1/ });
  await ability.scrollIntoViewIfNeeded();
  await ability.getByRole("button", { name: /^your/ }).click();
  await page.getByText("What is compared").waitFor();
  await shoot("abilities");
  await openSample("garden-incursion");
  await page.getByRole("button", { name: "As statistics" }).click();
  await page.getByRole("heading", { name: "Curve", exact: true }).waitFor();
  await shoot("statistics");
  await go("#/table", "h1, h2");
  await page.getByLabel("Who").first().click();
  await page.getByRole("option", { name: "Greedy bot" }).click();
  await page.getByLabel("Seed").fill("21");
  await page.getByRole("button", { name: /^Deal/ }).click();
  await page.getByLabel("Bots").click();
  await page.getByRole("option", { name: "Fast" }).click();
  // Until there is something to see on the field.
  await page
    .getByText(/^Round 4, turn/)
    .first()
    .waitFor({ timeout: 120_000 });
  await page.getByRole("button", { name: "Pause" }).click();
  await shoot("table");
});
