import type { Problem } from "../../../../schemas/problem";
import type { MatchSetup } from "../../../core/game";
import { linesOf, misfit, problemsOfCards } from "../../../core/match-setup";
import type { DeckList } from "../../../core/setup";
import { checkDeckRules } from "../../../decks/check-deck";
import { checkCard } from "../card-check";
import type { Card } from "../card-schema";
import { deckRules } from "../deck";
import type { Options } from "../options";

type Setup = MatchSetup<Card, Options>;

export function misfits({ options, seats }: Setup): Problem[] {
  const { startingPlayer } = options;
  const isNobody = startingPlayer !== "random" && Number(startingPlayer) >= seats.length;
  return isNobody ? [misfit(options, "startingPlayer", `random, or a seat from 0 to ${seats.length - 1}`)] : [];
}

/** The family that a house rule adds; by the printed deck nobody has it. */
export const omenFamily = "Omen";

/** The deck that is played with: the one that was brought, and with `omens` every Omen that it lacks. */
export function fullDeck({ deck = [], cards, options }: Setup): DeckList {
  if (!options.omens) return deck;
  const lacking = Object.entries(cards)
    .filter(([id, { family }]) => family === omenFamily && !deck.some(({ card }) => card === id))
    .map(([card, { copies = 1 }]) => ({ card, count: copies }));
  return [...deck, ...lacking];
}

/** Rules §4: the deck and its cards must be free of errors under the house rules of the match. */
export function checkSetup(setup: Setup): Problem[] {
  const lines = linesOf(fullDeck(setup), setup.cards);
  return [...problemsOfCards(lines, checkCard), ...checkDeckRules(deckRules(setup.options, setup.seats.length), lines)];
}
