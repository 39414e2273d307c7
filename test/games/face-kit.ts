import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { CardGame } from "../../engine/core/card-game";
import { cardGame } from "../../engine/games/registry";
import { fontsOnDisk } from "../../main/ink/fonts-on-disk";
import { toPng } from "../../main/ink/png";
import { fontsOf } from "../../press/font-table";
import type { FontBook } from "../../press/fonts";
import type { Box } from "../../press/geometry";
import { type IconSubset, iconsOf } from "../../press/icon-source";
import { clippedBounds } from "../../press/item-bounds";
import { layOut } from "../../press/layout";
import { thriftyTemplate } from "../../press/low-ink";
import { type DescribedCard, facesOf, pieceTemplate } from "../../press/pieces";
import { preflight } from "../../press/preflight";
import type { GlyphItem, Scene, SceneItem } from "../../press/scene";
import type { GameId } from "../../schemas/game-id";
import type { Piece, Pieces } from "../../schemas/pieces";
import type { Problem } from "../../schemas/problem";
import type { Template } from "../../schemas/template";
import { readStarter } from "./starter";

/** Faces and pieces of a game as they would be printed, to measure them. */

export interface Drawn {
  scene: Scene;
  problems: Problem[];
}

const set = { name: "Starter set", version: "1.0" };
/** Points; below this nothing is readable at arm's length. */
const smallest = 5;

export async function gameFaces<Card>(id: GameId) {
  const read = <T>(...path: string[]): T => JSON.parse(readFileSync(join("templates", id, ...path), "utf8")) as T;
  const layout = (name: string): Template => read("layouts", `${name}.json`);
  const fonts = await fontsOnDisk(fontsOf([layout("card"), layout("back")]));
  const icons = iconsOf(read<IconSubset>("icons.json"));
  const game = cardGame(id) as unknown as CardGame<Card>;
  const starter = readStarter<Card>(id);
  const described = (card: Card, cardId = "a-card"): DescribedCard => ({
    id: cardId,
    card,
    count: 1,
    facts: game.describe(card),
  });
  const lay = (template: Template, face: DescribedCard): Drawn => {
    const { scene, problems } = layOut(template, face, fonts, { icons, set });
    const found = preflight(scene, { card: face.id, fonts, scale: 1, pixels: () => undefined, smallest });
    return { scene, problems: [...problems, ...found] };
  };
  const templates = { card: layout("card"), back: layout("back"), thrifty: thrifty(layout("card")) };
  const draw = (card: Card, side: keyof typeof templates = "card", cardId?: string): Drawn =>
    lay(templates[side], described(card, cardId));
  const pieces = (): { piece: Piece; faces: Drawn[] }[] =>
    read<Pieces>("pieces.json").pieces.map((piece) => {
      const own = layout(piece.template);
      const template = pieceTemplate(piece, own, own.like === undefined ? undefined : layout(own.like));
      const cards = [...starter.cards].map(([cardId, card]) => described(card, cardId));
      return { piece, faces: facesOf(piece, cards, 2).map((face) => lay(template, face)) };
    });
  return { game, starter, fonts, draw, pieces, ...measures(fonts) };
}

function thrifty(template: Template): Template {
  const own = thriftyTemplate(template);
  if (!own) throw new Error(`${template.name} has no way of its own to save ink.`);
  return own;
}

const measures = (fonts: FontBook) => ({
  /** What is drawn of one field of the card, as one box. */
  place(scene: Scene, field: string): Box | undefined {
    const boxes = scene.items
      .filter((item) => item.field === field)
      .map((item) => clippedBounds(item, scene, fonts))
      .filter((box) => box !== undefined);
    if (boxes.length === 0) return undefined;
    const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
    const right = Math.max(...boxes.map((box) => box.x + box.width));
    const bottom = Math.max(...boxes.map((box) => box.y + box.height));
    return { x, y, width: right - x, height: bottom - y };
  },
  /** The share of the paper that is dark, from 0 to 1. */
  async ink(scene: Scene): Promise<number> {
    const { default: sharp } = await import("sharp");
    const { channels } = await sharp(await toPng(scene, { fonts, dpi: 40 }))
      .flatten({ background: "#ffffff" })
      .greyscale()
      .stats();
    return 1 - (channels[0]?.mean ?? 0) / 255;
  },
});

export const wordsOf = (scene: Scene): string[] =>
  scene.items.filter((item): item is GlyphItem => item.kind === "glyphs").map(({ text }) => text.trim());

export const looks = ({ items, clips }: Scene): string => JSON.stringify({ items, clips });

export const rectsOf = (scene: Scene, fits: (box: Box) => boolean): Box[] =>
  scene.items
    .filter((item): item is SceneItem & { kind: "rect" } => item.kind === "rect" && fits(item.box))
    .map(({ box }) => box);
