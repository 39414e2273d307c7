import type { BattleFarmCard } from "../../../../schemas/cards/battle-farm";
import type { Problem } from "../../../../schemas/problem";
import type { MatchSetup } from "../../../core/game";
import { completeOptions } from "../../../core/options";
import { matchProblems, optionProblems } from "../../../core/problems";
import { checkDeckRules } from "../../../decks/check-deck";
import { battleFarmDeckRules } from "../deck";
import { type BattleFarmOptions, battleFarmDefaults, battleFarmOptionSpecs } from "../options";
import { battleFarmProblems } from "../problems";

/** Fertilizers at the start in the later edition, unless a house rule says otherwise. */
const laterFertilizers = 3;

/** The house rules of a match, or why it can't be had with them or without cards that its deck names. */
export function readSetup({ deck = [], options: given, cards }: MatchSetup): {
  options: BattleFarmOptions;
  problems: Problem[];
} {
  const completed = completeOptions(battleFarmOptionSpecs, given);
  if (!completed.ok) return { options: battleFarmDefaults, problems: [completed.problem] };
  const isLater = completed.value["edition"] === "later" && given["startFertilizers"] === undefined;
  const options = {
    ...completed.value,
    ...(isLater ? { startFertilizers: laterFertilizers } : {}),
  } as BattleFarmOptions;
  const refuse = (name: string, allowed: string): Problem =>
    optionProblems.report("options/out-of-range", {}, { name, value: String(options[name]), allowed });
  const problems: Problem[] = [];
  if (options.winLimitOverride > 0 && options.winLimitOverride < 20)
    problems.push(refuse("winLimitOverride", "0, or a whole number from 20 to 999"));
  if (options.handLimit > 0 && options.handLimit < 3)
    problems.push(refuse("handLimit", "0, or a whole number from 3 to 20"));
  for (const { card } of deck) {
    if (!Object.hasOwn(cards, card)) problems.push(matchProblems.report("match/unknown-card", { card }, { card }));
  }
  return { options, problems };
}

/** Rules §4 and §5: the shared deck must be legal for so many players, and there must be a class for each. */
export function checkBattleFarmSetup(setup: MatchSetup): Problem[] {
  const { options, problems } = readSetup(setup);
  if (problems.length > 0) return problems;
  const entries = (setup.deck ?? []).map(({ card, count }) => ({
    id: card,
    count,
    card: setup.cards[card] as unknown as BattleFarmCard,
  }));
  const players = setup.seats.length;
  const errors = checkDeckRules(battleFarmDeckRules(options, players), entries);
  const classes = Object.values(setup.cards).filter(
    (card) => (card as unknown as BattleFarmCard).kind === "class",
  ).length;
  const needed = options.uniqueClasses ? players : 1;
  if (classes < needed)
    errors.push(battleFarmProblems.report("battle-farm/few-classes", {}, { count: classes, needed }));
  return errors.filter(({ severity }) => severity === "error");
}
