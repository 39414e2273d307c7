import type { PDFObject, PDFRef } from "pdf-lib";
import { ContentWriter } from "./content-writer";
import { emojiDrop } from "./emoji";
import type { FontBook, FontFace } from "./fonts";
import { type Box, grow, type Matrix, rectPath } from "./geometry";
import { getOrAdd } from "./get-or-add";
import { placeImage } from "./image-placement";
import { PdfEmojiFonts } from "./pdf-emoji";
import type { KeptBytes, PdfPart } from "./pdf-file";
import { PdfFont } from "./pdf-font";
import { number, numbers, paint, pathOperators, pdfInk, precise } from "./pdf-operators";
import type { PdfStreams } from "./pdf-streams";
import type { EmojiItem, GlyphItem, ImageItem, RectItem, Scene, SceneItem } from "./scene";

/**
 * Writes scenes: a face that is printed forty times is drawn once, as a Form XObject, and placed forty times. All
 * coordinates are the scene's own, mm with y downwards; the page turns them over.
 */

/** A picture ready for a PDF: a JPEG as it is, or samples deflated the way PNG does it, every row against the one before. */
export type PdfPicture = { width: number; height: number } & (
  | { jpeg: PdfPart; isGrey?: boolean }
  | { rgb: PdfPart; alpha?: PdfPart }
);

export interface Resources {
  Font: Record<string, PDFRef>;
  XObject: Record<string, PDFRef>;
  ExtGState: Record<string, PDFRef>;
}
export const noResources = (): Resources => ({ Font: {}, XObject: {}, ExtGState: {} });

export class PdfFaces {
  private readonly fonts = new Map<string, PdfFont>();
  private readonly images = new Map<string, { name: string; ref: PDFRef; picture: PdfPicture } | undefined>();
  private readonly opacities = new Map<number, { name: string; ref: PDFRef }>();
  private readonly paths = new Map<string, string>();
  private readonly emoji: PdfEmojiFonts;
  /** Content of streams that is fetched only when they are written. */
  readonly kept = new Map<PDFObject, KeptBytes>();

  constructor(
    private readonly streams: PdfStreams,
    private readonly book: FontBook,
    private readonly pictures: (source: string) => PdfPicture | undefined,
  ) {
    this.emoji = new PdfEmojiFonts(streams);
  }

  font(id: string): PdfFont {
    return getOrAdd(this.fonts, id, () => {
      const face = this.book.face(id);
      if (!face) throw new Error(`The scene uses the font ${id}, which is not in the book it was laid out with.`);
      return new PdfFont(this.streams, face, `F${this.fonts.size + 1}`);
    });
  }

  /** As a drawing of its own, for a scene that is placed more than once. */
  draw(scene: Scene): PDFRef {
    const used = noResources();
    const out = new ContentWriter();
    this.write(scene, used, out);
    const { x, y, width, height } = wholeBox(scene);
    return this.streams.add(out.take(), {
      Type: "XObject",
      Subtype: "Form",
      BBox: [x, y, x + width, y + height],
      Resources: used,
    });
  }

  /** Where it stands and cut off as a drawing of its own would be. */
  drawHere(scene: Scene, used: Resources, out: ContentWriter): void {
    const { x, y, width, height } = wholeBox(scene);
    out.text(`${numbers([x, y, width, height])} re W n\n`);
    this.write(scene, used, out);
  }

  /** Operators that draw a scene where they stand; what they need is added to `used`. */
  write(scene: Scene, used: Resources, out: ContentWriter): void {
    for (const item of scene.items) this.item(item, scene, used, out);
  }

  finish(): void {
    let index = 0;
    for (const font of this.fonts.values()) font.finish(subsetTag(index++));
    this.emoji.finish();
  }

  private item(item: SceneItem, scene: Scene, used: Resources, out: ContentWriter): void {
    out.text("q\n");
    for (let index = item.clip; index !== undefined; index = scene.clips[index]?.within) {
      const clip = scene.clips[index];
      if (!clip) break;
      // A clip cannot be wrapped in q and Q; its matrix is undone instead.
      out.text(
        clip.matrix
          ? `${precise(clip.matrix)} cm\n${this.path(clip.d)}W n\n${precise(inverse(clip.matrix))} cm\n`
          : `${this.path(clip.d)}W n\n`,
      );
    }
    if (item.opacity !== undefined && item.opacity < 1) out.text(`/${this.opacity(item.opacity, used)} gs\n`);
    if (item.matrix) out.text(`${precise(item.matrix)} cm\n`);
    if (item.kind === "glyphs") this.glyphs(item, used, out);
    else out.text(this.shape(item, used));
    out.text("Q\n");
  }

  private shape(item: Exclude<SceneItem, GlyphItem>, used: Resources): string {
    switch (item.kind) {
      case "rect":
        return paint(this.rect(item), item);
      case "path":
        return paint(this.path(item.d), item);
      case "emoji":
        return this.picture(item, used);
      case "image":
        return this.image(item, used);
    }
  }

