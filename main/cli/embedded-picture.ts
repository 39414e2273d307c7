import sharp from "sharp";
import type { Picture } from "../../press/svg";

/** Larger ones are not pictures of cards but accidents or attacks. */
const limitInputPixels = 200_000_000;
/** What every reader of an SVG shows; the rest becomes PNG. */
const kept: Record<string, string> = { jpeg: "image/jpeg", png: "image/png" };

/** A picture inside an SVG, so that the file needs no other. Undefined when it can't be read. */
export async function embeddedPicture(bytes: Uint8Array): Promise<Picture | undefined> {
  try {
    const image = sharp(bytes, { limitInputPixels, failOn: "error" });
    const { format, width, height, orientation } = await image.metadata();
    const type = (orientation ?? 1) === 1 ? kept[format] : undefined;
    if (type) return { href: dataAddress(type, bytes), width, height };
    const { data, info } = await image.rotate().png().toBuffer({ resolveWithObject: true });
    return { href: dataAddress("image/png", data), width: info.width, height: info.height };
  } catch {
    return undefined;
  }
}

const dataAddress = (type: string, bytes: Uint8Array): string =>
  `data:${type};base64,${Buffer.from(bytes).toString("base64")}`;
