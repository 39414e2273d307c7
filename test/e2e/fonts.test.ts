import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { tinyOpenType } from "../press/tiny-font";
import { type Studio, startStudio } from "./studio";

let studio: Studio;
const plex = "node_modules/@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-400-normal.woff2";
const flags = Buffer.from(tinyOpenType({ signs: "旗", name: "Flags" }));

beforeAll(async () => {
  studio = await startStudio({ project: { game: "flask", name: "Letters" }, room: "template" });
  const { page } = studio;
  await page.getByRole("button", { name: "Customise this template" }).click();
  await page.getByRole("tab", { name: "Template" }).click();
});
afterAll(() => studio.end());

const add = (name: string, buffer: Buffer) =>
  studio.page.getByTestId("font-file").setInputFiles({ name, mimeType: "font/otf", buffer });
const fonts = () => JSON.parse(studio.read("letters", "templates/card.json")).fonts;
/** What is drawn of the card on the canvas. */
const canvas = () => studio.page.locator("[data-canvas-card] svg").first().innerHTML();

test("a font of one's own is added, offered by its name, and drawn with", async () => {
  const { page } = studio;
  const before = await canvas();
  await add("Plex.woff2", readFileSync(plex));
  await page.getByRole("list", { name: "Fonts of this project" }).getByText("IBM Plex Mono Regular").waitFor();
  const body = page.getByRole("group", { name: "Font body" }).getByRole("combobox", { name: "Regular", exact: true });
  await body.click();
  await page.getByRole("option", { name: "IBM Plex Mono Regular" }).click();
  await expect.poll(() => fonts().body.regular).toBe("fonts/plex.woff2");
  await expect.poll(canvas).not.toBe(before);
});

test("what is no font is refused with the reason and stays outside", async () => {
  const { page } = studio;
  await add("broken.ttf", Buffer.alloc(60));
  await page.getByText("The font broken.ttf can't be read.").waitFor();
  expect(studio.list("letters", "fonts")).toEqual(["plex.woff2"]);
});

test("one that another program puts there is checked too", async () => {
  const { page } = studio;
  studio.write("letters", "fonts/other.ttf", "not a font");
  await page
    .getByRole("list", { name: "Fonts of this project" })
    .getByText(/other\.ttf can't be read/)
    .waitFor();
  await page.getByRole("group", { name: "Font body" }).getByRole("combobox", { name: "Regular", exact: true }).click();
  expect(await page.getByRole("option", { name: "other.ttf" }).getAttribute("aria-disabled")).toBe("true");
  await page.keyboard.press("Escape");
});

test("letters that no typeface of the layout has come from the project's fonts, on screen and in print", async () => {
  const { page } = studio;
  const path = "cards/attack.json";
  studio.write("letters", path, studio.read("letters", path).replace(/"name": ".*?"/, '"name": "Attack 旗"'));
  await page.getByRole("button", { name: /warning/ }).waitFor();
  await add("flags.otf", flags);
  await page.getByRole("button", { name: /warning/ }).waitFor({ state: "detached" });
  await page.evaluate(() => {
    window.location.hash = "#/print";
  });
  await page.getByText("19 cards on 3 pages").waitFor();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Export PDF", exact: true }).click(),
  ]);
  const text = readFileSync(await download.path()).toString("latin1");
  expect(text).toMatch(/\+Flags-Regular/);
  expect(text).toMatch(/\+IBMPlexMono/);
});

test("nothing went wrong unseen", () => {
  expect(studio.complaints).toEqual([]);
});
