import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { layersOf } from "../../project/template-layers";
import type { Template } from "../../schemas/template";
import { type Studio, startStudio } from "./studio";

let studio: Studio;
beforeAll(async () => {
  studio = await startStudio({ project: { game: "flask", name: "Rules" }, room: "template" });
  await studio.page.getByRole("button", { name: "Customise this template" }).click();
  await vi.waitFor(file, { timeout: 15_000 });
});
afterAll(() => studio.end());

const file = (): Template => JSON.parse(studio.read("rules", "templates/card.json"));
const rules = () => {
  const art = layersOf(file().layers, "/layers")
    .map(({ layer }) => layer)
    .find(({ kind }) => kind === "art");
  return art?.kind === "art" ? art.placeholder : [];
};
const section = (name: string) => studio.page.getByRole("region", { name });

test("a rule for cards without a picture takes another colour and loses a symbol", async () => {
  const { page } = studio;
  const [first] = rules();
  await page.getByRole("treeitem", { name: /^Picture/ }).click();
  await page.locator("summary").filter({ hasText: "Rule 1" }).click();
  await page.getByRole("textbox", { name: "Ground of rule 1" }).fill("paper");
  await expect.poll(() => rules()[0]?.background).toBe("paper");
  await page.getByRole("list", { name: "Symbols of rule 1" }).getByRole("button").first().click();
  await expect.poll(() => rules()[0]?.icons).toEqual(first?.icons.slice(1));
});

test("a symbol of one's own is added to those on the line and gets a colour", async () => {
  const { page } = studio;
  await page.getByRole("tab", { name: "Template" }).click();
  const symbols = section("Symbols on the line");
  await symbols.getByLabel("Name of a new symbol").fill("gem");
  await symbols.getByRole("button", { name: "Add symbol" }).click();
  await symbols.getByText("{gem}").click();
  await symbols.getByRole("group", { name: "Shape 1" }).getByLabel("Fill", { exact: true }).last().fill("#aa00aa");
  await expect.poll(() => file().symbols?.["gem"]?.shapes[0]?.fill).toBe("#aa00aa");
});

test("a colour is another one where ink is saved, or Cardwright chooses", async () => {
  const { page } = studio;
  const ink = section("Saving ink");
  await ink.locator("summary").first().click();
  await ink.getByRole("textbox", { name: "indigo with little ink" }).fill("#ccccee");
  await expect.poll(() => file().lowInk?.palette?.["indigo"]).toBe("#ccccee");
  await ink.getByRole("button", { name: "Let Cardwright choose the colours" }).click();
  await expect.poll(() => file().lowInk).toBeUndefined();
  await page.keyboard.press("Control+z");
  await expect.poll(() => file().lowInk?.palette?.["indigo"]).toBe("#ccccee");
});

test("a number of one's own is chosen by name, with what it is on the card shown, and stands on its face", async () => {
  const { page } = studio;
  await page.getByRole("button", { name: "Set", exact: true }).click();
  await page.getByRole("button", { name: "As a sheet" }).click();
  await page.getByRole("columnheader", { name: "Name" }).click({ button: "right" });
  await page.getByRole("menuitem", { name: "Columns…" }).click();
  await page.getByRole("button", { name: "Number of your own…" }).click();
  const dialog = page.getByRole("dialog", { name: "A number of your own" });
  await dialog.getByRole("textbox", { name: "Name" }).fill("edge");
  await dialog.getByRole("textbox", { name: "Formula" }).fill("3 + 4");
  await dialog.getByRole("button", { name: "Save" }).click();
  await page.getByRole("button", { name: "Template", exact: true }).click();
  await page.getByRole("tab", { name: "Layer" }).click();
  await page.getByRole("treeitem", { name: /^Name, text/ }).click();
  const words = page.getByRole("textbox", { name: "Text", exact: true });
  const face = () => page.locator("[data-canvas-card] svg").first().innerHTML();
  const before = await face();
  await words.fill("7");
  // The face follows at once: when the file says so, it is no other that came late.
  await expect.poll(() => JSON.stringify(file().layers)).toContain('"7"');
  await expect.poll(face).not.toBe(before);
  const seven = await face();
  await words.fill("");
  await expect.poll(face).not.toBe(seven);
  await page.getByRole("button", { name: "Insert a field: Text" }).click();
  const own = page.getByRole("region", { name: "Numbers of your own" });
  await own
    .getByRole("button", { name: /numbers\.edge/ })
    .filter({ hasText: "7" })
    .click();
  await expect.poll(() => JSON.stringify(file().layers)).toContain("{{numbers.edge}}");
  await expect.poll(face).toBe(seven);
});

test("a look of some cards gets another name and another condition", async () => {
  const { page } = studio;
  await page.getByRole("tab", { name: "Template" }).click();
  await page.getByRole("combobox", { name: "Which cards" }).click();
  await page
    .getByRole("option", { name: /a look of their own/ })
    .first()
    .click();
  await expect.poll(() => file().variants?.length).toBe(1);
  const looks = section("Looks of their own");
  await looks.locator("summary").first().click();
  await looks.getByRole("textbox", { name: /^Name of the look/ }).fill("Dear ones");
  await page.keyboard.press("Enter");
  await expect.poll(() => file().variants?.[0]?.name).toBe("Dear ones");
  await looks.getByRole("textbox", { name: "Compared with" }).fill("Spell");
  await expect.poll(() => file().variants?.[0]?.when).toEqual({ value: "facts.type", is: "Spell" });
  expect(await looks.getByRole("button", { name: "Remove this condition" }).isDisabled()).toBe(true);
});

test("nothing went wrong unseen", () => {
  expect(studio.complaints).toEqual([]);
});
