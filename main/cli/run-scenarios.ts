import { readdirSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { runScenario, type ScenarioOutcome } from "../../engine/core/scenario";
import type { Supply } from "../../engine/core/setup";
import { playableGame } from "../../engine/games/play-registry";
import { readDocument } from "../../project/document";
import { documentFolders, manifestPath } from "../../project/paths";
import { wholeScenario } from "../../project/supply";
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

/** Scenario files, folders of them, or folders of projects with all of theirs. */
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
    const given = kind === "folder" ? undefined : readGiven(path);
    if (given && !given.ok) throw new CannotDo(given.problem);
    const files = given ? [path] : scenarioFiles(path);
    if (files.length === 0) throw new CannotDo(cliProblems.report("cli/no-scenarios", {}, { place }));
    return files.map((file) => {
      const root = dirname(dirname(file));
      const found = placeAt(join(root, manifestPath)) !== "nothing" ? projectAt(root) : undefined;
      return runFile(file, found);
    });
  });
}

/** A project's own, or all that lie in a folder and those in it. */
function scenarioFiles(folder: string): string[] {
  const isProject = placeAt(join(folder, manifestPath)) !== "nothing";
  const from = isProject ? join(folder, documentFolders.scenario) : folder;
  if (placeAt(from) !== "folder") return [];
  const entries = readdirSync(from, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  return entries.flatMap((entry) => {
    const path = join(from, entry.name);
    if (entry.isDirectory())
      return entry.name.startsWith(".") || entry.name === "node_modules" ? [] : scenarioFiles(path);
    return entry.isFile() && entry.name.endsWith(".json") ? [path] : [];
  });
}

const starters = new Map<GameId, Supply>();
function starter(game: GameId): Supply {
  const supply = starters.get(game) ?? starterSupply(game);
  starters.set(game, supply);
  return supply;
}

function runFile(path: string, project: ProjectSupply | undefined): ScenarioResult {
  const file = relative(".", path) || path;
  const text = readGiven(path);
  if (!text.ok) return { file, name: file, ok: false, message: text.problem.message };
  const { value: scenario, problems } = readDocument<Scenario>(
    `${documentFolders.scenario}/scenario.json`,
    text.value,
    project?.game ?? gameIds[0],
  );
  if (!scenario) return { file, name: file, ok: false, message: problems[0]?.message ?? "This file can't be read." };
  const { game, name } = scenario;
  const { supply, whole } =
    project?.game === game
      ? { supply: project.supply, whole: wholeScenario(scenario, project.project.files, game) }
      : { supply: starter(game), whole: scenario };
  return outcomeOf(file, name, () => runScenario(playableGame(game), supply, whole));
}

/** A fault in the rules is told of the scenario that met it; the others are still worth running. */
export function outcomeOf(file: string, name: string, run: () => ScenarioOutcome): ScenarioResult {
  try {
    return { file, ...run() };
  } catch (fault) {
    const reason = fault instanceof Error ? fault.message : String(fault);
    return {
      file,
      name,
      ok: false,
      message: `Cardwright itself failed here, which is no fault of the scenario: ${reason}`,
    };
  }
}
