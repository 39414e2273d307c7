import sharp, { type Metadata, type Sharp } from "sharp";
import type { PdfPicture } from "../../press/pdf-face";
import type { Size } from "../../press/sizes";
import { pngSamples } from "./png-samples";

/** Pictures of a project, made ready for ink: brought to the size at which they are printed, JPEGs kept as JPEGs. */

/** Larger ones are not pictures of cards but accidents or attacks. */
const limitInputPixels = 200_000_000;
/** A few pixels too many are cheaper than the loss of quality that scaling brings. */
const spare = 1.15;
const jpegQuality = 90;
/** An SVG has no pixels; it is drawn as large as it is needed, up to this. */
const longestDrawn = 4000;

const open = (bytes: Uint8Array, density?: number): Sharp =>
  sharp(bytes, { limitInputPixels, failOn: "error", ...(density !== undefined && { density }) });

/** The pixels of a picture as it is seen, upright; undefined when the bytes are no picture. Reads only its beginning. */
export async function pictureSize(
  bytes: Uint8Array,
): Promise<(Size & { isDrawing: boolean; isJpeg: boolean }) | undefined> {
  try {
    const meta = await open(bytes).metadata();
    const isTurned = (meta.orientation ?? 1) >= 5;
    return {
      width: isTurned ? meta.height : meta.width,
      height: isTurned ? meta.width : meta.height,
      isDrawing: meta.format === "svg",
      isJpeg: meta.format === "jpeg",
    };
  } catch {
    return undefined;
  }
}

/** `width` is how many pixels are wanted; without it all. Undefined when the picture can't be read to its end. */
export async function readPdfPicture(bytes: Uint8Array, width?: number): Promise<PdfPicture | undefined> {
  try {
    const image = open(bytes);
    const meta = await image.metadata();
    const seen = (meta.orientation ?? 1) >= 5 ? meta.height : meta.width;
    const isLarge = width !== undefined && seen > width * spare;
    if (meta.format === "jpeg" && !isLarge && isPlainJpeg(meta)) {
      // Reading it through is the only way to know that a viewer can.
      await image.stats();
      return { width: meta.width, height: meta.height, jpeg: bytes, ...(meta.channels === 1 && { isGrey: true }) };
    }
    const upright = (meta.format === "svg" ? drawn(bytes, meta, width) : open(bytes)).rotate().toColourspace("srgb");
    if (isLarge) upright.resize({ width: Math.max(1, Math.ceil(width)) });
    return meta.format === "jpeg" ? await asJpeg(upright) : await asSamples(upright, meta.hasAlpha === true);
  } catch {
    return undefined;
  }
}

/** One that every viewer shows in the right colours and the right way up. */
const isPlainJpeg = ({ channels, space, orientation, icc }: Metadata): boolean =>
  (orientation ?? 1) === 1 &&
  ((channels === 3 && space === "srgb") || (channels === 1 && space === "b-w")) &&
  (icc === undefined || icc.includes("sRGB"));

function drawn(bytes: Uint8Array, { width, height, density = 72 }: Metadata, wanted: number | undefined): Sharp {
  const scale = Math.min((wanted ?? width) / width, longestDrawn / Math.max(width, height));
  return open(bytes, Math.min(100_000, Math.max(1, density * scale)));
}

async function asJpeg(image: Sharp): Promise<PdfPicture> {
  const { data, info } = await image
    .jpeg({ quality: jpegQuality, chromaSubsampling: "4:4:4" })
    .toBuffer({ resolveWithObject: true });
  return {
    width: info.width,
    height: info.height,
    jpeg: new Uint8Array(data),
    ...(info.channels === 1 && { isGrey: true }),
  };
}

async function asSamples(image: Sharp, hasAlpha: boolean): Promise<PdfPicture> {
  const packed = { compressionLevel: 7, adaptiveFiltering: true, palette: false } as const;
  // Flattening would mix the picture with a ground; only its colours are wanted here.
  const colours = pngSamples(await image.clone().removeAlpha().toColourspace("srgb").png(packed).toBuffer());
  const { width, height, deflated } = colours;
  if (!hasAlpha) return { width, height, rgb: deflated };
  const mask = pngSamples(
    await image.clone().ensureAlpha().extractChannel(3).toColourspace("b-w").png(packed).toBuffer(),
  );
  return { width, height, rgb: deflated, alpha: mask.deflated };
}
