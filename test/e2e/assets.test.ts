import { copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { axeFaults } from "./axe";
import { type Studio, startStudio } from "./studio";

const ownFont = "node_modules/@expo-google-fonts/bitter/400Regular/Bitter_400Regular.ttf";

let studio: Studio;
beforeAll(async () => {
  studio = await startStudio({ project: { game: "castle-lanes", name: "Moat" }, room: "assets" });
  mkdirSync(join(studio.folder("moat"), "art"), { recursive: true });
  const draw = async (name: string, background: string, side: number) =>
    writeFileSync(
      join(studio.folder("moat"), "art", name),
      await sharp({ create: { width: side, height: side, channels: 3, background } })
        .png()
        .toBuffer(),
    );
  await draw("brute.png", "#884422", 900);
  await draw("coarse.png", "#226644", 60);
  await draw("spare.png", "#222244", 900);
  for (const [id, file] of [
    ["brute", "brute.png"],
    ["architect", "coarse.png"],
    ["airlift", "gone.png"],
  ])
    show(id!, `art/${file}`);
});
afterAll(() => studio.end());

const card = (id: string) => JSON.parse(studio.read("moat", `cards/${id}.json`));
const show = (id: string, file: string) =>
  studio.write("moat", `cards/${id}.json`, JSON.stringify({ ...card(id), art: { file } }));
const list = () => studio.page.getByRole("region", { name: /pictures?$/ });

test("pictures are listed with where they are used, how sharp they print, and what is wrong with them", async () => {
  const { page } = studio;
  await page.getByRole("button", { name: "Assets", exact: true }).click();
  await list().getByText("brute.png").waitFor();
  await expect
    .poll(() => list().getByRole("listitem").filter({ hasText: "coarse.png" }).innerText())
    .toMatch(/only \d+ dpi/);
  await expect
    .poll(() => list().getByRole("listitem").filter({ hasText: "brute.png" }).innerText())
    .toMatch(/900 × 900 px, \d+ dpi/);
  expect(await list().getByRole("listitem").filter({ hasText: "gone.png" }).innerText()).toContain(
    "There is no such file",
  );
  await expect.poll(() => list().locator("img").count()).toBe(3);
  expect(await axeFaults(page)).toEqual([]);
});

test("credits are written for many at once, as one step", async () => {
  const { page } = studio;
  for (const name of ["brute.png", "coarse.png"])
    await list().getByRole("listitem").filter({ hasText: name }).getByRole("checkbox").check();
  await page.getByLabel("Artist").fill("Ada");
  await page.getByRole("combobox", { name: "Licence" }).click();
  await page.getByRole("combobox", { name: "Licence" }).press("ArrowDown");
  await page.getByRole("option", { name: /^Own work/ }).click();
  await page.keyboard.press("Tab");
  await expect
    .poll(() => [card("brute").art, card("architect").art])
    .toMatchObject([
      { author: "Ada", licence: "Own work" },
      { author: "Ada", licence: "Own work" },
    ]);
});

test("a missing picture gives way to another on every card, and what no card shows is deleted and comes back", async () => {
  const { page } = studio;
  await list()
    .getByRole("button", { name: /^gone.png/ })
    .click();
  await page.getByRole("button", { name: "Choose another…" }).click();
  await page.getByRole("option", { name: /spare.png/ }).click();
  await expect.poll(() => card("airlift").art.file).toBe("art/spare.png");
  await page.getByRole("button", { name: "Undo Replace the picture gone.png" }).click();
  await expect.poll(() => card("airlift").art.file).toBe("art/gone.png");
  await list()
    .getByRole("button", { name: /^spare.png/ })
    .click();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await expect.poll(() => studio.list("moat", "art")).toEqual(["brute.png", "coarse.png"]);
  await page.getByText("Deleted spare.png.").waitFor();
  await page.getByRole("button", { name: "Undo", exact: true }).last().click();
  await expect.poll(() => studio.list("moat", "art")).toEqual(["brute.png", "coarse.png", "spare.png"]);
});

test("a picture is renamed with its card, and one undo takes both back", async () => {
  const { page } = studio;
  await list()
    .getByRole("button", { name: /^brute.png/ })
    .click();
  await page.getByRole("button", { name: "Rename…" }).click();
  const name = page.getByRole("textbox", { name: "File name" });
  await name.fill("Coarse");
  await page.getByText("Another picture has this name.").waitFor();
  await name.fill("Old Brute");
  await name.press("Enter");
  await page.getByRole("heading", { name: "Old Brute.png" }).waitFor();
  await expect.poll(() => card("brute").art.file).toBe("art/Old Brute.png");
  expect(studio.list("moat", "art")).toContain("Old Brute.png");
  await page.getByRole("button", { name: "Undo Rename brute.png" }).click();
  await expect.poll(() => card("brute").art.file).toBe("art/brute.png");
  expect(studio.list("moat", "art")).toContain("brute.png");
});

test("dropped pictures find their cards by name, and all that is put on them is one step", async () => {
  const { page } = studio;
  const transfer = await page.evaluateHandle(async () => {
    const canvas = document.createElement("canvas");
    const made = new DataTransfer();
    for (const [name, colour] of [
      ["Cannon_Shot final.png", "teal"],
      ["dino-babby.png", "olive"],
      ["nobody.png", "black"],
    ]) {
      const pen = canvas.getContext("2d")!;
      pen.fillStyle = colour!;
      pen.fillRect(0, 0, 300, 300);
      const blob = await new Promise<Blob>((done) => canvas.toBlob((made) => done(made!), "image/png"));
      made.items.add(new File([blob], name!, { type: "image/png" }));
    }
    return made;
  });
  await list().dispatchEvent("drop", { dataTransfer: transfer });
  await page.getByRole("dialog", { name: "3 pictures, 2 for cards" }).waitFor();
  await page.getByRole("button", { name: "Add and put on 2 cards" }).click();
  await expect
    .poll(() => [card("cannon-shot").art.file, card("dino-baby").art.file])
    .toEqual(["art/cannon-shot-final.png", "art/dino-babby.png"]);
  await page.getByRole("button", { name: "Undo Put 2 pictures on cards" }).click();
  await expect.poll(() => card("dino-baby").art?.file).toBeUndefined();
});

test("fonts and symbols stand on shelves of their own: written in themselves, with where they are used and whose they are", async () => {
  const { page } = studio;
  mkdirSync(join(studio.folder("moat"), "fonts"));
  copyFileSync(ownFont, join(studio.folder("moat"), "fonts", "Spare.ttf"));
  await page.getByRole("button", { name: "Fonts", exact: true }).click();
  const fonts = page.getByRole("region", { name: /fonts?$/ });
  await expect
    .poll(() => fonts.getByRole("listitem").filter({ hasText: "Grenze Bold" }).innerText())
    .toMatch(/Faces[\s\S]*SIL Open Font License 1.1/);
  await fonts.getByRole("button", { name: /Spare.ttf/ }).click();
  await page.getByText("Letters that other fonts lack").waitFor();
  expect(await axeFaults(page)).toEqual([]);
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await expect.poll(() => studio.list("moat", "fonts")).toEqual([]);
  await page.getByRole("button", { name: "Symbols", exact: true }).click();
  const symbols = page.getByRole("region", { name: /symbols?$/ });
  await symbols.getByRole("listitem").filter({ hasText: "{gold}" }).waitFor();
  studio.write("moat", "cards/peasant.json", JSON.stringify({ ...card("peasant"), art: { icon: "no-such-peasant" } }));
  await symbols.getByRole("button", { name: /no such peasant/ }).click();
  await page.getByRole("button", { name: "Choose another…" }).click();
  await page.getByRole("button", { name: "anvil", exact: true }).click();
  await expect.poll(() => card("peasant").art.icon).toBe("anvil");
});

test("nothing went wrong unseen", () => {
  expect(studio.complaints).toEqual([]);
});
