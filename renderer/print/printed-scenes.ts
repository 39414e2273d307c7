import { useEffect, useReducer } from "react";
import type { CardFacts } from "../../press/facts";
import { layOutForPrint } from "../../press/printed-face";
import type { Scene } from "../../press/scene";
import { type SvgOptions, sceneMarkup } from "../../press/svg";
import { factsOf } from "../../project/project-text";
import type { Template } from "../../schemas/template";
import { drawSoon } from "../press/draw-queue";
import { measurePicture, pictureSize } from "../press/picture-sizes";
import type { PressKit } from "../press/press-kit";
import { RecentMap } from "../press/recent-map";
import { useProjectSurroundings } from "../press/surroundings";
import type { Planned } from "./use-print-plan";

/** The faces of the sheets in sight, laid out exactly as for the print. They are drawn in turns, so that nothing stalls. */

export interface PrintLook {
  lowInk: boolean;
  bleed: number;
  card: { width: number; height: number };
}

const scenes = new RecentMap<string, Scene>(400);
const numbers = new WeakMap<object, number>();
let lastNumber = 0;
function numberOf(value: object): number {
  const known = numbers.get(value);
  if (known !== undefined) return known;
  numbers.set(value, ++lastNumber);
  return lastNumber;
}

/** One side of a face, and what it is laid out from. */
export interface FaceWish {
  template: Template;
  id: string;
  card: object;
  facts: CardFacts;
  side: "front" | "back";
  look: PrintLook;
}

export type SceneFor = (wish: FaceWish) => Scene | undefined;

/** Scenes that are ready; the others are drawn soon, and then this answers anew. */
export function useScenes({ fonts, icons }: PressKit): SceneFor {
  const around = useProjectSurroundings();
  const [, redraw] = useReducer((turn: number) => turn + 1, 0);
  const wanted: (() => void)[] = [];
  const keyOf = ({ template, id, card, facts, side, look }: FaceWish): string =>
    [
      ...[card, facts, template, around, fonts].map(numberOf),
      id,
      side,
      look.lowInk ? 1 : 0,
      look.bleed,
      look.card.width,
      look.card.height,
    ].join("|");
  const draw = (wish: FaceWish) => {
    const { template, side, look, ...face } = wish;
    const surroundings = {
      icons,
      hasPicture: (source: string) => around.picture(source) !== undefined,
      set: around.set,
    };
    const { scene } = layOutForPrint(template, face, fonts, surroundings, { ...look, isBack: side === "back" });
    scenes.set(keyOf(wish), scene);
  };
  const asked = new Set<string>();
  useEffect(() => {
    const withdrawals = wanted.map((make) =>
      drawSoon(() => {
        make();
        redraw();
      }),
    );
    return () => {
      for (const withdraw of withdrawals) withdraw();
    };
  });
  return (wish) => {
    const key = keyOf(wish);
    const scene = scenes.get(key);
    if (!scene && !asked.has(key)) {
      asked.add(key);
      wanted.push(() => draw(wish));
    }
    return scene;
  };
}

export type SceneOf = (copy: { id: string; card: object }, side: "front" | "back") => Scene | undefined;

/** Of the cards of a plan. */
export function usePrintedScenes({ kit, game, language, front, back }: Planned, look: PrintLook): SceneOf {
  const sceneFor = useScenes(kit);
  return (copy, side) => {
    const facts = factsOf(copy.card, game, language);
    return sceneFor({ ...copy, template: side === "front" ? front : back, facts, side, look });
  };
}

const markups = new WeakMap<Scene, { key: string; markup: string }>();

/** Of the scene as it stands in a drawing; drawn again only when a picture has become known. */
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
  const { clips, body } = sceneMarkup(scene, options);
  const markup = `<defs>${clips}</defs>${body}`;
  markups.set(scene, { key, markup });
  return markup;
}

const measured = new Set<string>();

/** The project's pictures with their pixels, as soon as they are known: then they are cropped exactly as in print. */
export function usePictures(): NonNullable<SvgOptions["pictures"]> {
  const around = useProjectSurroundings();
  const [, arrived] = useReducer((turn: number) => turn + 1, 0);
  return (source) => {
    const href = around.picture(source);
    if (href === undefined) return undefined;
    const size = pictureSize(href);
    if (!size && !measured.has(href)) {
      measured.add(href);
      void measurePicture(href).then(arrived);
    }
    return { href, ...size };
  };
}
