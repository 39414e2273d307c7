import type { DeckList, Supply } from "../../engine/core/setup";
import type { Json } from "../../engine/core/vocabulary";
import { cardIdOf, deckIdOf, manifestPath } from "../../project/paths";
import { manifestOf, readCard, readDeck } from "../../project/project-text";
import type { GameId } from "../../schemas/game-id";
import { projectProblems } from "../projects/problems";
import { CannotDo } from "./command";
import { type ReadProject, readProject } from "./read-project";

/** What a project has to play with. Cards and decks that can't be read are left out; `cardwright check` names them. */
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
  const { game, options = {} } = manifest;
  const cards: Record<string, Json> = {};
  const decks: Record<string, DeckList> = {};
  for (const [path, text] of [...project.files].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const [cardId, deckId] = [cardIdOf(path), deckIdOf(path)];
    const card = cardId === undefined ? undefined : readCard<Json>(path, text, game);
    if (cardId !== undefined && card !== undefined) cards[cardId] = card;
    const deck = deckId === undefined ? undefined : readDeck(path, text, game);
    if (deckId !== undefined && deck !== undefined) decks[deckId] = deck.cards;
  }
  return { game, supply: { cards, decks, options }, project };
}
