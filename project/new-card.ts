import { cardGame } from "../engine/games/registry";
import type { GameId } from "../schemas/game-id";
import { readDocument } from "./document";
import { formatDocument, schemaFor } from "./format";
import { cardPath } from "./paths";
import { type Files, manifestOf } from "./project-text";

/** What a set may not say for all new cards: each has its own. */
const ownFields = new Set(["$schema", "name", "number"]);

/** The fields that the set gives to each new card, as far as its game has them. */
export function givenFields(files: Files, game: GameId): Record<string, unknown> {
  const known = (schemaFor("card", game) as { properties?: object } | undefined)?.properties ?? {};
  return Object.fromEntries(
    Object.entries(manifestOf(files)?.newCards ?? {}).filter(
      ([key]) => Object.hasOwn(known, key) && !ownFields.has(key),
    ),
  );
}

/** A new card: plain, with what the set gives to each. What would make it unreadable is left out. */
export function newCardOf(files: Files, game: GameId, name: string): object {
  let card = cardGame(game).newCard(name) as object;
  for (const [key, value] of Object.entries(givenFields(files, game))) {
    const next = { ...card, [key]: value };
    if (readDocument(cardPath("new"), formatDocument(next, "card", game), game).value !== undefined) card = next;
  }
  return card;
}

/** Many new cards: what is given to each is read once. */
export function newCardsOf(files: Files, game: GameId): (name: string) => object {
  const plain = newCardOf(files, game, "New card");
  return (name) => ({ ...plain, name });
}
