import { createContext } from "react";
import { adjustedArt } from "../../../press/adjusted-art";
import { dpiOf } from "../../../press/image-placement";
import { leastDpi } from "../../../press/preflight";
import type { ImageItem, Scene } from "../../../press/scene";
import type { Size } from "../../../press/sizes";
import type { Pointer } from "../../../schemas/json-pointer";

/** Where on its face a card shows its picture, mm: on it depends how sharp a picture is printed. */
export type ArtWindow = Pick<ImageItem, "box" | "fit">;

export const ArtWindowContext = createContext<ArtWindow | undefined>(undefined);

/** Also of a card that has no picture yet. */
export function artWindowOf({ items, areas }: Scene, pointer: Pointer): ArtWindow | undefined {
  const image = items.find((item) => item.kind === "image");
  if (image) return { box: image.box, fit: image.fit };
  const box = areas.findLast(({ field }) => field === pointer)?.box;
  return box && { box, fit: "fill" };
}

const isDrawing = (path: string): boolean => path.toLowerCase().endsWith(".svg");

export interface Sharpness {
  words: string;
  isCoarse: boolean;
}

/** Its pixels, and how many of them an inch of the card gets when it is shown like this; plainly unless the art says more. */
export function sharpness(
  path: string,
  size: Size | undefined,
  window: ArtWindow | undefined,
  art?: unknown,
): Sharpness {
  if (isDrawing(path)) return { words: "Drawing, sharp at any size", isCoarse: false };
  if (!size) return { words: "", isCoarse: false };
  const pixels = `${size.width} × ${size.height} px`;
  if (!window) return { words: pixels, isCoarse: false };
  const dpi = dpiOf({ ...adjustedArt(art), ...window }, size);
  const isCoarse = dpi < leastDpi;
  return { words: `${pixels}, ${isCoarse ? "only " : ""}${dpi} dpi`, isCoarse };
}
