import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { gameLayouts } from "../../press/layouts";
import type { Template } from "../../schemas/template";
import type { Layer } from "../../schemas/template-layers";
import { type Studio, startStudio } from "./studio";

let studio: Studio;
beforeAll(async () => {
  studio = await startStudio({ project: { game: "flask", name: "Set" }, room: "settings/set" });
});
afterAll(() => studio.end());

const path = "templates/card.json";
const file = (): Template => JSON.parse(studio.read("set", path));
const isThere = () =>
  studio.list("set", ".").includes("templates") && studio.list("set", "templates").includes("card.json");
const nameLayer = ({ layers } = file()): Layer | undefined =>
  layers.find((layer) => layer.kind === "text" && layer.text === "{{card.name}}");
const builtIn = gameLayouts("flask").card;
/** Where the name stands in the game's own template. */
const [x, y, width, height] = nameLayer(builtIn)!.box as [number, number, number, number];
const boxOf = (...values: number[]) => values.map((value) => Math.round(value * 10) / 10);
const row = (name: RegExp) => studio.page.getByRole("treeitem", { name });
const undo = () => studio.page.keyboard.press("Control+z");
const canvas = () => studio.page.locator("[data-canvas-card]");
const shownCard = () => canvas().locator("svg").first().getAttribute("aria-label");

/** Pixels on screen for a way in millimetres, with Ctrl held so that nothing snaps. */
async function drag(from: [x: number, y: number], way: [dx: number, dy: number]): Promise<void> {
  const { page } = studio;
  const box = (await canvas().boundingBox())!;
  const scale = box.width / 63;
  const at = ([x, y]: [number, number]): [number, number] => [box.x + x * scale, box.y + y * scale];
  await page.mouse.move(...at(from));
  await page.keyboard.down("Control");
  await page.mouse.down();
  await page.mouse.move(...at([from[0] + way[0] / 2, from[1] + way[1] / 2]));
  await page.mouse.move(...at([from[0] + way[0], from[1] + way[1]]));
  await page.mouse.up();
  await page.keyboard.up("Control");
}

