import { type Drawing, drawingOf, pixelsOf } from "./drawings";
import type { Box } from "./sprite";

/** What the page shows of a thing, as strokes that can be drawn again elsewhere and larger. */

type Pen = OffscreenCanvasRenderingContext2D;
/** Whether all that it draws is there. */
type Stroke = (pen: Pen, zoom: number) => boolean;

export interface Recording {
  /** As far as it reaches, against the corner of the thing itself. */
  box: Box;
  strokes: readonly Stroke[];
  /** It has its face: until then a blank card stands for it. */
  hasFace: boolean;
}

interface Recorder {
  origin: DOMRect;
  strokes: Stroke[];
  edges: { left: number; top: number; right: number; bottom: number };
  drawings: number;
}

export function record(element: HTMLElement): Recording {
  const origin = element.getBoundingClientRect();
  const edges = { left: 0, top: 0, right: origin.width, bottom: origin.height };
  const recorder: Recorder = { origin, strokes: [], edges, drawings: 0 };
  recordElement(element, recorder, false);
  const { left, top, right, bottom } = edges;
  const [x, y] = [Math.floor(left - margin), Math.floor(top - margin)];
  const box = { x, y, width: Math.ceil(right + margin) - x, height: Math.ceil(bottom + margin) - y };
  return { box, strokes: recorder.strokes, hasFace: recorder.drawings > 0 };
}

/** For shadows. */
const margin = 8;

function recordElement(element: Element, recorder: Recorder, isCut: boolean): void {
  const style = getComputedStyle(element);
  // What is only heard is cut to nothing; what lies under the table's things isn't part of them.
  const isUnseen = style.display === "none" || style.visibility === "hidden" || style.clipPath === "inset(50%)";
  if (isUnseen || Number(style.zIndex) < 0) return;
  const rect = element.getBoundingClientRect();
  const box = { x: rect.x - recorder.origin.x, y: rect.y - recorder.origin.y, width: rect.width, height: rect.height };
  if (!isCut) reach(recorder, box);
  const { strokes } = recorder;
  // How the thing itself is hidden or lifted is no part of it.
  const opacity = strokes.length > 0 ? Number(style.opacity) : 1;
  strokes.push((pen) => {
    pen.save();
    pen.globalAlpha *= opacity;
    return true;
  });
  const filter = style.filter;
  if (filter !== "none")
    strokes.push((pen) => {
      pen.filter = filter;
      return true;
    });
  if (element instanceof SVGSVGElement) recordDrawing(drawingOf(element), box, recorder);
  else {
    const cuts = recordBox(style, box, strokes);
    for (const child of element.childNodes) {
      if (child instanceof Element) recordElement(child, recorder, isCut || cuts);
      else if (child instanceof Text && child.data.trim() !== "") recordText(child, style, recorder);
    }
  }
  strokes.push((pen) => {
    pen.restore();
    return true;
  });
}

function reach({ edges }: Recorder, { x, y, width, height }: Box): void {
  edges.left = Math.min(edges.left, x);
  edges.top = Math.min(edges.top, y);
  edges.right = Math.max(edges.right, x + width);
  edges.bottom = Math.max(edges.bottom, y + height);
}

function recordDrawing(drawing: Drawing, { x, y, width, height }: Box, recorder: Recorder): void {
  recorder.drawings++;
  recorder.strokes.push((pen, zoom) => {
    const found = pixelsOf(drawing, width * zoom, height * zoom);
    if (found) pen.drawImage(found, x, y, width, height);
    return found !== undefined;
  });
}

/** Ground, shadow and edge of a box; whether it cuts off what reaches beyond it. */
function recordBox(style: CSSStyleDeclaration, box: Box, strokes: Stroke[]): boolean {
  const { x, y, width, height } = box;
  const corner = cornerOf(style.borderTopLeftRadius, box);
  const outline = (pen: Pen, grown = 0): void => {
    pen.beginPath();
    const by = corner.x + grown;
    const round = { x: Math.max(0, by), y: Math.max(0, corner.y + grown) };
    pen.roundRect(x - grown, y - grown, width + 2 * grown, height + 2 * grown, round);
  };
  const { backgroundColor, borderTopColor } = style;
  const hasGround = !isClear(backgroundColor);
  for (const { color, right, down, blur, spread } of shadowsOf(style.boxShadow))
    strokes.push((pen, zoom) => {
      pen.save();
      Object.assign(pen, { shadowColor: color, shadowBlur: blur * zoom });
      Object.assign(pen, { shadowOffsetX: right * zoom, shadowOffsetY: down * zoom });
      pen.fillStyle = blur > 0 && hasGround ? backgroundColor : color;
      outline(pen, spread);
      pen.fill();
      pen.restore();
      return true;
    });
  if (hasGround)
    strokes.push((pen) => {
      pen.fillStyle = backgroundColor;
      outline(pen);
      pen.fill();
      return true;
    });
  const line = style.borderTopStyle === "none" ? 0 : Number.parseFloat(style.borderTopWidth);
  if (line > 0)
    strokes.push((pen) => {
      pen.strokeStyle = borderTopColor;
      pen.lineWidth = line;
      outline(pen, -line / 2);
      pen.stroke();
      return true;
    });
  const cuts = style.overflowX === "hidden";
  if (cuts)
    strokes.push((pen) => {
      outline(pen, -line);
      pen.clip();
      return true;
    });
  return cuts;
}

function recordText(text: Text, style: CSSStyleDeclaration, { origin, strokes }: Recorder): void {
  const range = document.createRange();
  range.selectNodeContents(text);
  const { x, y, width } = range.getBoundingClientRect();
  if (width === 0) return;
  const { color } = style;
  const font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
  const words = text.data;
  strokes.push((pen) => {
    pen.font = font;
    pen.fillStyle = color;
    pen.fillText(words, x - origin.x, y - origin.y + pen.measureText(words).fontBoundingBoxAscent);
    return true;
  });
}

const isClear = (color: string): boolean => color === "transparent" || /, 0\)$|\/ 0\)$/.test(color);

/** "50%", "4px" or "4% 3%". */
function cornerOf(radius: string, { width, height }: Box): { x: number; y: number } {
  const [across = "0", down = across] = radius.split(" ");
  const length = (said: string, whole: number): number => {
    const n = Number.parseFloat(said);
    return Math.min(whole / 2, said.endsWith("%") ? (n / 100) * whole : n);
  };
  return { x: length(across, width), y: length(down, height) };
}

interface Shadow {
  color: string;
  right: number;
  down: number;
  blur: number;
  spread: number;
}

function shadowsOf(said: string): Shadow[] {
  const each = /([a-z]+\([^)]*\)) (-?[\d.]+)px (-?[\d.]+)px ([\d.]+)px (-?[\d.]+)px( inset)?/g;
  return [...said.matchAll(each)].flatMap(([, color = "", right, down, blur, spread, inset]) =>
    inset ? [] : [{ color, right: Number(right), down: Number(down), blur: Number(blur), spread: Number(spread) }],
  );
}
