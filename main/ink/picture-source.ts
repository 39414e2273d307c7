import sharp from "sharp";
import type { Picture } from "../../press/svg";
import type { ReadPicture } from "./picture-shelf";

/** Pictures inside an SVG, so that the file needs no other. Undefined for one that can't be read. */
export type PictureSource = (source: string) => Promise<Picture | undefined>;

/** Larger ones are not pictures of cards but accidents or attacks. */
const limitInputPixels = 200_000_000;
/** What every reader of an SVG shows; the rest becomes PNG. */
const kept: Record<string, string> = { jpeg: "image/jpeg", png: "image/png" };

/** Remembers the last picture only: cards that share one usually follow each other. */
export function pictureSource(read: ReadPicture): PictureSource {
  let last: { source: string; picture: Picture | undefined } | undefined;
  return async (source) => {
    if (last?.source === source) return last.picture;
    const bytes = await read(source);
    last = { source, picture: bytes && (await embeddedPicture(bytes)) };
    return last.picture;
  };
}

async function embeddedPicture(bytes: Uint8Array): Promise<Picture | undefined> {
  try {
    const image = sharp(bytes, { limitInputPixels, failOn: "error" });
    const { format, width, height, orientation, channels } = await image.metadata();
    const type = (orientation ?? 1) === 1 && channels !== 4 ? kept[format] : format === "png" ? kept["png"] : undefined;
    if (type) {
      await image.stats();
      return { href: dataAddress(type, bytes), width, height };
    }
    const { data, info } = await image.rotate().toColourspace("srgb").png().toBuffer({ resolveWithObject: true });
    return { href: dataAddress("image/png", data), width: info.width, height: info.height };
  } catch {
    return undefined;
  }
}

const dataAddress = (type: string, bytes: Uint8Array): string =>
  `data:${type};base64,${Buffer.from(bytes).toString("base64")}`;
