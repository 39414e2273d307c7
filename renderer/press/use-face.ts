import { useEffect, useReducer } from "react";
import { useCardDocument, useProject } from "../state/project-store";
import { type DrawnFace, drawFace, type FaceOrder, knownFace } from "./draw-face";
import { drawSoon } from "./draw-queue";
import { usePictureSize } from "./picture-sizes";
import { useProjectPress } from "./project-press";
import { RecentMap } from "./recent-map";
import { useProjectSurroundings } from "./surroundings";

export type FaceState =
  | { state: "drawn"; face: DrawnFace; stale: boolean }
  /** Fonts or the turn of this card are still to come. */
  | { state: "waiting" }
  | { state: "unreadable" }
  | { state: "missing" };

/** The last good face of each card, so that a card in the middle of being typed keeps its looks. */
const lastFaces = new RecentMap<string, DrawnFace>(600);

/** How a card looks, following every keystroke. `soon` lets many faces share frames; without it the face is drawn at once. */
export function useFace(cardId: string, { soon = false, areas = false, bleed = false } = {}): FaceState {
  const { game, kit, card: template } = useProjectPress() ?? {};
  const session = useProject(({ open }) => open?.session ?? "");
  const around = useProjectSurroundings();
  const { text, card } = useCardDocument(cardId);
  const source = (card as { art?: { file?: string } } | undefined)?.art?.file;
  const picture = usePictureSize(source === undefined ? undefined : around.picture(source));
  const [, redraw] = useReducer((n: number) => n + 1, 0);

  const order: FaceOrder | undefined =
    kit && template && game && card !== undefined
      ? { kit, game, template, id: cardId, card: card as object, around, picture, areas, bleed }
      : undefined;
  const ready = order && (soon ? knownFace(order) : drawFace(order));
  const wanted = order && !ready ? order : undefined;
  const key = `${session}/${cardId}${bleed ? "/bleed" : ""}`;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a wish stays the same while what it would draw does.
  useEffect(() => {
    if (!wanted) return;
    return drawSoon(() => {
      drawFace(wanted);
      redraw();
    });
  }, [wanted?.card, wanted?.template, wanted?.around, wanted?.kit, wanted?.picture]);

  if (text === undefined) return { state: "missing" };
  if (ready) {
    lastFaces.set(key, ready);
    return { state: "drawn", face: ready, stale: false };
  }
  const last = lastFaces.get(key);
  if (last) return { state: "drawn", face: last, stale: card === undefined };
  return card === undefined && kit ? { state: "unreadable" } : { state: "waiting" };
}
