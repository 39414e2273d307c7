import type { GameId } from "../schemas/game-id";
import type { Scenario } from "../schemas/scenario";
import { readDocument } from "./document";
import { formatDocument } from "./format";
import { cardIdOf, documentFolders, freeId, slug } from "./paths";
import type { Files } from "./project-text";

/** Tests of cards as files of the project. */

const folder = documentFolders.scenario;

const scenarioPath = (id: string): string => `${folder}/${id}.json`;
export const scenarioIdOf = (path: string): string | undefined =>
  path.startsWith(`${folder}/`) && path.endsWith(".json") ? path.slice(folder.length + 1, -".json".length) : undefined;

/** A test of a card, as the project has it. */
export interface CardTest {
  id: string;
  path: string;
  text: string;
  scenario: Scenario;
}

/** All that can be read, in the order of their names. */
export function allTests(files: Files, game: GameId): CardTest[] {
  const found: CardTest[] = [];
  for (const [path, text] of files) {
    const id = scenarioIdOf(path);
    const scenario = id === undefined ? undefined : readDocument<Scenario>(path, text, game).value;
    if (id !== undefined && scenario) found.push({ id, path, text, scenario });
  }
  return found.sort((a, b) => a.scenario.name.localeCompare(b.scenario.name, "en", { numeric: true }));
}

/** Those that say so, or in whose steps or file name the card stands. */
export const testsOf = (files: Files, game: GameId, card: string): CardTest[] =>
  allTests(files, game).filter(({ scenario, id }) => isAbout(scenario, id, card));

function isAbout(scenario: Scenario, id: string, card: string): boolean {
  if (scenario.card !== undefined) return scenario.card === card;
  return isCalledBy(id, card) || cardsPlayed(scenario).includes(card);
}

const isCalledBy = (id: string, card: string): boolean =>
  [card, `card-${card}`].some((start) => id === start || id.startsWith(`${start}-`));

const cardsPlayed = ({ when = [] }: Scenario): unknown[] => when.flatMap(({ action }) => Object.values(action).flat());

/** The tests of one card; of the game itself, where `card` is null. */
export interface TestGroup {
  card: string | null;
  name: string;
  tests: CardTest[];
}

/** Each test once, under the card that it says or is called by, or that its name names or its steps play first. */
export function testsByCard(files: Files, game: GameId): TestGroup[] {
  const names = cardNames(files);
  const groups = new Map<string | null, CardTest[]>();
  for (const test of allTests(files, game)) {
    const card = mainCard(test, names);
    groups.set(card, [...(groups.get(card) ?? []), test]);
  }
  return [...groups]
    .map(([card, tests]) => ({ card, name: card === null ? "The rules" : (names.get(card) ?? card), tests }))
    .sort((a, b) => Number(a.card === null) - Number(b.card === null) || a.name.localeCompare(b.name, "en"));
}

function mainCard({ scenario, id }: CardTest, names: ReadonlyMap<string, string>): string | null {
  if (scenario.card !== undefined) return scenario.card;
  const longest = (cards: readonly string[]): string | undefined =>
    [...cards].sort((a, b) => names.get(b)!.length - names.get(a)!.length)[0];
  const known = [...names.keys()];
  const isNamed = (card: string): boolean => names.get(card) !== "" && scenario.name.includes(names.get(card)!);
  const played = cardsPlayed(scenario).find((each) => typeof each === "string" && names.has(each)) as
    | string
    | undefined;
  return longest(known.filter((card) => isCalledBy(id, card))) ?? longest(known.filter(isNamed)) ?? played ?? null;
}

function cardNames(files: Files): Map<string, string> {
  const names = new Map<string, string>();
  for (const [path, text] of files) {
    const id = cardIdOf(path);
    if (id !== undefined) names.set(id, nameIn(text));
  }
  return names;
}

/** Only its name is wanted of a card, so it is read no further. */
const nameIn = (text: string): string => /"name"\s*:\s*"((?:[^"\\]|\\.)*)"/.exec(text)?.[1] ?? "";

export function planScenario(files: Files, game: GameId, scenario: Scenario) {
  const id = freeId(slug(scenario.name, "test"), (each) => files.has(scenarioPath(each)));
  const path = scenarioPath(id);
  const text = formatDocument(scenario, "scenario", game);
  return { label: `Keep test ${scenario.name}`, changes: [{ path, text }], path, id };
}

/** The test with other expectations. */
export const planMending = ({ path, scenario: { name } }: CardTest, game: GameId, mended: Scenario) => ({
  label: `Mend test ${name}`,
  changes: [{ path, text: formatDocument(mended, "scenario", game) }],
});

export const planTestDeleted = ({ path, scenario: { name } }: CardTest) => ({
  label: `Delete test ${name}`,
  changes: [{ path, text: null }],
});
