import { useMemo } from "react";
import type { GameId } from "../../schemas/game-id";
import { gameOf } from "../state/manifest";
import { useProject } from "../state/open-project";
import { useOwnFonts } from "./own-fonts";
import { ownTemplatesOf, type ProjectTemplates, templatesOf } from "./own-templates";
import { type PressKit, usePressKit } from "./press-kit";

/** What the open project's cards are drawn with. Undefined while typefaces are loading. */
export interface ProjectPress extends ProjectTemplates {
  game: GameId;
  kit: PressKit;
}

export function useProjectPress(): ProjectPress | undefined {
  const game = useProject(gameOf);
  const ownTemplates = useProject(ownTemplatesOf);
  const own = useMemo(() => Object.values(ownTemplates), [ownTemplates]);
  const kit = usePressKit(game, own, useOwnFonts());
  const templates = useProject((state) => kit && templatesOf(state, kit));
  return useMemo(() => (game && kit && templates ? { game, kit, ...templates } : undefined), [game, kit, templates]);
}
