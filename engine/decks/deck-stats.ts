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
  const [types, costs, symbols] = [new Map<string, number>(), new Map<string, number>(), new Map<string, number>()];
  let cards = 0;
  const add = (table: Map<string, number>, key: string, n: number): void => {
    table.set(key, (table.get(key) ?? 0) + n);
  };
  for (const { facts, count } of entries) {
    cards += count;
    add(types, facts.type, count);
    add(costs, facts.cost ?? "", count);
    for (const [, symbol] of (facts.cost ?? "").matchAll(/\{([^}]+)\}/g)) add(symbols, symbol!, count);
  }
  const [byType, byCost, bySymbol] = [types, costs, symbols].map((table) => Object.fromEntries(table));
  return { cards, distinct: entries.length, types: byType!, costs: byCost!, symbols: bySymbol! };
}
