import type { GameId } from "../../schemas/game-id";
import { goTo } from "../state/place";
import { openProject } from "../state/project-lifecycle";
import { closeDialog } from "../state/ui-store";

/** Each way into a project ends in its set. */
async function enter(opening: Promise<boolean>): Promise<void> {
  if (!(await opening)) return;
  closeDialog();
  goTo("set");
}

export const openSample = (game: GameId): Promise<void> => enter(openProject("project.sample", { game }));
export const openFolder = (folder: string): Promise<void> => enter(openProject("project.open", { folder }));
export const createProject = (input: { game: GameId; name: string; in?: string; empty?: boolean }): Promise<void> =>
  enter(openProject("project.create", input));
