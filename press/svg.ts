import { channels } from "./colour";
import { emojiSize, isTinted } from "./emoji";
import type { FontBook } from "./fonts";
import { type Box, digits, grow, hash, type Matrix, multiply, rectPath, stretchInto } from "./geometry";
import { placeImage } from "./image-placement";
import type { Clip, EmojiItem, Fade, GlyphItem, ImageItem, PathItem, RectItem, Scene, SceneItem } from "./scene";
import { xmlText } from "./xml-text";

/** Scene → SVG. Text becomes outlines, so that screen and paper agree and no font has to be installed. */

export interface Picture {
  href: string;
  /** Pixels. With them the crop is exact; without, the browser centres it. */
  width?: number;
  height?: number;
}

export interface SvgOptions {
  fonts: FontBook;
  /** Makes ids unique when several cards stand on one page. */
  prefix?: string;
  pictures?: (source: string) => Picture | undefined;
  /** Size in pixels instead of true millimetres, for turning it into a bitmap. */
  pixels?: { width: number; height: number };
  /** Draws what lies outside the trim too, with square corners. */
  bleed?: boolean;
  /** Shows this part instead, with square corners. */
  view?: Box;
  /** Adds invisible areas with `data-field` over what a click may edit. */
  areas?: boolean;
}

export function toSvg(scene: Scene, options: SvgOptions): string {
  const prefix = idFrom(options.prefix ?? "card");
  const card = { x: 0, y: 0, width: scene.width, height: scene.height };
  const view = options.view ?? grow(card, options.bleed ? scene.bleed : 0);
  const { definitions, body } = sceneMarkup(scene, options);
  const trim = rectPath(view, options.bleed || options.view ? 0 : scene.corner);
  const [x, y, width, height] = [view.x, view.y, view.width, view.height].map(digits);
  const size = options.pixels ?? { width: `${width}mm`, height: `${height}mm` };
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" role="img" aria-label="${xmlText(scene.label)}" ` +
    `width="${size.width}" height="${size.height}" viewBox="${x} ${y} ${width} ${height}"` +
    // Whole pixels are never quite of the card's proportions.
    `${options.pixels ? ' preserveAspectRatio="none"' : ""}>` +
    `<title>${xmlText(scene.label)}</title>` +
    `<defs><clipPath id="${prefix}-trim"><path d="${trim}"/></clipPath>${definitions}</defs>` +
    `<g clip-path="url(#${prefix}-trim)">${body}</g></svg>`
  );
}

/** What is drawn of a scene, and what that names, to stand inside another drawing. Nothing cuts it at its trim. */
export function sceneMarkup(scene: Scene, options: SvgOptions): { definitions: string; body: string } {
  const prefix = idFrom(options.prefix ?? "card");
  const body = runs(scene.items, (item) => item.field).map(([field, items]) => {
    const drawn = drawClipped(items, options, prefix);
    return field === undefined ? drawn : `<g data-field="${xmlText(field)}">${drawn}</g>`;
  });
  if (options.areas) body.push(drawAreas(scene));
  const tints = new Set(scene.items.flatMap((item) => (item.kind === "image" && item.tint ? [item.tint] : [])));
  const definitions = [
    ...scene.clips.map((clip, index) => drawClip(clip, index, prefix)),
    ...[...tints].map((tint) => drawTint(tint, prefix)),
    ...fadesOf(scene.items, prefix),
  ];
  return { definitions: definitions.join(""), body: body.join("") };
}

/** File names may hold any character, ids may not. */
const idFrom = (text: string): string => text.replace(/[^\w-]/gu, (sign) => `_${sign.codePointAt(0)}_`);

/** Neighbours with the same key, together. */
function runs<K>(items: readonly SceneItem[], key: (item: SceneItem) => K): [K, SceneItem[]][] {
  const found: [K, SceneItem[]][] = [];
  for (const item of items) {
    const last = found.at(-1);
    if (last && last[0] === key(item)) last[1].push(item);
    else found.push([key(item), [item]]);
  }
  return found;
}

const transform = (matrix: Matrix | undefined): string =>
  matrix ? ` transform="matrix(${matrix.map((value) => Number(value.toPrecision(7))).join(" ")})"` : "";

const drawClip = (clip: Clip, index: number, prefix: string): string =>
  `<clipPath id="${prefix}-c${index}"${clip.within === undefined ? "" : ` clip-path="url(#${prefix}-c${clip.within})"`}>` +
  `<path d="${xmlText(clip.d)}"${transform(clip.matrix)}/></clipPath>`;

/** Clips on groups around the items: on an item itself, a clip would be moved by the item's own matrix. */
const drawClipped = (items: readonly SceneItem[], options: SvgOptions, prefix: string): string =>
  runs(items, (item) => item.clip)
    .map(([clip, inside]) => {
      const drawn = inside.map((item) => drawShape(item, options, prefix)).join("");
      return clip === undefined ? drawn : `<g clip-path="url(#${prefix}-c${clip})">${drawn}</g>`;
    })
    .join("");

function drawShape(item: SceneItem, options: SvgOptions, prefix: string): string {
  const opacity = item.opacity === undefined ? "" : ` opacity="${digits(item.opacity)}"`;
  switch (item.kind) {
    case "rect":
      return `<path d="${rectPath(item.box, item.radius)}"${inkWithFade(item, prefix)}${opacity}${transform(item.matrix)}/>`;
    case "path":
      return `<path d="${xmlText(item.d)}"${inkWithFade(item, prefix)}${opacity}${transform(item.matrix)}/>`;
    case "image":
      return drawImage(item, opacity, options, prefix);
    case "glyphs":
      return drawGlyphs(item, opacity, options.fonts);
    case "emoji":
      return item.emoji.length === 0 ? "" : drawEmoji(item, opacity);
  }
}

