import type { Draws } from "../../engine/core/card-game";
import type { HandQuestion } from "../../engine/decks/hands/many-hands";
import { chancesByTurn } from "../../engine/decks/odds";
import { factsOf } from "../project-text";
import type { SearchedIn } from "../search/searched-card";
import { conditionsOf, type DrawnCard } from "./ask-odds";

/** What many dealt hands are asked, with the exact chance of each. */
export interface HandAsked extends HandQuestion {
  title: string;
  /** Exactly, in the first hand, then by each turn. */
  exact: readonly number[];
}

const mostKinds = 5;

/** What somebody wants to know of the deck; of nothing in particular, whether something of each kind comes. */
export function handQuestions(
  queries: readonly string[],
  deck: readonly DrawnCard[],
  searched: SearchedIn,
  draws: Draws,
  turns: number,
): HandAsked[] {
  const asked = (
    title: string,
    { met, wanted }: Pick<ReturnType<typeof conditionsOf>, "met" | "wanted">,
  ): HandAsked => ({
    title,
    wanted,
    meets: Object.fromEntries(deck.map(({ entry }, at) => [entry.id, met[at]!.meets])),
    exact: chancesByTurn(met, wanted, draws, turns),
  });
  if (queries.length > 0) return queries.map((query) => asked(query, conditionsOf(query, deck, searched)));
  const factsIn = ({ entry: { card } }: DrawnCard) => card && factsOf(card, searched.game);
  const kindOf = (card: DrawnCard): string => factsIn(card)?.type ?? "";
  const nameOf = (card: DrawnCard): string => factsIn(card)?.name ?? "";
  // Where all cards are of one kind, each card is one of its own.
  const wordOf = new Set(deck.map(kindOf)).size > 1 ? kindOf : nameOf;
  const words = [...new Set(deck.map(wordOf))].filter(Boolean).slice(0, mostKinds);
  return words.map((word) => {
    const met = deck.map((card) => ({ count: card.count, meets: wordOf(card) === word ? 1 : 0 }));
    return asked(`At least one ${word}`, { met, wanted: [{ least: 1 }] });
  });
}
