import type { FlaskCard } from "../../../../schemas/cards/flask";
import type { Problem } from "../../../../schemas/problem";
import type { MatchSetup } from "../../../core/game";
import { completeOptions } from "../../../core/options";
import { matchProblems, optionProblems } from "../../../core/problems";
import { checkDeckRules } from "../../../decks/check-deck";
import { checkFlaskCard } from "../card-check";
import { flaskDeckRules } from "../deck";
import { options as declared, type Options } from "../options";

/** The house rules of a match, or why it can't be had with them or without cards that its decks name. */
export function readSetup({ seats, options: given, cards }: MatchSetup): {
  options: Options;
  problems: Problem[];
} {
  const completed = completeOptions(declared.specs, given);
  if (!completed.ok) return { options: given as Options, problems: [completed.problem] };
  const options = completed.value as Options;
  const refuse = (name: keyof Options, allowed: string): Problem =>
    optionProblems.report("options/out-of-range", {}, { name, value: String(options[name]), allowed });
  const problems: Problem[] = [];
  if (options.startHand >= options.deckSize) problems.push(refuse("startHand", "less than the deck size"));
  if (options.firstPlayer !== "random" && Number(options.firstPlayer) >= seats.length) {
    problems.push(refuse("firstPlayer", `random, or a seat from 0 to ${seats.length - 1}`));
  }
  for (const { deck = [] } of seats) {
    for (const { card } of deck) {
      if (!Object.hasOwn(cards, card)) problems.push(matchProblems.report("match/unknown-card", { card }, { card }));
    }
  }
  return { options, problems };
}

/** Rules §5.1: every deck must be free of errors under the house rules of the match. */
export function checkFlaskSetup(setup: MatchSetup): Problem[] {
  const { options, problems } = readSetup(setup);
  if (problems.length > 0) return problems;
  const found = setup.seats.flatMap(({ deck = [] }) => {
    const entries = deck.map(({ card, count }) => ({
      id: card,
      count,
      card: setup.cards[card] as unknown as FlaskCard,
    }));
    const cards = entries.flatMap(({ id, card }) =>
      checkFlaskCard(card, options).map((problem) => ({ ...problem, where: { ...problem.where, card: id } })),
    );
    return [...cards, ...checkDeckRules(flaskDeckRules(options), entries)];
  });
  return found.filter(({ severity }) => severity === "error");
}
