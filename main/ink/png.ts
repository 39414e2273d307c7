import sharp, { type Sharp } from "sharp";
import type { FontBook } from "../../press/fonts";
import type { Box } from "../../press/geometry";
import type { Scene } from "../../press/scene";
import type { Size } from "../../press/sizes";
import { type Picture, toSvg } from "../../press/svg";

interface PngOptions {
  fonts: FontBook;
  dpi: number;
  bleed?: boolean;
  /** Exactly these, whatever the resolution says. */
  pixels?: Size;
  /** The part of the scene that is seen, square at its corners. */
  view?: Box;
  /** Pictures as data URIs: the rasteriser reads no files. */
  pictures?: (source: string) => Picture | undefined;
}

const pixelsAt = (millimetres: number, dpi: number): number => Math.round((millimetres / 25.4) * dpi);

export async function toPng(scene: Scene, options: PngOptions): Promise<Uint8Array> {
  const { dpi, bleed = false, view } = options;
  const image = drawn(scene, options);
  // Print services take a transparent edge for a hole.
  if (bleed || view) image.flatten({ background: "#ffffff" });
  return new Uint8Array(await image.withMetadata({ density: dpi }).png({ compressionLevel: 6 }).toBuffer());
}

/** Red, green and blue of each, row by row. */
export interface Pixels extends Size {
  data: Buffer;
}

/** On white, for whoever goes on drawing: nothing is packed and unpacked on the way. */
export async function toPixels(scene: Scene, options: PngOptions): Promise<Pixels> {
  const image = drawn(scene, options).flatten({ background: "#ffffff" });
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

function drawn(scene: Scene, { fonts, dpi, bleed = false, view, pixels: wanted, pictures }: PngOptions): Sharp {
  const around = bleed ? 2 * scene.bleed : 0;
  const seen = view ?? { width: scene.width + around, height: scene.height + around };
  const pixels = wanted ?? { width: pixelsAt(seen.width, dpi), height: pixelsAt(seen.height, dpi) };
  const svg = toSvg(scene, { fonts, bleed, pixels, ...(view && { view }), ...(pictures && { pictures }) });
  // `unlimited` allows data URIs of more than ten megabytes, which large pictures are.
  return sharp(Buffer.from(svg), { unlimited: true });
}
