import sharp from "sharp";
import { expect, test } from "vitest";
import { toPng } from "../../main/ink/png";
import { flaskCard, flaskFace, flaskFonts, plainFace } from "./faces";

test.each([
  [300, false, 744, 1039],
  [300, true, 815, 1110],
  [96, false, 238, 333],
])("at %d dpi, bleed %s, a poker card has %d × %d pixels", async (dpi, bleed, width, height) => {
  const { scene } = await flaskFace(flaskCard("Attack", { R1: 1 }));
  const png = await sharp(await toPng(scene, { fonts: await flaskFonts(), dpi, bleed })).metadata();
  expect([png.format, png.width, png.height, png.density]).toEqual(["png", width, height, dpi]);
});

test("colours arrive as the palette says, corners are cut off without bleed and kept with it", async () => {
  const { scene } = await plainFace([{ kind: "rect", box: "bleed", fill: "red" }]);
  const pixel = async (bleed: boolean, x: number, y: number): Promise<number[]> => {
    const png = await toPng(scene, { fonts: await flaskFonts(), dpi: 96, bleed });
    return [...(await sharp(png).ensureAlpha().extract({ left: x, top: y, width: 1, height: 1 }).raw().toBuffer())];
  };
  expect(await pixel(false, 100, 100)).toEqual([255, 0, 0, 255]);
  expect((await pixel(false, 0, 0))[3]).toBeLessThan(40);
  expect(await pixel(true, 0, 0)).toEqual([255, 0, 0, 255]);
});

test("pictures are drawn from data addresses", async () => {
  const placeholder = [{ icons: ["owl"], background: "paper", pattern: "red", glow: "paper", ink: "ink" }];
  const { scene } = await plainFace([{ kind: "art", box: "card", placeholder }], { art: { file: "art/a.png" } });
  const picture = await sharp({ create: { width: 10, height: 10, channels: 3, background: "#00ff00" } })
    .png()
    .toBuffer();
  const href = `data:image/png;base64,${picture.toString("base64")}`;
  const png = await toPng(scene, {
    fonts: await flaskFonts(),
    dpi: 48,
    pictures: () => ({ href, width: 10, height: 10 }),
  });
  const middle = await sharp(png).extract({ left: 50, top: 80, width: 1, height: 1 }).removeAlpha().raw().toBuffer();
  expect([...middle]).toEqual([0, 255, 0]);
});
