import { copyFileSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { axeFaults } from "./axe";
import { type Studio, startStudio } from "./studio";

let studio: Studio;
beforeAll(async () => {
  studio = await startStudio({ project: { game: "flask", name: "Set" }, room: "set/sabotage" });
});
afterAll(() => studio.end());

/** Without the symbol and the composed picture that stand in for a picture. */
const artOf = (card: string) => {
  const { icon: _icon, picture: _picture, ...art } = JSON.parse(studio.read("set", `cards/${card}.json`)).art;
  return art;
};
const open = async (card: string) => {
  await studio.page.evaluate((id) => {
    window.location.hash = `#/set/${id}`;
  }, card);
  await studio.page.locator(`[data-editor="${card}"] [data-live] svg`).waitFor();
};
const field = (name: string) => studio.page.getByRole("spinbutton", { name, exact: true });
const image = () => studio.page.locator("[data-live] image");
const undo = () => studio.page.getByRole("button", { name: "Undo" }).click();

const places = mkdtempSync(join(tmpdir(), "cardwright-pictures-"));
async function pictureFile(name: string, background: string): Promise<string> {
  const path = join(places, name);
  writeFileSync(
    path,
    await sharp({ create: { width: 600, height: 900, channels: 3, background } })
      .png()
      .toBuffer(),
  );
  return path;
}
const add = (path: string) => studio.page.getByTestId("picture-file").setInputFiles(path);

describe("a picture in the hand", () => {
  test("is scaled, turned, mirrored and tinted in the form, and the face follows", async () => {
    await open("sabotage");
    await add(await pictureFile("tower.png", "#88aacc"));
    await studio.page.locator('[data-area="/art"][data-pans]').waitFor();
    await field("Scale").fill("150");
    await field("Turn").fill("-30");
    await field("Turn").press("ArrowUp");
    await studio.page.getByRole("button", { name: "Mirror left to right" }).click();
    await studio.page.getByRole("button", { name: "Mirror top to bottom" }).click();
    await studio.page.getByRole("button", { name: "Mirror left to right" }).click();
    await studio.page.getByLabel("Tint: number of the colour").fill("C8452B");
    await studio.page.keyboard.press("Enter");
    await field("Strength").fill("80");
    await expect
      .poll(() => artOf("sabotage"))
      .toEqual({
        file: "art/tower.png",
        scale: 150,
        turn: -29,
        mirror: "vertical",
        tint: { color: "#c8452b", strength: 80 },
      });
    expect(await image().getAttribute("transform")).toMatch(/^matrix\(0\.87/);
    expect(await image().getAttribute("filter")).toMatch(/^url\(#\w+-live-td36a55\)$/);
    expect(await axeFaults(studio.page)).toEqual([]);
  });

  test("a number beyond the limits changes nothing", async () => {
    await field("Scale").fill("5000");
    expect(await field("Scale").getAttribute("aria-invalid")).toBe("true");
    await field("Scale").press("Tab");
    expect(await field("Scale").inputValue()).toBe("150");
    expect(artOf("sabotage").scale).toBe(150);
  });

  test("one movement of the slider is one step, however long the hand rests", async () => {
    const { page } = studio;
    const slider = page.getByRole("slider", { name: "Turn, by sliding" });
    const thumb = page.locator(".MuiSlider-thumb", { has: slider });
    const { x, y, width, height } = (await thumb.boundingBox())!;
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(x + 20, y + height / 2, { steps: 3 });
    await page.waitForTimeout(1300);
    await page.mouse.move(x + 50, y + height / 2, { steps: 3 });
    await page.mouse.up();
    await expect.poll(() => artOf("sabotage").turn).toBeGreaterThan(20);
    await undo();
    await expect.poll(() => artOf("sabotage").turn).toBe(-29);
  });

  test("is dragged on the face in the direction of the hand, and scaled there with Ctrl and the wheel", async () => {
    const { page } = studio;
    const { x, y, width, height } = (await page.locator('[data-area="/art"]').boundingBox())!;
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(x + width / 2, y + height / 2 - 60, { steps: 4 });
    await page.waitForTimeout(1300);
    await page.mouse.move(x + width / 2, y + height / 2 - 90, { steps: 4 });
    await page.mouse.up();
    // It is upside down: what is below in the file is above on the card.
    await expect.poll(() => artOf("sabotage").focus?.y).toBeLessThan(0.45);
    await undo();
    await expect.poll(() => artOf("sabotage").focus).toBeUndefined();
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.keyboard.down("Control");
    await page.mouse.wheel(0, -200);
    await page.keyboard.up("Control");
    await expect.poll(() => artOf("sabotage").scale).toBe(224);
    await field("Scale").waitFor();
    expect(await field("Scale").inputValue()).toBe("224");
  });

  test("Reset shows it plainly again, and leaves nothing of it in the file", async () => {
    await studio.page.getByRole("button", { name: "Reset" }).click();
    await expect.poll(() => artOf("sabotage")).toEqual({ file: "art/tower.png" });
    expect(await image().getAttribute("filter")).toBeNull();
    await undo();
    await expect.poll(() => artOf("sabotage").mirror).toBe("vertical");
  });
});

describe("the pictures of the project", () => {
  const tiles = () => studio.page.getByRole("option");
  const show = () =>
    studio.page
      .getByRole("button", { name: /picture…$/ })
      .first()
      .click();

  test("are offered with their pixels, their sharpness and their cards, and used again without a copy", async () => {
    const { page } = studio;
    await page.getByLabel("Artist").fill("Ada");
    await expect.poll(() => artOf("sabotage").author).toBe("Ada");
    await open("profit");
    await add(await pictureFile("hill.png", "#558833"));
    await expect.poll(() => artOf("profit").file).toBe("art/hill.png");
    await page.getByRole("button", { name: "Remove picture" }).click();
    await expect.poll(() => artOf("profit")).toEqual({});
    await show();
    await page.getByRole("option", { name: /^tower\.png 600 × 900 px, \d+ dpi Sabotage$/ }).waitFor();
    await page.getByRole("option", { name: /^hill\.png 600 × 900 px, \d+ dpi Not used$/ }).waitFor();
    expect(await axeFaults(page)).toEqual([]);
    await page.getByLabel("Search pictures").fill("sabot");
    await expect.poll(() => tiles().count()).toBe(1);
    await tiles().first().click();
    await expect.poll(() => artOf("profit")).toEqual({ file: "art/tower.png", author: "Ada" });
    expect(studio.list("set", "art")).toEqual(["hill.png", "tower.png"]);
  });

  test("are gone through by keys", async () => {
    const { page } = studio;
    await show();
    await page.getByRole("option", { name: /^tower/, selected: true }).waitFor();
    await page.getByLabel("Search pictures").press("ArrowDown");
    await page.keyboard.press("Home");
    await page.keyboard.press("Enter");
    await expect.poll(() => artOf("profit").file).toBe("art/hill.png");
  });

  test("those on no card are found, and one whose bytes are there already is not copied", async () => {
    const { page } = studio;
    await show();
    await page.getByRole("button", { name: "Not used" }).click();
    await page.getByText("No picture answers this.").waitFor();
    const [chooser] = await Promise.all([
      page.waitForEvent("filechooser"),
      page.getByRole("button", { name: "Add a picture…" }).click(),
    ]);
    await chooser.setFiles(await pictureFile("another-name.png", "#88aacc"));
    await page.getByText("“another-name.png” is in the project already, as art/tower.png.").waitFor();
    await expect.poll(() => artOf("profit").file).toBe("art/tower.png");
    expect(studio.list("set", "art")).toEqual(["hill.png", "tower.png"]);
  });

  test("only those in sight are there, of however many", async () => {
    const { page } = studio;
    for (let n = 0; n < 300; n++)
      copyFileSync(join(places, "hill.png"), join(studio.folder("set"), "art", `copy-${n}.png`));
    await expect
      .poll(async () => {
        await page
          .getByRole("button", { name: /picture…$/ })
          .first()
          .click();
        await tiles().first().waitFor();
        const total = await tiles().first().getAttribute("aria-setsize");
        if (total !== "302") await page.getByRole("button", { name: "Cancel" }).click();
        return total;
      })
      .toBe("302");
    expect(await tiles().count()).toBeLessThan(40);
    await page.getByLabel("Search pictures").press("ArrowDown");
    await page.keyboard.press("End");
    await page.getByRole("option", { name: /^tower/ }).waitFor();
    expect(await tiles().count()).toBeLessThan(40);
  });
});

test("nothing went wrong in the page", () => expect(studio.complaints).toEqual([]));
