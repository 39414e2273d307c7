import { afterAll, beforeAll, expect, test } from "vitest";
import { axeFaults } from "./axe";
import { type Studio, startStudio } from "./studio";

let studio: Studio;
beforeAll(async () => {
  studio = await startStudio({ project: { game: "castle-lanes", name: "Snakes" }, room: "settings/set" });
});
afterAll(() => studio.end());

const card = (id: string) => JSON.parse(studio.read("snakes", `cards/${id}.json`));
const keyword = (id: string) => JSON.parse(studio.read("snakes", `components/${id}.json`));
/** Files follow within a moment, on a busy machine within a longer one. */
const open = async (id: string) => {
  await studio.page.getByRole("button", { name: "Set", exact: true }).click();
  await studio.page.getByRole("option", { name: new RegExp(`^${id}`) }).dblclick();
};

test("a keyword begins with its name", async () => {
  const { page } = studio;
  await page.getByRole("button", { name: "Keywords", exact: true }).click();
  await page.getByText("No keywords yet").waitFor();
  await page.getByRole("button", { name: "New keyword…" }).last().click();
  await page.getByRole("dialog").getByLabel("Name").fill("Poison");
  await page.getByRole("button", { name: "Create" }).click();
  await page.getByRole("region", { name: "Poison", exact: true }).waitFor();
  await expect.poll(() => keyword("poison").name).toBe("Poison");
});

test("takes a number, and does something with it", async () => {
  const { page } = studio;
  const poison = page.getByRole("region", { name: "Poison", exact: true });
  await poison.getByRole("button", { name: "Add number" }).click();
  await poison.getByLabel("What it counts").fill("Damage");
  await expect.poll(() => keyword("poison").parameters).toEqual([{ title: "Damage" }]);
  await poison.getByRole("button", { name: "In words…" }).click();
  const words = page.getByRole("dialog").getByRole("textbox");
  await words.fill("At the end of your turn, deal 2 damage to each enemy unit in this lane.");
  await page.getByRole("dialog").getByRole("listitem").first().waitFor();
  await words.press("Enter");
  await poison.getByRole("button", { name: "2", exact: true }).click();
  await page.getByRole("button", { name: /^Damage \(X\)/ }).click();
  await expect.poll(() => JSON.stringify(keyword("poison").abilities)).toContain('"n":"X"');
  await page.keyboard.press("Escape");
});

test("a card takes it by typing its name, and says how much of it", async () => {
  const { page } = studio;
  await open("Brute");
  const add = page.getByRole("combobox", { name: "Add a keyword" });
  await add.fill("poi");
  await page.getByRole("option", { name: /^Poison/ }).waitFor();
  await add.press("Enter");
  await expect.poll(() => card("brute").keywords).toEqual({ poison: 1 });
  await page.getByRole("button", { name: "More: Poison: Damage" }).click();
  await expect.poll(() => card("brute").keywords).toEqual({ poison: 2 });
});

test("another card has it too, with explanations as room allows", async () => {
  const { page } = studio;
  await open("Architect");
  await page.getByRole("combobox", { name: "Add a keyword" }).fill("poison");
  await page.keyboard.press("Enter");
  await expect.poll(() => card("architect").keywords).toEqual({ poison: 1 });
  await page.getByRole("button", { name: "Keywords", exact: true }).click();
  await page.getByRole("heading", { name: "2 cards with it" }).waitFor();
  await page.getByRole("button", { name: /^Poison X .*2 cards$/ }).waitFor();
});

