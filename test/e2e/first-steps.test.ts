import { afterAll, beforeAll, expect, test } from "vitest";
import { type Studio, startStudio } from "./studio";

let studio: Studio;
beforeAll(async () => {
  studio = await startStudio({ project: { game: "castle-lanes", name: "Moat" } });
});
afterAll(() => studio.end());

const palette = () => studio.page.getByRole("dialog", { name: "Search cards and commands" });
const seek = async (words: string) => {
  await studio.page.keyboard.press("Control+k");
  await palette().getByRole("combobox").fill(words);
  return palette().getByRole("option").first();
};

test("a new set has three first steps, each gone once it is done, also after a reload", async () => {
  const { page } = studio;
  const steps = page.getByRole("region", { name: "First steps" });
  await steps.getByRole("button", { name: "Make a card" }).click();
  await page.getByRole("dialog").getByLabel("Name").fill("Ferryman");
  await page.keyboard.press("Enter");
  await steps.getByRole("button", { name: "Make a card" }).waitFor({ state: "detached" });
  await steps.getByRole("button", { name: "Play it at the table" }).click();
  await page.getByRole("button", { name: "Deal", exact: true }).click();
  await steps.getByRole("button", { name: "Play it at the table" }).waitFor({ state: "detached" });
  await page.reload();
  await expect.poll(() => steps.getByRole("button").allInnerTexts()).toEqual(["Print a sheet", ""]);
  await steps.getByRole("button", { name: "No first steps, thank you" }).click();
  await steps.waitFor({ state: "detached" });
  await expect.poll(() => JSON.parse(studio.read("moat", ".cardwright/first-steps.json"))).toEqual([]);
});

test("? shows the keys of the room that one is in, but not while one types", async () => {
  const { page } = studio;
  await page.getByRole("button", { name: "Set", exact: true }).click();
  await page.getByRole("option").first().waitFor();
  await page.keyboard.press("?");
  const keys = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  expect(await keys.getByRole("heading", { level: 3 }).first().innerText()).toBe("In the set");
  await page.keyboard.press("Escape");
  const search = page.getByRole("combobox", { name: "Search the set" });
  expect(await search.inputValue()).toBe("");
  await search.fill("a");
  await search.press("?");
  expect(await search.inputValue()).toBe("a?");
  expect(await keys.count()).toBe(0);
  await search.fill("");
});

test("the palette finds commands, settings, house rules, versions and tests, by slips of the finger too", async () => {
  const { page } = studio;
  const { value } = await studio.call("project.current", {});
  const { session } = value as { session: string };
  await studio.call("versions.keep", { session, version: "1.2 Marsh", notes: "" });
  for (const [words, label] of [
    ["exprt pdf", "Export PDF"],
    ["numbers and dates", "Numbers and dates"],
    ["starting gold", "Starting gold"],
    ["1.2 marsh", "1.2 Marsh"],
    ["ferryman", "Ferryman"],
    ["fold and gleu", "Preset: Fold and glue"],
  ] as const) {
    const first = await seek(words);
    await expect.poll(() => first.innerText()).toContain(label);
    await page.keyboard.press("Escape");
  }
});

test("a setting that is found is shown, and comes first the next time", async () => {
  const { page } = studio;
  await seek("author");
  await palette()
    .getByRole("option", { name: /^Author of the set/ })
    .click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("field-author");
  await page.keyboard.press("Control+k");
  await expect.poll(() => palette().getByRole("option").first().innerText()).toContain("Author of the set");
  await page.keyboard.press("Escape");
});

test("nothing went wrong unseen", () => {
  expect(studio.complaints).toEqual([]);
});
