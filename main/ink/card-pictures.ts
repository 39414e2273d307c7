import { cardGame } from "../../engine/games/registry";
import { type ArtStyle, gameArt } from "../../press/art/art-style";
import { fontsOf } from "../../press/font-table";
import type { FontBook } from "../../press/fonts";
import type { Box } from "../../press/geometry";
import type { IconSource } from "../../press/icon-source";
import type { PrintPreset } from "../../press/print-presets";
import { layOutForPrint } from "../../press/printed-face";
import type { Scene } from "../../press/scene";
import type { Size } from "../../press/sizes";
import { type Picture, toSvg } from "../../press/svg";
import { iconsNamedIn } from "../../press/template-icons";
import type { Problem } from "../../schemas/problem";
import type { Template } from "../../schemas/template";
import { artOf, symbolsIn } from "./card-art";
import type { CardToPrint, FaceOrder } from "./faces";
import { fontsOnDisk } from "./fonts-on-disk";
import { iconsFor } from "./icon-library";
import { withLack } from "./picture-lacks";
import type { PictureSource } from "./picture-source";
import { toPng } from "./png";

/** One picture a card, made one after another: no more than one is in memory. */

export interface PictureWish {
  format: "svg" | "png";
  dpi: number;
  bleed: boolean;
  lowInk: boolean;
  /** With a picture of each back too. */
  backs: boolean;
  preset?: PrintPreset;
  /** The trimmed card, if it isn't as its layout has it. */
  card?: Size;
}

export interface CardPicture {
  name: string;
  content: Uint8Array | string;
  problems: Problem[];
}

export async function* cardPictures(
  order: FaceOrder,
  wish: PictureWish,
  source: PictureSource,
): AsyncGenerator<CardPicture> {
  const { cards, template, back, game } = order;
  const templates = back ? [template, back] : [template];
  const fonts = await fontsOnDisk(fontsOf(templates), order.ownFonts);
  const icons = await iconsFor(game, [
    ...cards.flatMap(({ card }) => symbolsIn(artOf(card))),
    ...iconsNamedIn(templates),
  ]);
  const tools = { order, wish, fonts, icons, style: await gameArt(game) };
  for (const entry of cards) {
    const { file = "" } = artOf(entry.card);
    const found = file === "" ? "missing" : await source(file);
    const pictures = (wanted: string) => (wanted === file && typeof found === "object" ? found : undefined);
    const { content: face, problems: told } = await drawn(template, entry, pictures, tools);
    const problems = typeof found === "object" ? told : withLack(told, entry.id, file, found);
    yield { content: face, problems, name: `${entry.id}.${wish.format}` };
    if (!wish.backs || !back) continue;
    const { content } = await drawn(back, entry, pictures, tools);
    yield { name: `${entry.id}-back.${wish.format}`, content, problems: [] };
  }
}

interface Tools {
  order: FaceOrder;
  wish: PictureWish;
  fonts: FontBook;
  icons: IconSource;
  style: ArtStyle | undefined;
}

async function drawn(
  template: Template,
  { id, card }: CardToPrint,
  pictures: (source: string) => Picture | undefined,
  { order, wish, fonts, icons, style }: Tools,
): Promise<Omit<CardPicture, "name">> {
  const { preset, lowInk } = wish;
  const facts = cardGame(order.game).describe(card, order.language);
  const surroundings = {
    icons,
    style,
    hasPicture: (source: string) => pictures(source) !== undefined,
    set: order.set ?? {},
    numbers: order.numbers,
  };
  const look = {
    lowInk,
    isBack: template === order.back,
    ...(wish.card && { card: wish.card }),
    ...(preset && { card: preset.card, bleed: preset.bleed }),
  };
  const { scene: face, problems } = layOutForPrint(template, { id, card, facts }, fonts, surroundings, look);
  const view = preset ? presetView(face, preset) : wish.card && presetView(face, { card: wish.card, bleed: 0 });
  const around = { fonts, bleed: wish.bleed, pictures, ...(view && { view }) };
  const pixels = preset ? scaledPixels(preset, wish.dpi) : wish.card && pixelsOf(wish.card, wish.dpi);
  const content =
    wish.format === "svg"
      ? toSvg(face, around)
      : await toPng(face, { ...around, dpi: wish.dpi, ...(pixels && { pixels }) });
  return { content, problems };
}

/** The trimmed card of the service and its bleed, in the scene's own millimetres. */
function presetView({ width, height }: Scene, { card, bleed }: Pick<PrintPreset, "card" | "bleed">): Box {
  const scale = Math.min(card.width / width, card.height / height);
  const seen = { width: (card.width + 2 * bleed) / scale, height: (card.height + 2 * bleed) / scale };
  return { x: (width - seen.width) / 2, y: (height - seen.height) / 2, ...seen };
}

const pixelsOf = ({ width, height }: Size, dpi: number): Size => ({
  width: Math.round((width / 25.4) * dpi),
  height: Math.round((height / 25.4) * dpi),
});

const scaledPixels = ({ pixels, dpi }: PrintPreset, wanted: number) => ({
  width: Math.round((pixels.width * wanted) / dpi),
  height: Math.round((pixels.height * wanted) / dpi),
});
