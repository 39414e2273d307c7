import type { PDFRef } from "pdf-lib";
import type { FontBook } from "./fonts";
import { grow, type Matrix, rectPath } from "./geometry";
import { getOrAdd } from "./get-or-add";
import { placeImage } from "./image-placement";
import { parsePath } from "./path-data";
import { PdfFont } from "./pdf-font";
import type { PdfStreams } from "./pdf-streams";
import type { GlyphItem, ImageItem, Scene, SceneItem } from "./scene";

/**
 * Writes scenes as Form XObjects: a face that is printed forty times is drawn once and placed forty times. All
 * coordinates are the scene's own, mm with y downwards; the page turns them over.
 */

/** A picture ready for a PDF: a JPEG as it is, or samples deflated the way PNG does it, every row against the one before. */
export type PdfPicture = { width: number; height: number } & (
  | { jpeg: Uint8Array; isGrey?: boolean }
  | { rgb: Uint8Array; alpha?: Uint8Array }
);

const number = (value: number): string => {
  const rounded = Math.round(value * 10_000) / 10_000;
  return Object.is(rounded, -0) ? "0" : String(rounded);
};
const numbers = (values: readonly number[]): string => values.map(number).join(" ");
/** Matrices of large icons have small numbers that matter. */
const precise = (matrix: Matrix): string => matrix.map((value) => String(Number(value.toFixed(7)))).join(" ");

/** The operator that chooses a colour. Neutral ones stay one ink: black type must not be printed in four. */
export function pdfInk(hex: string, use: "fill" | "stroke"): string {
  const value = Number.parseInt(hex.slice(1), 16);
  const [red, green, blue] = [value >> 16, (value >> 8) & 255, value & 255];
  if (red === green && green === blue) return `${number(red / 255)} ${use === "fill" ? "g" : "G"}\n`;
  return `${numbers([red / 255, green / 255, blue / 255])} ${use === "fill" ? "rg" : "RG"}\n`;
}

export function pathOperators(d: string): string {
  let result = "";
  for (const [letter, ...values] of parsePath(d)) {
    result +=
      letter === "Z"
        ? "h\n"
        : `${numbers(values.map((value) => Math.round(value * 1000) / 1000))} ${letter === "M" ? "m" : letter === "L" ? "l" : "c"}\n`;
  }
  return result;
}

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

  constructor(
    private readonly streams: PdfStreams,
    private readonly book: FontBook,
    private readonly pictures: (source: string) => PdfPicture | undefined,
  ) {}

  font(id: string): PdfFont {
    return getOrAdd(this.fonts, id, () => {
      const face = this.book.face(id);
      if (!face) throw new Error(`The scene uses the font ${id}, which is not in the book it was laid out with.`);
      return new PdfFont(this.streams, face, `F${this.fonts.size + 1}`);
    });
  }

  draw(scene: Scene): PDFRef {
    const used = noResources();
    const content = this.content(scene, used);
    const { x, y, width, height } = grow({ x: 0, y: 0, width: scene.width, height: scene.height }, scene.bleed);
    return this.streams.add(content, {
      Type: "XObject",
      Subtype: "Form",
      BBox: [x, y, x + width, y + height],
      Resources: used,
    });
  }

  /** Operators that draw a scene where they stand; what they need is added to `used`. */
  content(scene: Scene, used: Resources): string {
    return scene.items.map((item) => this.item(item, scene, used)).join("");
  }

  finish(): void {
    let index = 0;
    for (const font of this.fonts.values()) font.finish(subsetTag(index++));
  }

  private item(item: SceneItem, scene: Scene, used: Resources): string {
    let result = "q\n";
    for (let index = item.clip; index !== undefined; index = scene.clips[index]?.within) {
      const clip = scene.clips[index];
      if (!clip) break;
      // A clip cannot be wrapped in q and Q; its matrix is undone instead.
      result += clip.matrix
        ? `${precise(clip.matrix)} cm\n${this.path(clip.d)}W n\n${precise(inverse(clip.matrix))} cm\n`
        : `${this.path(clip.d)}W n\n`;
    }
    if (item.opacity !== undefined && item.opacity < 1) result += `/${this.opacity(item.opacity, used)} gs\n`;
    if (item.matrix) result += `${precise(item.matrix)} cm\n`;
    return `${result}${this.shape(item, used)}Q\n`;
  }

  private shape(item: SceneItem, used: Resources): string {
    switch (item.kind) {
      case "rect":
        return paint(pathOperators(rectPath(item.box, item.radius)), item);
      case "path":
        return paint(this.path(item.d), item);
      case "glyphs":
        return this.glyphs(item, used);
      case "image":
        return this.image(item, used);
    }
  }

  /** Icons and symbols come again and again. */
  private path(d: string): string {
    return getOrAdd(this.paths, d, () => pathOperators(d));
  }

  private glyphs(item: GlyphItem, used: Resources): string {
    const font = this.font(item.font);
    used.Font[font.name] = font.ref;
    const size = number(item.size);
    const place = `${size} 0 0 -${size} ${numbers([item.x, item.y])} Tm`;
    return `BT\n/${font.name} 1 Tf\n${pdfInk(item.fill, "fill")}${place}\n${font.encode(item.glyphs, item.offsets)} TJ\nET\n`;
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
    const stream = (bytes: Uint8Array, extra: object): PDFRef =>
      context.register(context.stream(bytes, { ...dictionary, ...extra } as never));
    const samples = (bytes: Uint8Array, Colors: number, extra: object): PDFRef =>
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

function paint(
  path: string,
  { fill, stroke, strokeWidth }: { fill?: string; stroke?: string; strokeWidth?: number },
): string {
  const inks = `${fill ? pdfInk(fill, "fill") : ""}${stroke ? `${pdfInk(stroke, "stroke")}${number(strokeWidth ?? 0.2)} w\n` : ""}`;
  return `${inks}${path}${fill && stroke ? "B" : fill ? "f" : "S"}\n`;
}

function inverse([a, b, c, d, e, f]: Matrix): Matrix {
  const area = a * d - b * c;
  return [d / area, -b / area, -c / area, a / area, (c * f - d * e) / area, (b * e - a * f) / area];
}

/** Six letters, as the PDF standard asks for. */
const subsetTag = (index: number): string =>
  [5, 4, 3, 2, 1, 0].map((place) => String.fromCharCode(65 + (Math.floor(index / 26 ** place) % 26))).join("");
