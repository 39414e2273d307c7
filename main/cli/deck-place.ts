import { basename, dirname, extname, join, resolve } from "node:path";
import { cardGame } from "../../engine/games/registry";
import { projectOfDeckFile } from "../../project/deck-file";
import { deckPath, manifestPath } from "../../project/paths";
import { deckIds, type Files, manifestOf } from "../../project/project-text";
import { type GameId, gameIds } from "../../schemas/game-id";
import type { Problem } from "../../schemas/problem";
import { placeAt, readGiven } from "../given-file";
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
  /** What was wrong with a deck file of another program. */
  problems: Problem[];
}

/** Decks as people name them on the command line: a starter deck's id, a deck file, or `<project>#<id>`. */
export function findDeckPlace(asked: string, wanted: GameId | undefined): DeckPlace {
  const hash = asked.lastIndexOf("#");
  if (hash > 0) return inProject(asked, asked.slice(0, hash), asked.slice(hash + 1));
  if (placeAt(asked) !== "file") return inStarter(asked, wanted);
  const project = dirname(dirname(resolve(asked)));
  if (placeAt(join(project, manifestPath)) === "file") return inProject(asked, project, basename(asked, ".json"));
  return ofOwnEditor(asked, wanted);
}

function inProject(asked: string, folder: string, name: string): DeckPlace {
  const { files } = readProject(folder);
  const manifest = manifestOf(files);
  if (!manifest)
    throw new CannotDo(projectProblems.report("project/unknown-game", {}, { name: manifestPath, games: "" }));
  const id = deckIdNamed(files, name);
  if (id === undefined) throw noSuchDeck(asked, name, files);
  return { game: manifest.game, id, files, folder, problems: [] };
}

function inStarter(id: string, wanted: GameId | undefined): DeckPlace {
  const { root } = findAppPlace();
  for (const game of wanted ? [wanted] : gameIds) {
    const folder = join(root, "templates", game, "starter");
    if (deckIdNamed(readProject(folder).files, id) === undefined) continue;
    const { folder: _ownToAll, ...found } = inProject(id, folder, id);
    return found;
  }
  throw noSuchDeck(id, id, readProject(join(root, "templates", wanted ?? gameIds[0], "starter")).files);
}

/** A file that lies in no project is a deck of some game's own editor, or nothing. */
function ofOwnEditor(file: string, wanted: GameId | undefined): DeckPlace {
  const given = readGiven(file);
  if (!given.ok) throw new CannotDo(given.problem);
  const text = given.value;
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
  return ofOwnEditor(file, wanted);
}

function noSuchDeck(deck: string, name: string, files: Files): CannotDo {
  const decks = deckIds(files);
  const params = { deck, meant: didYouMean(name, decks), decks: decks.join(", ") || "none" };
  return new CannotDo(cliProblems.report("cli/no-such-deck", {}, params));
}
