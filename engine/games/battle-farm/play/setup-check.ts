import type { Problem } from "../../../../schemas/problem";
import type { MatchSetup } from "../../../core/game";
import { linesOf, misfit } from "../../../core/match-setup";
import type { Options as Asked } from "../../../core/options";
import { checkDeckRules } from "../../../decks/check-deck";
import type { Card } from "../card-schema";
import { deckRules } from "../deck";
import type { Options } from "../options";
import { report } from "../problems";

type Setup = MatchSetup<Card, Options>;

/** Fertilizers at the start in the later edition, unless a house rule says otherwise. */
const laterFertilizers = 3;

export const implied = ({ edition }: Options, asked: Asked): Partial<Options> =>
  edition === "later" && asked["startFertilizers"] === undefined ? { startFertilizers: laterFertilizers } : {};

export function misfits({ options }: Setup): Problem[] {
  const { winLimitOverride: limit, handLimit } = options;
  return [
    ...(limit > 0 && limit < 20 ? [misfit(options, "winLimitOverride", "0, or a whole number from 20 to 999")] : []),
    ...(handLimit > 0 && handLimit < 3 ? [misfit(options, "handLimit", "0, or a whole number from 3 to 20")] : []),
  ];
}

export const classesIn = (cards: Setup["cards"]): string[] =>
  Object.entries(cards).flatMap(([id, { kind }]) => (kind === "class" ? [id] : []));

/** Rules §4 and §5: the shared deck must be legal for so many players, and there must be a class for each. */
export function checkSetup({ seats, deck, options, cards }: Setup): Problem[] {
  const problems = checkDeckRules(deckRules(options, seats.length), linesOf(deck, cards));
  const count = classesIn(cards).length;
  const needed = options.uniqueClasses ? seats.length : 1;
  return count < needed ? [...problems, report("battle-farm/few-classes", {}, { count, needed })] : problems;
}
