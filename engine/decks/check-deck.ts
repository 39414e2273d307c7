import { groupBy } from "../core/group-by";
import { plural } from "../core/rich-text";
import type { DeckProblem, DeckRule, Entry, Finding } from "./deck-rule";

/** Everything in which a deck breaks its rules, rule by rule. */
export function checkDeckRules<Card>(rules: readonly DeckRule<Card>[], entries: readonly Entry<Card>[]): DeckProblem[] {
  return rules.flatMap((rule) =>
    findingsOf(rule, entries).map((finding): DeckProblem => {
      const problem = rule.say(finding);
      const cards = finding.excess < 0 ? [] : finding.entries.map(({ id }) => id);
      return { ...problem, cards, repairs: repairsOf(rule, finding, problem.hint) };
    }),
  );
}

export const countCards = (entries: readonly Entry<unknown>[]): number =>
  entries.reduce((sum, { count }) => sum + count, 0);

function findingsOf<Card>(rule: DeckRule<Card>, all: readonly Entry<Card>[]): Finding<Card>[] {
  const { among } = rule;
  const entries = among ? all.filter(({ card, id }) => among(card, id)) : all;
  const count = countCards(entries);
  const found = (more: Partial<Finding<Card>>): Finding<Card> => ({
    entries,
    count,
    limit: 0,
    excess: 0,
    value: "",
    ...more,
  });
  switch (rule.kind) {
    case "size": {
      const limit = count < rule.min ? rule.min : rule.max;
      return count >= rule.min && count <= rule.max ? [] : [found({ limit, excess: count - limit })];
    }
    case "copies": {
      const { by, limit } = rule;
      return [...groupBy(entries, ({ card, id }) => by(card, id))].flatMap(([value, group]) => {
        const [n, most] = [
          countCards(group),
          typeof limit === "number" ? limit : Math.min(...group.map(({ card }) => limit(card))),
        ];
        return n <= most ? [] : [found({ entries: group, count: n, limit: most, excess: n - most, value })];
      });
    }
    case "banned":
      return entries.map((entry) => found({ entries: [entry], count: entry.count, excess: entry.count }));
    case "required": {
      const isAsked = all.length > 0 || rule.evenEmpty === true;
      return isAsked && count < rule.min ? [found({ limit: rule.min, excess: count - rule.min })] : [];
    }
    case "faction": {
      const leader = all.find(({ card, id }) => rule.leader(card, id));
      if (!leader) return [];
      const value = rule.nameOf(leader.card);
      const strays = entries.filter(({ card }) => (rule.of(card) ?? value) !== value);
      return strays.map((entry) => found({ entries: [entry], count: entry.count, excess: entry.count, value }));
    }
  }
}

/** What to do, card by card where that is clear; otherwise the game's hint. */
function repairsOf<Card>(rule: DeckRule<Card>, { entries, excess }: Finding<Card>, hint: string | undefined): string[] {
  if (rule.kind === "size" || rule.kind === "required") {
    return excess < 0
      ? [`Add ${plural(-excess, "card")}.`, ...(rule.kind === "required" && hint ? [hint] : [])]
      : [`Take out ${plural(excess, "card")}.`];
  }
  return entries.map(({ id, count }) => `Take out ${Math.min(excess, count)} × ${id}.`);
}
