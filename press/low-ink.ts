import type { Template } from "../schemas/template";
import { channels, mixed } from "./colour";
import type { FontBook } from "./fonts";
import type { Box } from "./geometry";
import { clippedBounds } from "./item-bounds";
import type { Scene, SceneItem } from "./scene";

/** The template's own way of saving ink; undefined when it leaves that to the general rule. */
export function thriftyTemplate({ lowInk: own, ...template }: Template): Template | undefined {
  if (!own) return undefined;
  // What saves ink goes before what a variant changes.
  const variants = template.variants?.map(({ palette, layers, ...variant }) => ({
    ...variant,
    palette: { ...palette, ...own.palette },
    ...(layers && !own.layers && { layers }),
  }));
  return {
    ...template,
    palette: { ...template.palette, ...own.palette },
    layers: own.layers ?? template.layers,
    ...(variants && { variants }),
  };
}

/**
 * The same face with little ink: grounds become white with a thin edge, large shapes pale, pictures faint; lines and text
 * are dark. What stood out light on a dark ground stands out dark on a white one, so that nothing is lost. Small shapes that
 * already were dark on light stay as they are: they are what a player reads.
 */
export function lowInk(scene: Scene, fonts: FontBook): Scene {
  const grounds: Ground[] = [];
  const items: SceneItem[] = [];
  for (const item of scene.items) {
    const box = clippedBounds(item, scene, fonts);
    if (!box) {
      items.push(item);
      continue;
    }
    const under = groundUnder(box, grounds);
    const redrawn = redraw(item, box, under, scene);
    items.push(redrawn.item);
    if (redrawn.covers) grounds.push({ box, before: redrawn.before, after: redrawn.after });
  }
  return { ...scene, items };
}

/** A template that saves ink in its own way says so by colours; pictures have none to change. */
export const withFaintPictures = (scene: Scene): Scene => ({ ...scene, items: scene.items.map(faint) });

const faint = (item: SceneItem): SceneItem =>
  item.kind === "image"
    ? { ...item, opacity: (item.opacity ?? 1) * faintPicture }
    : item.thrift === undefined
      ? item
      : paleArt(item);

/** A composed picture is drawn with little ink in lines and tints. */
function paleArt(item: SceneItem): SceneItem {
  if (item.thrift === "line" || (item.kind !== "rect" && item.kind !== "path")) return item;
  const { fade: _fade, ...plain } = item;
  const pale = (colour: string): string => mixed(colour, "#ffffff", palePart);
  return {
    ...plain,
    ...(item.fill !== undefined && { fill: pale(item.fill) }),
    ...(item.stroke !== undefined && { stroke: pale(item.stroke) }),
  };
}

interface Ground {
  box: Box;
  /** Lightness from 0 to 1, before and after. */
  before: number;
  after: number;
}
const paper: Omit<Ground, "box"> = { before: 1, after: 1 };

interface Redrawn {
  item: SceneItem;
  covers: boolean;
  before: number;
  after: number;
}

/** As a share of the card, from where a shape is a ground rather than a thing on it. */
const groundShare = 0.05;
/** mm², from where a solid shape costs noticeable ink. */
const largeArea = 60;
const seeThrough = 0.5;
const faintPicture = 0.45;
/** How far the tints of a composed picture go towards white. */
const palePart = 0.82;
const edgeInk = "#707070";
const edgeWidth = 0.2;
const darkInk = "#1a1a1a";

function redraw(item: SceneItem, box: Box, under: Omit<Ground, "box">, scene: Scene): Redrawn {
  const nothing = { covers: false, before: under.before, after: under.after };
  if (item.kind === "image") return { item: faint(item), covers: true, before: 0.5, after: 0.8 };
  if (item.thrift !== undefined) return { item: paleArt(item), ...nothing };
  if (item.kind === "glyphs" || item.kind === "emoji")
    return { item: { ...item, fill: darkened(item.fill, under) }, ...nothing };
  const stroked = item.stroke === undefined ? item : { ...item, stroke: darkened(item.stroke, under) };
  if (item.fill === undefined) return { item: stroked, ...nothing };
  const before = lightness(item.fill);
  const area = box.width * box.height;
  const isGround = area >= groundShare * scene.width * scene.height;
  const isSeeThrough = (item.opacity ?? 1) < seeThrough;
  if (isGround) {
    // A ground that hardly differs from what it lies on needs no edge.
    const edge =
      item.stroke === undefined && !isSeeThrough && Math.abs(before - under.before) > 0.12
        ? { stroke: edgeInk, strokeWidth: edgeWidth / scaleOf(item) }
        : {};
    return { item: { ...stroked, fill: "#ffffff", ...edge }, covers: !isSeeThrough, before, after: 1 };
  }
  const fill = darkened(item.fill, under);
  if (area >= largeArea && lightness(fill) < 0.8) {
    const pale = mixed(fill, "#ffffff", 0.8);
    const edge = item.stroke === undefined ? { stroke: fill, strokeWidth: edgeWidth / scaleOf(item) } : {};
    return { item: { ...stroked, fill: pale, ...edge }, covers: !isSeeThrough, before, after: lightness(pale) };
  }
  return { item: { ...stroked, fill }, covers: !isSeeThrough, before, after: lightness(fill) };
}

/** What was lighter than its ground and lies on white now has to be dark. */
function darkened(colour: string, { before, after }: Omit<Ground, "box">): string {
  const own = lightness(colour);
  if (Math.abs(after - before) < 0.1) return colour;
  const isLighter = own > before;
  // Dark on a ground that became lighter stays; a little lighter than a dark ground was ornament and stays grey.
  if (!isLighter) return own > 0.5 && after > 0.8 ? mixed(colour, "#000000", 0.5) : colour;
  return own - before < 0.15 ? "#b0b0b0" : darkInk;
}

function groundUnder(box: Box, grounds: readonly Ground[]): Omit<Ground, "box"> {
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const holdsPoint = ({ box: ground }: Ground): boolean =>
    x >= ground.x && x <= ground.x + ground.width && y >= ground.y && y <= ground.y + ground.height;
  return grounds.findLast(holdsPoint) ?? paper;
}

const scaleOf = ({ matrix }: SceneItem): number => {
  const [a, b, c, d] = matrix ?? [1, 0, 0, 1];
  return Math.sqrt(Math.abs(a * d - b * c)) || 1;
};

const lightness = (hex: string): number => {
  const [red, green, blue] = channels(hex);
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255;
};
