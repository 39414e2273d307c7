import type { GameId } from "../../schemas/game-id";
import { cardPath } from "../paths";
import { cardIds, type Files, factsOf } from "../project-text";
import { cardAt } from "../whole-card";
import type { ListedCard } from "./known-cards";

const listed = new WeakMap<Files, readonly ListedCard[]>();

/** The cards of a project as lists may call them. */
export function listedCards(files: Files, game: GameId): readonly ListedCard[] {
  const cards =
    listed.get(files) ??
    cardIds(files).flatMap((id) => {
      const card = cardAt<object>(files, cardPath(id), game);
      if (!card) return [];
      const { name, code } = factsOf(card, game);
      return [{ id, name, code }];
    });
  listed.set(files, cards);
  return cards;
}
