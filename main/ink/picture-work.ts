import sharp, { type Metadata, type Sharp } from "sharp";
import type { PdfPicture } from "../../press/pdf-images";
import type { Picture } from "../../press/svg";
import { lookOf, lookSize } from "../../project/pictures/alike";
import { inkTable } from "./ink-table";
import { pngSamples } from "./png-samples";

/**
 * What is done with the pictures of a project. Their bytes are anybody's, and what they ask of the drawing library may take
 * for ever: this runs in a process of its own, `picture-worker.ts`, and never beside anything that matters.
 */

/** Why a picture that is there can't be had. */
export type Refusal = "broken" | "too-large" | "too-slow";
export type Made<T> = { ok: true; value: T } | { ok: false; refusal: Refusal };

export interface SizedUp {
  width: number;
  height: number;
  isDrawing: boolean;
  isJpeg: boolean;
}

export interface Thumbnail {
  webp: Uint8Array;
  /** Of the picture. */
  width: number;
  height: number;
  /** What tells pictures that look alike (`project/pictures/alike.ts`). */
  look: string;
}

const thumbnailWidth = 240;

/** Larger ones are not pictures of cards but accidents or attacks. */
const limitInputPixels = 200_000_000;
/** A few pixels too many are cheaper than the loss of quality that scaling brings. */
const spare = 1.15;
const jpegQuality = 90;
/** An SVG has no pixels; it is drawn as large as it is needed, up to this. */
const longestDrawn = 4000;
/** Whoever draws the face unpacks what is in it whole: a board of A4 at 600 dpi is sharp with these, and takes a quarter of a gigabyte. */
const longestEmbedded = 8000;
/** Pixels across, for finding out whether a drawing can be shown. */
const trialWidth = 600;
/** What every reader of an SVG shows; the rest becomes PNG. */
const kept: Readonly<Record<string, string>> = { jpeg: "image/jpeg", png: "image/png" };

