import { basename, dirname, extname, join, resolve } from "node:path";
import { isDeckCode } from "../../engine/decks/code/deck-code";
import { cardGame } from "../../engine/games/registry";
import { projectOfDeckFile } from "../../project/deck-file";
import { bringInDeck } from "../../project/deck-lists/bring-in";
import { deckSheets } from "../../project/deck-lists/deck-sheets";
import { deckListProblems } from "../../project/deck-lists/problems";
import { lineProblems, readHandedDeck } from "../../project/deck-lists/read-handed";
import { deckIdOf, deckPath, manifestPath } from "../../project/paths";
import { deckIds, type Files, manifestOf } from "../../project/project-text";
import { mostTableBytes } from "../../project/tables/read-table";
import { readXlsx } from "../../project/tables/xlsx/read-xlsx";
import { type GameId, gameIds } from "../../schemas/game-id";
import type { Problem } from "../../schemas/problem";
import { placeAt, readGiven, readGivenBytes } from "../given-file";
import { projectProblems } from "../projects/problems";
import { findAppPlace } from "../services/app-place";
import { CannotDo } from "./command";
import { didYouMean } from "./did-you-mean";
import { deckIdNamed } from "./named-in-project";
import { cliProblems } from "./problems";
import { readProject } from "./read-project";

/** A deck among the texts of its project, whether that lies on the disk or was made of a deck file. */
export interface DeckPlace {
  game: GameId;
  id: string;
  files: Files;
  /** Where its project lies, if it is one that may be changed. */
  folder?: string;
  /** What was wrong with a deck file of another program, or wasn't understood of a list. */
  problems: Problem[];
}

/** In whose cards lists and codes are read. */
export interface WantedSet {
  game?: GameId | undefined;
  /** A project's folder; otherwise the starter set of the game. */
  set?: string | undefined;
}

/** Decks as people name them on the command line: a starter deck's id, a deck file, a list, a code, or `<project>#<id>`. */
export function findDeckPlace(asked: string, wanted: WantedSet): DeckPlace {
  const hash = asked.lastIndexOf("#");
  if (hash > 0) return inProject(asked, asked.slice(0, hash), asked.slice(hash + 1));
  if (placeAt(asked) === "file") return ofFile(asked, wanted);
  if (isDeckCode(asked) && !isStarter(asked, wanted.game)) return ofCode(asked, wanted);
  return inStarter(asked, wanted.game);
}

