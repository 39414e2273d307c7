import { afterAll, beforeAll, expect, test } from "vitest";
import { type Studio, startStudio } from "./studio";

let studio: Studio;
beforeAll(async () => {
  studio = await startStudio({ project: { game: "flask", name: "Fire" }, room: "components/R1" });
});
afterAll(() => studio.end());

const component = (id: string) => JSON.parse(studio.read("fire", `components/${id}.json`));
const card = (id: string) => JSON.parse(studio.read("fire", `cards/${id}.json`));

test("a component begins as a copy of a base card, under the next free code", async () => {
  const { page } = studio;
  await page.getByRole("button", { name: "Components", exact: true }).click();
  await page.getByRole("button", { name: /^R1/ }).click();
  await page.getByRole("button", { name: "New component like this", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Name").fill("Burn");
  await expect.poll(() => dialog.getByLabel("In codes").inputValue()).toBe("B3");
  await dialog.getByLabel("In codes").fill("r1");
  await dialog.getByText("Another component is called so.").waitFor();
  await dialog.getByLabel("In codes").fill("f1");
  await dialog.getByRole("button", { name: "Create" }).click();
  await page.getByRole("region", { name: "Burn", exact: true }).waitFor();
  await expect.poll(() => component("F1").effect).toMatchObject({ key: "f1", rank: 5.5, merge: "sum", amount: 2 });
});

test("what it costs and does shows on cards of it at once", async () => {
  const { page } = studio;
  const burn = page.getByRole("region", { name: "Burn", exact: true });
  await burn.getByRole("button", { name: "More: Green" }).click();
  await expect.poll(() => component("F1").cost.fixed).toEqual({ G: 1, R: 1 });
  await burn.getByRole("spinbutton", { name: "Amount" }).fill("5");
  await expect.poll(() => component("F1").effect.amount).toBe(5);
  await burn.getByText("2 of it: Action: -10 Resources").waitFor();
});

test("a card takes it among the base cards, and its code says so", async () => {
  const { page } = studio;
  await page.getByRole("button", { name: "Set", exact: true }).click();
  await page.getByRole("option", { name: /^Double Attack/ }).dblclick();
  await page.getByRole("button", { name: "Add Burn" }).click();
  await expect.poll(() => card("double-attack").composition).toEqual({ R1: 2, F1: 1 });
  await page.getByText("R1 - R1 - F1").first().waitFor();
});

test("another code for it is followed by its cards, and one undo takes both back", async () => {
  const { page } = studio;
  await page.getByRole("button", { name: "Components", exact: true }).click();
  await page.getByRole("button", { name: "Change what codes call it…" }).click();
  await page.getByRole("dialog").getByLabel("In codes").fill("H1");
  await page.getByText("1 card with it will follow.").waitFor();
  await page.getByRole("button", { name: "Change", exact: true }).click();
  await expect.poll(() => card("double-attack").composition).toEqual({ R1: 2, H1: 1 });
  await page.getByRole("button", { name: /^Undo/ }).click();
  await expect.poll(() => card("double-attack").composition).toEqual({ R1: 2, F1: 1 });
  await page.getByRole("button", { name: /^F1/ }).waitFor();
});

test("deleting it names the cards that miss it, and they say so", async () => {
  const { page } = studio;
  await page.getByRole("button", { name: /^F1/ }).click();
  await page.getByRole("button", { name: "Delete component" }).click();
  await page.getByText("Deleted the component F1. 1 card still asks for it.").waitFor();
  await page.getByRole("button", { name: /1 error/ }).waitFor();
  await page.getByRole("button", { name: "Undo", exact: true }).last().click();
  await page.getByText("No problems").waitFor();
});