export const pictureTasks = {
  /** The pixels of a picture as it is seen, upright. Reads only its beginning. */
  size: async (bytes: Uint8Array): Promise<SizedUp> => {
    const meta = await readMetadata(bytes);
    const isTurned = (meta.orientation ?? 1) >= 5;
    return {
      width: isTurned ? meta.height : meta.width,
      height: isTurned ? meta.width : meta.height,
      isDrawing: meta.format === "svg",
      isJpeg: meta.format === "jpeg",
    };
  },

  /** Brought to the size at which it is printed, a JPEG kept as a JPEG. `width` is how many pixels are wanted; without it all. */
  forPdf: async (bytes: Uint8Array, width?: number): Promise<PdfPicture> => {
    const meta = await readMetadata(bytes);
    const seen = (meta.orientation ?? 1) >= 5 ? meta.height : meta.width;
    const isLarge = width !== undefined && seen > width * spare;
    if (meta.format === "jpeg" && !isLarge && isPlainJpeg(meta)) {
      // Reading it through is the only way to know that a viewer can.
      await open(bytes).stats();
      return { width: meta.width, height: meta.height, jpeg: bytes, ...(meta.channels === 1 && { isGrey: true }) };
    }
    const upright = (meta.format === "svg" ? drawn(bytes, meta, width) : open(bytes)).rotate().toColourspace("srgb");
    if (isLarge) upright.resize({ width: Math.max(1, Math.ceil(width)) });
    return meta.format === "jpeg" ? asJpeg(upright) : asSamples(upright, meta.hasAlpha === true);
  },

  /** The same as samples, for inks that they are turned into. */
  forPress: async (bytes: Uint8Array, width?: number): Promise<PdfPicture> => {
    const meta = await readMetadata(bytes);
    const seen = (meta.orientation ?? 1) >= 5 ? meta.height : meta.width;
    const upright = (meta.format === "svg" ? drawn(bytes, meta, width) : open(bytes)).rotate().toColourspace("srgb");
    if (width !== undefined && seen > width * spare) upright.resize({ width: Math.max(1, Math.ceil(width)) });
    return asSamples(upright, meta.hasAlpha === true);
  },

  /** As a data address, for an SVG that needs no other file. */
  embedded: async (bytes: Uint8Array): Promise<Picture> => {
    const meta = await readMetadata(bytes);
    const { format, width, height, orientation, channels } = meta;
    const isUpright = (orientation ?? 1) === 1;
    const type = isUpright && channels !== 4 ? kept[format] : format === "png" ? kept["png"] : undefined;
    const isHuge = Math.max(width, height) > longestEmbedded;
    if (type !== undefined && !isHuge) {
      await open(bytes).stats();
      return { href: dataAddress(type, bytes), width, height };
    }
    const image = (format === "svg" ? drawn(bytes, meta, undefined) : open(bytes)).rotate().toColourspace("srgb");
    if (isHuge) image.resize({ width: longestEmbedded, height: longestEmbedded, fit: "inside" });
    const { data, info } = await image.png().toBuffer({ resolveWithObject: true });
    return { href: dataAddress("image/png", data), width: info.width, height: info.height };
  },

  /** Small, for lists, with the pixels of the whole. */
  thumbnail: async (bytes: Uint8Array, width: number = thumbnailWidth): Promise<Thumbnail> => {
    const meta = await readMetadata(bytes);
    const isTurned = (meta.orientation ?? 1) >= 5;
    const image = meta.format === "svg" ? drawn(bytes, meta, width) : open(bytes).rotate();
    image.resize({ width, height: width, fit: "inside", withoutEnlargement: true }).toColourspace("srgb");
    const webp = new Uint8Array(await image.webp({ quality: 78 }).toBuffer());
    const { width: across, height: down } = lookSize;
    const plain = open(webp).flatten({ background: "#ffffff" }).greyscale();
    const greys = await plain.resize(across, down, { fit: "fill" }).raw().toBuffer();
    return {
      webp,
      look: lookOf(greys),
      width: isTurned ? meta.height : meta.width,
      height: isTurned ? meta.width : meta.height,
    };
  },

  /** Which inks make which colours, of an ICC profile. */
  inks: (bytes: Uint8Array): Promise<Uint8Array> => inkTable(bytes),

  /** Draws it and throws it away. */
  trial: async (bytes: Uint8Array): Promise<null> => {
    await drawn(bytes, await readMetadata(bytes), trialWidth).stats();
    return null;
  },
};

export type PictureTasks = typeof pictureTasks;
export type TaskName = keyof PictureTasks;
export type TaskResult<N extends TaskName> = Awaited<ReturnType<PictureTasks[N]>>;

class TooLarge extends Error {}

/** Does a task; whatever the library says against the bytes, it means that they are no sound picture. */
export async function workOn<N extends TaskName>(
  name: N,
  bytes: Uint8Array,
  width?: number,
): Promise<Made<TaskResult<N>>> {
  try {
    return { ok: true, value: (await pictureTasks[name](bytes, width)) as TaskResult<N> };
  } catch (reason) {
    return { ok: false, refusal: reason instanceof TooLarge ? "too-large" : "broken" };
  }
}

const open = (bytes: Uint8Array, density?: number): Sharp =>
  sharp(bytes, { limitInputPixels, failOn: "error", ...(density !== undefined && { density }) });

async function readMetadata(bytes: Uint8Array): Promise<Metadata> {
  // Without the limit only the beginning is read: what is too large shall be known as such.
  const meta = await sharp(bytes, { limitInputPixels: false, failOn: "error" }).metadata();
  if (meta.width * meta.height > limitInputPixels) throw new TooLarge();
  return meta;
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

const dataAddress = (type: string, bytes: Uint8Array): string =>
  `data:${type};base64,${Buffer.from(bytes).toString("base64")}`;
