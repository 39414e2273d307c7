import type { Problem } from "../../../../schemas/problem";
import type { MatchSetup } from "../../../core/game";
import { linesOf, misfit, problemsOfCards } from "../../../core/match-setup";
import { checkDeckRules } from "../../../decks/check-deck";
import { checkCard } from "../card-check";
import type { Card } from "../card-schema";
import { deckRules } from "../deck";
import type { Options } from "../options";

type Setup = MatchSetup<Card, Options>;

export function misfits({ options, seats }: Setup): Problem[] {
  const { startHand, deckSize, firstPlayer } = options;
  const isNobody = firstPlayer !== "random" && Number(firstPlayer) >= seats.length;
  return [
    ...(startHand >= deckSize ? [misfit(options, "startHand", "less than the deck size")] : []),
    ...(isNobody ? [misfit(options, "firstPlayer", `random, or a seat from 0 to ${seats.length - 1}`)] : []),
  ];
}

/** Rules §5.1: every deck must be free of errors under the house rules of the match. */
export const checkSetup = ({ seats, options, cards }: Setup): Problem[] =>
  seats.flatMap(({ deck }) => {
    const lines = linesOf(deck, cards);
    return [
      ...problemsOfCards(lines, (card) => checkCard(card, options)),
      ...checkDeckRules(deckRules(options), lines),
    ];
  });
