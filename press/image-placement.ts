import { type Box, containIn } from "./geometry";
import type { ImageItem } from "./scene";

/** Where the whole picture lies, given its pixels: for `fill` it reaches beyond the item's box, which is clipped. */
export function placeImage(
  { box, fit, focus }: Pick<ImageItem, "box" | "fit" | "focus">,
  width: number,
  height: number,
): Box {
  if (fit === "fit") return containIn(box, width, height);
  const scale = Math.max(box.width / width, box.height / height);
  const whole = { width: width * scale, height: height * scale };
  // The focus point comes to the middle of the box as far as the picture's edges allow.
  const along = (start: number, length: number, full: number, at: number): number =>
    start + Math.min(0, Math.max(length - full, length / 2 - at * full));
  return {
    x: along(box.x, box.width, whole.width, focus.x),
    y: along(box.y, box.height, whole.height, focus.y),
    ...whole,
  };
}
