import { fontStack } from "../../theme/tokens";

let ink: CanvasRenderingContext2D | null | undefined;
const widths = new Map<string, number>();

/** Of words in the studio's own letters, in pixels. */
export function textWidth(text: string, pixels: number): number {
  const key = `${pixels} ${text}`;
  const known = widths.get(key);
  if (known !== undefined) return known;
  ink ??= document.createElement("canvas").getContext("2d");
  if (!ink) return text.length * pixels * 0.5;
  ink.font = `${pixels}px ${fontStack.interface}`;
  const { width } = ink.measureText(text);
  widths.set(key, width);
  return width;
}

/** How far apart the middles of labels in a row must be, so that none touches the next. */
export const widestStep = (labels: readonly string[], pixels: number): number =>
  Math.max(
    0,
    ...labels.slice(1).map((label, at) => (textWidth(labels[at]!, pixels) + textWidth(label, pixels)) / 2 + 6),
  );

/** As much of a label as there is room for. */
export function fitted(text: string, pixels: number, room: number): string {
  if (textWidth(text, pixels) <= room) return text;
  let end = text.length - 1;
  while (end > 1 && textWidth(`${text.slice(0, end)}…`, pixels) > room) end -= 1;
  return `${text.slice(0, end).trimEnd()}…`;
}
