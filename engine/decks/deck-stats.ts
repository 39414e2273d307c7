import type { CardFacts, CardGame } from "../core/card-game";
import { countCards } from "./deck-lines";

/** What a deck is made of, whatever the game: of the cards that are drawn from it. */
interface DeckStats {
  cards: number;
  distinct: number;
  /** Cards of its list that are never drawn: a class, a queen. */
  beside: number;
  types: Record<string, number>;
  /** Cards by cost, as printed. */
  costs: Record<string, number>;
  /** Symbols in all costs together. */
  symbols: Record<string, number>;
}

interface Entry<Card> {
  card: Card;
  facts: CardFacts;
  count: number;
}

export const drawnFrom = <Card, E extends { card: Card }>({ isDrawn }: CardGame<Card>, entries: readonly E[]): E[] =>
  entries.filter(({ card }) => isDrawn?.(card) ?? true);

export function deckStats<Card>(game: CardGame<Card>, listed: readonly Entry<Card>[]): DeckStats {
  const entries = drawnFrom(game, listed);
  const [types, costs, symbols] = [new Map<string, number>(), new Map<string, number>(), new Map<string, number>()];
  const add = (table: Map<string, number>, key: string, n: number): void => {
    table.set(key, (table.get(key) ?? 0) + n);
  };
  for (const { facts, count } of entries) {
    add(types, facts.type, count);
    add(costs, facts.cost ?? "", count);
    for (const [, symbol] of (facts.cost ?? "").matchAll(/\{([^}]+)\}/g)) add(symbols, symbol!, count);
  }
  const [byType, byCost, bySymbol] = [types, costs, symbols].map((table) => Object.fromEntries(table));
  const cards = countCards(entries);
  const beside = countCards(listed) - cards;
  return { cards, distinct: entries.length, beside, types: byType!, costs: byCost!, symbols: bySymbol! };
}
