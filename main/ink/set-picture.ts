import sharp from "sharp";
import { cardGame } from "../../engine/games/registry";
import { mixed } from "../../press/colour";
import type { Problem } from "../../schemas/problem";
import { type FaceOrder, faceSteps } from "./faces";
import { Steps, type WorkControl } from "./long-work";
import type { PictureSource } from "./picture-source";
import { drawCell, facesToDraw } from "./tts";

/** A few cards of a set as one picture to share: held as a fan, or side by side. */

export interface SetPictureOrder extends FaceOrder {
  as: "fan" | "row";
  pictureSource: PictureSource;
}

const width = 1600;
const most = { fan: 7, row: 5 } as const;
/** Around the cards, and between those of a row; pixels. */
const margin = 110;
const gap = 28;
/** Degrees between cards of a fan, and how much of each is seen. */
const turn = 7;
const seen = 0.62;

export async function setPicture(
  order: SetPictureOrder,
  control: WorkControl = {},
): Promise<{ bytes: Uint8Array; problems: Problem[] }> {
  const isFan = order.as === "fan";
  const shown = spreadOver(order.cards, most[order.as]);
  const { back: _back, ...fronts } = order;
  const few = { ...fronts, cards: shown };
  const steps = new Steps(control, faceSteps(few) + shown.length);
  const { faces, fonts, problems } = await facesToDraw(few, steps);
  const card = order.template.size;
  const count = faces.length;
  const room = width - 2 * margin;
  // Those at both ends of a fan lie aslant, and need more room than they are wide.
  const wanted = isFan ? room / ((count - 1) * seen + 1.35) : (room - (count - 1) * gap) / count;
  const across = Math.round(Math.min(wanted, width * 0.28));
  const cell = { width: across, height: Math.round((across * card.height) / card.width) };
  const step = isFan ? across * seen : across + gap;
  const sinks = (at: number): number => (isFan ? (at - (count - 1) / 2) ** 2 * cell.height * 0.022 : 0);
  const height = Math.round(cell.height + sinks(0) + 2 * margin);
  const laid = [];
  for (const [at, { front }] of faces.entries()) {
    const along = at - (count - 1) / 2;
    const png = await drawCell(front, cell, fonts, order.pictureSource, steps);
    const turned = sharp(png).rotate(isFan ? along * turn : 0, { background: "#00000000" });
    const { data, info } = await turned.png().toBuffer({ resolveWithObject: true });
    const middle = margin + cell.height / 2 + sinks(at);
    const left = Math.round(width / 2 + along * step - info.width / 2);
    laid.push({ input: data, left, top: Math.round(middle - info.height / 2) });
  }
  const ground = sharp(Buffer.from(groundSvg(cardGame(order.game).colour, height)));
  const bytes = await ground.composite(laid).png({ compressionLevel: 8 }).toBuffer();
  return { bytes: new Uint8Array(bytes), problems };
}

/** The game's colour, with a light in the middle. */
const groundSvg = (colour: string, height: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><radialGradient id="g" cx="0.5" cy="0.45" r="0.75">` +
  `<stop offset="0" stop-color="${mixed(colour, "#ffffff", 0.12)}"/><stop offset="1" stop-color="${mixed(colour, "#000000", 0.5)}"/>` +
  `</radialGradient></defs><rect width="100%" height="100%" fill="url(#g)"/></svg>`;

/** From all over the set, in its order. */
function spreadOver<T>(all: readonly T[], count: number): T[] {
  if (all.length <= count) return [...all];
  return Array.from({ length: count }, (_, at) => all[Math.floor(((at + 0.5) * all.length) / count)] as T);
}
