import type { RichText } from "../engine/core/card-game";
import { cardGame } from "../engine/games/registry";
import type { GameId } from "../schemas/game-id";
import { factsOf } from "./project-text";

/** What the costs of a deck ask for, symbol by symbol, and how much of it its cards give. */
export interface AskedSymbol {
  symbol: string;
  /** “fire”. */
  word: string;
  asked: number;
  given: number;
}

/** Numbers before one symbol count it, as in “2 {sack}”; otherwise each is one. */
function counted(text: RichText, add: (symbol: string, n: number) => void): void {
  for (const [, number, symbols] of text.matchAll(/(?:(\d+)\s*)?((?:\{[^{}:\s]+\})+)/g)) {
    const each = [...symbols!.matchAll(/\{([^}]+)\}/g)].map(([, symbol]) => symbol!);
    for (const symbol of each) add(symbol, number !== undefined && each.length === 1 ? Number(number) : 1);
  }
}

/** Nothing, where costs are numbers alone. */
export function askedAndGiven(cards: readonly { card: object; count: number }[], game: GameId): AskedSymbol[] {
  const { gives, symbols } = cardGame(game);
  const found = new Map<string, AskedSymbol>();
  const of = (symbol: string): AskedSymbol => {
    const known = found.get(symbol) ?? { symbol, word: symbols[symbol]?.word ?? symbol, asked: 0, given: 0 };
    found.set(symbol, known);
    return known;
  };
  for (const { card, count } of cards) {
    const { cost = "", text } = factsOf(card, game);
    counted(cost, (symbol, n) => {
      of(symbol).asked += n * count;
    });
    const give = (symbol: string, n: number) => {
      of(symbol).given += n * count;
    };
    for (const symbol of gives?.(card) ?? []) give(symbol, 1);
    for (const [, gain] of text.matchAll(/(?:\+|\bgains?\s|\bgets?\s)\s*((?:\d+\s*)?(?:\{[^{}:\s]+\})+)/gi))
      counted(gain!, give);
  }
  const all = [...found.values()];
  if (all.every(({ asked }) => asked === 0)) return [];
  return all.sort((a, b) => b.asked - a.asked || b.given - a.given);
}

/** Of what is asked for and given, that which is asked for most. */
export const mostAsked = (symbols: readonly AskedSymbol[]): AskedSymbol | undefined =>
  symbols.find(({ asked, given }) => asked > 0 && given > 0) ?? symbols[0];
