import { ownValue } from "../../../../schemas/own-value";
import type { Problem } from "../../../../schemas/problem";
import type { MatchSetup } from "../../../core/game";
import { spelledOut } from "../../../core/keywords";
import { linesOf, misfit } from "../../../core/match-setup";
import { checkDeckRules } from "../../../decks/check-deck";
import type { Card } from "../card-schema";
import { deckRules } from "../deck";
import { defaults, type Options } from "../options";

type Setup = MatchSetup<Card, Options>;

const leastHandLimit = 3;
const limits = `0 for no limit, or a whole number from ${leastHandLimit} to 20`;
const activeSkills = "a skill of the set that asks for no target, by its id, or “none”";

/** Whether a skill can be always at hand: nobody names its targets (rules §3 `activeSkill`). */
function isActiveSkill(cards: Setup["cards"], id: string): boolean {
  const card = ownValue(cards, id);
  // A set without the usual skill, Rush, plays without one.
  if (!card) return id === "none" || id === defaults.activeSkill;
  return card.type === "skill" && (spelledOut(card).abilities ?? []).every(({ targets = [] }) => targets.length === 0);
}

export function misfits({ options, cards }: Setup): Problem[] {
  const odd = (["plainsLength", "forestLength", "mountainsLength"] as const).filter((name) => options[name] % 2 !== 0);
  const isTight = options.handLimit > 0 && options.handLimit < leastHandLimit;
  return [
    ...odd.map((name) => misfit(options, name, "an even number")),
    ...(isTight ? [misfit(options, "handLimit", limits)] : []),
    ...(isActiveSkill(cards, options.activeSkill) ? [] : [misfit(options, "activeSkill", activeSkills)]),
  ];
}

/** Rules §5.1: every deck must be free of errors under the house rules of the match. */
export const checkSetup = ({ seats, options, cards }: Setup): Problem[] =>
  seats.flatMap(({ deck }) => checkDeckRules(deckRules(options), linesOf(deck, cards)));
