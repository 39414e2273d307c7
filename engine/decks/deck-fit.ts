import type { CardFit, DeckLine, SetCard } from "../core/card-game";
import { type Breach, breachesOf } from "./breaches";
import { problemOf } from "./check-deck";
import { isRead, together } from "./deck-lines";
import type { DeckRule, DeckRules, NamedCard } from "./deck-rule";

/**
 * Whether one more copy of a card may come into a deck, asked of card after card: errors that it would bring or make worse speak
 * against it, and nothing that is only missing.
 */
export function deckFits<Card extends NamedCard, Code extends string>(
  rules: DeckRules<Card, Code>,
  lines: readonly DeckLine<Card>[],
): (card: SetCard<Card>) => CardFit {
  const isError = ({ id }: DeckRule<Card>): boolean => rules.area.kinds[id as Code].severity === "error";
  const errors: DeckRules<Card> = { ...rules, rulesFor: (entries) => rules.rulesFor(entries).filter(isError) };
  const deck = together(lines);
  const places = new Map(deck.map(({ id }, at) => [id, at]));
  const before = new Map(breachesOf(errors, deck).map(({ key, finding: { excess } }) => [key, excess]));
  const limits = errors.rulesFor(deck.filter(isRead)).filter((rule) => rule.kind === "copies");
  return ({ id, card }) => {
    const at = places.get(id) ?? deck.length;
    const after = deck.toSpliced(at, 1, { id, card, count: (deck[at]?.count ?? 0) + 1 });
    const [worst] = breachesOf(errors, after)
      .filter(({ key, finding: { excess } }) => excess > Math.max(0, before.get(key) ?? 0))
      .map((breach) => ({ breach, kind: kindOf(breach) }))
      .sort((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind));
    const limit = Math.min(
      ...limits
        .filter(({ among }) => among?.(card, id) ?? true)
        .map(({ limit }) => (typeof limit === "number" ? limit : limit(card, id))),
    );
    return {
      ...(Number.isFinite(limit) && { limit }),
      ...(worst && { unfit: { kind: worst.kind, problem: problemOf(rules, worst.breach) } }),
    };
  };
}

/** What stays so whatever is taken out comes first. */
const kinds = ["foreign", "enough", "full"] as const;

function kindOf<Card>({ rule }: Breach<Card>): (typeof kinds)[number] {
  if (rule.kind === "faction" || rule.kind === "banned") return "foreign";
  // There is one leader; of cards there are many.
  return rule.kind === "count" && rule.max !== 1 ? "full" : "enough";
}
