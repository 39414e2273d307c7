import type { HatchCard } from "../../../../schemas/cards/hatch";
import type { Problem } from "../../../../schemas/problem";
import type { MatchSetup } from "../../../core/game";
import { completeOptions } from "../../../core/options";
import { matchProblems, optionProblems } from "../../../core/problems";
import { checkDeckRules } from "../../../decks/check-deck";
import { checkHatchCard } from "../card-check";
import { hatchDeckRules } from "../deck";
import { type HatchOptions, hatchDefaults, hatchOptionSpecs } from "../options";

/** The house rules of a match, or why it can't be had with them or without cards that its deck names. */
export function readSetup({ seats, deck = [], options: given, cards }: MatchSetup): {
  options: HatchOptions;
  problems: Problem[];
} {
  const completed = completeOptions(hatchOptionSpecs, given);
  if (!completed.ok) return { options: hatchDefaults, problems: [completed.problem] };
  const options = completed.value as HatchOptions;
  const problems: Problem[] = [];
  const { startingPlayer } = options;
  if (startingPlayer !== "random" && Number(startingPlayer) >= seats.length) {
    const allowed = `random, or a seat from 0 to ${seats.length - 1}`;
    problems.push(
      optionProblems.report("options/out-of-range", {}, { name: "startingPlayer", value: startingPlayer, allowed }),
    );
  }
  for (const { card } of deck) {
    if (!Object.hasOwn(cards, card)) problems.push(matchProblems.report("match/unknown-card", { card }, { card }));
  }
  return { options, problems };
}

/** The family that a house rule adds; by the printed deck nobody has it. */
export const omenFamily = "Omen";

/** The deck that is played with: the one that was brought, and with `omens` every Omen that it lacks. */
export function fullDeck(
  { deck = [], cards }: MatchSetup,
  { omens }: HatchOptions,
): readonly { card: string; count: number }[] {
  if (!omens) return deck;
  const lacking = Object.entries(cards as unknown as Record<string, HatchCard>)
    .filter(([id, { family }]) => family === omenFamily && !deck.some(({ card }) => card === id))
    .map(([card, { copies = 1 }]) => ({ card, count: copies }));
  return [...deck, ...lacking];
}

/** Rules §4: the deck and its cards must be free of errors under the house rules of the match. */
export function checkHatchSetup(setup: MatchSetup): Problem[] {
  const { options, problems } = readSetup(setup);
  if (problems.length > 0) return problems;
  const entries = fullDeck(setup, options).map(({ card, count }) => ({
    id: card,
    count,
    card: setup.cards[card] as unknown as HatchCard,
  }));
  const cards = entries.flatMap(({ id, card }) =>
    checkHatchCard(card).map((problem) => ({ ...problem, where: { ...problem.where, card: id } })),
  );
  const deck = checkDeckRules(hatchDeckRules(options, setup.seats.length), entries);
  return [...cards, ...deck].filter(({ severity }) => severity === "error");
}
