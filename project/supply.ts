import type { DeckList, Supply } from "../engine/core/setup";
import type { Json } from "../engine/core/vocabulary";
import type { GameId } from "../schemas/game-id";
import type { Scenario } from "../schemas/scenario";
import { cardIdOf, deckIdOf } from "./paths";
import { type Files, manifestOf, readDeck } from "./project-text";
import { cardAt, sharedParts, wholeCard } from "./whole-card";

/** What a project has to play with: its cards, decks and house rules. What can't be read is left out; a check names it. */
export function supplyOf(files: Files, game: GameId): Supply {
  const cards: [string, Json][] = [];
  const decks: [string, DeckList][] = [];
  for (const [path, text] of [...files].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const [cardId, deckId] = [cardIdOf(path), deckIdOf(path)];
    const card = cardId === undefined ? undefined : cardAt(files, path, game);
    if (cardId !== undefined && card !== undefined) cards.push([cardId, card as Json]);
    const deck = deckId === undefined ? undefined : readDeck(path, text, game);
    if (deckId !== undefined && deck !== undefined) decks.push([deckId, deck.cards]);
  }
  return {
    cards: Object.fromEntries(cards),
    decks: Object.fromEntries(decks),
    options: manifestOf(files)?.options ?? {},
  };
}

/** A scenario with the cards that it brings made whole: they may take what the project's own cards take. */
export function wholeScenario(scenario: Scenario, files: Files, game: GameId): Scenario {
  const { cards } = scenario.given as { cards?: Readonly<Record<string, unknown>> };
  if (typeof cards !== "object" || cards === null) return scenario;
  const parts = sharedParts(files, game);
  const whole = Object.entries(cards).map(([id, card]) => [
    id,
    typeof card === "object" && card !== null ? wholeCard(card, parts, game) : card,
  ]);
  return { ...scenario, given: { ...scenario.given, cards: Object.fromEntries(whole) } as Scenario["given"] };
}
