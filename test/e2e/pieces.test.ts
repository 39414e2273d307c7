import { readFileSync } from "node:fs";
import { PDFDocument } from "pdf-lib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readPages } from "../press/pdf-pages";
import { type Studio, startStudio } from "./studio";

let studio: Studio;
beforeAll(async () => {
  studio = await startStudio({
    width: 1024,
    height: 700,
    project: { game: "castle-lanes", name: "Table" },
    room: "print",
  });
  await studio.page.getByRole("button", { name: "Pieces", exact: true }).click();
  await studio.page.getByText(/^\d+ pieces on \d+ sheets/).waitFor();
});
afterAll(() => studio.end());

const tick = (name: RegExp) => studio.page.getByRole("checkbox", { name });
const sum = () => studio.page.getByText(/^\d+ pieces? on \d+ sheets?/).innerText();
const only = async (name: RegExp) => {
  await tick(/^All pieces/).check();
  await tick(/^All pieces/).uncheck();
  await tick(name).check();
};
async function exported(): Promise<{ name: string; bytes: Buffer }> {
  const [download] = await Promise.all([
    studio.page.waitForEvent("download"),
    studio.page.getByRole("button", { name: "Export PDF", exact: true }).click(),
  ]);
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
}

test("every piece of the game is offered with how many of it there are", async () => {
  const rows = await studio.page.getByRole("list", { name: "Pieces to print" }).getByRole("listitem").allInnerTexts();
  expect(rows.map((row) => row.split("\n")[0])).toEqual(
    expect.arrayContaining(["All pieces", "Unit tokens", "Coins", "Board"]),
  );
  const counts = rows.map((row) => Number(row.split("\n").at(-1)));
  expect(counts[0]).toBe(counts.slice(1).reduce((total, one) => total + one, 0));
  expect(await sum()).toContain(`${counts[0]} pieces on `);
});

test("the sheets show the chosen pieces where the PDF has them", async () => {
  const { page } = studio;
  await only(/^Coins/);
  await expect.poll(sum).toContain("32 pieces on 1 sheet");
  const drawn = page.getByRole("img", { name: "Page 1 of 1" }).locator("use");
  await expect.poll(() => drawn.count()).toBe(32);
  const shown = await drawn.evaluateAll((uses) =>
    uses.map((use) => (use.getAttribute("transform")?.match(/[-\d.]+/g) ?? []).map(Number)),
  );
  const { name, bytes } = await exported();
  expect(name).toBe("Table-pieces.pdf");
  const [front, ...others] = await readPages(bytes);
  expect(others).toEqual([]);
  expect(front?.faces.map(({ matrix }) => matrix)).toEqual(shown);
  await page.getByText(/32 pieces, .*kB/).waitFor();
});

test("their backs follow when backs are wanted, and sets multiply them", async () => {
  const { page } = studio;
  await page.getByLabel("Sets of them").fill("6");
  await expect.poll(sum).toContain("192 pieces on 2 sheets");
  await page.getByRole("heading", { name: "Backs and printer" }).click();
  await page.getByRole("combobox", { name: "Backs", exact: true }).click();
  await page.getByRole("option", { name: /long edge/ }).click();
  await page.getByRole("img", { name: "Page 2 of 4" }).waitFor();
  await page.getByText("4 pages").waitFor();
  await page.getByLabel("Sets of them").fill("1");
});

test("what is larger than the paper comes in parts, or is refused with a way on", async () => {
  const { page } = studio;
  await only(/^Board/);
  await expect.poll(sum).toMatch(/^1 piece on \d+ sheets/);
  await page.getByRole("checkbox", { name: "Print what is too large in parts" }).uncheck();
  await page.getByRole("heading", { name: /does not fit on this paper in one part/ }).waitFor();
  expect(await page.getByRole("button", { name: "Export PDF" }).isDisabled()).toBe(true);
  await page.getByRole("button", { name: "Print it in parts" }).click();
  await expect.poll(sum).toMatch(/^1 piece on \d+ sheets/);
  const { bytes } = await exported();
  expect((await PDFDocument.load(bytes)).getPageCount()).toBe(Number(/on (\d+)/.exec(await sum())?.[1]));
});

test("a piece of a card leads to the card", async () => {
  const { page } = studio;
  await only(/^Unit tokens/);
  await page.getByRole("button", { name: "Edit Unit tokens: Architect" }).first().click();
  await expect.poll(() => page.evaluate(() => window.location.hash)).toContain("#/set/architect");
  await page.goBack();
  await page.getByRole("heading", { name: "Print", exact: true }).waitFor();
});

test("a piece of the project's own is offered; without its layout the others can be printed", async () => {
  const { page } = studio;
  const own = { pieces: [{ id: "flag", name: "Flags", template: "flag" }] };
  await studio.call("project.edit", {
    session: ((await studio.call("project.current", {})).value as { session: string }).session,
    label: "Add flags",
    changes: [{ path: "templates/pieces.json", text: JSON.stringify(own) }],
  });
  await tick(/^Flags/).check();
  await page.getByRole("heading", { name: /needs the template flag/ }).waitFor();
  await page.getByRole("button", { name: "Print the others" }).click();
  await expect.poll(sum).toMatch(/pieces on/);
});

test("nothing chosen is said, with a way on", async () => {
  const { page } = studio;
  await tick(/^All pieces/).check();
  await tick(/^Flags/).uncheck();
  await tick(/^All pieces/).check();
  await tick(/^All pieces/).uncheck();
  await page.getByRole("heading", { name: "No pieces chosen" }).waitFor();
  await page.getByRole("button", { name: "Choose all pieces" }).click();
});

test("going back to cards prints cards again, with what was set for them", async () => {
  const { page } = studio;
  await page.getByRole("button", { name: "Cards", exact: true }).click();
  await page.getByText(/^53 cards on \d+ pages/).waitFor();
  await page.getByRole("combobox", { name: "Make" }).waitFor();
});

test("nothing went wrong unseen", () => {
  expect(studio.complaints).toEqual([]);
});
