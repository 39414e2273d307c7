import type { Draws } from "../../engine/core/card-game";
import type { Slip } from "../../engine/core/formula/parse-formula";
import { cardsByTurn, chancesByCards, chancesByTurn, type Met } from "../../engine/decks/odds";
import { searchFor } from "../search/search";
import type { SearchEntry, SearchedIn } from "../search/searched-card";
import { mostConditions, readQuestion } from "./read-question";

/** A card that is drawn from a deck. */
export interface DrawnCard {
  entry: SearchEntry;
  count: number;
}

export interface Odds {
  query: string;
  /** In the first hand, then in each turn. */
  byTurn: readonly number[];
  /** How many cards have come by then. */
  cards: readonly number[];
  /** Of each condition, how many cards of the deck meet it. */
  meeting: readonly { search: string; least: number; most?: number; cards: number }[];
  slips: readonly Slip[];
}

/** The turns that are looked at, unless the deck ends before. */
const usualTurns = 8;

/** `draws`: how the game deals, or after how many cards one wants to know. */
export function askOdds(
  query: string,
  deck: readonly DrawnCard[],
  searched: SearchedIn,
  draws: Draws | readonly number[],
): Odds {
  const { asked, met, wanted, slips } = conditionsOf(query, deck, searched);
  const cards = "opening" in draws ? cardsByTurn(draws, usualTurns) : [...draws];
  const byTurn = "opening" in draws ? chancesByTurn(met, wanted, draws, usualTurns) : byCards(met, wanted, cards);
  return {
    query,
    byTurn,
    cards,
    meeting: asked.map((one, n) => ({
      ...one,
      cards: met.reduce((sum, { count, meets }) => sum + (meets & (1 << n) ? count : 0), 0),
    })),
    slips,
  };
}

/** What a question asks for, and which cards meet it, in their order. */
export function conditionsOf(query: string, deck: readonly DrawnCard[], searched: SearchedIn) {
  const asked = readQuestion(query).slice(0, mostConditions);
  const searches = asked.map(({ search }) => searchFor(search, searched));
  const met = deck.map(({ entry, count }): Met => {
    const meets = searches.reduce((bits, { finds }, n) => bits | (finds(entry) ? 1 << n : 0), 0);
    return { count, meets };
  });
  const wanted = asked.map(({ least, most }) => ({ least, ...(most !== undefined && { most }) }));
  return { asked, met, wanted, slips: searches.flatMap(({ slips }) => slips) };
}

function byCards(
  met: readonly Met[],
  wanted: Parameters<typeof chancesByCards>[1],
  cards: readonly number[],
): number[] {
  const chances = chancesByCards(met, wanted, Math.max(0, ...cards));
  return cards.map((n) => chances[n]!);
}
