import type { CardFacts } from "../engine/core/card-game";
import type { Language } from "../engine/core/language";
import { cardGame } from "../engine/games/registry";
import type { Deck } from "../schemas/deck";
import type { GameId } from "../schemas/game-id";
import type { Manifest } from "../schemas/manifest";
import type { Template } from "../schemas/template";
import { readDocument, readManifest } from "./document";
import { cardIdOf, deckIdOf, manifestPath, templatePath } from "./paths";

/** A project as its texts, by path. Everything else about it is derived. */
export type Files = ReadonlyMap<string, string>;

export interface NamedCard {
  name: string;
}

export function manifestOf(files: Files): Manifest | undefined {
  const text = files.get(manifestPath);
  return text === undefined ? undefined : readManifest(text).value;
}

const idsBy =
  (idOf: (path: string) => string | undefined) =>
  (files: Files): string[] =>
    [...files.keys()].map(idOf).filter((id) => id !== undefined);

export const cardIds = idsBy(cardIdOf);
export const deckIds = idsBy(deckIdOf);

export const readCard = <T = NamedCard>(path: string, text: string, game: GameId): T | undefined =>
  readDocument<T>(path, text, game).value;
export const readDeck = (path: string, text: string, game: GameId): Deck | undefined =>
  readDocument<Deck>(path, text, game).value;

const knownFacts: Record<Language, WeakMap<object, CardFacts>> = { en: new WeakMap(), de: new WeakMap() };

/** The facts of a card; the same card object is described once in a language. */
export function factsOf(card: object, game: GameId, language: Language = "en"): CardFacts {
  const known = knownFacts[language];
  const facts = known.get(card) ?? cardGame(game).describe(card, language);
  known.set(card, facts);
  return facts;
}

/** The layout that a project brings itself, if it has a valid one: it goes before the game's. */
export function ownTemplate(files: Files, name: string, game: GameId): Template | undefined {
  const path = templatePath(name);
  const text = files.get(path);
  return text === undefined ? undefined : readDocument<Template>(path, text, game).value;
}
