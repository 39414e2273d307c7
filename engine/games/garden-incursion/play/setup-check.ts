import type { GardenIncursionCard } from "../../../../schemas/cards/garden-incursion";
import type { Problem } from "../../../../schemas/problem";
import type { MatchSetup } from "../../../core/game";
import { completeOptions } from "../../../core/options";
import { matchProblems } from "../../../core/problems";
import { checkDeckRules } from "../../../decks/check-deck";
import { gardenDeckRules } from "../deck";
import { type GardenRules, gardenOptionSpecs, gardenRules } from "../options";
import { gardenProblems } from "../problems";
import { makeSpace, type Space } from "./space";

/** The house rules of a match and its field, or why it can't be had. */
export function readSetup({ seats, options: given, cards }: MatchSetup): {
  options: GardenRules;
  space: Space | undefined;
  problems: Problem[];
} {
  const completed = completeOptions(gardenOptionSpecs, given);
  if (!completed.ok) return { options: gardenRules, space: undefined, problems: [completed.problem] };
  const options = completed.value as GardenRules;
  const problems: Problem[] = [];
  const space = makeSpace(options, seats.length);
  if (typeof space === "string")
    problems.push(gardenProblems.report("garden-incursion/bad-field", {}, { reason: space }));
  if (options.queenDistance % 500 !== 0)
    problems.push(
      gardenProblems.report("garden-incursion/bad-field", {}, { reason: "“queenDistance” goes in steps of 500" }),
    );
  for (const { deck = [] } of seats) {
    for (const { card } of deck)
      if (!Object.hasOwn(cards, card)) problems.push(matchProblems.report("match/unknown-card", { card }, { card }));
  }
  return { options, space: typeof space === "string" ? undefined : space, problems };
}

/** Rules §4: every deck must be free of errors under the house rules of the match, and the tribes be different where that is asked for. */
export function checkGardenSetup(setup: MatchSetup): Problem[] {
  const { options, problems } = readSetup(setup);
  if (problems.length > 0) return problems;
  const entriesOf = (deck: NonNullable<MatchSetup["seats"][number]["deck"]>) =>
    deck.map(({ card, count }) => ({ id: card, count, card: setup.cards[card] as unknown as GardenIncursionCard }));
  const rules = gardenDeckRules(options, setup.seats.length);
  const found = setup.seats.flatMap(({ deck = [] }) => checkDeckRules(rules, entriesOf(deck)));
  const tribes = setup.seats.map(
    ({ deck = [] }) => entriesOf(deck).find(({ card }) => card.type === "queen")?.card.tribe,
  );
  const twice = tribes.find((tribe, n) => tribe !== undefined && tribes.indexOf(tribe) !== n);
  if (twice !== undefined && options.sameTribe === "forbid")
    found.push(gardenProblems.report("garden-incursion/same-tribe", {}, { tribe: twice }));
  return found.filter(({ severity }) => severity === "error");
}
