import type { Problem } from "../../../../schemas/problem";
import type { MatchSetup } from "../../../core/game";
import { linesOf } from "../../../core/match-setup";
import { checkDeckRules } from "../../../decks/check-deck";
import type { Card } from "../card-schema";
import { deckRules } from "../deck";
import type { Options } from "../options";
import { report } from "../problems";
import { makeSpace } from "./make-space";

type Setup = MatchSetup<Card, Options>;

/** Fields that can't be. */
export function misfits({ options, seats }: Setup): Problem[] {
  const space = makeSpace(options, seats.length);
  const reasons = typeof space === "string" ? [space] : [];
  if (options.queenDistance % 500 !== 0) reasons.push("“queenDistance” goes in steps of 500");
  return reasons.map((reason) => report("garden-incursion/bad-field", {}, { reason }));
}

/** A deck that nobody leads: there is no queen to begin with. */
export function undealable({ seats, cards }: Setup): Problem[] {
  const isLed = ({ deck }: Setup["seats"][number]): boolean =>
    linesOf(deck, cards).some(({ card }) => card.type === "queen");
  if (seats.every(isLed)) return [];
  const repair = "Add the queen of the tribe you want to lead.";
  return [report("garden-incursion/queen-count", {}, { count: 0, repair })];
}

/** Rules §4: every deck must be free of errors under the house rules of the match, and the tribes be different where that is asked for. */
export function checkSetup({ options, seats, cards }: Setup): Problem[] {
  const decks = seats.map(({ deck }) => linesOf(deck, cards));
  const rules = deckRules(options, seats.length);
  const found: Problem[] = decks.flatMap((lines) => checkDeckRules(rules, lines));
  const tribes = decks.map((lines) => lines.find(({ card }) => card.type === "queen")?.card.tribe);
  const twice = tribes.find((tribe, n) => tribe !== undefined && tribes.indexOf(tribe) !== n);
  if (twice !== undefined && options.sameTribe === "forbid")
    found.push(report("garden-incursion/same-tribe", {}, { tribe: twice }));
  return found;
}
