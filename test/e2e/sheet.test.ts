import { afterAll, beforeAll, expect, test } from "vitest";
import { axeFaults } from "./axe";
import { type Studio, startStudio } from "./studio";

let studio: Studio;
beforeAll(async () => {
  studio = await startStudio({ project: { game: "castle-lanes", name: "Sheet" } });
  await studio.page.getByRole("button", { name: "As a sheet" }).click();
  await grid().waitFor();
});
afterAll(() => studio.end());

const grid = () => studio.page.getByRole("grid", { name: "Sheet of the set" });
const headings = () => grid().getByRole("columnheader").allInnerTexts();
const row = (id: string) => grid().locator(`[data-card="${id}"]`);
/** By the last line of its heading. */
async function cell(id: string, title: string) {
  const at = (await headings()).findIndex((heading) => heading.split("\n").at(-1) === title);
  return row(id).locator(`[data-column="${at - 1}"]`);
}
const card = (id: string) => JSON.parse(studio.read("sheet", `cards/${id}.json`)) as Record<string, unknown>;
const first = "brute";

test("a cell is changed in its place, is in the card's file, and one undo takes it back", async () => {
  const { page } = studio;
  const before = card(first)["cost"];
  await (await cell(first, "Cost")).click();
  await page.keyboard.type("9");
  await page.keyboard.press("Enter");
  await expect.poll(() => card(first)["cost"]).toBe(9);
  await page.keyboard.press("Control+z");
  await expect.poll(() => card(first)["cost"]).toBe(before);
});

test("the sheet is open to screen readers and to keys alone", async () => {
  expect(await axeFaults(studio.page)).toEqual([]);
});

test("nothing went wrong unseen", () => {
  expect(studio.complaints).toEqual([]);
});
