import type { FlaskCard } from "../../../schemas/cards/flask";
import type { Problem } from "../../../schemas/problem";
import type { DeckCard } from "../../core/card-game";
import { formatCode } from "../../core/composition";
import { groupBy } from "../../core/group-by";
import { plural } from "../../core/rich-text";
import { checkDeckRules } from "../../decks/check-deck";
import type { DeckRule } from "../../decks/deck-rule";
import { anatomyOf, componentsOf, isHandWritten } from "./anatomy";
import { type FlaskOptions, flaskDefaults } from "./options";
import { flaskProblems } from "./problems";

type Entry = DeckCard<FlaskCard>;

const { report } = flaskProblems;
const codeOf = (card: FlaskCard): string => formatCode(componentsOf(card), card.composition);
const isComposed = (card: FlaskCard): boolean => !isHandWritten(card);
/** Whether a card takes anything from anybody: what Attack and Sabotage do. */
const attacks = (card: FlaskCard): boolean =>
  isComposed(card) && anatomyOf(card).effects.some(({ tree }) => /"(lose|discard|mill)":/.test(JSON.stringify(tree)));
const nameOf = ({ card, id }: Entry): string => card.name.trim() || id;

/** Rules §4 D1, D2 and W2. What concerns a single card is checked with it. */
const flaskDeckRules = ({ deckSize, maxSimilar }: FlaskOptions): readonly DeckRule<FlaskCard>[] => [
  {
    kind: "size",
    min: deckSize,
    max: deckSize,
    say({ count, excess }) {
      const repair = excess < 0 ? `Add ${plural(-excess, "card")}.` : `Take out ${plural(excess, "card")}.`;
      return report("flask/deck-size", { field: "/cards" }, { count, size: deckSize, repair });
    },
  },
  {
    kind: "copies",
    among: isComposed,
    by: codeOf,
    limit: maxSimilar,
    say({ entries, count, excess, value }) {
      const names = [...new Set(entries.map(nameOf))].join(", ");
      const params = { count, code: value || "(none)", names, max: maxSimilar, excess };
      return report("flask/too-many-similar", { card: entries[0]!.id }, params);
    },
  },
  {
    kind: "banned",
    among: isHandWritten,
    say: ({ entries: [entry] }) => report("flask/hand-written", { card: entry!.id }, { card: nameOf(entry!) }),
  },
  {
    kind: "required",
    among: attacks,
    min: 1,
    say: () => report("flask/no-attack", {}),
  },
];

export function checkFlaskDeck(
  _name: string,
  entries: readonly Entry[],
  options: FlaskOptions = flaskDefaults,
): Problem[] {
  const [size, similar, byHand, attack] = flaskDeckRules(options).map((rule) => checkDeckRules([rule], entries));
  return [...size!, ...similar!, ...byHand!, ...noteSimilar(entries), ...attack!, ...checkNames(entries)];
}

/** Rules §4 W5. */
function noteSimilar(entries: readonly Entry[]): Problem[] {
  const composed = entries.filter(({ card }) => isComposed(card));
  return [...groupBy(composed, ({ card }) => codeOf(card)).values()].flatMap(([first, ...others]) =>
    others.map((other) => report("flask/similar-entries", { card: other.id }, { a: nameOf(first!), b: nameOf(other) })),
  );
}

/** Rules §4 W4. */
function checkNames(entries: readonly Entry[]): Problem[] {
  const byName = groupBy(entries, nameOf);
  return [...byName]
    .filter(([, group]) => new Set(group.map(({ card }) => codeOf(card))).size > 1)
    .map(([name, group]) => report("flask/same-name", { card: group[1]!.id }, { name }));
}
