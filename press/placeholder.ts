import type { PlaceholderChoice } from "../schemas/template-layers";
import { type Box, digits, ellipsePath, hash, numbersFrom } from "./geometry";
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

/** The ticks of an old instrument, every fifth one longer, turned a little differently on each card. */
function dial(box: Box, turn: number): string {
  const [x, y, radius] = [box.x + box.width / 2, box.y + box.height / 2, box.width / 2];
  let d = "";
  for (let tick = 0; tick < 60; tick++) {
    const angle = ((tick + turn * 5) / 60) * 2 * Math.PI;
    const [cos, sin, inner] = [Math.cos(angle), Math.sin(angle), radius * (tick % 5 === 0 ? 0.955 : 0.985)];
    d += `M${[x + cos * inner, y + sin * inner].map(digits).join(" ")}L${[x + cos * radius * 1.015, y + sin * radius * 1.015].map(digits).join(" ")}`;
  }
  return d;
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
  pen.path(dial(around(0.93), random()), { stroke: colour(choice.pattern), strokeWidth: 0.2 }, place);

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
