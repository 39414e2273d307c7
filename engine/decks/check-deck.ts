import type { Problem } from "../../schemas/problem";
import type { DeckBreach, DeckLine, DeckRuleSaid, SetCard } from "../core/card-game";
import { groupBy } from "../core/group-by";
import { repairsOf } from "./deck-repairs";
import type { DeckRule, DeckRules, Entry, Finding, NamedCard, Words } from "./deck-rule";

/** A rule that a deck breaks, and how. */
export interface Breach<Card> {
  rule: DeckRule<Card>;
  finding: Finding<Card>;
  /** What its sentences need; most breaches are only counted, and never told. */
  words(): Words;
  /** Tells it from the deck's other breaches, before and after a repair. */
  key: string;
}

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

/** One line for each card, in the order in which the deck first names them. */
export const together = <Card>(lines: readonly DeckLine<Card>[]): DeckLine<Card>[] =>
  [...groupBy(lines, ({ id }) => id).values()].map((same) => ({ ...same[0]!, count: countCards(same) }));

/** A number of copies that is none counts as the nearest below; what is wrong with it is told where it is read. */
export const countCards = (entries: readonly { count: number }[]): number =>
  entries.reduce((sum, { count }) => sum + Math.max(0, Math.trunc(count) || 0), 0);

export const isRead = <Card>(line: DeckLine<Card>): line is Entry<Card> => line.card !== undefined && line.count > 0;

export function breachesOf<Card>(rules: DeckRules<Card>, deck: readonly DeckLine<Card>[]): Breach<Card>[] {
  const read = deck.filter(isRead);
  const unread = countCards(deck.filter(({ card }) => card === undefined));
  return rules.rulesFor(read).flatMap((rule) => breaches(rule, read, unread));
}

/** Cards that can't be read may be of any kind: nothing is said that might be wrong because of them. */
function breaches<Card>(rule: DeckRule<Card>, all: readonly Entry<Card>[], unread: number): Breach<Card>[] {
  const breach = (more: Partial<Finding<Card>>, words?: Words): Breach<Card> => {
    const entries = more.entries ?? all;
    const finding = { count: countCards(entries), limit: 0, excess: 0, value: "", ...more, entries };
    return {
      rule,
      finding,
      words: () => words ?? rule.words?.(finding) ?? {},
      key: `${rule.id} ${rule.about ?? ""} ${finding.value}`,
    };
  };
  switch (rule.kind) {
    case "count": {
      const { among, min = 0, max = Number.POSITIVE_INFINITY } = rule;
      const entries = among ? all.filter(({ card, id }) => among(card, id)) : all;
      const count = countCards(entries) + (among ? 0 : unread);
      if (all.length === 0 && unread === 0 && !rule.evenEmpty) return [];
      if (count > max) return [breach({ entries, count, limit: max, excess: count - max })];
      const isEnough = count + (among ? unread : 0) >= min;
      return isEnough ? [] : [breach({ entries, count, limit: min, excess: count - min })];
    }
    case "copies": {
      const { among, by, limit } = rule;
      const entries = among ? all.filter(({ card, id }) => among(card, id)) : all;
      return [...groupBy(entries, ({ card, id }) => by(card, id))].flatMap(([value, group]) => {
        const count = countCards(group);
        const most = typeof limit === "number" ? limit : Math.min(...group.map(({ card, id }) => limit(card, id)));
        return count <= most ? [] : [breach({ entries: group, count, limit: most, excess: count - most, value })];
      });
    }
    case "banned":
      return all
        .filter(({ card, id }) => rule.among(card, id))
        .map((entry) => breach({ entries: [entry], excess: entry.count, value: entry.id }));
    case "faction": {
      const leader = all.find(({ card, id }) => rule.leader(card, id));
      const value = leader && rule.valueOf(leader.card);
      if (value === undefined) return [];
      return all
        .filter(({ card, id }) => (rule.among?.(card, id) ?? true) && !rule.leader(card, id) && !rule.fits(card, value))
        .map((entry) => breach({ entries: [entry], excess: entry.count, value: entry.id }));
    }
    case "measure": {
      if (all.length === 0 || unread > 0) return [];
      const { figure, min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = rule;
      const count = figure(all);
      if (count >= min && count <= max) return [];
      const limit = count < min ? min : max;
      return [breach({ entries: [], count, limit, excess: count - limit })];
    }
    case "relation":
      return unread > 0
        ? []
        : rule.find(all).map(({ words, ...found }) => breach({ ...found, excess: countCards(found.entries) }, words));
  }
}
