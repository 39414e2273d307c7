import sharp from "sharp";
import { cardGame } from "../../engine/games/registry";
import { deckPicture } from "../../press/deck-picture";
import { labelFont } from "../../press/draughtsman";
import { toSvg } from "../../press/svg";
import type { Problem } from "../../schemas/problem";
import { type FaceOrder, faceSteps, layOutFaces, pictureFiles } from "./faces";
import { fontsOnDisk } from "./fonts-on-disk";
import { Steps, type WorkControl } from "./long-work";
import { PictureShelf } from "./picture-shelf";
import type { PictureSource } from "./picture-source";
import { toPng } from "./png";
import { drawCell } from "./tts";

/** A deck as one picture: faces are drawn one by one and laid on a ground with its list and its code. */

export interface DeckPictureOrder extends FaceOrder {
  title: string;
  about: string;
  code: string | undefined;
  format: "png" | "svg";
  pictureSource: PictureSource;
}

const dpi = 200;
/** A picture that is larger is none to share. */
const mostPixels = 12_000;

export async function deckPictureFile(
  order: DeckPictureOrder,
  control: WorkControl = {},
): Promise<{ bytes: Uint8Array; problems: Problem[] }> {
  const { title, about, code, format, pictureSource, template, game } = order;
  const { back: _back, ...fronts } = order;
  const steps = new Steps(control, faceSteps(order) + order.cards.length);
  const shelf = new PictureShelf(order.pictures);
  for (const file of pictureFiles(order.cards)) {
    const found = await steps.race(pictureSource(file));
    if (typeof found === "string") shelf.giveUp(file, found);
    await steps.next();
  }
  const made = await layOutFaces({ ...fronts, shelf }, { withoutInk: true }, steps);
  const faces = made.faces.filter(({ count }) => count > 0);
  const fonts = await fontsOnDisk([labelFont]);
  const cards = faces.map(({ id, card, count }) => ({
    name: cardGame(game).describe(card, order.language).name || id,
    count,
  }));
  const { scene, places } = deckPicture({ title, about, cards, face: template.size, code }, fonts);
  const scale = Math.min(dpi / 25.4, mostPixels / Math.max(scene.width, scene.height));
  const at = (millimetres: number): number => Math.round(millimetres * scale);
  const cells: { left: number; top: number; input: Buffer }[] = [];
  for (const [n, { front }] of faces.entries()) {
    const { x, y, width, height } = places[n]!;
    const cell = { width: at(width), height: at(height) };
    const png = await drawCell(front, cell, made.fonts, pictureSource, steps);
    cells.push({ left: at(x), top: at(y), input: Buffer.from(png) });
  }
  if (format === "svg") {
    const ground = toSvg(scene, { fonts });
    const images = cells.map(({ input }, n) => {
      const { x, y, width, height } = places[n]!;
      return `<image x="${x}" y="${y}" width="${width}" height="${height}" href="data:image/png;base64,${input.toString("base64")}"/>`;
    });
    const svg = ground.replace(/<\/svg>$/, `${images.join("")}</svg>`);
    return { bytes: new TextEncoder().encode(svg), problems: made.problems };
  }
  const pixels = { width: at(scene.width), height: at(scene.height) };
  const ground = await steps.race(toPng(scene, { fonts, dpi, pixels }));
  const image = sharp(Buffer.from(ground)).composite(cells).png({ compressionLevel: 8 });
  return { bytes: new Uint8Array(await steps.race(image.toBuffer())), problems: made.problems };
}
