import { useMemo } from "react";
import { useCard } from "../document/use-card";
import { type ArtWindow, artWindowOf } from "../form/art/art-window";
import { layFace } from "../press/draw-face";
import { useProjectPress } from "../press/project-press";
import { useProjectSurroundings } from "../press/surroundings";

/** Where a card shows its picture, and how, without the picture itself; undefined for no card. */
export function usePrintWindow(cardId: string | undefined): { window: ArtWindow | undefined; art: unknown } {
  const press = useProjectPress();
  const around = useProjectSurroundings();
  const { card } = useCard(cardId ?? "");
  return useMemo(() => {
    if (!press || !card || cardId === undefined) return { window: undefined, art: undefined };
    const { scene } = layFace({ kit: press.kit, template: press.card, id: cardId, card, around, picture: undefined });
    return { window: artWindowOf(scene, "/art"), art: (card as { art?: unknown }).art };
  }, [press, card, cardId, around]);
}