const ink = ({ fill, stroke, strokeWidth, cap }: Pick<PathItem, "fill" | "stroke" | "strokeWidth" | "cap">): string =>
  ` fill="${xmlText(fill ?? "none")}"${
    stroke === undefined
      ? ""
      : ` stroke="${xmlText(stroke)}" stroke-width="${digits(strokeWidth ?? 0.2)}"${cap ? ` stroke-linecap="${cap}"` : ""}`
  }`;

const inkWithFade = (item: RectItem | PathItem, prefix: string): string =>
  ink(item.fade && item.fill !== undefined ? { ...item, fill: `url(#${fadeId(prefix, item.fill, item.fade)})` } : item);

const fadeId = (prefix: string, from: string, fade: Fade): string =>
  `${prefix}-f${hash(`${from} ${JSON.stringify(fade)}`).toString(36)}`;

function fadesOf(items: readonly SceneItem[], prefix: string): string[] {
  const found = new Map<string, string>();
  for (const item of items) {
    if ((item.kind !== "rect" && item.kind !== "path") || !item.fade || item.fill === undefined) continue;
    const id = fadeId(prefix, item.fill, item.fade);
    if (!found.has(id)) found.set(id, drawFade(id, item.fill, item.fade));
  }
  return [...found.values()];
}

function drawFade(id: string, from: string, fade: Fade): string {
  const stops = `<stop stop-color="${xmlText(from)}"/><stop offset="1" stop-color="${xmlText(fade.to)}"/>`;
  if ("line" in fade) {
    const [x1, y1, x2, y2] = fade.line.map(digits);
    return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops}</linearGradient>`;
  }
  const [x, y, radius] = fade.round.map(digits);
  return `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="${radius}">${stops}</radialGradient>`;
}

const tintId = (prefix: string, tint: string): string => `${prefix}-t${tint.slice(1)}`;

/** Multiplies what it is drawn on by a colour, in the numbers that files hold. */
function drawTint(tint: string, prefix: string): string {
  const [red, green, blue] = channels(tint).map((value) => digits(value / 255));
  return (
    `<filter id="${tintId(prefix, tint)}" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB">` +
    `<feColorMatrix values="${red} 0 0 0 0 0 ${green} 0 0 0 0 0 ${blue} 0 0 0 0 0 1 0"/></filter>`
  );
}

function drawImage(item: ImageItem, opacity: string, { pictures }: SvgOptions, prefix: string): string {
  const picture = pictures?.(item.source);
  if (!picture) return "";
  const exact = picture.width !== undefined && picture.height !== undefined;
  // A box of the item's own shape is filled in the same way by whoever knows the pixels.
  const { box, matrix: own } = placeImage(item, picture.width ?? item.box.width, picture.height ?? item.box.height);
  const ratio = exact ? "none" : item.fit === "fill" ? "xMidYMid slice" : "xMidYMid meet";
  const [x, y, width, height] = [box.x, box.y, box.width, box.height].map(digits);
  const matrix = own && item.matrix ? multiply(item.matrix, own) : (own ?? item.matrix);
  const tint = item.tint === undefined ? "" : ` filter="url(#${tintId(prefix, item.tint)})"`;
  return (
    `<image href="${xmlText(picture.href)}" x="${x}" y="${y}" width="${width}" height="${height}" ` +
    `preserveAspectRatio="${ratio}"${tint}${opacity}${transform(matrix)}/>`
  );
}

function drawGlyphs(item: GlyphItem, opacity: string, fonts: FontBook): string {
  const face = fonts.face(item.font);
  if (!face) return "";
  let d = "";
  item.glyphs.forEach((glyph, index) => {
    const outline = face.outline(glyph);
    const rise = tenths((item.rises?.[index] ?? 0) * face.unitsPerEm);
    if (outline !== "") d += `M${tenths((item.offsets[index] ?? 0) * face.unitsPerEm)} ${rise}${outline}`;
  });
  if (d === "") return "";
  const scale = item.size / face.unitsPerEm;
  const own: Matrix = [scale, 0, 0, -scale, item.x, item.y];
  const placed = `<path d="${d}" fill="${xmlText(item.fill)}"${opacity}${transform(own)}/>`;
  return item.matrix ? `<g${transform(item.matrix)}>${placed}</g>` : placed;
}

const tenths = (value: number): number => Math.round(value * 10) / 10;

function drawEmoji({ box, emoji, fill, matrix }: EmojiItem, opacity: string): string {
  const shapes = emoji.map(
    (shape) =>
      `<path d="${xmlText(shape.d)}"${ink(isTinted(shape) ? { fill } : shape)}${shape.evenOdd ? ' fill-rule="evenodd"' : ""}` +
      `${shape.opacity === undefined ? "" : ` opacity="${digits(shape.opacity)}"`}/>`,
  );
  const own = stretchInto(box, emojiSize, emojiSize);
  return `<g${opacity}${transform(matrix ? multiply(matrix, own) : own)}>${shapes.join("")}</g>`;
}

const drawAreas = (scene: Scene): string =>
  scene.areas
    .map(
      ({ field, box, matrix }) =>
        `<rect class="area" data-field="${xmlText(field)}" x="${digits(box.x)}" y="${digits(box.y)}" width="${digits(box.width)}" ` +
        `height="${digits(box.height)}" fill="none" pointer-events="all"${transform(matrix)}/>`,
    )
    .join("");
