import { afterAll, beforeAll, expect, test } from "vitest";
import { type Studio, startStudio } from "./studio";

let studio: Studio;
beforeAll(async () => {
  studio = await startStudio({ project: { game: "flask", name: "Set" } });
});
afterAll(() => studio.end());

const card = (name: string) => studio.page.getByRole("option", { name, exact: true });
const selected = () => studio.page.locator("[role=option][aria-selected=true]").count();

test("a new card is a file within half a second, and lies in the set", async () => {
  const { page } = studio;
  await page.keyboard.press("Alt+n");
  await page.getByRole("dialog").getByLabel("Name").fill("Acid Rain");
  await page.keyboard.press("Enter");
  await expect.poll(() => studio.list("set", "cards")).toContain("acid-rain.json");
  await page.getByRole("button", { name: "Set", exact: true }).click();
  await card("Acid Rain").waitFor();
});

test("renaming gives the file a new name and takes the decks along, and undo takes it all back", async () => {
  const { page } = studio;
  await card("Attack").click();
  await page.keyboard.press("F2");
  const dialog = page.getByRole("dialog", { name: "Rename card" });
  await dialog.getByLabel("Name", { exact: true }).fill("Onslaught");
  expect(await dialog.getByLabel("File name").inputValue()).toBe("onslaught");
  await page.keyboard.press("Enter");
  await card("Onslaught").waitFor();
  await expect.poll(() => studio.list("set", "cards")).toContain("onslaught.json");
  const decks = () =>
    studio
      .list("set", "decks")
      .map((deck) => studio.read("set", `decks/${deck}`))
      .join("\n");
  await expect.poll(decks).toContain('"onslaught"');
  expect(studio.list("set", "cards")).not.toContain("attack.json");
  await page.keyboard.press("Control+z");
  await card("Attack").waitFor();
  await expect.poll(() => studio.list("set", "cards")).toContain("attack.json");
  await expect.poll(decks).not.toContain('"onslaught"');
});

test("refuses a file name that another card has", async () => {
  const { page } = studio;
  await card("Attack").click();
  await page.keyboard.press("F2");
  const dialog = page.getByRole("dialog", { name: "Rename card" });
  await dialog.getByLabel("File name").fill("profit");
  await dialog.getByText("Another card has this file name.").waitFor();
  expect(await dialog.getByRole("button", { name: "Rename" }).isDisabled()).toBe(true);
  await page.keyboard.press("Escape");
});

test("selects a range with the keyboard, duplicates and deletes it, and brings it back", async () => {
  const { page } = studio;
  await card("Attack").click();
  await page.keyboard.press("Shift+ArrowRight");
  expect(await selected()).toBe(2);
  await page.keyboard.press("Control+d");
  await card("Attack 2").waitFor();
  expect(await selected()).toBe(2);
  await page.keyboard.press("Delete");
  await card("Attack 2").waitFor({ state: "detached" });
  await page.getByRole("region", { name: "Messages" }).getByRole("button", { name: "Undo" }).click();
  await card("Attack 2").waitFor();
  await card("Attack 2").click();
  await page.keyboard.press("Delete");
  await card("Attack 2").waitFor({ state: "detached" });
  await page.getByRole("button", { name: /Recently deleted/ }).click();
  await page.getByRole("button", { name: "Bring back Attack 2" }).click();
  await page.getByRole("button", { name: "Close" }).click();
  await card("Attack 2").waitFor();
});

test("finds cards by what is written on them, and shows a way back when there are none", async () => {
  const { page } = studio;
  const field = page.getByRole("combobox", { name: "Search the set" });
  await field.fill("type:reaction");
  await page.getByText(/^2 of \d+ cards$/).waitFor();
  await field.fill("nothing like this");
  await page.getByRole("heading", { name: "No card answers “nothing like this”" }).waitFor();
  await page.getByRole("button", { name: /Show all \d+ cards/ }).click();
  await card("Profit").waitFor();
});

test("offers what may be asked for, tells a slip, and keeps a search by name", async () => {
  const { page } = studio;
  const field = page.getByRole("combobox", { name: "Search the set" });
  await field.pressSequentially("is:un");
  await page.getByRole("option", { name: /is:unused/ }).waitFor();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect.poll(() => field.inputValue()).toBe("is:unused ");
  await field.fill("tpye:reaction");
  await page.getByText("Cards have no “tpye” (did you mean “type”?).").waitFor();
  await field.fill("");
  await page.getByRole("button", { name: "Filter" }).click();
  await page.getByRole("button", { name: /^Reaction/ }).click();
  // What lies behind the open filter is nothing to a screen reader.
  expect(await page.locator("input[aria-label='Search the set']").inputValue()).toBe("type:Reaction");
  await page.getByRole("button", { name: "Save this search" }).click();
  await page.getByRole("textbox", { name: "Name of the search" }).fill("Answers");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Answers", exact: true }).waitFor();
  await page.keyboard.press("Escape");
  await field.fill("");
  await card("Profit").waitFor();
});

test("Enter opens the card, the back button returns to it", async () => {
  const { page } = studio;
  await card("Profit").click();
  await page.keyboard.press("Enter");
  await page.getByRole("textbox", { name: "Name" }).first().waitFor();
  expect(page.url()).toContain("#/set/profit");
  await page.goBack();
  await expect.poll(() => card("Profit").getAttribute("aria-selected")).toBe("true");
});

test("the list sorts by a column and remembers that it was chosen", async () => {
  const { page } = studio;
  await page.getByRole("button", { name: "As a list" }).click();
  const names = () => page.getByRole("row").locator("[role=gridcell]:first-child").allInnerTexts();
  await page.getByRole("columnheader", { name: "Name" }).getByRole("button").click();
  const rising = await names();
  await page.getByRole("columnheader", { name: "Name" }).getByRole("button").click();
  await expect.poll(async () => (await names())[0]).not.toBe(rising[0]);
  await page.reload();
  await page.getByRole("grid", { name: "Cards of the set" }).waitFor();
  await page.getByRole("button", { name: "As cards" }).click();
});

test("the palette finds a card by name and runs commands", async () => {
  const { page } = studio;
  const search = page.getByRole("combobox", { name: "Search cards and commands" });
  await page.keyboard.press("Control+k");
  await search.waitFor();
  await page.keyboard.type("double sab");
  await page
    .getByRole("option", { name: /Double Sabotage/ })
    .first()
    .waitFor();
  await page.keyboard.press("Enter");
  await expect.poll(() => page.url()).toContain("#/set/double-sabotage");
  await page.keyboard.press("Control+k");
  await search.waitFor();
  await page.keyboard.type("theme felt");
  await page.keyboard.press("Enter");
  await expect.poll(() => page.locator("html").getAttribute("data-theme")).toBe("dark");
});

test("nothing went wrong unseen", () => {
  expect(studio.complaints).toEqual([]);
});
