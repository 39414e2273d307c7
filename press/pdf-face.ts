import { ContentWriter } from "./content-writer";
import { emojiDrop } from "./emoji";
import type { FontBook, FontFace } from "./fonts";
import { type Box, grow, type Matrix, rectPath } from "./geometry";
import { getOrAdd } from "./get-or-add";
import { PdfEmojiFonts } from "./pdf-emoji";
import { PdfFades } from "./pdf-fades";
import type { PdfFile } from "./pdf-file";
import { PdfFont } from "./pdf-font";
import { PdfImages, type Pictures } from "./pdf-images";
import { type PdfInks, screenInks } from "./pdf-inks";
import { type Named, noResources, type PdfDictionary, type PdfRef, type Resources } from "./pdf-objects";
import { inkOf, number, numbers, paintedWith, writeMatrix } from "./pdf-operators";
import { PdfOutlines } from "./pdf-outlines";
import type { EmojiItem, GlyphItem, PathItem, RectItem, Scene, SceneItem } from "./scene";

/**
 * Writes scenes: a face that is printed forty times is drawn once, as a Form XObject, and placed forty times, and so is a
 * long outline that comes again on other faces. All coordinates are the scene's own, mm with y downwards; the page turns
 * them over.
 */

export class PdfFaces {
  private readonly fonts = new Map<string, PdfFont>();
  private readonly images: PdfImages;
  private readonly opacities = new Map<number, Named>();
  private readonly outlines: PdfOutlines;
  private readonly fades: PdfFades;
  private readonly emoji: PdfEmojiFonts;
  private readonly forms = new WeakMap<Scene, Named>();
  private formCount = 0;

  constructor(
    private readonly file: PdfFile,
    private readonly book: FontBook,
    pictures: Pictures,
    private readonly inks: PdfInks = screenInks,
  ) {
    this.images = new PdfImages(file, pictures, inks);
    this.emoji = new PdfEmojiFonts(file, inks);
    this.outlines = new PdfOutlines(file);
    this.fades = new PdfFades(file, inks);
  }

  font(id: string): PdfFont {
    return getOrAdd(this.fonts, id, () => {
      const face = this.book.face(id);
      if (!face) throw new Error(`The scene uses the font ${id}, which is not in the book it was laid out with.`);
      return new PdfFont(this.file, face, `F${this.fonts.size + 1}`);
    });
  }

  /** The name of a scene's own drawing, for one that is placed more than once. */
  draw(scene: Scene, used: Resources): string {
    const form = this.forms.get(scene) ?? {
      name: `C${++this.formCount}`,
      ref: this.form(scene, {}, (inner, out) => this.write(scene, inner, out)),
    };
    this.forms.set(scene, form);
    used.XObject[form.name] = form.ref;
    return form.name;
  }

  /** Where it stands and cut off as a drawing of its own would be. */
  drawHere(scene: Scene, used: Resources, out: ContentWriter): void {
    const { x, y, width, height } = wholeBox(scene);
    out.text(`${numbers([x, y, width, height])} re W n\n`);
    this.write(scene, used, out);
  }

  /** Operators that draw a scene where they stand; what they need is added to `used`. */
  write(scene: Scene, used: Resources, out: ContentWriter): void {
    const { items } = scene;
    for (let from = 0, to = 0; from < items.length; from = to) {
      to = endOfClip(items, from);
      const clip = items[from]?.clip;
      if (clip !== undefined) {
        out.text("q\n");
        this.clip(clip, scene, out);
      }
      for (let at = from, behind = from; at < to; at = behind) {
        behind = endOfText(items, at);
        this.item(items, at, behind, scene, used, out);
      }
      if (clip !== undefined) out.text("Q\n");
    }
  }

  finish(): void {
    let index = 0;
    for (const font of this.fonts.values()) font.finish(subsetTag(index++));
    this.emoji.finish();
  }

  private form(scene: Scene, more: PdfDictionary, fill: (used: Resources, out: ContentWriter) => void): PdfRef {
    const used = noResources();
    const out = new ContentWriter();
    fill(used, out);
    const { x, y, width, height } = wholeBox(scene);
    const dictionary = { Type: "XObject", Subtype: "Form", BBox: [x, y, x + width, y + height], Resources: used };
    return this.file.packed(out.take(), { ...dictionary, ...more });
  }

