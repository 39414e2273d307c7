import { channels } from "./colour";
import type { ContentWriter } from "./content-writer";
import { getOrAdd } from "./get-or-add";
import { placeImage } from "./image-placement";
import type { PdfFile } from "./pdf-file";
import type { PdfInks } from "./pdf-inks";
import type { Named, PdfDictionary, PdfRef, Resources } from "./pdf-objects";
import { writeMatrix } from "./pdf-operators";
import type { ImageItem } from "./scene";
import type { Size } from "./sizes";

/** A picture ready for a PDF: a JPEG as it is, or samples deflated the way PNG does it, every row against the one before. */
export type PdfPicture = { width: number; height: number } & (
  | { jpeg: Uint8Array; isGrey?: boolean }
  | { rgb: Uint8Array; alpha?: Uint8Array }
  /** Samples of four inks, deflated as they are; what is to be tinted is so already. */
  | { cmyk: Uint8Array; alpha?: Uint8Array }
);

/** What shows what lies under it has samples of its own for each tint. */
export type Pictures = (source: string, tint?: string) => PdfPicture | undefined;

/**
 * The pictures of a PDF, each in it once. A tint is printed over the picture, so that one serves all its tints; but what
 * lets through what lies under it has samples for each tint that are read darker, since over it a colour would fill the holes.
 */
export class PdfImages {
  private readonly known = new Map<string, (Named & Size) | undefined>();
  private readonly sheer = new Map<string, boolean>();
  private readonly masks = new Map<string, PdfRef>();
  private multiply: Named | undefined;
  private count = 0;

  constructor(
    private readonly file: PdfFile,
    private readonly pictures: Pictures,
    private readonly inks: PdfInks,
  ) {}

  /** Then what is drawn has to be a group of its own, or the colour would tint what is under it too. */
  isPrintedOver({ source, tint }: ImageItem): boolean {
    return tint !== undefined && !this.isSheer(source);
  }

  write(item: ImageItem, used: Resources, out: ContentWriter): void {
    const { source, tint } = item;
    const isOver = this.isPrintedOver(item);
    const own = isOver ? undefined : tint;
    const image = getOrAdd(this.known, own === undefined ? source : `${source} ${own}`, () => this.embed(source, own));
    if (!image) return;
    used.XObject[image.name] = image.ref;
    const { box, matrix } = placeImage(item, image.width, image.height);
    if (matrix) writeMatrix(matrix, out);
    writeMatrix([box.width, 0, 0, -box.height, box.x, box.y + box.height], out);
    out.text(`/${image.name} Do\n`);
    if (isOver && tint !== undefined) out.text(this.over(tint, used));
  }

  private isSheer(source: string): boolean {
    return getOrAdd(this.sheer, source, () => {
      const picture = this.pictures(source);
      return picture !== undefined && !("jpeg" in picture) && picture.alpha !== undefined;
    });
  }

  /** On the picture that has just been drawn, in its own unit square. */
  private over(tint: string, used: Resources): string {
    this.multiply ??= { name: "GM", ref: this.file.add({ Type: "ExtGState", BM: "Multiply" }) };
    used.ExtGState[this.multiply.name] = this.multiply.ref;
    return `/${this.multiply.name} gs\n${this.inks.choose(tint, "fill")}0 0 1 1 re f\n`;
  }

  /** Only its size is kept. */
  private embed(source: string, tint: string | undefined): (Named & Size) | undefined {
    const picture = this.pictures(source, tint);
    if (!picture) return undefined;
    const { width, height } = picture;
    return { name: `I${++this.count}`, ref: this.written(source, picture, tint), width, height };
  }

  private written(source: string, picture: PdfPicture, tint: string | undefined): PdfRef {
    const { width, height } = picture;
    const dictionary = { Type: "XObject", Subtype: "Image", Width: width, Height: height, BitsPerComponent: 8 };
    if ("jpeg" in picture) {
      const ColorSpace = picture.isGrey ? "DeviceGray" : "DeviceRGB";
      return this.file.stream(picture.jpeg, { ...dictionary, ColorSpace, Filter: "DCTDecode" });
    }
    const samples = (bytes: Uint8Array, Colors: number, extra: PdfDictionary): PdfRef =>
      this.file.stream(bytes, {
        ...dictionary,
        ...extra,
        Filter: "FlateDecode",
        DecodeParms: { Predictor: 15, Colors, Columns: width },
      });
    const { alpha } = picture;
    const SMask = alpha && getOrAdd(this.masks, source, () => samples(alpha, 1, { ColorSpace: "DeviceGray" }));
    const Decode = tint === undefined ? undefined : channels(tint).flatMap((value) => [0, value / 255]);
    if ("cmyk" in picture)
      return this.file.stream(picture.cmyk, { ...dictionary, ColorSpace: "DeviceCMYK", SMask, Filter: "FlateDecode" });
    return samples(picture.rgb, 3, { ColorSpace: "DeviceRGB", SMask, Decode });
  }
}
