import { useReducer } from "react";
import type { CardFacts } from "../../press/facts";
import type { Scene } from "../../press/scene";
import type { SvgOptions } from "../../press/svg";
import type { Template } from "../../schemas/template";
import { picturesOf, printedScene } from "./draw-face";
import { numberOf } from "./number-of";
import { measurePicture, pictureSize } from "./picture-sizes";
import type { PressKit } from "./press-kit";
import { RecentMap } from "./recent-map";
import { useProjectSurroundings } from "./surroundings";
import { useTurns } from "./use-turns";

/** The faces of the sheets in sight, laid out exactly as for the print. They are drawn in turns, so that nothing stalls. */

export interface PrintLook {
  lowInk: boolean;
  bleed: number;
  card: { width: number; height: number };
}

const scenes = new RecentMap<string, Scene>(400);

/** One side of a face, and what it is laid out from. */
interface FaceWish {
  template: Template;
  id: string;
  card: object;
  facts: CardFacts;
  side: "front" | "back";
  look: PrintLook;
}

export type SceneFor = (wish: FaceWish) => Scene | undefined;

/** Scenes that are ready; the others are drawn soon, and then this answers anew. */
export function useScenes(kit: PressKit): SceneFor {
  const around = useProjectSurroundings();
  const inTurn = useTurns();
  return ({ template, side, look, ...face }) => {
    const { lowInk, bleed, card } = look;
    const values = [face.card, face.facts, template, around, kit.fonts].map(numberOf);
    const key = [...values, face.id, side, lowInk ? 1 : 0, bleed, card.width, card.height].join("|");
    const scene = scenes.get(key);
    if (!scene)
      inTurn(key, () => {
        scenes.set(key, printedScene({ kit, template, around }, face, { ...look, isBack: side === "back" }));
      });
    return scene;
  };
}

const measured = new Set<string>();

/** The project's pictures with their pixels, as soon as they are known: then they are cropped exactly as in print. */
export function usePictures(): NonNullable<SvgOptions["pictures"]> {
  const around = useProjectSurroundings();
  const [, arrived] = useReducer((turn: number) => turn + 1, 0);
  const pictures = picturesOf(around);
  return (source) => {
    const picture = pictures(source);
    if (picture && !pictureSize(picture.href) && !measured.has(picture.href)) {
      measured.add(picture.href);
      void measurePicture(picture.href).then(arrived);
    }
    return picture;
  };
}
