import type { FontFace } from "./fonts";
import { type Box, digits, ellipsePath } from "./geometry";
import type { Scene } from "./scene";
import type { MarkLine } from "./sheet-marks";

/** Draws by hand what no template describes: marks, rulers, labels. */
export class Draughtsman {
  constructor(
    readonly scene: Scene,
    private readonly face: FontFace,
  ) {}

  lines(lines: readonly MarkLine[], stroke: string, strokeWidth: number): void {
    if (lines.length === 0) return;
    const d = lines.map(({ x1, y1, x2, y2 }) => `M${points(x1, y1)}L${points(x2, y2)}`).join("");
    this.scene.items.push({ kind: "path", d, stroke, strokeWidth });
  }

  line(x1: number, y1: number, x2: number, y2: number, stroke = "#000000", strokeWidth = 0.15): void {
    this.lines([{ x1, y1, x2, y2 }], stroke, strokeWidth);
  }

  rect(box: Box, fill: string): void {
    this.scene.items.push({ kind: "rect", box, fill });
  }

  circle(x: number, y: number, radius: number, stroke = "#000000", strokeWidth = 0.15): void {
    this.ellipse({ x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius }, stroke, strokeWidth);
  }

  ellipse(box: Box, stroke: string, strokeWidth: number): void {
    this.scene.items.push({ kind: "path", d: ellipsePath(box), stroke, strokeWidth });
  }

  /** mm */
  widthOf(words: string, size: number): number {
    return this.face.shape(words).advance * size;
  }

  /** One line on its baseline, `size` mm high. */
  text(
    words: string,
    at: { x: number; y: number; size: number; align?: "left" | "center" | "right"; fill?: string },
  ): void {
    const { glyphs, offsets, advance } = this.face.shape(words);
    if (glyphs.length === 0) return;
    const { size, y, align = "left", fill = "#000000" } = at;
    const x = at.x - (align === "center" ? (advance * size) / 2 : align === "right" ? advance * size : 0);
    this.scene.items.push({ kind: "glyphs", font: this.face.id, size, x, y, glyphs, offsets, text: words, fill });
  }
}

const points = (x: number, y: number): string => `${digits(x)} ${digits(y)}`;
