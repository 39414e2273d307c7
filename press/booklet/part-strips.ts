import { clippedParts } from "../clipped-scene";
import { type Matrix, rectPath } from "../geometry";
import type { Scene } from "../scene";
import type { Size } from "../sizes";
import type { Canvas, Strip } from "./strips";
import { betweenParagraphs } from "./styles";

/** Cards and pictures in a booklet. */

/** With the card's own corners. */
function cutScene(scene: Scene): Scene {
  const { width, height, corner } = scene;
  return { ...scene, ...clippedParts(scene, { d: rectPath({ x: 0, y: 0, width, height }, corner) }) };
}

const knownCuts = new WeakMap<Scene, Scene>();
function cutOf(scene: Scene): Scene {
  const cut = knownCuts.get(scene) ?? cutScene(scene);
  knownCuts.set(scene, cut);
  return cut;
}

/** A card on a page, at this width, perhaps turned around its middle. */
export function placeCard({ page }: Canvas, scene: Scene, x: number, y: number, width: number, degrees = 0): void {
  const scale = width / scene.width;
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale];
  const [middleX, middleY] = [x + width / 2, y + (scene.height * scale) / 2];
  const [w, h] = [scene.width / 2, scene.height / 2];
  const matrix: Matrix = [cos, sin, -sin, cos, middleX - cos * w + sin * h, middleY - sin * w - cos * h];
  page.parts.push({ scene: cutOf(scene), matrix, clip: { x: 0, y: 0, ...page.size } });
}

const gap = 4;
const usualWidth = 36;

export interface ShownCard {
  scene: Scene;
  width?: number;
}

/** Rows of cards, as many beside each other as there is room for. */
export function cardStrips(cards: readonly ShownCard[], inset: number, width: number, tallest: number): Strip[] {
  const strips: Strip[] = [];
  let row: { scene: Scene; wide: number }[] = [];
  const finish = (): void => {
    if (row.length > 0) strips.push(cardRow(row, inset, width));
    row = [];
  };
  for (const { scene, width: wanted = usualWidth } of cards) {
    const wide = Math.min(Math.max(wanted, 5), width, (tallest * scene.width) / scene.height);
    const used = row.reduce((sum, one) => sum + one.wide + gap, 0);
    if (used + wide > width + 1e-6) finish();
    row.push({ scene, wide });
  }
  finish();
  return strips;
}

function cardRow(row: readonly { scene: Scene; wide: number }[], inset: number, width: number): Strip {
  const used = row.reduce((sum, { wide }) => sum + wide + gap, -gap);
  const height = Math.max(...row.map(({ scene, wide }) => (wide * scene.height) / scene.width));
  return {
    height,
    above: 2 * betweenParagraphs,
    sticks: false,
    draw(canvas, x, y) {
      let left = x + inset + (width - used) / 2;
      for (const { scene, wide } of row) {
        placeCard(canvas, scene, left, y, wide);
        left += wide + gap;
      }
    },
  };
}

/** Text beside a card, as long as the card is tall; they stay together. */
export function besideCard(card: ShownCard, beside: readonly Strip[], inset: number, width: number): Strip {
  const { scene } = card;
  const wide = besideWidth(card, width);
  const tall = (wide * scene.height) / scene.width;
  const text = beside.reduce((sum, { above, height }, at) => sum + height + (at > 0 ? above : 0), 0);
  return {
    height: Math.max(tall, text),
    above: 2 * betweenParagraphs,
    sticks: false,
    said: beside.map(({ said }) => said ?? "").join(" "),
    draw(canvas, x, y) {
      placeCard(canvas, scene, x + inset, y, wide);
      let top = y + Math.max(0, (Math.min(tall, text + 1) - text) / 2);
      for (const [at, strip] of beside.entries()) {
        if (at > 0) top += strip.above;
        strip.draw(canvas, x + inset + wide + gap + 1, top);
        top += strip.height;
      }
    },
  };
}

const besideWidth = ({ width: wanted = usualWidth }: ShownCard, width: number): number =>
  Math.min(Math.max(wanted, 5), width * 0.42);

/** What is left for the text. */
export const widthBeside = (card: ShownCard, width: number): number => width - besideWidth(card, width) - gap - 1;

export function pictureStrip(
  source: string,
  { width: across, height: down }: Size,
  { inset, width, tallest }: { inset: number; width: number; tallest: number },
): Strip {
  const scale = Math.min(width / across, (tallest * 0.55) / down);
  const [wide, height] = [across * scale, down * scale];
  return {
    height,
    above: 2 * betweenParagraphs,
    sticks: false,
    draw({ pen }, x, y) {
      const box = { x: x + inset + (width - wide) / 2, y, width: wide, height };
      pen.scene.items.push({ kind: "image", source, box, fit: "fit", focus: { x: 0.5, y: 0.5 } });
    },
  };
}
