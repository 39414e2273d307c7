import { promisify } from "node:util";
import { deflate } from "node:zlib";
import sharp, { type Sharp } from "sharp";
import type { PdfPicture } from "../../press/pdf-face";

/** Pictures of a project, made ready for ink: JPEGs as they are, everything else as plain samples. */

/** 1200 dpi across a poker card is 3000 pixels; more only makes files heavy. */
const longestEdge = 3000;
/** Larger ones are not pictures of cards but accidents or attacks. */
const limitInputPixels = 200_000_000;
const deflated = promisify(deflate);

/** Undefined when the bytes are no picture that can be read to its end. */
export async function readPdfPicture(bytes: Uint8Array): Promise<PdfPicture | undefined> {
  try {
    const image = sharp(bytes, { limitInputPixels, failOn: "error" });
    const { format, width, height, channels, space, orientation } = await image.metadata();
    const small = Math.max(width, height) <= longestEdge;
    if (format === "jpeg" && small && channels === 3 && space === "srgb" && (orientation ?? 1) === 1) {
      // Reading it through is the only way to know that a viewer can.
      await image.stats();
      return { width, height, jpeg: bytes };
    }
    const upright = sharp(bytes, { limitInputPixels, failOn: "error" }).rotate().toColourspace("srgb");
    if (!small) upright.resize({ width: longestEdge, height: longestEdge, fit: "inside" });
    return await samplesOf(upright);
  } catch {
    return undefined;
  }
}

async function samplesOf(image: Sharp): Promise<PdfPicture> {
  const { data, info } = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const pixels = info.width * info.height;
  const [rgb, alpha] = [new Uint8Array(pixels * 3), new Uint8Array(pixels)];
  let isOpaque = true;
  for (let pixel = 0; pixel < pixels; pixel++) {
    const at = pixel * 4;
    rgb[pixel * 3] = data[at] as number;
    rgb[pixel * 3 + 1] = data[at + 1] as number;
    rgb[pixel * 3 + 2] = data[at + 2] as number;
    alpha[pixel] = data[at + 3] as number;
    if (data[at + 3] !== 255) isOpaque = false;
  }
  const size = { width: info.width, height: info.height };
  const colour = new Uint8Array(await deflated(rgb));
  return isOpaque ? { ...size, rgb: colour } : { ...size, rgb: colour, alpha: new Uint8Array(await deflated(alpha)) };
}
