import { existsSync, readFileSync, statSync } from "node:fs";
import { basename, dirname, extname, join, resolve } from "node:path";
import { cardGame } from "../../engine/games/registry";
import { projectOfDeckFile } from "../../project/deck-file";
import { deckPath, manifestPath } from "../../project/paths";
import { deckIds, type Files, manifestOf } from "../../project/project-text";
import { type GameId, gameIds } from "../../schemas/game-id";
import type { Problem } from "../../schemas/problem";
import { projectProblems } from "../projects/problems";
import { findAppPlace } from "../services/app-place";
import { CannotDo } from "./command";
import { cliProblems } from "./problems";
import { readProject } from "./read-project";

/** A deck among the texts of its project, whether that lies on the disk or was made of a deck file. */
export interface DeckPlace {
  game: GameId;
  id: string;
  files: Files;
  /** What was wrong with a deck file of another program. */
  problems: Problem[];
}

/** Decks as people name them on the command line: a starter deck's id, a deck file, or `<project>#<id>`. */
export function findDeckPlace(asked: string, wanted: GameId | undefined): DeckPlace {
  const hash = asked.lastIndexOf("#");
  if (hash > 0) return inProject(asked, asked.slice(0, hash), asked.slice(hash + 1));
  if (!existsSync(asked) || !statSync(asked).isFile()) return inStarter(asked, wanted);
  const project = dirname(dirname(resolve(asked)));
  if (existsSync(join(project, manifestPath))) return inProject(asked, project, basename(asked, ".json"));
  return ofOwnEditor(asked, wanted);
}

function inProject(asked: string, folder: string, id: string): DeckPlace {
  const { files } = readProject(folder);
  const manifest = manifestOf(files);
  if (!manifest)
    throw new CannotDo(projectProblems.report("project/unknown-game", {}, { name: manifestPath, games: "" }));
  if (!files.has(deckPath(id))) throw noSuchDeck(asked, deckIds(files));
  return { game: manifest.game, id, files, problems: [] };
}

function inStarter(id: string, wanted: GameId | undefined): DeckPlace {
  const { root } = findAppPlace();
  for (const game of wanted ? [wanted] : gameIds) {
    const folder = join(root, "templates", game, "starter");
    if (existsSync(join(folder, deckPath(id)))) return inProject(id, folder, id);
  }
  throw noSuchDeck(id, deckIds(readProject(join(root, "templates", wanted ?? gameIds[0], "starter")).files));
}

/** A file that lies in no project is a deck of some game's own editor, or nothing. */
function ofOwnEditor(file: string, wanted: GameId | undefined): DeckPlace {
  const text = readFileSync(file, "utf8");
  const game = wanted ?? gameIds.find((id) => cardGame(id).deckFile);
  const isOurs = /^\s*\{/.test(text);
  if (isOurs || game === undefined || !cardGame(game).deckFile)
    throw new CannotDo(cliProblems.report("cli/deck-outside", {}, { file }));
  const { files, deckId, problems } = projectOfDeckFile(game, basename(file, extname(file)), text);
  const [problem] = problems;
  if (!files.has(deckPath(deckId)) && problem) throw new CannotDo(problem);
  return { game, id: deckId, files, problems };
}

/** A deck file of a game's own editor, wherever it lies. */
export function readOwnDeckFile(file: string, wanted: GameId | undefined): DeckPlace {
  if (!existsSync(file) || !statSync(file).isFile())
    throw new CannotDo(cliProblems.report("cli/no-such-place", {}, { place: file }));
  return ofOwnEditor(file, wanted);
}

const noSuchDeck = (deck: string, decks: readonly string[]): CannotDo =>
  new CannotDo(cliProblems.report("cli/no-such-deck", {}, { deck, decks: decks.join(", ") || "none" }));