/** `my-set@1.2#blue`, `my-set@git:v1.2#blue`: a deck as it was in a kept version or a revision; nothing for any other place. */
export async function deckInVersion(asked: string): Promise<DeckPlace | undefined> {
  const [, place, name] = /^(.+@[^@#]+)#([^#]+)$/s.exec(asked) ?? [];
  if (place === undefined || name === undefined || placeAt(place) !== "nothing") return undefined;
  const { versionAt } = await import("./version-place");
  const { files } = await versionAt(place);
  const manifest = manifestOf(files);
  const id = deckIdNamed(files, name);
  if (!manifest || id === undefined) throw noSuchDeck(asked, name, files);
  return { game: manifest.game, id, files, problems: [] };
}

function ofFile(file: string, { game, set }: WantedSet): DeckPlace {
  const project = dirname(dirname(resolve(file)));
  const isIn = placeAt(join(project, manifestPath)) === "file";
  if (isIn && set === undefined && /\.json$/i.test(file)) return inProject(file, project, basename(file, ".json"));
  const among = () => setOf(file, { game, set: set ?? (isIn ? project : undefined) });
  if (/\.xlsx$/i.test(file)) {
    const { text, problems } = readSheet(file);
    const place = ofText(file, text, among());
    return { ...place, problems: [...problems, ...place.problems] };
  }
  const text = readText(file);
  const isOwnEditors = set === undefined && !isIn && /^\s*\[\s*[{\]]/.test(text);
  if (isOwnEditors) return ofOwnEditor(file, text, game);
  return ofText(file, text, among());
}

/** A code is read in the one set whose cards it fits. */
function ofCode(code: string, wanted: WantedSet): DeckPlace {
  const sets = wanted.set === undefined && wanted.game === undefined ? gameIds.map(starterOf) : [setOf(code, wanted)];
  const found = sets.find(({ game, files }) => readHandedDeck(files, game, code).lines.length > 0);
  return ofText(code, code, found ?? sets[0]!);
}

interface ReadSet {
  game: GameId;
  files: Files;
}

function setOf(asked: string, { game, set }: WantedSet): ReadSet {
  if (set !== undefined) return projectAt(set);
  if (game === undefined) throw new CannotDo(cliProblems.report("cli/deck-outside", {}, { file: asked }));
  return starterOf(game);
}

const starterFolder = (game: GameId): string => join(findAppPlace().root, "templates", game, "starter");
const starterOf = (game: GameId): ReadSet => ({ game, files: readProject(starterFolder(game)).files });

/** A deck among the cards of a set, as though it lay in its folder. Lines that aren't understood are told and left out. */
function ofText(asked: string, text: string, { game, files }: ReadSet): DeckPlace {
  const handed = readHandedDeck(files, game, text);
  const unclear = lineProblems(handed.lines);
  const name = handed.name ?? (asked === text ? "Deck" : basename(asked, extname(asked)));
  const lines = handed.lines.flatMap(({ card, count, zone }) => (card === undefined ? [] : [{ card, count, zone }]));
  const [problem = unclear[0]] = handed.problems;
  if (lines.length === 0) throw new CannotDo(problem ?? deckListProblems.report("deck-list/no-deck", {}));
  const { changes, path } = bringInDeck(files, game, { name, lines, newCards: handed.newCards });
  const all = new Map(files);
  for (const { path: at, text: content } of changes) if (content !== null) all.set(at, content);
  return { game, id: deckIdOf(path!)!, files: all, problems: [...handed.problems, ...unclear] };
}

function inProject(asked: string, folder: string, name: string): DeckPlace {
  const { game, files } = projectAt(folder);
  const id = deckIdNamed(files, name);
  if (id === undefined) throw noSuchDeck(asked, name, files);
  return { game, id, files, folder, problems: [] };
}

function projectAt(folder: string): ReadSet {
  const { files } = readProject(folder);
  const manifest = manifestOf(files);
  if (!manifest)
    throw new CannotDo(projectProblems.report("project/unknown-game", {}, { name: manifestPath, games: "" }));
  return { game: manifest.game, files };
}

const isStarter = (id: string, wanted: GameId | undefined): boolean =>
  (wanted ? [wanted] : gameIds).some((game) => deckIdNamed(starterOf(game).files, id) !== undefined);

function inStarter(id: string, wanted: GameId | undefined): DeckPlace {
  for (const game of wanted ? [wanted] : gameIds) {
    if (deckIdNamed(starterOf(game).files, id) === undefined) continue;
    const { folder: _ownToAll, ...found } = inProject(id, starterFolder(game), id);
    return found;
  }
  throw noSuchDeck(id, id, starterOf(wanted ?? gameIds[0]).files);
}

function readText(file: string): string {
  const given = readGiven(file);
  if (!given.ok) throw new CannotDo(given.problem);
  return given.value;
}

/** A file that lies in no project may bring its cards along. */
function ofOwnEditor(file: string, text: string, wanted: GameId | undefined): DeckPlace {
  const game = wanted ?? gameIds.find((id) => cardGame(id).deckFile);
  if (game === undefined || !cardGame(game).deckFile)
    throw new CannotDo(cliProblems.report("cli/deck-outside", {}, { file }));
  const { files, deckId, problems } = projectOfDeckFile(game, basename(file, extname(file)), text);
  const [problem] = problems;
  if (!files.has(deckPath(deckId)) && problem) throw new CannotDo(problem);
  return { game, id: deckId, files, problems };
}

/** A deck file of a game's own editor, wherever it lies. */
export const readOwnDeckFile = (file: string, wanted: GameId | undefined): DeckPlace =>
  ofOwnEditor(file, readText(file), wanted);

function noSuchDeck(deck: string, name: string, files: Files): CannotDo {
  const decks = deckIds(files);
  const params = { deck, meant: didYouMean(name, decks), decks: decks.join(", ") || "none" };
  return new CannotDo(cliProblems.report("cli/no-such-deck", {}, params));
}

/** Of a workbook the sheet that has the deck; of several it is told which. */
function readSheet(file: string): { text: string; problems: Problem[] } {
  const given = readGivenBytes(file, mostTableBytes);
  if (!given.ok) throw new CannotDo(given.problem);
  const read = readXlsx(basename(file), given.value);
  if (!read.ok) throw new CannotDo(read.problem);
  const sheets = deckSheets(read.value);
  const [first] = sheets;
  if (!first) throw new CannotDo(deckListProblems.report("deck-list/no-deck", {}));
  const several = { file: basename(file), count: sheets.length, sheet: first.name };
  const problems = sheets.length > 1 ? [deckListProblems.report("deck-list/several-sheets", {}, several)] : [];
  return { text: first.text, problems };
}
