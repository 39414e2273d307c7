import type { GameId } from "../../schemas/game-id";
import { goTo } from "../state/place";
import { openProject } from "../state/project-lifecycle";
import { closeDialog } from "../state/ui-store";

/** Each way into a project ends in its set. True when it is open. */
async function enter(opening: Promise<{ ok: boolean }>): Promise<boolean> {
  const { ok } = await opening;
  if (ok) {
    closeDialog();
    goTo("set");
  }
  return ok;
}

export const openSample = (game: GameId): Promise<boolean> => enter(openProject("project.sample", { game }));
export const openFolder = (folder: string): Promise<boolean> => enter(openProject("project.open", { folder }));
export const createProject = (input: { game: GameId; name: string; in?: string; empty?: boolean }): Promise<boolean> =>
  enter(openProject("project.create", input));
