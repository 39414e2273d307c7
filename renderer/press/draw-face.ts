import { type Face, type LaidOut, layOut } from "../../press/layout";
import type { Surroundings as AroundFace } from "../../press/pen";
import { layOutForPrint, type PrintedLook } from "../../press/printed-face";
import type { HitArea, Scene } from "../../press/scene";
import { changedAreas } from "../../press/scene-changes";
import { type SvgOptions, sceneMarkup, toSvg } from "../../press/svg";
import { factsOf } from "../../project/project-text";
import type { Problem } from "../../schemas/problem";
import type { Template } from "../../schemas/template";
import { arrivals } from "./arrivals";
import { numberOf } from "./number-of";
import { type PictureSize, pictureSize } from "./picture-sizes";
import type { PressKit } from "./press-kit";
import { RecentMap } from "./recent-map";
import type { Surroundings } from "./surroundings";

/** Where the studio sets the press to work: whatever shows a face, or asks what one would look like, asks here. */

export interface FaceOrder {
  kit: PressKit;
  template: Template;
  id: string;
  card: object;
  around: Surroundings;
  /** The pixels of the card's picture once they are known: with them it is cropped exactly as in print. */
  picture?: PictureSize | undefined;
}

/** As the press wants to know what is around a face. */
const asPressed = ({ icons, style }: Pick<PressKit, "icons" | "style">, { picture, set, numbers }: Surroundings) => ({
  icons,
  style,
  hasPicture: (source: string) => picture(source) !== undefined,
  set,
  numbers,
});

/** Where pictures are fetched, with their pixels where those are known. */
export const picturesOf =
  ({ picture }: Surroundings): NonNullable<SvgOptions["pictures"]> =>
  (source) => {
    const href = picture(source);
    return href === undefined ? undefined : { href, ...pictureSize(href) };
  };

/** `visit` sees each layer before it is drawn, and may leave it out. */
export function layFace(
  { kit, template, id, card, around }: FaceOrder,
  more: Pick<Partial<AroundFace>, "visit"> & { facts?: Face["facts"] } = {},
): LaidOut {
  const { facts = factsOf(card, kit.game, around.language), visit } = more;
  return layOut(template, { id, card, facts }, kit.fonts, { ...asPressed(kit, around), ...(visit && { visit }) });
}

/** `prefix` tells its ids from those of other faces on the page. */
export const faceSvg = (
  scene: Scene,
  { fonts }: Pick<PressKit, "fonts">,
  pictures: NonNullable<SvgOptions["pictures"]>,
  prefix: string,
  bleed = false,
): string => toSvg(scene, { fonts, prefix, pictures, bleed });

export interface DrawnFace {
  svg: string;
  /** mm */
  width: number;
  height: number;
  corner: number;
  /** The colour under all of it, where there is one. */
  ground?: string | undefined;
  /** What didn't fit or is missing, found while drawing. */
  problems: readonly Problem[];
}

const drawn = new RecentMap<string, DrawnFace>(600);

const keyOfOrder = ({ template, id, card, around, picture }: FaceOrder): string =>
  `${numberOf(card)}|${numberOf(template)}|${id}|${picture?.width ?? 0}x${picture?.height ?? 0}|${numberOf(around)}|${arrivals()}`;

export const knownFace = (order: FaceOrder): DrawnFace | undefined => drawn.get(keyOfOrder(order));

/** Remembered by card object, template and surroundings: drawing an unchanged card again costs nothing. */
export function drawFace(order: FaceOrder): DrawnFace {
  const known = knownFace(order);
  if (known) return known;
  const { scene, problems } = layFace(order);
  const { width, height, corner } = scene;
  const face = {
    svg: faceSvg(scene, order.kit, picturesOf(order.around), `f-${order.id}`),
    width,
    height,
    corner,
    ground: groundOf(scene),
    problems,
  };
  drawn.set(keyOfOrder(order), face);
  return face;
}

function groundOf({ items: [first], width, height }: Scene): string | undefined {
  if (first?.kind !== "rect" || first.clip !== undefined || first.matrix) return undefined;
  const { x, y, width: wide, height: high } = first.box;
  return x <= 0 && y <= 0 && x + wide >= width && y + high >= height ? first.fill : undefined;
}

/** Where two faces look different, on each. */
export function changedPlaces(one: FaceOrder, other: FaceOrder): { before: HitArea[]; after: HitArea[] } {
  const [before, after] = [layFace(one).scene, layFace(other).scene];
  return { before: changedAreas(before, after), after: changedAreas(after, before) };
}

/** Exactly as it is laid out for the print. */
export const printedScene = (
  { kit, template, around }: Pick<FaceOrder, "kit" | "template" | "around">,
  face: Face,
  look: PrintedLook,
): Scene => layOutForPrint(template, face, kit.fonts, asPressed(kit, around), look).scene;

const markups = new WeakMap<Scene, { key: string; markup: string }>();

/** Of a scene as it stands inside another drawing; drawn again only when a picture has become known. */
export function markupOf(scene: Scene, options: SvgOptions & { prefix: string }): string {
  const sources = scene.items.flatMap((item) => (item.kind === "image" ? [item.source] : []));
  const key = [
    options.prefix,
    ...sources.map((source) => {
      const picture = options.pictures?.(source);
      return `${picture?.href} ${picture?.width}`;
    }),
  ].join("|");
  const known = markups.get(scene);
  if (known?.key === key) return known.markup;
  const { definitions, body } = sceneMarkup(scene, options);
  const markup = `<defs>${definitions}</defs>${body}`;
  markups.set(scene, { key, markup });
  return markup;
}
