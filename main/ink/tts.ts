import sharp, { type Sharp } from "sharp";
import { plainText } from "../../engine/core/rich-text";
import { cardGame } from "../../engine/games/registry";
import type { FontBook } from "../../press/fonts";
import type { Scene } from "../../press/scene";
import type { Size } from "../../press/sizes";
import type { Picture } from "../../press/svg";
import type { Problem } from "../../schemas/problem";
import { type CardFace, type FaceOrder, faceSteps, layOutFaces, pictureFiles } from "./faces";
import { Steps, type WorkControl } from "./long-work";
import { PictureShelf } from "./picture-shelf";
import type { PictureSource } from "./picture-source";
import { type Pixels, toPixels, toPng } from "./png";
import { type TtsCard, ttsCardsPerSheet, ttsColumns, ttsRows, ttsSavedObject } from "./tts-object";

/** Sheets of faces for Tabletop Simulator. Its textures are 4096 pixels wide and high at most. */

const longestSide = 4096;
const quality = 92;

export interface TtsFiles {
  /** Names and contents, in the order in which they are to be written. The saved object comes last. */
  files: AsyncGenerator<{ name: string; content: Uint8Array | string }>;
  problems: Problem[];
}

export interface TtsOrder extends FaceOrder {
  title: string;
  /** Begins the pictures' names. */
  name: string;
  /** Where the pictures will be found: a folder's address, ending in a slash. */
  address: string;
  pictureSource: PictureSource;
}

export function cellPixels({ width, height }: Size): Size {
  const across = Math.min(longestSide / ttsColumns, ((longestSide / ttsRows) * width) / height);
  return { width: Math.floor(across), height: Math.floor(Math.min(longestSide / ttsRows, (across * height) / width)) };
}

export async function ttsFiles(order: TtsOrder, control: WorkControl = {}): Promise<TtsFiles> {
  const steps = new Steps(control, faceSteps(order) + order.cards.length * 2 + 1);
  const made = await facesToDraw(order, steps);
  return { files: draw(order, made.faces, made.fonts, steps), problems: made.problems };
}

/** The cards of an order as they are drawn on sheets for a program. */
export async function facesToDraw(
  order: FaceOrder & { pictureSource: PictureSource },
  steps: Steps,
): Promise<Awaited<ReturnType<typeof layOutFaces>>> {
  const shelf = new PictureShelf(order.pictures);
  for (const file of pictureFiles(order.cards)) {
    const found = await steps.race(order.pictureSource(file));
    if (typeof found === "string") shelf.giveUp(file, found);
    await steps.next();
  }
  // The pictures for a PDF are not needed here, only the faces.
  const made = await layOutFaces({ ...order, shelf }, { withoutInk: true }, steps);
  return { ...made, faces: made.faces.filter(({ count }) => count > 0) };
}

async function* draw(order: TtsOrder, faces: readonly CardFace[], fonts: FontBook, steps: Steps) {
  const cell = cellPixels(order.template.size);
  const picture = (scene: Scene): Promise<Pixels> => cellOfSheet(scene, cell, fonts, order.pictureSource, steps);
  const backs = new Set(faces.map(({ back }) => back));
  const uniqueBacks = backs.size > 1;
  const [firstBack] = backs;
  const hidden = firstBack ? await picture(firstBack) : undefined;
  const sheetCount = Math.ceil(faces.length / ttsCardsPerSheet);
  const name = (part: string): string => `${order.name}-${part}.jpg`;
  const sheets: { face: string; back: string }[] = [];
  for (let index = 0; index < sheetCount; index++) {
    const cards = faces.slice(index * ttsCardsPerSheet, (index + 1) * ttsCardsPerSheet);
    const face = name(`faces-${index + 1}`);
    yield {
      name: face,
      content: await sheetOf(
        cards.map(({ front }) => front),
        hidden,
        cell,
        picture,
        steps,
      ),
    };
    const back = uniqueBacks ? name(`backs-${index + 1}`) : name("back");
    if (uniqueBacks) {
      const scenes = cards.map((card) => card.back ?? card.front);
      yield { name: back, content: await sheetOf(scenes, hidden, cell, picture, steps) };
    }
    sheets.push({ face: order.address + encodeURIComponent(face), back: order.address + encodeURIComponent(back) });
  }
  if (!uniqueBacks && hidden) yield { name: name("back"), content: await asJpeg(hidden) };
  const { size } = order.template;
  const deck = {
    name: order.title,
    description: cardGame(order.game).credit,
    cards: faces.map((face, index) => ttsCard(order, face, index)),
    sheets,
    uniqueBacks,
    sideways: size.width > size.height,
  };
  if (faces[0]) yield { name: `${order.name}.png`, content: await thumbnail(await picture(faces[0].front)) };
  yield { name: `${order.name}.json`, content: `${JSON.stringify(ttsSavedObject(deck), null, 2)}\n` };
}

