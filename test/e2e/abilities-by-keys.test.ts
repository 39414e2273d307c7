import { afterAll, beforeAll, expect, test } from "vitest";
import { axeFaults, axeFaultsOver } from "./axe";
import { type Studio, startStudio } from "./studio";

/** Abilities are composed without a mouse, and everything that opens on the way can be used by everyone. */

let studio: Studio;
beforeAll(async () => {
  studio = await startStudio({ project: { game: "castle-lanes", name: "Keys" }, room: "set/cannon-shot" });
});
afterAll(() => studio.end());

const abilities = () => JSON.parse(studio.read("keys", "cards/cannon-shot.json")).abilities;
const search = () => studio.page.getByRole("textbox", { name: "Search what can stand here" });

/** Types into the list that asks for what is still to be said, which has the keyboard by itself. */
async function answer(hole: string | RegExp, typed: string): Promise<void> {
  const { page } = studio;
  await page.getByRole("dialog", { name: hole }).waitFor();
  await search().and(page.locator(":focus")).waitFor();
  await page.keyboard.type(typed);
  await page.keyboard.press("Enter");
}

test("an ability with one effect within another is said by keys alone", async () => {
  const { page } = studio;
  await page.getByRole("button", { name: "Add an ability" }).focus();
  await page.keyboard.press("Enter");
  await answer(/what happens/i, "if");
  await answer("what is so", "there is one");
  await answer(/^which/, "units");
  await answer(/what happens/i, "draw 2");
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  const inner = { draw: { n: 2 } };
  // biome-ignore lint/suspicious/noThenProperty: the word of the file format; nobody awaits it.
  await expect.poll(() => abilities()[1].do).toMatchObject({ if: { if: { exists: {} }, then: inner } });
});

test("whatever opens over an ability can be used by everyone", async () => {
  const { page } = studio;
  const block = page.getByRole("region", { name: /^ability 2/ });
  const opened = [
    () => block.locator("[data-at]").first().press("Enter"),
    () => page.getByRole("button", { name: "Use another…" }).press("Enter"),
  ];
  for (const open of opened) {
    await open();
    await page.getByRole("dialog").waitFor();
    expect(await axeFaultsOver(page)).toEqual([]);
  }
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await block.locator("[data-at]").last().press("Control+Enter");
  await search().waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  expect(await axeFaults(page)).toEqual([]);
  await block
    .getByRole("button", { name: /^More for/ })
    .last()
    .press("Enter");
  await page.getByRole("menu").waitFor();
  expect(await axeFaultsOver(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "In words…" }).press("Enter");
  await page.keyboard.type("Draw a card");
  await page.getByRole("dialog").getByRole("listitem").first().waitFor();
  expect(await axeFaultsOver(page)).toEqual([]);
  expect(studio.complaints).toEqual([]);
});
