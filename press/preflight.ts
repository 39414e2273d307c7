import type { Problem } from "../schemas/problem";
import type { FontBook } from "./fonts";
import { millimetresPerPoint } from "./geometry";
import { dpiOf } from "./image-placement";
import { itemBounds } from "./item-bounds";
import { leastLine, lineWidth } from "./printable-lines";
import { pressProblems } from "./problems";
import type { Scene } from "./scene";
import type { Size } from "./sizes";

/** What will look bad on paper although the layout fits: judged on the finished scene, at the size it is printed. */

export interface Preflight {
  card: string;
  fonts: FontBook;
  /** Printed size against the scene's. */
  scale: number;
  /** The pixels that a picture really has. */
  pixels: (source: string) => Size | undefined;
  /** Text below this is reported, in points. */
  smallest?: number;
}

export const leastDpi = 200;
const tolerance = 0.05;

export function preflight(scene: Scene, job: Preflight): Problem[] {
  return [
    ...coarsePictures(scene, job),
    ...textAtTheEdge(scene, job),
    ...thinLines(scene, job),
    ...smallText(scene, job),
  ];
}

function coarsePictures(scene: Scene, { card, scale, pixels }: Preflight): Problem[] {
  const found: Problem[] = [];
  for (const item of scene.items) {
    const real = item.kind === "image" ? pixels(item.source) : undefined;
    if (item.kind !== "image" || !real) continue;
    const dpi = dpiOf(item, real, scale);
    if (dpi >= leastDpi) continue;
    const where = { card, field: item.field ?? "/art" };
    found.push(pressProblems.report("press/coarse-picture", where, { file: item.source, dpi, least: leastDpi }));
  }
  return found;
}

function textAtTheEdge(scene: Scene, { card, fonts }: Preflight): Problem[] {
  const { width, height, safe } = scene;
  const found = new Map<string, Problem>();
  for (const item of scene.items) {
    if (item.kind !== "glyphs") continue;
    const box = itemBounds(item, fonts);
    if (!box) continue;
    const room = Math.min(box.x, box.y, width - box.x - box.width, height - box.y - box.height);
    if (room >= safe - tolerance || item.text.trim() === "") continue;
    const where = { card, ...(item.field !== undefined && { field: item.field }) };
    const text = item.text.length > 40 ? `${item.text.slice(0, 39)}…` : item.text;
    const problem = pressProblems.report("press/outside-safe", where, { text, safe });
    if (!found.has(item.field ?? text)) found.set(item.field ?? text, problem);
  }
  return [...found.values()];
}

function thinLines(scene: Scene, { card, scale }: Preflight): Problem[] {
  let thinnest = Number.POSITIVE_INFINITY;
  for (const item of scene.items) {
    const width = lineWidth(item);
    if (width !== undefined) thinnest = Math.min(thinnest, width * scale);
  }
  if (thinnest >= leastLine - 1e-6) return [];
  return [pressProblems.report("press/hairline", { card }, { width: Number(thinnest.toFixed(3)), least: leastLine })];
}

function smallText(scene: Scene, { card, scale, smallest = 0 }: Preflight): Problem[] {
  const found = new Map<string, Problem>();
  for (const item of scene.items) {
    if (item.kind !== "glyphs") continue;
    const points = (item.size * scale) / millimetresPerPoint;
    const key = item.field ?? "";
    if (points >= smallest - tolerance || found.has(key)) continue;
    const where = { card, ...(item.field !== undefined && { field: item.field }) };
    const text = item.text.length > 40 ? `${item.text.slice(0, 39)}…` : item.text;
    found.set(key, pressProblems.report("press/text-small", where, { text, size: points.toFixed(1) }));
  }
  return [...found.values()];
}

/** What many copy shops and print services take. */
const largestFile = 100_000_000;

export const fileSizeProblems = (bytes: number): Problem[] =>
  bytes > largestFile ? [pressProblems.report("press/large-file", {}, { size: Math.round(bytes / 1_000_000) })] : [];
