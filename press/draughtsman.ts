import { withoutDamaged } from "./font-damage";
import type { FontBook, FontFace } from "./fonts";
import { type Box, digits, ellipsePath } from "./geometry";
import { getOrAdd } from "./get-or-add";
import type { EmojiItem, GlyphItem, Scene } from "./scene";
import type { MarkLine } from "./sheet-marks";
import type { EmojiPart, WordPart } from "./text-parts";
import { type WordLine, wordLine } from "./word-line";

/** The typeface of the press's own words. */
export const labelFont = "alegreya-sans-regular";

interface Lettering {
  x: number;
  y: number;
  /** mm */
  size: number;
  align?: "left" | "center" | "right";
  fill?: string;
}

/** Draws by hand what no template describes: marks, rulers, labels. */
export class Draughtsman {
  private readonly face: FontFace;

  constructor(
    readonly scene: Scene,
    private readonly fonts: FontBook,
  ) {
    const face = fonts.face(labelFont);
    if (!face) throw new Error("The typeface of labels is not in the book.");
    this.face = face;
  }

  lines(lines: readonly MarkLine[], stroke: string, strokeWidth: number): void {
    if (lines.length === 0) return;
    const d = getOrAdd(outlines, lines, () =>
      lines.map(({ x1, y1, x2, y2 }) => `M${points(x1, y1)}L${points(x2, y2)}`).join(""),
    );
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
    return this.lineOf(words).width * size;
  }

  /** The words if they have room, otherwise as many letters as there is room for; none if there is none even for one. */
  shortened(words: string, width: number, size: number): string {
    if (this.widthOf(words, size) <= width) return words;
    const letters = [...words];
    for (let count = letters.length - 1; count > 0; count--) {
      const text = `${letters.slice(0, count).join("").trimEnd()}…`;
      if (this.widthOf(text, size) <= width) return text;
    }
    return "";
  }

  /** One line on its baseline. */
  text(words: string, { x, y, size, align = "left", fill = "#000000" }: Lettering): void {
    if (words === "") return;
    const { parts, width } = this.lineOf(words);
    const begin = x - (align === "center" ? (width * size) / 2 : align === "right" ? width * size : 0);
    for (const { part, x: along } of parts) {
      const at = { x: begin + along * size, y, size, fill };
      this.scene.items.push("shaped" in part ? glyphsAt(part, at) : emojiAt(part, at, this.face.capHeight));
    }
  }

  private lineOf(words: string): WordLine {
    const lines = getOrAdd(known, this.fonts.generation, () => new Map<string, WordLine>());
    const line = lines.get(words) ?? withoutDamaged(this.fonts, () => wordLine(words, this.face, this.fonts));
    if (lines.size >= knownLimit) lines.clear();
    if (!line.isWaiting) lines.set(words, line);
    return line;
  }
}

/** Marks and most words are the same on all sheets of a print. */
const outlines = new WeakMap<readonly MarkLine[], string>();
const known = new WeakMap<object, Map<string, WordLine>>();
const knownLimit = 200;

type At = Required<Omit<Lettering, "align">>;

function glyphsAt({ face, shaped, text }: WordPart, at: At): GlyphItem {
  const { glyphs, offsets, rises, says } = shaped;
  const { size, x, y, fill } = at;
  const item: GlyphItem = { kind: "glyphs", font: face.id, size, x, y, glyphs, offsets, text, fill };
  if (rises) item.rises = rises;
  if (says) item.says = says;
  return item;
}

/** In the middle of the capitals, as on faces. */
function emojiAt({ emoji, text, width }: EmojiPart, { x, y, size, fill }: At, capHeight: number): EmojiItem {
  const left = x + (Math.min(0, width - 1) * size) / 2;
  return {
    kind: "emoji",
    emoji,
    text,
    box: { x: left, y: y - ((capHeight + 1) * size) / 2, width: size, height: size },
    fill,
  };
}

const points = (x: number, y: number): string => `${digits(x)} ${digits(y)}`;
