import type { CardGroup } from "./arrange";

/** A line of the gallery: a heading, or cards side by side, from one index to before another. */
type TileLine = { kind: "heading"; group: CardGroup } | { kind: "tiles"; from: number; to: number };

/** Each group begins a line of its own. */
export function tileLines(groups: readonly CardGroup[], columns: number): TileLine[] {
  const lines: TileLine[] = [];
  let at = 0;
  for (const group of groups) {
    if (group.title !== undefined) lines.push({ kind: "heading", group });
    const end = at + group.ids.length;
    for (; at < end; at += columns) lines.push({ kind: "tiles", from: at, to: Math.min(end, at + columns) });
    at = end;
  }
  return lines;
}

/** The line in which a card lies. */
export const lineWith = (lines: readonly TileLine[], index: number): number =>
  lines.findIndex((line) => line.kind === "tiles" && index >= line.from && index < line.to);

/** The card so many lines below; the last of a shorter line. Nothing beyond the first and the last line. */
export function tileBelow(lines: readonly TileLine[], index: number, by: number): number | undefined {
  const tiles = lines.filter((line) => line.kind === "tiles");
  const at = lineWith(tiles, index);
  const here = tiles[at];
  if (!here) return undefined;
  const there = tiles[Math.abs(by) === 1 ? at + by : Math.max(0, Math.min(tiles.length - 1, at + by))];
  return there && Math.min(there.to - 1, there.from + index - here.from);
}
