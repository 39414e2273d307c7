import { useMemo } from "react";
import type { GameId } from "../../schemas/game-id";
import type { Template } from "../../schemas/template";
import { gameOf } from "../state/manifest";
import { useProject } from "../state/open-project";
import { useOwnFonts } from "./own-fonts";
import { ownTemplateOf } from "./own-templates";
import { type PressKit, usePressKit } from "./press-kit";

/** What the open project's cards are drawn with. Undefined while typefaces are loading. */
export interface ProjectPress {
  game: GameId;
  kit: PressKit;
  card: Template;
  back: Template;
}

export function useProjectPress(): ProjectPress | undefined {
  const game = useProject(gameOf);
  const card = useProject((state) => ownTemplateOf(state, "card"));
  const back = useProject((state) => ownTemplateOf(state, "back"));
  const own = useMemo(() => [card, back].filter((template) => template !== undefined), [card, back]);
  const kit = usePressKit(game, own, useOwnFonts());
  return useMemo(
    () => (game && kit ? { game, kit, card: card ?? kit.layouts.card, back: back ?? kit.layouts.back } : undefined),
    [game, kit, card, back],
  );
}