test("a change of it changes both faces, and one undo takes it back", async () => {
  const { page } = studio;
  const poison = page.getByRole("region", { name: "Poison", exact: true });
  const brute = poison.getByRole("button", { name: "Brute", exact: true });
  const before = await brute.innerHTML();
  await poison.getByLabel("Name", { exact: true }).fill("Venom");
  const venom = page.getByRole("region", { name: "Venom", exact: true });
  await venom.waitFor();
  await expect.poll(() => venom.getByRole("button", { name: "Brute", exact: true }).innerHTML()).not.toBe(before);
  await page.getByRole("button", { name: /^Undo/ }).click();
  await poison.waitFor();
  // Longer than a tooltip waits: that of Undo would lie over what renames the keyword.
  await page.waitForTimeout(700);
  expect(await page.getByRole("tooltip").count()).toBe(0);
  await expect.poll(() => brute.innerHTML()).toBe(before);
});

test("another file name for it is followed, and deleting it takes it off, each in one step", async () => {
  const { page } = studio;
  await page.getByRole("button", { name: "Rename keyword…" }).click();
  await page.getByRole("dialog").getByLabel("File name").fill("venom");
  await page.getByText("2 cards and 0 keywords with it will follow.").waitFor();
  await page.getByRole("button", { name: "Rename", exact: true }).click();
  await expect.poll(() => [card("brute").keywords, card("architect").keywords]).toEqual([{ venom: 2 }, { venom: 1 }]);
  await page.getByRole("button", { name: "Delete keyword" }).click();
  await page.getByText("Deleted the keyword Poison. Taken off 2 cards.").waitFor();
  await expect.poll(() => card("brute").keywords).toBeUndefined();
  await page.getByRole("button", { name: "Undo", exact: true }).last().click();
  await expect.poll(() => card("brute").keywords).toEqual({ venom: 2 });
});

test("a keyword that a card lacks is made from its form, and on it at once", async () => {
  const { page } = studio;
  await open("Architect");
  await page.getByRole("button", { name: "New keyword…" }).click();
  await page.getByRole("dialog").getByLabel("Name").fill("Charge");
  await page.getByRole("dialog").getByLabel("Give it to Architect").waitFor();
  await page.getByRole("button", { name: "Create" }).click();
  await page.getByRole("region", { name: "Charge", exact: true }).waitFor();
  await expect.poll(() => card("architect").keywords).toEqual({ venom: 1, charge: true });
  await open("Architect");
  const row = (id: string) => page.locator(`li[data-pointer="/keywords/${id}"]`);
  await row("charge").locator("[draggable]").dragTo(row("venom"));
  await expect.poll(() => Object.keys(card("architect").keywords)).toEqual(["charge", "venom"]);
});

test("an ability becomes a keyword of the card and of those that say the same, and one undo takes it back", async () => {
  const { page } = studio;
  const { abilities } = card("deckhand");
  studio.write("snakes", "cards/brute.json", JSON.stringify({ ...card("brute"), abilities }));
  await open("Deckhand");
  await page.getByRole("button", { name: "Make a keyword of ability 1" }).click();
  await page.getByRole("dialog").getByLabel("Name").fill("Builder");
  await page.getByLabel("1 other card that says the same: Brute").waitFor();
  await page.getByRole("button", { name: "Make it" }).click();
  await expect
    .poll(() => [card("deckhand").keywords, card("brute").keywords])
    .toMatchObject([{ builder: true }, { builder: true }]);
  expect([card("deckhand").abilities, card("brute").abilities]).toEqual([undefined, undefined]);
  await page.getByRole("button", { name: /^Undo/ }).click();
  await expect.poll(() => card("deckhand").abilities).toEqual(abilities);
  expect(studio.list("snakes", "components")).not.toContain("builder.json");
});

test("room and form can be used by everyone", async () => {
  const { page } = studio;
  await page.getByRole("button", { name: "Keywords", exact: true }).click();
  await page.getByRole("region", { name: "Charge", exact: true }).waitFor();
  expect(await axeFaults(page)).toEqual([]);
  await open("Brute");
  await page.getByRole("combobox", { name: "Add a keyword" }).waitFor();
  expect(await axeFaults(page)).toEqual([]);
});

test("nothing was complained about", () => {
  expect(studio.complaints).toEqual([]);
});
