import type { Supply } from "../../engine/core/setup";
import { manifestPath } from "../../project/paths";
import { manifestOf } from "../../project/project-text";
import { supplyOf } from "../../project/supply";
import type { GameId } from "../../schemas/game-id";
import { projectProblems } from "../projects/problems";
import { CannotDo } from "./command";
import { type ReadProject, readProject } from "./read-project";

export interface ProjectSupply {
  game: GameId;
  supply: Supply;
  project: ReadProject;
}

export function projectSupply(folder: string): ProjectSupply {
  const project = readProject(folder);
  const manifest = manifestOf(project.files);
  if (!manifest)
    throw new CannotDo(projectProblems.report("project/unknown-game", {}, { name: manifestPath, games: "" }));
  const { game } = manifest;
  return { game, supply: supplyOf(project.files, game), project };
}