function ttsCard({ game }: TtsOrder, { card, count, id }: CardFace, index: number): TtsCard {
  const { describe, symbols } = cardGame(game);
  const facts = describe(card);
  return {
    sheet: Math.floor(index / ttsCardsPerSheet),
    cell: index % ttsCardsPerSheet,
    count,
    name: facts.name || id,
    text: plainText(facts.text, symbols),
  };
}

/** A card as it lies on a table: with its own corners. */
export async function drawCell(scene: Scene, cell: Size, fonts: FontBook, source: PictureSource, steps: Steps) {
  await steps.next();
  const pictures = await picturesOn(scene, source);
  return steps.race(toPng(scene, { fonts, dpi, pixels: cell, pictures }));
}

/** Such programs round the corners themselves and would show ours as dark spots. */
export async function cellOfSheet(
  scene: Scene,
  cell: Size,
  fonts: FontBook,
  source: PictureSource,
  steps: Steps,
): Promise<Pixels> {
  await steps.next();
  const pictures = await picturesOn(scene, source);
  return steps.race(toPixels({ ...scene, corner: 0 }, { fonts, dpi, pixels: cell, pictures }));
}

const dpi = 300;

async function picturesOn(scene: Scene, source: PictureSource): Promise<(file: string) => Picture | undefined> {
  const files = new Set(scene.items.flatMap((item) => (item.kind === "image" ? [item.source] : [])));
  const found = new Map<string, Picture>();
  for (const file of files) {
    const picture = await source(file);
    if (typeof picture === "object") found.set(file, picture);
  }
  return (file) => found.get(file);
}

export async function sheetOf(
  scenes: readonly Scene[],
  hidden: Pixels | undefined,
  cell: Size,
  picture: (scene: Scene) => Promise<Pixels>,
  steps: Steps,
): Promise<Uint8Array> {
  const [width, height] = [cell.width * ttsColumns, cell.height * ttsRows];
  const data = Buffer.alloc(width * height * 3, darkGround);
  const put = (card: Pixels, at: number): void => {
    const left = (at % ttsColumns) * cell.width;
    const top = Math.floor(at / ttsColumns) * cell.height;
    const row = card.width * 3;
    for (let y = 0; y < card.height; y++) card.data.copy(data, ((top + y) * width + left) * 3, y * row, (y + 1) * row);
  };
  for (const [at, scene] of scenes.entries()) put(await picture(scene), at);
  if (hidden) put(hidden, ttsColumns * ttsRows - 1);
  return steps.race(asJpeg({ data, width, height }));
}

/** In each channel, where no card lies. */
const darkGround = 0x20;

const image = ({ data, width, height }: Pixels): Sharp => sharp(data, { raw: { width, height, channels: 3 } });

export const asJpeg = async (pixels: Pixels): Promise<Uint8Array> =>
  new Uint8Array(await image(pixels).jpeg({ quality, chromaSubsampling: "4:4:4" }).toBuffer());

/** Shown in the list of saved objects. */
const thumbnail = async (pixels: Pixels): Promise<Uint8Array> =>
  new Uint8Array(
    await image(pixels)
      .ensureAlpha()
      .resize({ width: 256, height: 256, fit: "contain", background: "#00000000" })
      .png()
      .toBuffer(),
  );