  /** Icons and symbols come again and again. */
  private path(d: string): string {
    return getOrAdd(this.paths, d, () => pathOperators(d));
  }

  private rect({ box, radius }: RectItem): string {
    const key = `${box.x} ${box.y} ${box.width} ${box.height} ${radius}`;
    return getOrAdd(this.paths, key, () => pathOperators(rectPath(box, radius)));
  }

  private glyphs(item: GlyphItem, used: Resources, out: ContentWriter): void {
    const font = this.font(item.font);
    used.Font[font.name] = font.ref;
    out.text(font.choice);
    out.text(pdfInk(item.fill, "fill"));
    out.number(item.size);
    out.text("0 0 ");
    out.number(-item.size);
    out.number(item.x);
    out.number(item.y);
    out.text("Tm\n");
    font.show(item, out);
    out.text("ET\n");
    if (item.says?.includes("")) out.text(this.mute(item, font.face));
  }

  /** Dots of letters that have said it all already: as letters of their own they would stand in the way of searching. */
  private mute({ glyphs, offsets, rises, says, size, x, y }: GlyphItem, face: FontFace): string {
    const scale = size / face.unitsPerEm;
    return glyphs
      .map((glyph, index) => {
        if (says?.[index] !== "") return "";
        const at = [x + (offsets[index] ?? 0) * size, y - (rises?.[index] ?? 0) * size] as const;
        const outline = this.path(`M0 0${face.outline(glyph)}`);
        return `q\n${precise([scale, 0, 0, -scale, ...at])} cm\n${outline}f\nQ\n`;
      })
      .join("");
  }

  private picture({ box, emoji, text, fill }: EmojiItem, used: Resources): string {
    const { font, code } = this.emoji.place(text, emoji);
    used.Font[font.name] = font.ref;
    const origin = [box.x, box.y + box.height * (1 - emojiDrop)];
    const place = `${number(box.width)} 0 0 -${number(box.height)} ${numbers(origin)} Tm`;
    return `BT\n/${font.name} 1 Tf\n${pdfInk(fill, "fill")}${place}\n<${code}> Tj\nET\n`;
  }

  private image(item: ImageItem, used: Resources): string {
    if (!this.images.has(item.source)) this.images.set(item.source, this.embed(item.source));
    const image = this.images.get(item.source);
    if (!image) return "";
    used.XObject[image.name] = image.ref;
    const { x, y, width, height } = placeImage(item, image.picture.width, image.picture.height);
    return `${numbers([width, 0, 0, -height, x, y + height])} cm\n/${image.name} Do\n`;
  }

  private embed(source: string): { name: string; ref: PDFRef; picture: PdfPicture } | undefined {
    const picture = this.pictures(source);
    if (!picture) return undefined;
    const { width, height } = picture;
    const { context } = this.streams;
    const dictionary = { Type: "XObject", Subtype: "Image", Width: width, Height: height, BitsPerComponent: 8 };
    const stream = (bytes: PdfPart, extra: object): PDFRef => {
      const content = bytes instanceof Uint8Array ? bytes : new Uint8Array();
      const made = context.stream(content, { ...dictionary, ...extra } as never);
      if (!(bytes instanceof Uint8Array)) this.kept.set(made, bytes);
      return context.register(made);
    };
    const samples = (bytes: PdfPart, Colors: number, extra: object): PDFRef =>
      stream(bytes, { ...extra, Filter: "FlateDecode", DecodeParms: { Predictor: 15, Colors, Columns: width } });
    let ref: PDFRef;
    if ("jpeg" in picture) {
      ref = stream(picture.jpeg, { ColorSpace: picture.isGrey ? "DeviceGray" : "DeviceRGB", Filter: "DCTDecode" });
    } else {
      const mask = picture.alpha && samples(picture.alpha, 1, { ColorSpace: "DeviceGray" });
      ref = samples(picture.rgb, 3, { ColorSpace: "DeviceRGB", ...(mask && { SMask: mask }) });
    }
    return { name: `I${this.images.size + 1}`, ref, picture };
  }

  private opacity(value: number, used: Resources): string {
    const { context } = this.streams;
    const state = getOrAdd(this.opacities, value, () => ({
      name: `G${this.opacities.size + 1}`,
      ref: context.register(context.obj({ Type: "ExtGState", ca: value, CA: value })),
    }));
    used.ExtGState[state.name] = state.ref;
    return state.name;
  }
}

const wholeBox = ({ width, height, bleed }: Scene): Box => grow({ x: 0, y: 0, width, height }, bleed);

function inverse([a, b, c, d, e, f]: Matrix): Matrix {
  const area = a * d - b * c;
  return [d / area, -b / area, -c / area, a / area, (c * f - d * e) / area, (b * e - a * f) / area];
}

/** Six letters, as the PDF standard asks for. */
const subsetTag = (index: number): string =>
  [5, 4, 3, 2, 1, 0].map((place) => String.fromCharCode(65 + (Math.floor(index / 26 ** place) % 26))).join("");
