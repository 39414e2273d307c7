import type { GameId } from "../schemas/game-id";
import type { Scenario } from "../schemas/scenario";
import { formatDocument } from "./format";
import { documentFolders, freeId, slug } from "./paths";
import type { Files } from "./project-text";

/** Tests of cards as files of the project. */

const folder = documentFolders.scenario;

const scenarioPath = (id: string): string => `${folder}/${id}.json`;

export function planScenario(files: Files, game: GameId, scenario: Scenario) {
  const path = scenarioPath(freeId(slug(scenario.name, "test"), (id) => files.has(scenarioPath(id))));
  const text = formatDocument(scenario, "scenario", game);
  return { label: `Keep test ${scenario.name}`, changes: [{ path, text }], path };
}
