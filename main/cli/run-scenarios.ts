import { dirname, join, relative, resolve } from "node:path";
import { runScenario } from "../../engine/core/scenario";
import type { Supply } from "../../engine/core/setup";
import { playableGame } from "../../engine/games/play-registry";
import { readDocument } from "../../project/document";
import { documentFolders, manifestPath } from "../../project/paths";
import { type GameId, gameIds } from "../../schemas/game-id";
import type { Scenario } from "../../schemas/scenario";
import { placeAt, readGiven } from "../given-file";
import { CannotDo } from "./command";
import { cliProblems } from "./problems";
import { type ProjectSupply, projectSupply } from "./project-supply";
import { starterSupply } from "./starter-supply";

export interface ScenarioResult {
  file: string;
  name: string;
  ok: boolean;
  message?: string;
}

/** Scenario files, or folders of projects with all of theirs. */
export function runScenarios(places: readonly string[]): ScenarioResult[] {
  const projects = new Map<string, ProjectSupply>();
  const projectAt = (root: string): ProjectSupply => {
    const known = projects.get(root) ?? projectSupply(root);
    projects.set(root, known);
    return known;
  };
  return places.flatMap((place): ScenarioResult[] => {
    const path = resolve(place);
    const kind = placeAt(path);
    if (kind === "nothing") throw new CannotDo(cliProblems.report("cli/no-such-place", {}, { place }));
    if (kind === "folder") {
      const found = projectAt(path);
      const files = [...found.project.files].filter(([file]) => file.startsWith(`${documentFolders.scenario}/`)).sort();
      return files.map(([file, text]) => runFile(join(place, file), text, found));
    }
    const root = dirname(dirname(path));
    const found = placeAt(join(root, manifestPath)) !== "nothing" ? projectAt(root) : undefined;
    const text = readGiven(path);
    if (!text.ok) throw new CannotDo(text.problem);
    return [runFile(place, text.value, found)];
  });
}

const starters = new Map<GameId, Supply>();
function starter(game: GameId): Supply {
  const supply = starters.get(game) ?? starterSupply(game);
  starters.set(game, supply);
  return supply;
}

function runFile(place: string, text: string, project: ProjectSupply | undefined): ScenarioResult {
  const file = relative(".", resolve(place)) || place;
  const { value: scenario, problems } = readDocument<Scenario>(
    `${documentFolders.scenario}/scenario.json`,
    text,
    project?.game ?? gameIds[0],
  );
  const fail = (message: string, name = file): ScenarioResult => ({ file, name, ok: false, message });
  if (!scenario) return fail(problems[0]?.message ?? "This file can't be read.");
  const { game } = scenario;
  const supply = project?.game === game ? project.supply : starter(game);
  return { file, ...runScenario(playableGame(game), supply, scenario) };
}
