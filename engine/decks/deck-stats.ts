import type { CardFacts } from "../core/card-game";

/** What a deck is made of, whatever the game. */
export interface DeckStats {
  cards: number;
  distinct: number;
  types: Record<string, number>;
  /** Cards by cost, as printed. */
  costs: Record<string, number>;
  /** Symbols in all costs together. */
  symbols: Record<string, number>;
}

export function deckStats(entries: readonly { facts: CardFacts; count: number }[]): DeckStats {
  const stats: DeckStats = { cards: 0, distinct: entries.length, types: {}, costs: {}, symbols: {} };
  const add = (table: Record<string, number>, key: string, n: number): void => {
    table[key] = (table[key] ?? 0) + n;
  };
  for (const { facts, count } of entries) {
    stats.cards += count;
    add(stats.types, facts.type, count);
    add(stats.costs, facts.cost ?? "", count);
    for (const [, symbol] of (facts.cost ?? "").matchAll(/\{([^}]+)\}/g)) add(stats.symbols, symbol!, count);
  }
  return stats;
}