  private clip(number: number, { clips }: Scene, out: ContentWriter): void {
    for (let clip = clips[number]; clip; clip = clip.within === undefined ? undefined : clips[clip.within]) {
      // A clip cannot be wrapped in q and Q; its matrix is undone instead.
      if (clip.matrix) writeMatrix(clip.matrix, out);
      out.written(this.outlines.operators(clip.d));
      out.text("W n\n");
      if (clip.matrix) writeMatrix(inverse(clip.matrix), out);
    }
  }

  /** One item, or the lines of a text. */
  private item(
    items: readonly SceneItem[],
    from: number,
    to: number,
    scene: Scene,
    used: Resources,
    out: ContentWriter,
  ): void {
    const item = items[from] as SceneItem;
    out.text("q\n");
    const isFaint = item.opacity !== undefined && item.opacity < 1;
    if (isFaint) out.text(`/${this.opacity(item.opacity as number, used)} gs\n`);
    if (item.kind === "image" && this.images.isPrintedOver(item)) {
      this.grouped(scene, inItsOwnColours(this.inks), used, out, (inner, group) => this.drawn(item, inner, group));
    } else if (isFaint && overlapsItself(item)) {
      this.grouped(scene, asOne, used, out, (inner, group) => this.drawn(item, inner, group));
    } else if (item.kind === "glyphs") {
      if (item.matrix) writeMatrix(item.matrix, out);
      this.lines(items as readonly GlyphItem[], from, to, used, out);
    } else this.drawn(item, used, out);
    out.text("Q\n");
  }

  private grouped(
    scene: Scene,
    group: PdfDictionary,
    used: Resources,
    out: ContentWriter,
    fill: (used: Resources, out: ContentWriter) => void,
  ): void {
    const name = `T${++this.formCount}`;
    used.XObject[name] = this.form(scene, group, fill);
    out.text(`/${name} Do\n`);
  }

  private drawn(item: Exclude<SceneItem, GlyphItem>, used: Resources, out: ContentWriter): void {
    if (item.matrix) writeMatrix(item.matrix, out);
    switch (item.kind) {
      case "rect":
        this.outline(rectPath(item.box, item.radius), item, used, out);
        break;
      case "path":
        this.outline(item.d, item, used, out);
        break;
      case "emoji":
        out.text(this.picture(item, used));
        break;
      case "image":
        this.images.write(item, used, out);
        break;
    }
  }

  private outline(d: string, item: RectItem | PathItem, used: Resources, out: ContentWriter): void {
    const isShrunk = Math.abs(item.matrix?.[0] ?? 1) + Math.abs(item.matrix?.[1] ?? 0) < shrunk;
    if (item.fade && item.fill !== undefined) {
      const { name, matrix } = this.fades.place(item.fill, item.fade, used);
      out.text("q\n");
      out.written(this.outlines.operators(d, isShrunk));
      out.text("W n\n");
      writeMatrix(matrix, out);
      out.text(`/${name} sh\nQ\n`);
      const { fill: _fill, fade: _fade, ...line } = item;
      this.outline(d, line, used, out);
      return;
    }
    const operator = paintedWith(item);
    if (operator === "n") return;
    out.text(inkOf(item, this.inks));
    const isCommon = item.kind === "path" && item.isCommon;
    const drawing = this.outlines.drawing(d, operator, { strokeWidth: item.strokeWidth, isCommon, isShrunk });
    if (drawing) {
      used.XObject[drawing.name] = drawing.ref;
      out.text(`/${drawing.name} Do\n`);
    } else {
      out.written(this.outlines.operators(d, isShrunk));
      out.text(operator);
      out.text("\n");
    }
  }

  /** Typeface and colour are said again only where they change. */
  private lines(items: readonly GlyphItem[], from: number, to: number, used: Resources, out: ContentWriter): void {
    let [id, ink] = ["", ""];
    out.text("BT\n");
    for (let at = from; at < to; at++) {
      const item = items[at] as GlyphItem;
      const font = this.font(item.font);
      if (item.font !== id) {
        used.Font[font.name] = font.ref;
        out.text(font.choice);
        id = item.font;
      }
      if (item.fill !== ink) {
        out.text(this.inks.choose(item.fill, "fill", true));
        ink = item.fill;
      }
      out.number(item.size);
      out.text("0 0 ");
      out.number(-item.size);
      out.number(item.x);
      out.number(item.y);
      out.text("Tm\n");
      font.show(item, out);
    }
    out.text("ET\n");
    const last = items[to - 1] as GlyphItem;
    if (isMuted(last)) this.mute(last, this.font(last.font).face, out);
  }

