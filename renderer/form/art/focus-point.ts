import { flips, spanOf } from "../../../press/image-placement";
import type { ImageItem } from "../../../press/scene";
import type { Size } from "../../../press/sizes";

/** The point of a picture that stays visible when it is cropped; both from 0 to 1. */
export interface Focus {
  x: number;
  y: number;
}

export const middle: Focus = { x: 0.5, y: 0.5 };

const within = (value: number): number => Math.round(Math.min(1, Math.max(0, value)) * 100) / 100;
export const focusAt = (x: number, y: number): Focus => ({ x: within(x), y: within(y) });

const isNumber = (value: unknown): value is number => typeof value === "number";

export function readFocus(value: unknown): Focus {
  const { x, y } = (value ?? {}) as Partial<Focus>;
  return isNumber(x) && isNumber(y) ? { x, y } : middle;
}

/** The middle is where a picture without a focus stands, so it need not be written down. */
export const writtenFocus = (focus: Focus): Focus | undefined =>
  focus.x === middle.x && focus.y === middle.y ? undefined : focus;

type Shown = Pick<ImageItem, "box" | "fit" | "scale" | "turn" | "mirror">;

/**
 * The focus after the picture has been dragged by `dx`, `dy` on the card, in the unit of its box. Where the picture does not
 * reach beyond its window, it can't be moved. A focus so near an edge that the crop no longer follows it is brought back
 * first, so that the picture answers at once.
 */
export function dragFocus(start: Focus, dx: number, dy: number, shown: Shown, picture: Size): Focus {
  const { window, whole } = spanOf(shown, picture);
  const [isAcross, isDown] = flips(shown.mirror);
  // Along the picture's own edges.
  const angle = ((shown.turn ?? 0) * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const along = (at: number, by: number, length: number, full: number): number => {
    if (full - length < 0.01) return at;
    const reach = length / 2 / full;
    return Math.min(1 - reach, Math.max(reach, Math.min(1 - reach, Math.max(reach, at)) - by / full));
  };
  return focusAt(
    along(start.x, (dx * cos + dy * sin) * (isAcross ? -1 : 1), window.width, whole.width),
    along(start.y, (dy * cos - dx * sin) * (isDown ? -1 : 1), window.height, whole.height),
  );
}
