import type { Problem } from "../../schemas/problem";
import type { DeckBreach, DeckLine, DeckRuleSaid, SetCard } from "../core/card-game";
import { groupBy } from "../core/group-by";
import { type Breach, breachesOf } from "./breaches";
import { isRead, together } from "./deck-lines";
import { repairsOf } from "./deck-repairs";
import type { DeckRule, DeckRules, NamedCard } from "./deck-rule";

/**
 * Everything in which a deck breaks its rules, rule by rule, with what would mend it: taking cards out, or adding cards
 * of the set. Lines of the same card count as one.
 */
export function checkDeckRules<Card extends NamedCard, Code extends string>(
  rules: DeckRules<Card, Code>,
  lines: readonly DeckLine<Card>[],
  set: () => readonly SetCard<Card>[] = () => [],
): Problem[] {
  const deck = together(lines);
  return breachesOf(rules, deck).map((breach): Problem => {
    const problem = problemOf(rules, breach);
    const repairs = repairsOf(rules, deck, breach, set());
    return { ...problem, ...(repairs.length > 0 ? { repairs } : {}) };
  });
}

/** The same, only counted. */
export const deckBreaches = <Card extends NamedCard, Code extends string>(
  rules: DeckRules<Card, Code>,
  lines: readonly DeckLine<Card>[],
): DeckBreach[] =>
  breachesOf(rules, together(lines)).map((breach) => {
    const { rule, finding, key } = breach;
    let told: Problem | undefined;
    return {
      get problem() {
        told ??= problemOf(rules, breach);
        return told;
      },
      severity: rules.area.kinds[rule.id as Code].severity,
      key,
      excess: finding.excess,
      cards: cardsOf(breach),
      isCount: rule.kind === "count",
    };
  });

/** The rules that a deck must keep to, each with how it keeps to it. */
export const deckRulesSaid = <Card extends NamedCard, Code extends string>(
  rules: DeckRules<Card, Code>,
  lines: readonly DeckLine<Card>[],
): DeckRuleSaid[] => {
  const deck = together(lines);
  const keyOf = ({ id, about = "" }: DeckRule<Card>): string => `${id} ${about}`;
  const broken = groupBy(breachesOf(rules, deck), ({ rule }) => keyOf(rule));
  const asked = rules.rulesFor(deck.filter(isRead)).filter(asksForSomething);
  return asked.map((rule) => ({
    key: keyOf(rule),
    severity: rules.area.kinds[rule.id].severity,
    says: rule.says,
    breaches: (broken.get(keyOf(rule)) ?? []).map((breach) => problemOf(rules, breach)),
  }));
};

/** House rules may have turned a rule off. */
const asksForSomething = <Card>(rule: DeckRule<Card>): boolean =>
  rule.kind !== "count" || (rule.min ?? 0) > 0 || rule.max !== undefined;

export function problemOf<Card, Code extends string>(rules: DeckRules<Card, Code>, breach: Breach<Card>): Problem {
  const { rule, words } = breach;
  const cards = cardsOf(breach);
  const [first] = cards;
  const isOfDeck = rule.kind === "count" || rule.kind === "measure" || first === undefined;
  const where = isOfDeck ? { field: "/cards" } : { card: first };
  return { ...rules.area.report(rule.id as Code, where, words()), cards };
}

/** The cards of which there are too many. */
const cardsOf = <Card>({ finding: { excess, entries } }: Breach<Card>): string[] =>
  excess < 0 ? [] : entries.map(({ id }) => id);
