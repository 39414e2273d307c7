import { Art, mirrors, usualTint } from "../schemas/common";
import { isRecord } from "../schemas/json-pointer";
import { limitsOf } from "../schemas/limits";
import { mixed } from "./colour";
import type { ImageItem } from "./scene";

/** What a card does with its picture, as far as it differs from showing it plainly. A value that can't be is none. */
export function adjustedArt(art: unknown): Pick<ImageItem, "focus" | "scale" | "turn" | "mirror" | "tint"> {
  const { focus, scale, turn, mirror, tint } = isRecord(art) ? art : {};
  const percent = within(scale, limits.scale);
  const degrees = within(turn, limits.turn);
  const way = mirrors.find((known) => known === mirror);
  const colour = tintOf(tint);
  return {
    focus: isPoint(focus) ? { x: focus.x, y: focus.y } : middle,
    ...(percent !== undefined && percent !== 100 && { scale: percent / 100 }),
    ...(degrees !== undefined && degrees !== 0 && { turn: degrees }),
    ...(way && { mirror: way }),
    ...(colour !== undefined && { tint: colour }),
  };
}

const middle = { x: 0.5, y: 0.5 };
const Tint = Art.properties.tint;
const limits = {
  scale: limitsOf(Art, "scale"),
  turn: limitsOf(Art, "turn"),
  strength: limitsOf(Tint, "strength"),
};

/** The one colour by which the picture's are multiplied: with less strength it is nearer to white, which changes nothing. */
function tintOf(tint: unknown): string | undefined {
  const { color, strength = usualTint } = isRecord(tint) ? tint : {};
  const percent = within(strength, limits.strength);
  if (percent === undefined || typeof color !== "string" || !/^#[0-9a-f]{6}$/i.test(color)) return undefined;
  const colour = mixed("#ffffff", color, percent / 100);
  return colour === "#ffffff" ? undefined : colour;
}

const within = (value: unknown, { least, most }: { least: number; most: number }): number | undefined =>
  typeof value === "number" && value >= least && value <= most ? value : undefined;

const isPoint = (value: unknown): value is { x: number; y: number } =>
  isRecord(value) && typeof value["x"] === "number" && typeof value["y"] === "number";