  /** Dots of letters that have said it all already: as letters of their own they would stand in the way of searching. */
  private mute({ glyphs, offsets, rises, says, size, x, y }: GlyphItem, face: FontFace, out: ContentWriter): void {
    const scale = size / face.unitsPerEm;
    glyphs.forEach((glyph, index) => {
      if (says?.[index] !== "") return;
      out.text("q\n");
      writeMatrix([scale, 0, 0, -scale, x + (offsets[index] ?? 0) * size, y - (rises?.[index] ?? 0) * size], out);
      out.written(this.outlines.operators(`M0 0${face.outline(glyph)}`));
      out.text("f\nQ\n");
    });
  }

  private picture({ box, emoji, text, fill }: EmojiItem, used: Resources): string {
    const { font, code } = this.emoji.place(text, emoji);
    used.Font[font.name] = font.ref;
    const origin = [box.x, box.y + box.height * (1 - emojiDrop)];
    const place = `${number(box.width)} 0 0 -${number(box.height)} ${numbers(origin)} Tm`;
    return `BT\n/${font.name} 1 Tf\n${this.inks.choose(fill, "fill", true)}${place}\n<${code}> Tj\nET\n`;
  }

  private opacity(value: number, used: Resources): string {
    const state = getOrAdd(this.opacities, value, () => ({
      name: `G${this.opacities.size + 1}`,
      ref: this.file.add({ Type: "ExtGState", ca: value, CA: value }),
    }));
    used.ExtGState[state.name] = state.ref;
    return state.name;
  }
}

/** Times its coordinates: in what is drawn smaller, their tenths are finer than any printer. */
const shrunk = 0.2;

/** Glyphs that have said it all already are drawn behind the text that they belong to. */
const isMuted = ({ says }: GlyphItem): boolean => says?.includes("") === true;

/** Behind the last of those items that are cut off alike: what cuts them off is said once. */
function endOfClip(items: readonly SceneItem[], from: number): number {
  const clip = items[from]?.clip;
  let to = from + 1;
  while (to < items.length && items[to]?.clip === clip) to++;
  return to;
}

/** Behind the item, or behind the last of those texts that stand on the same ground: they are one text of several lines. */
function endOfText(items: readonly SceneItem[], from: number): number {
  const first = items[from] as SceneItem;
  let to = from + 1;
  if (first.kind !== "glyphs" || isMuted(first)) return to;
  for (; to < items.length; to++) {
    const next = items[to] as SceneItem;
    if (next.kind !== "glyphs" || isMuted(next)) break;
    if (next.clip !== first.clip || next.matrix !== first.matrix || next.opacity !== first.opacity) break;
  }
  return to;
}

/** What SVG makes transparent as a whole: nothing shows through from one part of it to another. */
const asOne: PdfDictionary = { Group: { S: "Transparency" } };
/** Nothing under it is multiplied too, and the numbers are those of the file, whatever the page is printed in. */
const inItsOwnColours = ({ space }: PdfInks): PdfDictionary => ({ Group: { S: "Transparency", CS: space, I: true } });
const overlapsItself = (item: SceneItem): item is EmojiItem | RectItem | PathItem =>
  (item.kind === "emoji" && item.emoji.length > 1) ||
  ((item.kind === "rect" || item.kind === "path") && paintedWith(item) === "B");

const wholeBox = ({ width, height, bleed }: Scene): Box => grow({ x: 0, y: 0, width, height }, bleed);

function inverse([a, b, c, d, e, f]: Matrix): Matrix {
  const area = a * d - b * c;
  return [d / area, -b / area, -c / area, a / area, (c * f - d * e) / area, (b * e - a * f) / area];
}

/** Six letters, as the PDF standard asks for. */
const subsetTag = (index: number): string =>
  [5, 4, 3, 2, 1, 0].map((place) => String.fromCharCode(65 + (Math.floor(index / 26 ** place) % 26))).join("");
