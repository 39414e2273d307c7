import { readFileSync } from "node:fs";
import { PDFDocument } from "pdf-lib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readPages } from "../press/pdf-pages";
import { wordsOf } from "../press/pdf-words";
import { type Studio, startStudio } from "./studio";

let studio: Studio;
beforeAll(async () => {
  studio = await startStudio({ width: 1024, height: 700, project: { game: "flask", name: "Prints" }, room: "print" });
  await studio.page.getByText("19 cards on 3 pages").waitFor();
});
afterAll(() => studio.end());

const open = (group: string) => studio.page.getByRole("heading", { name: group }).click();
/** In the notice that says what has just happened. */
const undo = () => studio.page.getByRole("button", { name: "Undo" }).filter({ hasText: "Undo" }).click();
async function pick(field: string, option: RegExp | string): Promise<void> {
  await studio.page.getByRole("combobox", { name: field, exact: true }).click();
  await studio.page.getByRole("option", { name: option }).click();
}
async function exported(button: string): Promise<{ name: string; bytes: Buffer }> {
  const [download] = await Promise.all([
    studio.page.waitForEvent("download"),
    studio.page.getByRole("button", { name: button, exact: true }).click(),
  ]);
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
}

test("backs lie beside their fronts, and each sheet of paper is counted once", async () => {
  const { page } = studio;
  await open("Backs and printer");
  await pick("Backs", /long edge/);
  await page.getByText("19 cards on 6 pages").waitFor();
  await page.getByText("3 sheets of paper").waitFor();
  await page.getByRole("img", { name: "Page 1 of 6" }).waitFor();
  await page.getByRole("img", { name: "Page 2 of 6" }).waitFor();
  await page.getByRole("button", { name: "Front", exact: true }).click();
  await page.getByRole("img", { name: "Page 2 of 6" }).waitFor({ state: "detached" });
});

test("a place that is marked as used up stays empty in the PDF, exactly as the preview shows it", async () => {
  const { page } = studio;
  await page.getByRole("button", { name: "Mark used places" }).click();
  await page.getByRole("button", { name: "Place 2, free" }).click();
  await page.getByRole("button", { name: "Place 2, used up" }).waitFor();
  await page.getByRole("button", { name: "Mark used places" }).click();
  const drawn = page.getByRole("img", { name: "Page 1 of 6" }).locator("use");
  await expect.poll(() => drawn.count()).toBe(8);
  const shown = await drawn.evaluateAll((uses) =>
    uses.map((use) =>
      use
        .getAttribute("transform")
        ?.match(/[-\d.]+/g)
        ?.map(Number),
    ),
  );
  const { bytes, name } = await exported("Export PDF");
  expect(name).toBe("Prints.pdf");
  const [front, back] = await readPages(bytes);
  expect(front?.faces.map(({ matrix }) => matrix)).toEqual(shown);
  expect(back?.faces).toHaveLength(8);
  await page.getByText("Prints.pdf").waitFor();
});

test("a preset sets everything about the sheet, and one click takes it back", async () => {
  const { page } = studio;
  await page.getByRole("button", { name: "Presets" }).click();
  await page.getByRole("menuitem", { name: /Cutting machine/ }).click();
  await expect.poll(() => page.getByLabel("Gutter").inputValue()).toBe("2");
  await undo();
  await expect.poll(() => page.getByLabel("Gutter").inputValue()).toBe("0");
  await page.getByText("19 cards on 6 pages").waitFor();
});

test("paper of one's own size", async () => {
  const { page } = studio;
  await pick("Paper", "Another size…");
  await page.getByLabel("Width").fill("330");
  await page.getByLabel("Height").fill("480");
  await page.getByText("19 cards on 2 pages").waitFor();
  await pick("Paper", /^A4/);
});

test("a printer profile is made, chosen and deleted, and comes back", async () => {
  const { page } = studio;
  await page.getByRole("button", { name: "New profile…" }).click();
  await page.getByLabel("Printer and paper").fill("Office");
  await page.getByLabel("Back to the right").fill("1.5");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText("Office (back +1.5 / 0 mm)").waitFor();
  await page.getByRole("button", { name: "Edit…" }).click();
  await page.getByRole("button", { name: "Delete this profile" }).click();
  await page.getByText("Office (back +1.5 / 0 mm)").waitFor({ state: "detached" });
  await undo();
  await page.getByRole("combobox", { name: "Printer profile" }).click();
  await page.getByRole("option", { name: "Office" }).waitFor();
  await page.keyboard.press("Escape");
});

test("what won't come out well is said, and leads to the card", async () => {
  const { page } = studio;
  const path = "cards/attack.json";
  studio.write("prints", path, studio.read("prints", path).replace(/"name": ".*?"/, '"name": "Attack 旗"'));
  await page.getByRole("button", { name: /thing to look at on 1 card/ }).click();
  await page.getByRole("button", { name: /a sign for 旗/ }).click();
  await expect.poll(() => page.evaluate(() => window.location.hash)).toContain("#/set/attack");
  await page.goBack();
});

test("pictures of the cards of a search, as a zip", async () => {
  const { page } = studio;
  await pick("Make", "A picture of each card");
  await page.getByLabel("Only cards that fit").fill("profit");
  await page.getByText(/^\d pictures?$/).waitFor();
  await page.getByLabel("Resolution").fill("100");
  const { name, bytes } = await exported("Export zip");
  expect(name).toBe("Prints - pictures.zip");
  expect(bytes.includes("profit.png")).toBe(true);
  expect(bytes.includes("attack.png")).toBe(false);
  await page.getByLabel("Only cards that fit").fill("");
});

test("a credits page, and what was chosen is there again after a reload", async () => {
  const { page } = studio;
  await pick("Make", "Credits page");
  const { name, bytes } = await exported("Export PDF");
  expect(name).toBe("Prints - credits.pdf");
  expect((await PDFDocument.load(bytes)).getPageCount()).toBe(1);
  await expect.poll(() => studio.read("prints", ".cardwright/print.json")).toContain('"credits"');
  await page.reload();
  await expect.poll(() => page.getByRole("combobox", { name: "Make" }).innerText()).toContain("Credits page");
});

test("nothing went wrong unseen", () => {
  expect(studio.complaints).toEqual([]);
});

test("a booklet's pages follow while its text is written, and are those of its file", async () => {
  const { page } = studio;
  await pick("Make", /Booklet/);
  await page.getByRole("img", { name: "Page 1 of" }).waitFor();
  await page.getByRole("button", { name: "Write a text of your own…" }).click();
  await page.getByRole("textbox", { name: "Name" }).fill("House notes");
  await page.getByRole("button", { name: "An empty page" }).click();
  await page.getByRole("button", { name: "Begin", exact: true }).click();
  await page.getByRole("button", { name: "Write", exact: true }).click();
  await page.getByRole("textbox", { name: "Text of the booklet" }).fill("# Mine\n\n![[card:atack]]\n\nA word.");
  await page.getByText("There is no card “atack” in the set").waitFor();
  await page.getByRole("textbox", { name: "Text of the booklet" }).fill("# Mine\n\n![[card:attack]]\n\nA word.");
  await page.getByText("There is no card “atack” in the set").waitFor({ state: "detached" });
  await page.getByRole("img", { name: "Page 1 of 2" }).waitFor();
  const { bytes, name } = await exported("Export PDF");
  expect(name).toBe("Prints - house-notes.pdf");
  expect(await wordsOf(new Uint8Array(bytes))).toContain("A word.");
});
