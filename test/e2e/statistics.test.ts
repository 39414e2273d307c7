import { afterAll, beforeAll, expect, test } from "vitest";
import { axeFaults } from "./axe";
import { type Studio, startStudio } from "./studio";

/** What takes a browser: charts under pointer and keys, and where they lead. */

let studio: Studio;
beforeAll(async () => {
  studio = await startStudio({ project: { game: "castle-lanes", name: "Charts" } });
  await studio.page.getByRole("button", { name: "As statistics" }).click();
  await chart("Curve").waitFor();
});
afterAll(() => studio.end());

const chart = (title: string) => studio.page.getByRole("figure", { name: title, exact: true });
const search = () => studio.page.getByRole("combobox", { name: "Search the set" });

test("a bar leads to its cards, and back to the charts", async () => {
  const { page } = studio;
  await chart("Curve").getByText("On average they cost 2.78").waitFor();
  await chart("Kinds").getByRole("button", { name: "Type Building: 12 cards" }).click();
  await page.getByText("12 of 53 cards").waitFor();
  expect(await search().inputValue()).toBe("type=building");
  await page.getByRole("button", { name: "Back to the charts" }).click();
  await chart("Kinds").waitFor();
  expect(await search().inputValue()).toBe("");
});

test("charts follow the search", async () => {
  const { page } = studio;
  await search().fill("class:brood");
  await page.getByText("15 of 53 cards").waitFor();
  await expect
    .poll(() =>
      chart("Kinds")
        .getByRole("button", { name: /^Type Unit: \d+ cards/ })
        .count(),
    )
    .toBe(1);
  await search().fill("class:brood or class:star");
  await chart("Kinds")
    .getByRole("button", { name: /^Type Unit/ })
    .click();
  await expect.poll(() => search().inputValue()).toBe("(class:brood or class:star) type=unit");
  await page.getByRole("button", { name: "Back to the charts" }).last().click();
  await search().fill("");
  await chart("Kinds").getByRole("button", { name: "Type Building: 12 cards" }).waitFor();
});

test("keys go from cell to cell; a hole begins a card that fills it", async () => {
  const { page } = studio;
  const first = chart("Curve by kind").locator('[data-mark="0"]');
  await first.focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowRight");
  const hole = chart("Curve by kind").getByRole("button", { name: "Type Building, cost 1: 0 cards. Begin one" });
  const isHeld = () => hole.evaluate((element) => element === document.activeElement);
  expect(await isHeld()).toBe(true);
  // A card that costs more than all others draws a column behind each row before it.
  const giant = { ...JSON.parse(studio.read("charts", "cards/brute.json")), name: "Giant", cost: 9 };
  studio.write("charts", "cards/giant.json", JSON.stringify(giant));
  await chart("Curve by kind").getByRole("button", { name: "Type Unit, cost 9: 1 card" }).waitFor();
  expect(await isHeld()).toBe(true);
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "New card" });
  await dialog.getByText("Begins with type Building and cost 1.").waitFor();
  await dialog.getByLabel("Name").fill("Watch post");
  await page.keyboard.press("Enter");
  await expect.poll(() => studio.list("charts", "cards")).toContain("watch-post.json");
  expect(JSON.parse(studio.read("charts", "cards/watch-post.json"))).toMatchObject({ type: "building", cost: 1 });
  await page.keyboard.press("Control+z");
  await expect.poll(() => studio.list("charts", "cards")).not.toContain("watch-post.json");
  await page.keyboard.press("Control+z");
  await expect.poll(() => studio.list("charts", "cards")).not.toContain("giant.json");
  await page.goBack();
  await chart("Curve by kind").waitFor();
});

test("any field is asked about, against any other, and read as a table", async () => {
  const { page } = studio;
  await chart("Rarity").getByRole("button", { name: "Rarity: larger" }).click();
  await page.getByRole("combobox", { name: "against" }).click();
  await page.getByRole("option", { name: "Attack", exact: true }).click();
  await chart("Rarity and attack").waitFor();
  await page.getByRole("button", { name: "Rarity and attack: table and copies" }).click();
  await page.getByRole("menuitem", { name: "Show as a table" }).click();
  expect(await page.getByRole("columnheader").allTextContents()).toEqual(["Rarity", "Attack", "Cards", "Which"]);
  await page.getByRole("button", { name: "Overview" }).click();
  await chart("Curve").waitFor();
});

