import type { PlaceholderChoice } from "../schemas/template-layers";
import { type Box, digits, ellipsePath, hash, type Matrix, numbersFrom } from "./geometry";
import { drawPattern, type PatternName } from "./patterns";
import type { Pen, Place } from "./pen";
import { holds, readPath } from "./values";

/**
 * What stands in for a picture: a symbol printed like a two-colour linocut, the second colour a little out of register.
 * Everything follows from the card's id, so that a card keeps its placeholder until it gets a picture.
 */

const patterns: readonly { name: PatternName; size: number; strokeWidth: number }[] = [
  { name: "rays", size: 4, strokeWidth: 0.5 },
  { name: "rings", size: 2.2, strokeWidth: 0.35 },
  { name: "hexagons", size: 3, strokeWidth: 0.3 },
  { name: "waves", size: 2.2, strokeWidth: 0.35 },
  { name: "hatch", size: 1.8, strokeWidth: 0.35 },
  { name: "dots", size: 2.2, strokeWidth: 0.32 },
];

const pick = <T>(list: readonly T[], random: () => number): T | undefined => list[Math.floor(random() * list.length)];

const dialRadius = 100;
/** The ticks of an old instrument, every fifth one longer, around the origin. */
const dial = Array.from({ length: 60 }, (_, tick) => {
  const angle = (tick / 60) * 2 * Math.PI;
  const at = (share: number): string =>
    `${digits(Math.cos(angle) * dialRadius * share)} ${digits(Math.sin(angle) * dialRadius * share)}`;
  return `M${at(tick % 5 === 0 ? 0.955 : 0.985)}L${at(1.015)}`;
}).join("");

/** Where the dial goes, turned a little differently on each card: by less than from one long tick to the next. */
function dialMatrix({ x, y, width, height }: Box, turn: number): Matrix {
  const scale = width / 2 / dialRadius;
  const angle = (turn * 2 * Math.PI) / 12;
  const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale];
  return [cos, sin, -sin, cos, x + width / 2, y + height / 2];
}

export function drawPlaceholder(choices: readonly PlaceholderChoice[], pen: Pen, place: Place): void {
  const choice = choices.find((one) => holds(one.when, place.scope)) ?? choices.at(-1);
  if (!choice) return;
  const { box } = place;
  const random = numbersFrom(hash(pen.cardId));
  const colour = (name: string): string => pen.colour(name, place.scope);
  pen.add({ kind: "rect", box, fill: colour(choice.background) }, place);
  const pattern = pick(patterns, random);
  if (pattern) drawPattern(pattern, colour(choice.pattern), hash(pen.cardId), pen, place);

  const [side, drift] = [Math.min(box.width, box.height), random()];
  if (side <= 0) return;
  const around = (share: number, dx = 0, dy = 0): Box => {
    const size = side * share;
    return {
      x: box.x + (box.width - size) / 2 + dx,
      y: box.y + (box.height - size) / 2 + dy,
      width: size,
      height: size,
    };
  };
  pen.path(ellipsePath(around(1)), { fill: colour(choice.background) }, place);
  pen.path(ellipsePath(around(0.86)), { fill: colour(choice.glow) }, place);
  pen.path(ellipsePath(around(0.975)), { stroke: colour(choice.pattern), strokeWidth: 0.2 }, place);
  const ticks = around(0.93);
  const strokeWidth = (0.2 * dialRadius) / (ticks.width / 2);
  const matrix = dialMatrix(ticks, random());
  pen.path(dial, { stroke: colour(choice.pattern), strokeWidth, matrix }, place);

  const wanted = readPath("card.art.icon", place.scope);
  const suggested = pick(choice.icons, random);
  const named = typeof wanted === "string" && wanted !== "" ? pen.icon(wanted) : undefined;
  const icon = named ?? (suggested ? pen.icon(suggested) : undefined);
  if (!icon) return;
  const off = side * 0.012;
  const shift = drift < 0.5 ? -off : off;
  pen.drawIcon(icon, around(0.66, shift, off), { fill: colour(choice.pattern) }, place);
  pen.drawIcon(icon, around(0.66, -shift, -off), { fill: colour(choice.ink) }, place);
}
