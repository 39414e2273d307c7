import { useMemo } from "react";
import type { Scene } from "../../press/scene";
import { isRecord, valueAt } from "../../schemas/json-pointer";
import type { Problem } from "../../schemas/problem";
import type { Template } from "../../schemas/template";
import { useCard } from "../document/use-card";
import { useProject } from "../state/open-project";
import { type DrawnFace, drawFace, type FaceOrder, faceSvg, knownFace, layFace, picturesOf } from "./draw-face";
import { usePictureSize } from "./picture-sizes";
import { type ProjectPress, useProjectPress } from "./project-press";
import { RecentMap } from "./recent-map";
import { useProjectSurroundings } from "./surroundings";
import { useTurns } from "./use-turns";

/** What a card is drawn from: the same object until something of it changes. The template is the faces' unless named. */
export function useFaceOrder(press: ProjectPress, id: string, card: object, template?: Template): FaceOrder;
export function useFaceOrder(
  press: ProjectPress | undefined,
  id: string,
  card: unknown,
  template?: Template,
): FaceOrder | undefined;
export function useFaceOrder(
  press: ProjectPress | undefined,
  id: string,
  card: unknown,
  template = press?.card,
): FaceOrder | undefined {
  const around = useProjectSurroundings();
  const source = valueAt(card, "/art/file");
  const picture = usePictureSize(typeof source === "string" ? around.picture(source) : undefined);
  const kit = press?.kit;
  return useMemo(
    () => (kit && template && isRecord(card) ? { kit, template, id, card, around, picture } : undefined),
    [kit, template, id, card, around, picture],
  );
}

/** The picture of an order: within this frame, or when its turn comes, so that many faces share frames. */
export function useDrawnFace(order: FaceOrder | undefined, when: "now" | "soon"): DrawnFace | undefined {
  const inTurn = useTurns();
  if (!order) return undefined;
  const face = when === "soon" ? knownFace(order) : drawFace(order);
  if (!face) inTurn("", () => drawFace(order));
  return face;
}

/** A face in the hand: drawn within the frame of the keystroke, together with where everything lies on it. */
export interface LiveFace {
  svg: string;
  scene: Scene;
  /** What doesn't fit or is missing. */
  problems: readonly Problem[];
}

export const useLiveFace = (order: FaceOrder | undefined): LiveFace | undefined =>
  useMemo(() => {
    if (!order) return undefined;
    const { scene, problems } = layFace(order);
    return { scene, problems, svg: faceSvg(scene, order.kit, picturesOf(order.around), "live") };
  }, [order]);

type FaceState =
  | { state: "drawn"; face: DrawnFace; stale: boolean }
  /** Fonts or the turn of this card are still to come. */
  | { state: "waiting" }
  | { state: "unreadable" }
  | { state: "missing" };

/** The last good face of each card, so that a card in the middle of being typed keeps its looks. */
const lastFaces = new RecentMap<string, DrawnFace>(600);

/** How a card of the set looks, following every keystroke. */
export function useFace(cardId: string, when: "now" | "soon"): FaceState {
  const session = useProject(({ open }) => open?.session ?? "");
  const { text, card } = useCard(cardId);
  const press = useProjectPress();
  const face = useDrawnFace(useFaceOrder(press, cardId, card), when);
  const key = `${session}/${cardId}`;
  if (text === undefined) return { state: "missing" };
  if (face) {
    lastFaces.set(key, face);
    return { state: "drawn", face, stale: false };
  }
  const last = lastFaces.get(key);
  if (last) return { state: "drawn", face: last, stale: card === undefined };
  return card === undefined && press ? { state: "unreadable" } : { state: "waiting" };
}
