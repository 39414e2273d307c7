import type { ProjectFile } from "../../main/api";
import type { GameId } from "../../schemas/game-id";
import { call } from "../bridge/client";

const starters = new Map<GameId, Promise<ProjectFile[]>>();

/** The files of a game's sample set, asked for once; none, if they can't be had. */
export function readStarter(game: GameId): Promise<ProjectFile[]> {
  const known = starters.get(game);
  if (known) return known;
  const files = call("starter.read", { game }).then((result) => (result.ok ? result.value : []));
  starters.set(game, files);
  return files;
}
