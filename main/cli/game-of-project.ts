import { manifestPath } from "../../project/paths";
import { type Files, manifestOf } from "../../project/project-text";
import type { GameId } from "../../schemas/game-id";
import { projectProblems } from "../projects/problems";
import { CannotDo } from "./command";

/** Of which game a project is: without it nothing can be said of its cards. */
export function gameOfProject(files: Files): GameId {
  const manifest = manifestOf(files);
  if (manifest) return manifest.game;
  throw new CannotDo(projectProblems.report("project/unknown-game", {}, { name: manifestPath, games: "" }));
}
