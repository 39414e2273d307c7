import sharp from "sharp";
import { expect, test } from "vitest";
import { deckCode } from "../../engine/decks/code/deck-code";
import { fontsOnDisk } from "../../main/ink/fonts-on-disk";
import { toPng } from "../../main/ink/png";
import { deckPicture } from "../../press/deck-picture";
import { labelFont } from "../../press/draughtsman";
import { codeIn, scanned } from "./scan-qr";

test("the code on a deck's picture is scanned from its points, at the size it is shared and at half of it", async () => {
  const ids = Array.from({ length: 30 }, (_, n) => `card-${n}`);
  const code = deckCode(
    "castle-lanes",
    ids.map((card, n) => ({ card, count: 1 + (n % 3) })),
    ids,
  );
  const cards = ids.map((name) => ({ name, count: 1 }));
  const picture = { title: "Thirty", about: "30 cards", cards, face: { width: 63, height: 88 }, code };
  const fonts = await fontsOnDisk([labelFont]);
  const { scene } = deckPicture(picture, fonts);
  for (const dpi of [200, 100]) {
    const at = (millimetres: number): number => Math.round((millimetres / 25.4) * dpi);
    const pixels = { width: at(scene.width), height: at(scene.height) };
    const drawn = sharp(await toPng(scene, { fonts, dpi, pixels }))
      .greyscale()
      .raw();
    const { data, info } = await drawn.toBuffer({ resolveWithObject: true });
    expect(scanned(codeIn({ data, width: info.width, height: info.height }))).toBe(code);
  }
});