test("beside a version that was kept stands what there was", async () => {
  const { page } = studio;
  const { value } = await studio.call("project.current", {});
  const { session } = value as { session: string };
  await studio.call("versions.keep", { session, version: "1.0", notes: "" });
  const brute = studio.read("charts", "cards/brute.json");
  const put = (label: string, text: string | null) =>
    studio.call("project.edit", { session, label, changes: [{ path: "cards/brute.json", text }] });
  await put("Less", null);
  await page.getByRole("button", { name: "As a list" }).click();
  await page.getByRole("button", { name: "As statistics" }).click();
  await page.getByRole("combobox", { name: "compared with" }).click();
  await page.getByRole("option", { name: /^1\.0/ }).click();
  await chart("Kinds").getByText("Beside 1.0: −1 card; Unit −1.").waitFor();
  await chart("Kinds").getByRole("button", { name: "Type Unit: 22 (was 23)" }).waitFor();
  await put("As before", brute);
});

test("nobody is kept from reading it", async () => {
  expect(await axeFaults(studio.page)).toEqual([]);
  expect(studio.complaints).toEqual([]);
});

test("beside a deck stand its numbers; a question about its hands is answered, and kept with it", async () => {
  const { page } = studio;
  await page.evaluate(() => {
    window.location.hash = "#/decks/crown-levy";
  });
  await page.getByRole("tab", { name: "Numbers" }).click();
  await chart("Kinds")
    .getByRole("button", { name: /^Type Building: \d+ cards/ })
    .click();
  await page.getByRole("status").getByText("of 31 cards: type=building").waitFor();
  await page.getByRole("button", { name: "Show all" }).click();
  const field = page.getByRole("textbox", { name: "What shall a hand hold?" });
  await field.fill("2x cost<=2, type:unit");
  await chart("2x cost<=2, type:unit")
    .getByText(/^\d+\.\d % in the first hand, \d+\.\d % by turn 4\.$/)
    .waitFor();
  await field.press("Enter");
  const kept = () => JSON.parse(studio.read("charts", "decks/crown-levy.json")).questions;
  await expect.poll(kept).toEqual(["2x cost<=2, type:unit"]);
  expect(await axeFaults(page)).toEqual([]);
  await page.getByRole("button", { name: "Forget the question 2x cost<=2, type:unit" }).click();
  await expect.poll(kept).toBeUndefined();
  expect(studio.complaints).toEqual([]);
});

test("from “is this fair” to an answer: asked, watched, paused, gone on with, and looked at where it was decided", async () => {
  const { page } = studio;
  const press = (name: string) => page.getByRole("button", { name, exact: true }).first().click();
  await page.getByRole("navigation", { name: "Places" }).getByRole("button", { name: "Lab" }).click();
  await page.getByRole("heading", { name: "What do you want to know?" }).waitFor();
  await press("Ask");
  const words = page.getByRole("list", { name: "In words" });
  await words.getByText(/Crown Levy/).waitFor();
  await press("Pause");
  await page.getByText(/^Paused: \d+ matches of at most 1,000$/).waitFor();
  const played = async () => Number(/\d+/.exec(await page.getByText(/\d+ matches of at most 1,000$/).innerText())![0]);
  const before = await played();
  await press("Go on");
  await expect.poll(played, { timeout: 20_000 }).toBeGreaterThan(before);
  await press("Stop");
  await page.getByRole("button", { name: "Run again" }).waitFor();
  expect(await axeFaults(page)).toEqual([]);
  const kept = JSON.parse(studio.read("charts", ".cardwright/lab/is-crown-levy-fair-against-first-landing.json"));
  expect(kept).toMatchObject({ format: 1, partial: true, answer: { games: expect.any(Number) } });
  await press("See a match");
  await page.getByRole("heading", { name: "From the lab, at the turn that decided it" }).waitFor();
  await press("Back to the lab");
  await words.waitFor();
  expect(studio.complaints).toEqual([]);
});
