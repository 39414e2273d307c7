import sharp from "sharp";
import type { FontBook } from "../../press/fonts";
import type { Box } from "../../press/geometry";
import type { Scene } from "../../press/scene";
import type { Size } from "../../press/sizes";
import { type Picture, toSvg } from "../../press/svg";

export interface PngOptions {
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
  const { fonts, dpi, bleed = false, view, pictures } = options;
  const around = bleed ? 2 * scene.bleed : 0;
  const seen = view ?? { width: scene.width + around, height: scene.height + around };
  const pixels = options.pixels ?? { width: pixelsAt(seen.width, dpi), height: pixelsAt(seen.height, dpi) };
  const svg = toSvg(scene, { fonts, bleed, pixels, ...(view && { view }), ...(pictures && { pictures }) });
  // `unlimited` allows data URIs of more than ten megabytes, which large pictures are.
  const drawn = sharp(Buffer.from(svg), { unlimited: true });
  // Print services take a transparent edge for a hole.
  if (bleed || view) drawn.flatten({ background: "#ffffff" });
  const image = drawn.withMetadata({ density: dpi }).png({ compressionLevel: 6 });
  return new Uint8Array(await image.toBuffer());
}
