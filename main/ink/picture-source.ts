import type { Picture } from "../../press/svg";
import { workOnPicture } from "./picture-helper";
import type { Lack, ReadPicture } from "./picture-shelf";

/** Pictures inside an SVG, so that the file needs no other; or why one can't be had. */
export type PictureSource = (source: string) => Promise<Picture | Lack>;

/** Remembers the last picture only: cards that share one usually follow each other. What can't be had is remembered always. */
export function pictureSource(read: ReadPicture): PictureSource {
  const lacks = new Map<string, Lack>();
  let last: { source: string; picture: Picture } | undefined;
  return async (source) => {
    if (last?.source === source) return last.picture;
    const found = lacks.get(source) ?? (await embed(await read(source)));
    if (typeof found === "string") lacks.set(source, found);
    else last = { source, picture: found };
    return found;
  };
}

async function embed(bytes: Awaited<ReturnType<ReadPicture>>): Promise<Picture | Lack> {
  if (typeof bytes !== "object") return bytes ?? "missing";
  const made = await workOnPicture("embedded", bytes);
  return made.ok ? made.value : made.refusal;
}
