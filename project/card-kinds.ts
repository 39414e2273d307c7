import type { Language } from "../engine/core/language";
import type { GameId } from "../schemas/game-id";
import { cardPath } from "./paths";
import { cardIds, type Files, factsOf } from "./project-text";
import { cardAt } from "./whole-card";

/** A type of card, as files and as people call it. */
interface CardKind {
  kind: string;
  type: string;
}

/** The types that the cards of a set are of, by name. */
export function cardKinds(files: Files, game: GameId, language: Language): CardKind[] {
  const types = new Map<string, string>();
  for (const id of cardIds(files)) {
    const card = cardAt<object>(files, cardPath(id), game);
    if (!card) continue;
    const { kind, type } = factsOf(card, game, language);
    types.set(kind, type);
  }
  return [...types].map(([kind, type]) => ({ kind, type })).sort((a, b) => a.type.localeCompare(b.type));
}
