import { basename, resolve } from "node:path";
import type { CardFacts, CardGame } from "../../engine/core/card-game";
import { cardGame } from "../../engine/games/registry";
import { labMarkOf } from "../../project/lab/lab-marks";
import { inLanguage } from "../../project/languages/in-language";
import { cardIdOf, manifestPath } from "../../project/paths";
import { type PrintedLanguage, printedLanguage } from "../../project/printed-language";
import { factsOf, manifestOf } from "../../project/project-text";
import { searchFor, slipProblems } from "../../project/search/search";
import { type SearchedIn, searchedCard, searchedIn } from "../../project/search/searched-card";
import { cardAt } from "../../project/whole-card";
import { type Worth, worthOf } from "../../project/worth";
import type { Problem } from "../../schemas/problem";
import { placeAt } from "../given-file";
import { type ProjectFonts, projectFonts } from "../ink/project-fonts";
import { listAssets, pictureBytes, readAsset } from "../projects/assets";
import { nodeDisk } from "../projects/disk";
import { projectProblems } from "../projects/problems";
import { readFolder } from "../projects/read-folder";
import { askedVersions, chooseInProject } from "../services/asked-versions";
import type { CardChoice, ProjectAssets } from "../services/chosen-cards";
import { keptAnswers } from "../services/lab-answers";
import { CannotDo } from "./command";
import { cliProblems } from "./problems";

/** A project as it lies on the disk, read without locking or changing anything, even while the studio has it open. */
export interface ReadProject {
  root: string;
  files: ReadonlyMap<string, string>;
  /** Paths of its pictures and fonts. */
  assets: ReadonlySet<string>;
  fonts: ProjectFonts;
  /** What the disk says; problems of content are `checkProject`'s. */
  problems: Problem[];
}

export function readProject(folder: string): ReadProject {
  const root = resolve(folder);
  const name = basename(root) || root;
  const place = folder === "" ? "nothing" : placeAt(root);
  if (place === "nothing") throw new CannotDo(cliProblems.report("cli/no-such-folder", {}, { name: folder }));
  if (place !== "folder") throw new CannotDo(projectProblems.report("project/not-a-folder", {}, { name }));
  const content = readFolder(nodeDisk, root);
  if (!content.files.has(manifestPath))
    throw new CannotDo(projectProblems.report("project/not-a-project", {}, { name }));
  const files = new Map<string, string>();
  for (const [path, { text }] of content.files) if (text !== null) files.set(path, text);
  const { assets, problems } = listAssets(nodeDisk, root);
  return {
    root,
    files,
    assets: new Set(assets.map(({ path }) => path)),
    fonts: projectFonts(root, assets, (path) => bytesOf(root, path)),
    problems: [...content.problems.values(), ...problems.values()],
  };
}

/** Its pictures and ink profiles by their paths, and its fonts. */
export function assetsOf({ root, fonts }: ReadProject): Required<ProjectAssets> {
  const read = (path: string) => readAsset(nodeDisk, root, path);
  return { pictures: async (path) => pictureBytes(read(path)), ownFonts: fonts, inks: read };
}

function bytesOf(root: string, path: string): Uint8Array | undefined {
  const read = readAsset(nodeDisk, root, path);
  return read.ok ? read.value : undefined;
}

/** The cards of a choice, or why there are none. */
export async function chosenIn(project: ReadProject, choice: CardChoice, wantedLanguage?: string) {
  const chosen = await chooseInProject({ ...project, assets: assetsOf(project) }, choice, wantedLanguage);
  if (!chosen.ok) throw new CannotDo(chosen.problem);
  return chosen.value;
}

/** What the lab found of cards, if a search asks for it. */
async function askedMarks({ root, files }: ReadProject, query = ""): Promise<SearchedIn["labOf"] | undefined> {
  if (!/\blab\s*[:=]/i.test(query)) return undefined;
  const answers = [...(await keptAnswers(root, files))];
  return (id, card) => labMarkOf(id, card, answers);
}

export interface FoundCard {
  id: string;
  card: object;
  facts: CardFacts;
  worth: Worth | undefined;
}

export interface FoundCards extends PrintedLanguage {
  game: CardGame;
  cards: FoundCard[];
}

/** The cards that can be read and fit the query, by name; in the project's first language unless another is asked for. */
export async function findCards(project: ReadProject, query?: string, wantedLanguage?: string): Promise<FoundCards> {
  const files = inLanguage(project.files, wantedLanguage);
  const manifest = manifestOf(files);
  if (!manifest)
    throw new CannotDo(projectProblems.report("project/unknown-game", {}, { name: manifestPath, games: "" }));
  const { language, problems } = printedLanguage(manifest.game, wantedLanguage ?? manifest.languages?.[0]);
  const versions = await askedVersions({ ...project, assets: assetsOf(project) }, query);
  const labOf = await askedMarks(project, query);
  const searched = searchedIn(files, manifest.game, language, { versions, ...(labOf && { labOf }) });
  const search = searchFor(query ?? "", searched);
  const cards: FoundCard[] = [];
  for (const path of files.keys()) {
    const id = cardIdOf(path);
    const card = id === undefined ? undefined : cardAt<object>(files, path, manifest.game);
    if (id === undefined || !card) continue;
    if (!search.finds(searchedCard(id, card, searched))) continue;
    const worth = searched.prices && worthOf(card, searched.prices);
    cards.push({ id, card, facts: factsOf(card, manifest.game, language), worth });
  }
  cards.sort((a, b) => a.facts.name.localeCompare(b.facts.name, "en") || a.id.localeCompare(b.id, "en"));
  return {
    game: cardGame(manifest.game),
    cards,
    language,
    problems: [...problems, ...slipProblems(query ?? "", search)],
  };
}
