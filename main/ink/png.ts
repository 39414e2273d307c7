import sharp from "sharp";
import type { FontBook } from "../../press/fonts";
import type { Scene } from "../../press/scene";
import { type Picture, toSvg } from "../../press/svg";

export interface PngOptions {
  fonts: FontBook;
  dpi: number;
  bleed?: boolean;
  /** Pictures as data URIs: the rasteriser reads no files. */
  pictures?: (source: string) => Picture | undefined;
}

export const pixelsAt = (millimetres: number, dpi: number): number => Math.round((millimetres / 25.4) * dpi);

export async function toPng(scene: Scene, { fonts, dpi, bleed = false, pictures }: PngOptions): Promise<Uint8Array> {
  const around = bleed ? 2 * scene.bleed : 0;
  const pixels = { width: pixelsAt(scene.width + around, dpi), height: pixelsAt(scene.height + around, dpi) };
  const svg = toSvg(scene, { fonts, bleed, pixels, ...(pictures && { pictures }) });
  // `unlimited` allows data URIs of more than ten megabytes, which large pictures are.
  const image = sharp(Buffer.from(svg), { unlimited: true })
    .withMetadata({ density: dpi })
    .png({ compressionLevel: 6 });
  return new Uint8Array(await image.toBuffer());
}