describe("the template room", () => {
  test("opens from the rail and shows the game's own template, which can't be changed yet", async () => {
    const { page } = studio;
    await page.getByRole("button", { name: "Template", exact: true }).click();
    await canvas().locator("svg").first().waitFor();
    expect(await row(/^Name, text/).count()).toBe(1);
    expect(await page.getByRole("button", { name: "Add layer" }).isDisabled()).toBe(true);
    expect(isThere()).toBe(false);
  });

  test("customising copies the template into the project, as the game has it", async () => {
    await studio.page.getByRole("button", { name: "Customise this template" }).click();
    await expect.poll(isThere).toBe(true);
    expect(file()).toMatchObject({ name: "Alchemist's notebook", $schema: "../schemas/template.schema.json" });
    expect(file().layers).toEqual(builtIn.layers);
  });

  test("a layer dragged on the card moves by as many millimetres in the file, and one undo takes it back", async () => {
    expect(nameLayer()?.box).toEqual([x, y, width, height]);
    await drag([30, y + 3], [-1.5, 3]);
    await expect.poll(() => nameLayer()?.box).toEqual(boxOf(x - 1.5, y + 3, width, height));
    expect(await row(/^Name, text/).getAttribute("aria-selected")).toBe("true");
    await undo();
    await expect.poll(() => nameLayer()?.box).toEqual([x, y, width, height]);
  });

  test("a handle resizes it, arrow keys move it by a tenth and with Shift by a millimetre", async () => {
    const { page } = studio;
    await row(/^Name, text/).click();
    await drag([x + width, y + height], [-5, 2]);
    await expect.poll(() => nameLayer()?.box).toEqual(boxOf(x, y, width - 5, height + 2));
    await canvas().locator("..").focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Shift+ArrowUp");
    await expect.poll(() => nameLayer()?.box).toEqual(boxOf(x + 0.2, y - 1, width - 5, height + 2));
    await undo();
    await expect.poll(() => nameLayer()?.box).toEqual(boxOf(x, y, width - 5, height + 2));
    await undo();
    await expect.poll(() => nameLayer()?.box).toEqual([x, y, width, height]);
  });

  test("a layer in a column stays where its column puts it, and says why", async () => {
    const before = studio.read("set", path);
    await row(/^Picture/).click();
    await drag([30, 40], [3, 5]);
    await studio.page.getByRole("status").getByText("Its column places this layer.").waitFor();
    expect(studio.read("set", path)).toBe(before);
  });

  test("the inspector changes the layer, and the card follows", async () => {
    const { page } = studio;
    await row(/^Name, text/).click();
    await page.getByRole("tabpanel").getByLabel("Left, mm").fill("6");
    await expect.poll(() => nameLayer()?.box).toEqual([6, y, width, height]);
    await undo();
    await page.getByRole("tabpanel").getByLabel("Text", { exact: true }).fill("");
    await page.getByRole("button", { name: "Insert a field: Text" }).click();
    await page.getByRole("button", { name: /^facts\.type/ }).click();
    await expect
      .poll(() => file().layers.some((layer) => layer.kind === "text" && layer.text === "{{facts.type}}"))
      .toBe(true);
    await undo();
    await undo();
    await expect.poll(() => nameLayer()?.box).toEqual([x, y, width, height]);
  });

  test("layers are added, renamed, reordered and deleted by the keyboard", async () => {
    const { page } = studio;
    const count = file().layers.length;
    await row(/^Version/).click();
    await page.getByRole("button", { name: "Add layer" }).click();
    await page.getByRole("menuitem", { name: "Ellipse" }).click();
    await expect.poll(() => file().layers.length).toBe(count + 1);
    await page.locator('[role="treeitem"][aria-selected="true"]').focus();
    await page.keyboard.press("F2");
    await page.keyboard.type("Seal");
    await page.keyboard.press("Enter");
    await expect.poll(() => file().layers.at(-1)?.note).toBe("Seal");
    await page.keyboard.press("Alt+ArrowDown");
    await expect.poll(() => file().layers.at(-2)?.note).toBe("Seal");
    await row(/^Seal/).focus();
    await page.keyboard.press("Delete");
    await expect.poll(() => file().layers.length).toBe(count);
  });

  test("another card can be the sample: by search and by steps", async () => {
    const { page } = studio;
    await page.getByRole("combobox", { name: "Sample card" }).fill("Profit");
    await page.getByRole("option", { name: "Profit Card", exact: true }).click();
    await expect.poll(shownCard).toBe("Profit");
    await page.getByRole("button", { name: "Next sample card" }).click();
    await expect.poll(shownCard).not.toBe("Profit");
    await page.getByRole("button", { name: "Most text" }).click();
    await expect.poll(shownCard).toBe("Balanced Attack");
  });

  test("a template on which cards don't fit names them", async () => {
    const { page } = studio;
    await row(/^Column/).click();
    await page.getByRole("tabpanel").getByLabel("Height, mm").fill("12");
    await page.getByRole("status").getByText("19 cards don’t fit").waitFor();
    await undo();
    await page.getByRole("status").getByText("All 19 cards fit").waitFor();
  });

  test("the JSON edits the same text; while it is broken the file and the faces keep the last valid one", async () => {
    const { page } = studio;
    await page.getByRole("tab", { name: "JSON" }).click();
    await page.locator(".view-line", { hasText: '"corner"' }).click();
    await page.keyboard.press("End");
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.type("5");
    await expect.poll(() => file().corner).toBe(35);
    await page.keyboard.press("Backspace");
    await expect.poll(() => file().corner).toBe(3);
    await page.keyboard.press("Backspace");
    await page.getByText("Draft, kept beside the file until it is valid").waitFor();
    expect(file().corner).toBe(3);
    expect(await shownCard()).toBe("Balanced Attack");
    await page.keyboard.type("4");
    await expect.poll(() => file().corner).toBe(4);
    await page.getByRole("tab", { name: "Layer" }).click();
  });

  test("the gallery draws with the project's template, and going back to the built-in one can be undone", async () => {
    const { page } = studio;
    await page.getByRole("button", { name: "Back to the built-in one" }).click();
    await expect.poll(isThere).toBe(false);
    await page.getByRole("button", { name: "Undo", exact: true }).first().click();
    await expect.poll(isThere).toBe(true);
    expect(file().corner).toBe(4);
    await page.getByRole("button", { name: "Set", exact: true }).click();
    const radius = () =>
      page
        .getByRole("option")
        .first()
        .locator("[style*=border-radius]")
        .first()
        .evaluate((paper) => paper.style.borderRadius);
    await expect.poll(radius).toContain(`${(4 / 63) * 100}`.slice(0, 5));
  });

  test("nothing went wrong behind anybody's back", () => {
    expect(studio.complaints).toEqual([]);
  });
});
