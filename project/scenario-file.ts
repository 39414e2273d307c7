import type { GameId } from "../schemas/game-id";
import type { Scenario } from "../schemas/scenario";
import { readDocument } from "./document";
import { formatDocument } from "./format";
import { documentFolders, freeId, slug } from "./paths";
import type { Files } from "./project-text";

/** Tests of cards as files of the project. */

const folder = documentFolders.scenario;

const scenarioPath = (id: string): string => `${folder}/${id}.json`;

/** A test of a card, as the project has it. */
export interface CardTest {
  path: string;
  text: string;
  scenario: Scenario;
}

/** Those that say so, or in whose steps or file name the card stands. */
export function testsOf(files: Files, game: GameId, card: string): CardTest[] {
  const found: CardTest[] = [];
  for (const [path, text] of files) {
    const id = path.startsWith(`${folder}/`) ? path.slice(folder.length + 1, -".json".length) : undefined;
    const scenario = id === undefined ? undefined : readDocument<Scenario>(path, text, game).value;
    if (id !== undefined && scenario && isAbout(scenario, id, card)) found.push({ path, text, scenario });
  }
  return found.sort((a, b) => a.scenario.name.localeCompare(b.scenario.name, "en", { numeric: true }));
}

function isAbout(scenario: Scenario, id: string, card: string): boolean {
  if (scenario.card !== undefined) return scenario.card === card;
  const isNamed = [card, `card-${card}`].some((start) => id === start || id.startsWith(`${start}-`));
  return isNamed || (scenario.when ?? []).some(({ action }) => Object.values(action).flat().includes(card));
}

export function planScenario(files: Files, game: GameId, scenario: Scenario) {
  const path = scenarioPath(freeId(slug(scenario.name, "test"), (id) => files.has(scenarioPath(id))));
  const text = formatDocument(scenario, "scenario", game);
  return { label: `Keep test ${scenario.name}`, changes: [{ path, text }], path };
}
