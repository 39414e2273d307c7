import type { DeckLine } from "../core/card-game";
import { groupBy } from "../core/group-by";
import { countCards, isRead } from "./deck-lines";
import type { DeckRule, DeckRules, Entry, Finding, Words } from "./deck-rule";

/** A rule that a deck breaks, and how. */
export interface Breach<Card> {
  rule: DeckRule<Card>;
  finding: Finding<Card>;
  /** What its sentences need; most breaches are only counted, and never told. */
  words(): Words;
  /** Tells it from the deck's other breaches, before and after a repair. */
  key: string;
}

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
