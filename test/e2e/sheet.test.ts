import { afterAll, beforeAll, expect, test } from "vitest";
import { axeFaults, axeFaultsOver } from "./axe";
import { type Studio, startStudio } from "./studio";

/** What takes a browser: cells under hand and keys, the clipboard, and what is written of them. */

let studio: Studio;
beforeAll(async () => {
  studio = await startStudio({ project: { game: "castle-lanes", name: "Sheet" } });
  await studio.page.getByRole("button", { name: "As a sheet" }).click();
  await grid().waitFor();
});
afterAll(() => studio.end());

const grid = () => studio.page.getByRole("grid", { name: "Sheet of the set" });
/** By the last line of its heading. */
async function cell(id: string, title: string) {
  const headings = grid().getByRole("columnheader");
  const all = await headings.evaluateAll((found) =>
    found.map((one) => [one.getAttribute("data-column"), one.querySelector("span > span")?.textContent]),
  );
  const [column] = all.find(([, called]) => called === title)!;
  return grid().locator(`[data-card="${id}"] [data-column="${column}"]`);
}
const card = (id: string) => JSON.parse(studio.read("sheet", `cards/${id}.json`)) as Record<string, unknown>;
const paste = (text: string) =>
  grid().evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", pasted);
    element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, text);
const undo = () => studio.page.keyboard.press("Control+z");

test("a cell is changed in its place, is in the card's file, and one undo takes it back", async () => {
  const { page } = studio;
  const before = card("brute")["cost"];
  await (await cell("brute", "Cost")).click();
  await page.keyboard.type("9");
  await page.keyboard.press("Enter");
  await expect.poll(() => card("brute")["cost"]).toBe(9);
  await undo();
  await expect.poll(() => card("brute")["cost"]).toBe(before);
});

test("what can't be written stays in the hand, with its reason", async () => {
  const { page } = studio;
  await (await cell("brute", "Cost")).click();
  await page.keyboard.type("many");
  await page.keyboard.press("Enter");
  await page.getByRole("alert").getByText("It is no number.").waitFor();
  await page.keyboard.press("Escape");
});

test("pasted cells are written as one step; what doesn't fit is asked about before", async () => {
  const { page } = studio;
  const order = await grid()
    .locator("[data-card]")
    .evaluateAll((rows) => rows.map((row) => row.getAttribute("data-card")!));
  const [second, third] = [order[1]!, order[2]!];
  const before = [second, third].map((id) => card(id)["name"]);
  await (await cell(second, "Name")).click();
  await paste("Anvil\r\nBellows\r\n");
  await expect.poll(() => [second, third].map((id) => card(id)["name"])).toEqual(["Anvil", "Bellows"]);
  await undo();
  await expect.poll(() => [second, third].map((id) => card(id)["name"])).toEqual(before);
  await (await cell("brute", "Cost")).click();
  await paste("lots");
  const dialog = page.getByRole("dialog", { name: "Paste cells" });
  await dialog.getByText("it is no number").waitFor();
  await dialog.getByRole("button", { name: "Cancel" }).click();
});

test("pulled by its corner, a selection goes on in the cells below, as one step", async () => {
  const { page } = studio;
  const rows = await grid()
    .locator("[data-card]")
    .evaluateAll((found) => found.slice(0, 4).map((row) => row.getAttribute("data-card")!));
  const costs = () => rows.map((id) => card(id)["cost"]);
  const before = costs();
  await (await cell(rows[0]!, "Cost")).click();
  await paste("2\r\n4");
  await expect.poll(() => costs().slice(0, 2)).toEqual([2, 4]);
  await (await cell(rows[0]!, "Cost")).click();
  await page.keyboard.press("Shift+ArrowDown");
  await grid().locator("[data-corner]").hover();
  await page.mouse.down();
  await (await cell(rows[3]!, "Cost")).hover();
  await page.mouse.up();
  await expect.poll(costs).toEqual([2, 4, 6, 8]);
  await undo();
  await undo();
  await expect.poll(costs).toEqual(before);
});

test("a new card begins in the last row", async () => {
  const { page } = studio;
  await grid().focus();
  await page.keyboard.press("Control+End");
  await page.keyboard.press("Home");
  await page.keyboard.type("Newcomer");
  await page.keyboard.press("Enter");
  await expect.poll(() => studio.list("sheet", "cards")).toContain("newcomer.json");
  await undo();
  await expect.poll(() => studio.list("sheet", "cards")).not.toContain("newcomer.json");
});

test("chosen rows are changed together, as one step", async () => {
  const { page } = studio;
  await grid().focus();
  await page.keyboard.press("Control+Home");
  await page.keyboard.press("Shift+ArrowDown");
  await page.keyboard.press("Control+e");
  const dialog = page.getByRole("dialog", { name: "Change 2 cards together" });
  await dialog.getByRole("combobox", { name: "Add to Tags" }).fill("early,");
  await dialog.getByText("2 cells change on 2 cards.").waitFor();
  expect(await axeFaultsOver(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Change them" }).click();
  const tagged = () =>
    studio.list("sheet", "cards").filter((file) => studio.read("sheet", `cards/${file}`).includes('"early"'));
  await expect.poll(() => tagged().length).toBe(2);
  await undo();
  await expect.poll(() => tagged().length).toBe(0);
});

test("the gallery lies in groups, and arrows go through them", async () => {
  const { page } = studio;
  await page.getByRole("button", { name: "Sort and group" }).click();
  await page.getByRole("combobox", { name: "Group by" }).click();
  await page.getByRole("option", { name: "Type", exact: true }).click();
  const leave = async () => {
    await page.keyboard.press("Escape");
    return page.getByRole("dialog").count();
  };
  await expect.poll(leave).toBe(0);
  expect(await axeFaults(page)).toEqual([]);
  await page.getByRole("button", { name: "As cards" }).click();
  await page.getByText(/^Unit \d+ cards$/).waitFor();
  expect(studio.complaints).toEqual([]);
});
