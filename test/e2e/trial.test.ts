import { afterAll, beforeAll, expect, test } from "vitest";
import { runScenarios } from "../../main/cli/run-scenarios";
import { type Studio, startStudio } from "./studio";

/** A card is tried at the table in one click, and what was played there is kept as a test of it. */

let studio: Studio;
beforeAll(async () => {
  studio = await startStudio({ project: { game: "castle-lanes", name: "Try" }, room: "set/cannon-shot" });
});
afterAll(() => studio.end());

const open = async (card: string) => {
  await studio.page.evaluate((id) => {
    window.location.hash = `#/set/${id}`;
  }, card);
  await studio.page.locator(`[data-editor="${card}"] [data-live] svg`).waitFor();
};
const trial = () => studio.page.getByRole("region", { name: "Trial" });
const answers = () => studio.page.getByRole("list", { name: "Answers" }).getByRole("button");

test("one click deals a position in which the card can be played, and another leads back to it", async () => {
  const { page } = studio;
  await open("cannon-shot");
  await page.getByRole("button", { name: "Try this card" }).click();
  await trial().getByRole("heading", { name: "Trying Cannon Shot" }).waitFor();
  await answers()
    .filter({ hasText: /Cannon Shot/ })
    .first()
    .click();
  await page
    .getByRole("region", { name: "What happened" })
    .getByText(/Cannon Shot/)
    .first()
    .waitFor();
  await trial().getByRole("button", { name: "Try again" }).click();
  await expect.poll(() => page.getByRole("list", { name: "Log of the match" }).getByRole("listitem").count()).toBe(0);
  await trial().getByRole("button", { name: "Back to Cannon Shot" }).click();
  await page.locator('[data-editor="cannon-shot"]').waitFor();
  expect(studio.complaints).toEqual([]);
});

test("a card with a hole says why it can't be tried, and stays where it is", async () => {
  const { page } = studio;
  await page.getByRole("button", { name: "Add an ability" }).click();
  await page.getByText("still to be said").first().waitFor();
  // What happens is asked for at once.
  await page.getByRole("dialog").waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await page.keyboard.press("Alt+t");
  await page.getByText("“Cannon Shot” can't be tried yet.").first().waitFor();
  await page.getByRole("button", { name: "Lay it on the free table" }).waitFor();
  await page.getByRole("button", { name: "Remove ability 2" }).click();
});

test("a match on the table is kept while a card is tried", async () => {
  const { page } = studio;
  await page.getByRole("button", { name: "Table", exact: true }).click();
  await page.getByRole("button", { name: "Deal", exact: true }).click();
  await answers().first().click();
  await open("cannon-shot");
  await page.keyboard.press("Alt+t");
  await trial().waitFor();
  await trial().getByRole("button", { name: "Back to Cannon Shot" }).click();
  await page.getByRole("button", { name: "Table", exact: true }).click();
  await page.getByText("Not saved yet").first().waitFor();
});

test("what was played is kept as a test that the command line runs", async () => {
  const { page } = studio;
  await open("cannon-shot");
  await page.keyboard.press("Alt+t");
  await answers()
    .filter({ hasText: /Cannon Shot/ })
    .first()
    .click();
  await trial().getByRole("button", { name: "Keep as a test…" }).click();
  await page.getByRole("textbox", { name: "Name" }).fill("Cannon Shot hits the castle");
  await page.getByRole("region", { name: "What must hold" }).getByText("Opponent's castle is 18").waitFor();
  await page.keyboard.press("Enter");
  await page.getByText("Kept as a test").first().waitFor();
  await expect.poll(() => studio.list("try", "scenarios")).toContain("cannon-shot-hits-the-castle.json");
  const [result] = runScenarios([`${studio.folder("try")}/scenarios/cannon-shot-hits-the-castle.json`]);
  expect(result).toMatchObject({ name: "Cannon Shot hits the castle", ok: true });
  expect(JSON.parse(studio.read("try", "scenarios/cannon-shot-hits-the-castle.json"))).toMatchObject({
    card: "cannon-shot",
    when: [{ player: 0, action: { type: "playSkill", card: "cannon-shot" } }],
  });
});

test("the tests of a card stand beside it: green, red once the card has changed, and mended in one step", async () => {
  const { page } = studio;
  const list = page.getByRole("navigation", { name: "Tests" });
  await list.getByRole("button", { name: /holds Cannon Shot hits the castle/ }).waitFor();
  await open("cannon-shot");
  const tests = page.getByRole("button", { name: /tests hold$/ });
  await tests.waitFor();
  studio.write(
    "try",
    "cards/cannon-shot.json",
    studio.read("try", "cards/cannon-shot.json").replace('"n": 2', '"n": 3'),
  );
  await page.getByRole("button", { name: /tests fail$/ }).click();
  await list.getByRole("button", { name: /fails Cannon Shot hits the castle/ }).click();
  const steps = page.getByRole("complementary", { name: "Steps and expectations" });
  await steps.getByText("Opponent's castle is 18").waitFor();
  await steps.getByText("Opponent's castle is 17").waitFor();
  await page.getByRole("button", { name: "Open at the table" }).click();
  await trial().getByRole("heading", { name: "Test: Cannon Shot hits the castle" }).waitFor();
  await trial().getByRole("button", { name: "Back to the test" }).click();
  for (const left of [1, 0]) {
    await steps.getByRole("button", { name: "Take what is now" }).first().click();
    await expect.poll(() => steps.getByRole("button", { name: "Take what is now" }).count()).toBe(left);
  }
  await list.getByRole("button", { name: /holds Cannon Shot hits the castle/ }).waitFor();
  expect(studio.complaints).toEqual([]);
});
