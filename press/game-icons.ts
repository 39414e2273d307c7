import type { GameId } from "../schemas/game-id";
import { type IconSource, type IconSubset, iconsOf } from "./icon-source";

/** Loaded when a project of the game is opened; each subset is a file of its own in the build. */
const subsets: Record<GameId, () => Promise<{ default: IconSubset }>> = {
  flask: () => import("../templates/flask/icons.json"),
  "castle-lanes": () => import("../templates/castle-lanes/icons.json"),
  "battle-farm": () => import("../templates/battle-farm/icons.json"),
  hatch: () => import("../templates/hatch/icons.json"),
  "garden-incursion": () => import("../templates/garden-incursion/icons.json"),
};

export async function loadGameIcons(game: GameId): Promise<IconSource> {
  return iconsOf((await subsets[game]()).default);
}
