import type { Language } from "../../engine/core/wording";
import { layOut } from "../../press/layout";
import { toSvg } from "../../press/svg";
import { factsOf } from "../../project/project-text";
import type { GameId } from "../../schemas/game-id";
import type { Problem } from "../../schemas/problem";
import type { Template } from "../../schemas/template";
import { arrivals } from "./arrivals";
import type { PressKit } from "./press-kit";
import { RecentMap } from "./recent-map";

/** One face as SVG, remembered by card object, template and surroundings: drawing an unchanged card again costs nothing. */

export interface DrawnFace {
  svg: string;
  /** mm */
  width: number;
  height: number;
  corner: number;
  /** How much there is to see beyond the trim; 0 unless asked for. */
  bleed: number;
  /** What didn't fit or is missing, found while drawing. */
  problems: readonly Problem[];
}

export interface Surroundings {
  set: { name?: string; version?: string; author?: string; language?: string };
  /** Of the words that Cardwright writes. */
  language: Language;
  /** Where the studio fetches a picture of the project; undefined when there is no such picture. */
  picture(source: string): string | undefined;
}

const drawn = new RecentMap<string, DrawnFace>(600);

/** Cards and templates are unchanging values: one number each is enough to tell them apart. */
const numbers = new WeakMap<object, number>();
let lastNumber = 0;
function numberOf(value: object): number {
  let number = numbers.get(value);
  if (number === undefined) {
    lastNumber += 1;
    number = lastNumber;
    numbers.set(value, number);
  }
  return number;
}

export interface FaceOrder {
  kit: PressKit;
  game: GameId;
  template: Template;
  id: string;
  card: object;
  around: Surroundings;
  /** The pixels of the card's picture once they are known: with them it is cropped exactly as in print. */
  picture?: { width: number; height: number } | undefined;
  /** Adds the invisible areas that make fields of the face clickable. */
  areas?: boolean;
  /** Draws what lies outside the trim too, with square corners: as it comes out of the printer. */
  bleed?: boolean;
}

const keyOfOrder = ({ template, id, card, around, picture, areas, bleed }: FaceOrder): string =>
  `${numberOf(card)}|${numberOf(template)}|${id}|${areas ? 1 : 0}${bleed ? 1 : 0}|${picture?.width ?? 0}x${picture?.height ?? 0}|${numberOf(around)}|${arrivals()}`;

export const knownFace = (order: FaceOrder): DrawnFace | undefined => drawn.get(keyOfOrder(order));

export function drawFace(order: FaceOrder): DrawnFace {
  const known = knownFace(order);
  if (known) return known;
  const { kit, game, template, id, card, around, picture, areas, bleed } = order;
  const { scene, problems } = layOut(template, { id, card, facts: factsOf(card, game, around.language) }, kit.fonts, {
    icons: kit.icons,
    hasPicture: (source) => around.picture(source) !== undefined,
    set: around.set,
  });
  const svg = toSvg(scene, {
    fonts: kit.fonts,
    prefix: `f-${id}${areas ? "-a" : ""}${bleed ? "-b" : ""}`,
    pictures: (source) => {
      const href = around.picture(source);
      return href === undefined ? undefined : { href, ...picture };
    },
    ...(areas && { areas }),
    ...(bleed && { bleed }),
  });
  const face = {
    svg,
    width: scene.width,
    height: scene.height,
    corner: scene.corner,
    bleed: bleed ? scene.bleed : 0,
    problems,
  };
  drawn.set(keyOfOrder(order), face);
  return face;
}
