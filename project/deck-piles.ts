import type { Options } from "../engine/core/options";
import { cardGame } from "../engine/games/registry";
import type { DeckEntry } from "../schemas/deck";
import type { GameId } from "../schemas/game-id";
import { factsOf } from "./project-text";

/** In which piles the cards of a deck lie before one's eyes. */

const pileOrders = ["cost", "type", "copies", "hand"] as const;
export type PileOrder = (typeof pileOrders)[number];

export interface PiledCard {
  entry: DeckEntry;
  name: string;
  /** Missing where it can't be read. */
  card: object | undefined;
}

export interface Pile {
  /** As it stands in the deck's file, or what its cards share. */
  key: string;
  title: string;
  cards: readonly PiledCard[];
  copies: number;
}

const collator = new Intl.Collator("en", { numeric: true });

/** Sorted by what the piles are of; within one by cost, then by name. */
export function pilesOf(cards: readonly PiledCard[], order: PileOrder, game: GameId, rules?: Options): Pile[] {
  const costs = new Map(cards.map((each) => [each, costOf(each, game, rules)]));
  const called = costName(game);
  const piles = new Map<string, { title: string; rank: number; cards: PiledCard[] }>();
  for (const each of cards) {
    const { key, title, rank } = placeOf(each);
    const pile = piles.get(key);
    if (pile) pile.cards.push(each);
    else piles.set(key, { title, rank, cards: [each] });
  }
  return [...piles]
    .sort(([, a], [, b]) => a.rank - b.rank || collator.compare(a.title, b.title))
    .map(([key, { title, cards: own }]) => ({
      key,
      title,
      copies: own.reduce((sum, { entry }) => sum + entry.count, 0),
      cards: own.sort((a, b) => costs.get(a)! - costs.get(b)! || collator.compare(a.name, b.name)),
    }));

  function placeOf(each: PiledCard): { key: string; title: string; rank: number } {
    const { entry, card } = each;
    if (order === "hand") {
      const { pile } = entry;
      return pile === undefined ? { key: "", title: "On no pile", rank: 1 } : { key: pile, title: pile, rank: 0 };
    }
    if (order === "copies") {
      const title = entry.count === 1 ? "One copy" : `${entry.count} copies`;
      return { key: String(entry.count), title, rank: -entry.count };
    }
    if (!card) return { key: "", title: "Can’t be read", rank: Number.POSITIVE_INFINITY };
    if (order === "type") {
      const { type } = factsOf(card, game);
      return { key: type, title: type, rank: 0 };
    }
    const size = costs.get(each)!;
    if (size < 0) return { key: "none", title: `No ${called.toLowerCase()}`, rank: -1 };
    return { key: String(size), title: `${called} ${size}`, rank: size };
  }
}

/** What cards of a game cost, in its own word. */
export const costName = (game: GameId): string => cardGame(game).worth?.called ?? "Cost";

/** As everywhere else a card's cost is a number; of cards that nobody pays for, below any. */
function costOf({ card }: PiledCard, game: GameId, rules: Options | undefined): number {
  const { worth } = cardGame(game);
  if (worth) return (card && worth.cost(card, rules)) ?? -1;
  const cost = (card && factsOf(card, game).cost) ?? "";
  return cost === "" ? -1 : costSize(cost);
}

/** By the number in the cost, or by its symbols where it has none; “{B} and 2 Cards” costs three. */
export function costSize(cost: string): number {
  const [bare, ...symbols] = [cost.replace(/\{[^}]+\}/g, ""), ...cost.matchAll(/\{[^}]+\}/g)];
  const numbers = [...bare.matchAll(/\d+/g)].reduce((sum, [n]) => sum + Number(n), 0);
  // "2 {sack}" is two sacks, "{R}{R}" two resources.
  return /^\s*\d+\s*\{[^}]+\}\s*$/.test(cost) ? numbers : numbers + symbols.length;
}
