import type { Problem } from "../schemas/problem";
import { contrastProblems } from "./contrast";
import type { FontBook } from "./fonts";
import { millimetresPerPoint } from "./geometry";
import { dpiOf } from "./image-placement";
import { itemBounds } from "./item-bounds";
import { leastLine, lineWidth } from "./printable-lines";
import { pressProblems } from "./problems";
import type { GlyphItem, ImageItem, Scene, SceneItem } from "./scene";
import type { Size } from "./sizes";

/** What will look bad on paper although the layout fits: judged on the finished scene, at the size it is printed. */

interface Preflight {
  card: string;
  fonts: FontBook;
  /** Printed size against the scene's. */
  scale: number;
  /** The pixels that a picture really has. */
  pixels: (source: string) => Size | undefined;
  /** What a print service wants free at the edge, mm on paper; the layout's own unless that is less. */
  safe?: number | undefined;
  /** Text below this is reported, in points. */
  smallest?: number;
  /** Also whether words stand out from their ground, which takes a closer look. */
  isRead?: boolean;
}

export const leastDpi = 200;
const tolerance = 0.05;

/** In one look at each item: every face of every print comes by here. */
export function preflight(scene: Scene, job: Preflight): Problem[] {
  const pictures: Problem[] = [];
  const atTheEdge = new Map<string, Problem>();
  const small = new Map<string, Problem>();
  let thinnest = Number.POSITIVE_INFINITY;
  for (let at = 0; at < scene.items.length; at++) {
    const item = scene.items[at] as SceneItem;
    if (item.kind === "image") judgePicture(item, job, pictures);
    else if (item.kind === "glyphs") {
      if (!isWithin(item, scene, job)) noteAtTheEdge(item, scene, job, atTheEdge);
      const points = (item.size * job.scale) / millimetresPerPoint;
      if (points < (job.smallest ?? 0) - tolerance) noteSmall(item, points, job, small);
    } else {
      const width = lineWidth(item);
      if (width !== undefined) thinnest = Math.min(thinnest, width * job.scale);
    }
  }
  const faint = job.isRead ? contrastProblems(scene, job.card, job.fonts, job.scale) : [];
  return [...pictures, ...atTheEdge.values(), ...thinLine(thinnest, job), ...small.values(), ...faint];
}

function judgePicture(item: ImageItem, { card, scale, pixels }: Preflight, found: Problem[]): void {
  const real = pixels(item.source);
  if (!real) return;
  const dpi = dpiOf(item, real, scale);
  if (dpi >= leastDpi) return;
  const where = { card, field: item.field ?? "/art" };
  found.push(pressProblems.report("press/coarse-picture", where, { file: item.source, dpi, least: leastDpi }));
}

const safeOf = (scene: Scene, { safe = 0, scale }: Preflight): number => Math.max(scene.safe, safe / scale);

function isWithin(item: GlyphItem, scene: Scene, job: Preflight): boolean {
  const { width, height } = scene;
  const box = itemBounds(item, job.fonts);
  if (!box) return true;
  const room = Math.min(box.x, box.y, width - box.x - box.width, height - box.y - box.height);
  return room >= safeOf(scene, job) - tolerance || item.text.trim() === "";
}

function noteAtTheEdge(item: GlyphItem, scene: Scene, job: Preflight, found: Map<string, Problem>): void {
  const { card, scale } = job;
  const safe = Math.round(safeOf(scene, job) * (job.safe === undefined ? 1 : scale) * 10) / 10;
  const text = excerpt(item);
  const key = item.field ?? text;
  if (!found.has(key)) found.set(key, pressProblems.report("press/outside-safe", placeOf(item, card), { text, safe }));
}

function noteSmall(item: GlyphItem, points: number, { card }: Preflight, found: Map<string, Problem>): void {
  const key = item.field ?? "";
  if (found.has(key)) return;
  const said = { text: excerpt(item), size: points.toFixed(1) };
  found.set(key, pressProblems.report("press/text-small", placeOf(item, card), said));
}

function thinLine(thinnest: number, { card }: Preflight): Problem[] {
  if (thinnest >= leastLine - 1e-6) return [];
  return [pressProblems.report("press/hairline", { card }, { width: Number(thinnest.toFixed(3)), least: leastLine })];
}

const placeOf = ({ field }: GlyphItem, card: string) => ({ card, ...(field !== undefined && { field }) });
const excerpt = ({ text }: GlyphItem): string => (text.length > 40 ? `${text.slice(0, 39)}…` : text);

/** What many copy shops and print services take. */
const largestFile = 100_000_000;

export const fileSizeProblems = (bytes: number): Problem[] =>
  bytes > largestFile ? [pressProblems.report("press/large-file", {}, { size: Math.round(bytes / 1_000_000) })] : [];
