import type { GameId } from "../schemas/game-id";
import { type IconSource, type IconSubset, iconsOf, noIcons } from "./icon-source";

/** Loaded when a project of the game is opened; each subset is a file of its own in the build. */
const subsets: Partial<Record<GameId, () => Promise<{ default: IconSubset }>>> = {
  flask: () => import("../templates/flask/icons.json"),
};

export async function loadGameIcons(game: GameId): Promise<IconSource> {
  const load = subsets[game];
  return load ? iconsOf((await load()).default) : noIcons;
}
