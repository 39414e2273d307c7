import type { CastleLanesCard } from "../../../../schemas/cards/castle-lanes";
import type { Problem } from "../../../../schemas/problem";
import type { MatchSetup } from "../../../core/game";
import { completeOptions } from "../../../core/options";
import { matchProblems, optionProblems } from "../../../core/problems";
import { checkDeckRules } from "../../../decks/check-deck";
import { castleLanesDeckRules } from "../deck";
import { type CastleLanesOptions, castleLanesOptionSpecs, castleLanesPresets, castleLanesRules } from "../options";

const leastHandLimit = 3;
const limits = `0 for no limit, or a whole number from ${leastHandLimit} to 20`;
const activeSkills = "a skill of the set that asks for no target, by its id, or “none”";

/** Whether a skill can be always at hand: nobody names its targets (rules §3 `activeSkill`). */
function isActiveSkill(cards: MatchSetup["cards"], id: string): boolean {
  const card = Object.hasOwn(cards, id) ? (cards[id] as unknown as CastleLanesCard) : undefined;
  // A set without the usual skill, Rush, plays without one.
  if (!card) return id === "none" || id === castleLanesRules.activeSkill;
  return card.type === "skill" && (card.abilities ?? []).every(({ targets = [] }) => targets.length === 0);
}

/** The house rules of a match, or why it can't be had with them or without cards that its decks name. */
export function readSetup({ seats, options: given, cards }: MatchSetup): {
  options: CastleLanesOptions;
  problems: Problem[];
} {
  const completed = completeOptions(castleLanesOptionSpecs, given, castleLanesPresets);
  if (!completed.ok) return { options: castleLanesRules, problems: [completed.problem] };
  const options = completed.value as CastleLanesOptions;
  const problems: Problem[] = [];
  const refuse = (name: string, allowed: string): Problem =>
    optionProblems.report("options/out-of-range", {}, { name, value: String(options[name]), allowed });
  for (const name of ["plainsLength", "forestLength", "mountainsLength"]) {
    if (Number(options[name]) % 2 === 0) continue;
    problems.push(refuse(name, "an even number"));
  }
  if (options.handLimit > 0 && options.handLimit < leastHandLimit) problems.push(refuse("handLimit", limits));
  if (!isActiveSkill(cards, options.activeSkill)) problems.push(refuse("activeSkill", activeSkills));
  for (const { deck = [] } of seats) {
    for (const { card } of deck) {
      if (!Object.hasOwn(cards, card)) problems.push(matchProblems.report("match/unknown-card", { card }, { card }));
    }
  }
  return { options, problems };
}

/** Rules §5.1: every deck must be free of errors under the house rules of the match. */
export function checkCastleLanesSetup(setup: MatchSetup): Problem[] {
  const { options, problems } = readSetup(setup);
  if (problems.length > 0) return problems;
  const found = setup.seats.flatMap(({ deck = [] }) => {
    const entries = deck.map(({ card, count }) => ({
      id: card,
      count,
      card: setup.cards[card] as unknown as CastleLanesCard,
    }));
    return checkDeckRules(castleLanesDeckRules(options), entries);
  });
  return found.filter(({ severity }) => severity === "error");
}
