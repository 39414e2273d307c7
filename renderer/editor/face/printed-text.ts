import type { Scene } from "../../../press/scene";

/** How a field's words are printed, so that an input laid over them looks the same. Millimetres. */
export interface PrintedText {
  font: string;
  size: number;
  /** Of the first line. */
  baseline: number;
  lines: number;
  fill: string;
  align: "left" | "center";
}

const tolerance = 1;

const bare = (text: string): string => text.normalize("NFC").replaceAll(/\s/g, "").toLowerCase();

/** Whether the face prints the field's words and nothing else, so that they can be edited where they stand. */
export function isPrintedAlone(scene: Scene, field: string, value: unknown): boolean {
  const items = scene.items.filter((item) => item.field === field);
  const printed = items.map((item) => (item.kind === "glyphs" ? item.text : "")).join("");
  return items.every(({ kind }) => kind === "glyphs") && bare(printed) === bare(String(value ?? ""));
}

export function printedText(scene: Scene, field: string): PrintedText | undefined {
  const words = scene.items.filter((item) => item.kind === "glyphs" && item.field === field && !item.matrix);
  const area = scene.areas.findLast((candidate) => candidate.field === field);
  const [first] = words;
  if (!area || first?.kind !== "glyphs") return undefined;
  const baselines = new Set(words.map((item) => (item.kind === "glyphs" ? item.y : 0)));
  return {
    font: first.font,
    size: first.size,
    baseline: first.y,
    lines: baselines.size,
    fill: first.fill,
    align: first.x - area.box.x < tolerance ? "left" : "center",
  };
}
