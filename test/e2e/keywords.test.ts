import { afterAll, beforeAll, expect, test } from "vitest";
import { type Studio, startStudio } from "./studio";

let studio: Studio;
beforeAll(async () => {
  studio = await startStudio();
  await studio.make("castle-lanes", "Snakes");
});
afterAll(() => studio.end());

const card = (id: string) => JSON.parse(studio.read("snakes", `cards/${id}.json`));
const keyword = (id: string) => JSON.parse(studio.read("snakes", `components/${id}.json`));
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
